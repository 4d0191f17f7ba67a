import { type Catalogue, type Skin, say } from '@sextant/scene'
import {
  type BuilderField,
  type ChoiceField,
  type ListField,
  type NumericField,
  type Sheet,
  type TextField,
  withValue,
} from '@sextant/scene/builder'
import { useId } from 'preact/hooks'
import { ChoiceSelect } from './choice-select.tsx'
import { ListFields } from './list-fields.tsx'
import './builder.css'

export interface BuilderFormProps {
  readonly item: unknown
  readonly sheet: Sheet
  readonly skin: Skin
  readonly catalogue: Catalogue
  readonly onChange: (item: unknown) => void
  /** A part of the diagrams is pointed at by its field, or no longer. */
  readonly onPoint?: (part: string | undefined) => void
}

/** What can be changed of an item, group by group, and what is wrong with it, beside the field it is about. */
export function BuilderForm(props: BuilderFormProps) {
  const { sheet, catalogue } = props
  const nameOf = ({ group }: BuilderField) => (group === undefined ? '' : say(group, catalogue))
  const groups = [...new Set(sheet.fields.map(nameOf))]
  return (
    <div class="builder-form">
      {groups.map(group => {
        const fields = sheet.fields
          .filter(field => nameOf(field) === group)
          .map((field, number) => <Field key={`${field.at}/${number}`} field={field} {...props} />)
        if (group === '') return fields
        if (sheet.fields.some(field => nameOf(field) === group && field.folded))
          return (
            <details key={group} class="builder-group">
              <summary>{group}</summary>
              {fields}
            </details>
          )
        return (
          <fieldset key={group} class="builder-group">
            <legend>{group}</legend>
            {fields}
          </fieldset>
        )
      })}
      <Faults sheet={sheet} catalogue={catalogue} />
    </div>
  )
}

function Field({ field, ...props }: BuilderFormProps & { readonly field: BuilderField }) {
  switch (field.kind) {
    case 'choice':
      return <Choice field={field} {...props} />
    case 'number':
      return <Amount field={field} {...props} />
    case 'text':
      return <Words field={field} {...props} />
    case 'list':
      return <List field={field} {...props} />
  }
}

function Choice({
  field,
  item,
  catalogue,
  onChange,
  onPoint,
}: BuilderFormProps & { readonly field: ChoiceField }) {
  const id = useId()
  const point = (on: boolean) => onPoint?.(on ? field.part : undefined)
  return (
    <div
      class="builder-field"
      onPointerEnter={() => point(true)}
      onPointerLeave={() => point(false)}
      onFocusCapture={() => point(true)}
      onBlurCapture={() => point(false)}
    >
      <label for={id}>{say(field.name, catalogue)}</label>
      <ChoiceSelect
        id={id}
        field={field}
        catalogue={catalogue}
        onChoose={({ value }) => onChange(withValue(item, field.at, value))}
      />
    </div>
  )
}

function Amount({ field, item, catalogue, onChange }: BuilderFormProps & { readonly field: NumericField }) {
  const { at, min, max, step, value } = field
  return (
    <label class="builder-field">
      <span>{say(field.name, catalogue)}</span>
      <input
        type="number"
        class="figures"
        {...{ min, max, step, value }}
        onChange={event => {
          const given = event.currentTarget.valueAsNumber
          if (Number.isFinite(given)) onChange(withValue(item, at, Math.min(max, Math.max(min, given))))
        }}
      />
    </label>
  )
}

function Words({ field, item, catalogue, onChange }: BuilderFormProps & { readonly field: TextField }) {
  return (
    <label class="builder-field">
      <span>{say(field.name, catalogue)}</span>
      <input
        value={field.value}
        maxLength={field.most}
        onInput={event => onChange(withValue(item, field.at, event.currentTarget.value))}
      />
    </label>
  )
}

function List({ field, item, skin, catalogue, onChange }: BuilderFormProps & { readonly field: ListField }) {
  return <ListFields field={field} item={item} skin={skin} catalogue={catalogue} onChange={onChange} />
}

function Faults({ sheet: { faults }, catalogue }: Pick<BuilderFormProps, 'sheet' | 'catalogue'>) {
  return (
    <div class="builder-faults" role="status">
      {faults.map(({ at, text }, number) => (
        <p key={`${at}/${number}`}>{say(text, catalogue)}</p>
      ))}
    </div>
  )
}
