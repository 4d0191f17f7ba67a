import { type OptionPart, say } from '@sextant/scene'
import { catalogueOf } from '../../i18n/game-texts.ts'
import { t } from '../../i18n/texts.ts'
import { SkinIcon } from '../../ui/skin-icon.tsx'
import type { Chosen, GameSetup } from './game-setup.ts'
import './setup.css'

interface PartFieldsProps {
  readonly setup: GameSetup
  readonly scenario: string
  readonly chosen: Chosen
  readonly onChange: (chosen: Chosen) => void
}

/** The parts of a match that come in several variants: each side's ship or team. */
export function PartFields({ setup, scenario, chosen, onChange }: PartFieldsProps) {
  const parts = setup.parts.filter(({ builder }) => builder === undefined)
  if (parts.length === 0) return null
  const catalogue = catalogueOf(setup.texts)

  function choose(at: string, id: string, usual: string | undefined): void {
    const { [at]: _old, ...others } = chosen
    onChange(id === (usual ?? '') ? others : { ...others, [at]: id })
  }

  const field = (part: OptionPart) => {
    const usual = setup.variantIn(scenario, part, chosen)
    const current = part.variants.find(({ id }) => id === (chosen[part.at] ?? usual))
    return (
      <label key={part.at} class="player-field">
        <span class="row">
          {current?.icon && <SkinIcon icon={setup.skin.icons[current.icon]} />}
          <strong>{say(part.name, catalogue)}</strong>
        </span>
        <select
          value={current?.id ?? ''}
          onChange={event => choose(part.at, event.currentTarget.value, usual)}
        >
          {usual === undefined && <option value="">{t('setup.parts.own')}</option>}
          {part.variants.map(({ id, name }) => (
            <option key={id} value={id}>
              {say(name, catalogue)}
            </option>
          ))}
        </select>
        <p class="muted">{current?.about && say(current.about, catalogue)}</p>
      </label>
    )
  }

  const offered = parts.filter(part => !part.group || setup.hasPart(scenario, part, chosen))
  const plain = offered.filter(part => !part.group)
  const groupOf = ({ group }: OptionPart) => group && say(group, catalogue)
  const groups = [...new Set(offered.flatMap(part => groupOf(part) ?? []))]
  return (
    <fieldset class="card">
      {plain.length > 1 && <legend class="setup-legend">{t('setup.parts')}</legend>}
      {plain.map(field)}
      {groups.map(name => (
        <details key={name} class="part-group">
          <summary>{name}</summary>
          {offered.filter(part => groupOf(part) === name).map(field)}
        </details>
      ))}
    </fieldset>
  )
}
