import { type Catalogue, say } from '@sextant/scene'
import type { Alternative, ChoiceField } from '@sextant/scene/builder'

interface ChoiceSelectProps {
  readonly field: ChoiceField
  readonly catalogue: Catalogue
  /** Of a label outside, where it has none of its own. */
  readonly id?: string
  readonly label?: string
  readonly onChoose: (alternative: Alternative) => void
}

/** No alternative has this id: it stands for what is none of them. */
const OTHER = ' '

/** One of the alternatives of a field, in their groups. */
export function ChoiceSelect({ field, catalogue, id, label, onChoose }: ChoiceSelectProps) {
  const { alternatives, chosen, otherwise } = field
  return (
    <select
      {...(id !== undefined && { id })}
      {...(label !== undefined && { 'aria-label': label, title: label })}
      value={chosen ?? OTHER}
      onChange={event => {
        const found = alternatives.find(one => one.id === event.currentTarget.value)
        if (found) onChoose(found)
      }}
    >
      {chosen === undefined && (
        <option value={OTHER} disabled>
          {otherwise === undefined ? '–' : say(otherwise, catalogue)}
        </option>
      )}
      <Alternatives of={alternatives} catalogue={catalogue} />
    </select>
  )
}

export function Alternatives({
  of,
  catalogue,
}: {
  readonly of: readonly Alternative[]
  readonly catalogue: Catalogue
}) {
  const groupOf = ({ group }: Alternative) => (group === undefined ? '' : say(group, catalogue))
  const groups = [...new Set(of.map(groupOf))]
  return (
    <>
      {groups.map(group => {
        const options = of
          .filter(alternative => groupOf(alternative) === group)
          .map(({ id, name }) => (
            <option key={id} value={id}>
              {say(name, catalogue)}
            </option>
          ))
        return group === '' ? (
          options
        ) : (
          <optgroup key={group} label={group}>
            {options}
          </optgroup>
        )
      })}
    </>
  )
}
