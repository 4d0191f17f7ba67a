import type { Catalogue } from '@sextant/scene'
import type { ComponentChildren } from 'preact'
import { useId } from 'preact/hooks'
import { playerName } from '../match/seat-name.ts'
import type { Program } from '../match/session.ts'
import { PERSON } from '../store/store.ts'
import { named } from '../words/game-words.ts'
import { t } from '../words/words.ts'

interface PlayerFieldProps {
  readonly mark: ComponentChildren
  readonly name: string
  readonly player: string
  readonly programs: readonly Program[]
  readonly catalogue: Catalogue
  readonly onChange: (player: string) => void
}

/** Who sits at one seat: a person, or a program and how well it plays. */
export function PlayerField({ mark, name, player, programs, catalogue, onChange }: PlayerFieldProps) {
  const field = useId()
  const program = programs.find(({ id }) => id === player)
  return (
    <div class="player-field">
      <label for={field} class="row">
        {mark}
        <strong>{name}</strong>
      </label>
      <select id={field} value={player} onChange={event => onChange(event.currentTarget.value)}>
        <option value={PERSON}>{t('player.person')}</option>
        <optgroup label={t('player.programs')}>
          {programs.map(({ id }) => (
            <option key={id} value={id}>
              {playerName(id, programs, catalogue)}
            </option>
          ))}
        </optgroup>
      </select>
      <p class="muted">
        {program ? named(catalogue, 'bot.about', program.id, program.about) : t('player.person.about')}
      </p>
    </div>
  )
}
