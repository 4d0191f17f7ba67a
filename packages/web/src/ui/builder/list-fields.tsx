import { type Catalogue, type Skin, say } from '@sextant/scene'
import { type ListField, withEntry, withoutEntry, withValue } from '@sextant/scene/builder'
import { X } from 'lucide'
import { useRef } from 'preact/hooks'
import { t } from '../../i18n/texts.ts'
import { Icon } from '../icon.tsx'
import { SkinIcon } from '../skin-icon.tsx'
import { Alternatives, ChoiceSelect } from './choice-select.tsx'

interface ListFieldsProps {
  readonly field: ListField
  readonly item: unknown
  readonly skin: Skin
  readonly catalogue: Catalogue
  readonly onChange: (item: unknown) => void
}

/** A list that entries are added to and removed from, each with fields of its own. */
export function ListFields({ field, item, skin, catalogue, onChange }: ListFieldsProps) {
  const adding = useRef<HTMLSelectElement>(null)
  const name = say(field.name, catalogue)
  const addName = say(field.addName, catalogue)
  return (
    <div class="builder-list">
      <ol aria-label={name}>
        {field.entries.map((entry, index) => {
          const called = say(entry.name, catalogue)
          return (
            <li key={index}>
              {entry.icon !== undefined && <SkinIcon icon={skin.icons[entry.icon]} />}
              <div class="builder-entry">
                {entry.fields.length === 0 && called}
                {entry.fields.map((own, number) => (
                  <ChoiceSelect
                    key={number}
                    field={own}
                    catalogue={catalogue}
                    label={t('builder.entryField', { number: index + 1, name: say(own.name, catalogue) })}
                    onChoose={({ value }) => onChange(withValue(item, own.at, value))}
                  />
                ))}
              </div>
              <button
                type="button"
                class="quiet"
                aria-label={t('builder.remove', { number: index + 1, name: called })}
                title={t('builder.remove', { number: index + 1, name: called })}
                onClick={() => {
                  // The focus would be lost with the button.
                  adding.current?.focus()
                  onChange(withoutEntry(item, field, index))
                }}
              >
                <Icon of={X} />
              </button>
            </li>
          )
        })}
      </ol>
      <select
        ref={adding}
        class="builder-add"
        aria-label={addName}
        value=""
        disabled={field.entries.length >= field.most}
        onChange={event => {
          const found = field.add.find(({ id }) => id === event.currentTarget.value)
          event.currentTarget.value = ''
          if (found) onChange(withEntry(item, field, found))
        }}
      >
        <option value="" disabled>
          {addName}
        </option>
        <Alternatives of={field.add} catalogue={catalogue} />
      </select>
    </div>
  )
}
