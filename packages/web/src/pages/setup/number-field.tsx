import { type Catalogue, type Setting, say } from '@sextant/scene'
import { useState } from 'preact/hooks'
import { t } from '../../i18n/texts.ts'
import { fitted } from './game-setup.ts'

interface NumberFieldProps {
  readonly setting: Setting
  readonly usual: number
  readonly value: number
  readonly catalogue: Catalogue
  readonly onChange: (value: number) => void
}

/** A number of the rules, with its range; one that does not fit becomes the nearest that does, and the field says so. */
export function NumberField({ setting, usual, value, catalogue, onChange }: NumberFieldProps) {
  const [refused, setRefused] = useState<number>()
  const { min, max, step, name } = setting
  return (
    <label class="number-field" data-changed={value !== usual}>
      <span>{say(name, catalogue)}</span>
      <input
        type="number"
        class="figures"
        {...{ min, max, step }}
        value={value}
        onChange={event => {
          const given = event.currentTarget.valueAsNumber
          if (!Number.isFinite(given)) return
          const fitting = fitted(given, setting)
          event.currentTarget.value = String(fitting)
          setRefused(fitting === given ? undefined : given)
          onChange(fitting)
        }}
        // A field that was emptied, or filled with no number, shows again what counts.
        onBlur={event => {
          if (!Number.isFinite(event.currentTarget.valueAsNumber)) event.currentTarget.value = String(value)
        }}
      />
      <span class="muted figures">
        {step === 1 ? t('setup.range', { min, max }) : t('setup.range.step', { min, max, step })}
        {value !== usual && ` · ${t('setup.usual', { usual })}`}
      </span>
      <span class="number-refused" role="status">
        {refused !== undefined && t('setup.refused', { given: refused, value })}
      </span>
    </label>
  )
}
