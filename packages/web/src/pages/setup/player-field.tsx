import { namesOf } from '@sextant/games/names'
import { PERSON } from '@sextant/session'
import type { ComponentChildren } from 'preact'
import { useId } from 'preact/hooks'
import { playerIn } from '../../i18n/game-names.ts'
import { inLanguage } from '../../i18n/game-title.ts'
import { knownText, t } from '../../i18n/texts.ts'
import { Face } from '../../ui/face.tsx'
import { Stars } from '../../ui/stars.tsx'
import type { GameSetup } from './game-setup.ts'

interface PlayerFieldProps {
  readonly game: string
  readonly setup: Pick<GameSetup, 'bots' | 'portraits'>
  readonly mark: ComponentChildren
  readonly name: string
  readonly player: string
  /** Another seat before this one is a person's already: that one is you. */
  readonly another: boolean
  readonly onChange: (player: string) => void
}

/** Who sits at one seat: you, another person, or a bot with its face, its strength and its character. */
export function PlayerField({ game, setup, mark, name, player, another, onChange }: PlayerFieldProps) {
  const field = useId()
  const own = namesOf(game)?.bots ?? {}
  const isOwn = (id: string) => Object.hasOwn(own, id)
  const ids = setup.bots.map(({ id }) => id)
  const others = ids.filter(id => !isOwn(id))
  const options = (some: readonly string[]) =>
    some.map(id => (
      <option key={id} value={id}>
        {playerIn(game, id)}
      </option>
    ))
  return (
    <div class="player-field">
      <label for={field} class="row">
        {mark}
        <strong>{name}</strong>
      </label>
      <select id={field} value={player} onChange={event => onChange(event.currentTarget.value)}>
        <option value={PERSON}>{t(another ? 'player.human' : 'player.person')}</option>
        {others.length < ids.length && (
          <optgroup label={t('player.bots')}>{options(ids.filter(isOwn))}</optgroup>
        )}
        <optgroup label={t(others.length < ids.length ? 'player.more' : 'player.bots')}>
          {options(others)}
        </optgroup>
      </select>
      {player === PERSON ? (
        <p class="muted">{t(another ? 'player.human.about' : 'player.person.about')}</p>
      ) : (
        <div class="player-bot">
          <Face info={setup} bot={player} />
          <p class="muted">
            <Stars count={own[player]?.stars} /> {aboutOf(own[player], player)}
          </p>
        </div>
      )}
    </div>
  )
}

function aboutOf(bot: { readonly about: Parameters<typeof inLanguage>[0] } | undefined, id: string): string {
  return bot ? inLanguage(bot.about) : (knownText(`bot.about.${id}`) ?? '')
}
