import type { BotCard } from '@sextant/engine'
import type { Catalogue } from '@sextant/scene'
import { PERSON } from '@sextant/session'
import type { ComponentChildren } from 'preact'
import { useId } from 'preact/hooks'
import { named } from '../../i18n/game-texts.ts'
import { playerName } from '../../i18n/seat-name.ts'
import { t } from '../../i18n/texts.ts'

interface PlayerFieldProps {
  readonly mark: ComponentChildren
  readonly name: string
  readonly player: string
  readonly bots: readonly BotCard[]
  readonly catalogue: Catalogue
  readonly onChange: (player: string) => void
}

/** Who sits at one seat: a person, or a bot and how well it plays. */
export function PlayerField({ mark, name, player, bots, catalogue, onChange }: PlayerFieldProps) {
  const field = useId()
  const bot = bots.find(({ id }) => id === player)
  return (
    <div class="player-field">
      <label for={field} class="row">
        {mark}
        <strong>{name}</strong>
      </label>
      <select id={field} value={player} onChange={event => onChange(event.currentTarget.value)}>
        <option value={PERSON}>{t('player.person')}</option>
        <optgroup label={t('player.bots')}>
          {bots.map(({ id }) => (
            <option key={id} value={id}>
              {playerName(id, bots, catalogue)}
            </option>
          ))}
        </optgroup>
      </select>
      <p class="muted">{bot ? named(catalogue, 'bot.about', bot.id, bot.about) : t('player.person.about')}</p>
    </div>
  )
}
