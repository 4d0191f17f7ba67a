import { visibleName } from '@sextant/engine'
import { say } from '@sextant/scene'
import { useEffect, useState } from 'preact/hooks'
import { catalogueOf } from '../../i18n/game-texts.ts'
import { counted, t } from '../../i18n/texts.ts'
import { notify } from '../../notices/notice.ts'
import { pageStore } from '../../store/page-store.ts'
import type { Ruleset } from '../../store/store.ts'
import type { Changes, Chosen, GameSetup } from './game-setup.ts'
import { NumberField } from './number-field.tsx'
import { rulesetOf } from './ruleset.ts'

interface RulesFieldsProps {
  readonly game: string
  readonly setup: GameSetup
  readonly scenario: string
  readonly chosen: Chosen
  readonly changes: Changes
  readonly onChange: (changes: Changes) => void
}

/** Stands for numbers that were not stored; no stored rules are called so, as names are trimmed. */
const OWN = ' '

/** The numbers of the rules that may be changed for a match, and sets of them stored under a name. */
export function RulesFields({ game, setup, scenario, chosen, changes, onChange }: RulesFieldsProps) {
  const catalogue = catalogueOf(setup.texts)
  const fields = setup.settings.flatMap(setting => {
    const usual = setup.valueOf(scenario, setting, chosen)
    return usual === undefined || setting.besideParts ? [] : [{ setting, usual }]
  })
  const number = Object.keys(changes).length
  const [open, setOpen] = useState(number > 0)
  if (fields.length === 0) return null

  function set(at: string, value: number, usual: number): void {
    const { [at]: _old, ...others } = changes
    onChange(value === usual ? others : { ...others, [at]: value })
  }

  const groups = [...new Set(fields.map(({ setting }) => say(setting.group, catalogue)))]
  return (
    <details class="card" open={open} onToggle={event => setOpen(event.currentTarget.open)}>
      <summary>
        {t('setup.rules')} <span class="muted">{number > 0 && counted('setup.changed', number)}</span>
      </summary>
      <Rulesets game={game} changes={changes} onChange={onChange} />
      {groups.map(group => (
        <fieldset key={group} class="rules-group">
          <legend>{group}</legend>
          {fields
            .filter(({ setting }) => say(setting.group, catalogue) === group)
            .map(({ setting, usual }) => (
              <NumberField
                key={setting.at}
                setting={setting}
                usual={usual}
                value={changes[setting.at] ?? usual}
                catalogue={catalogue}
                onChange={value => set(setting.at, value, usual)}
              />
            ))}
        </fieldset>
      ))}
    </details>
  )
}

function Rulesets({ game, changes, onChange }: Pick<RulesFieldsProps, 'game' | 'changes' | 'onChange'>) {
  const [sets, setSets] = useState<readonly Ruleset[]>([])
  const [name, setName] = useState('')
  const reload = async () => setSets(await pageStore().rulesets(game))
  useEffect(() => void reload(), [game])

  async function save(): Promise<void> {
    const trimmed = visibleName(name)
    await pageStore().saveRuleset({ game, name: trimmed, values: changes })
    setName(trimmed)
    notify({ tone: 'good', text: t('setup.saved', { name: trimmed }) })
    await reload()
  }

  async function forget(): Promise<void> {
    await pageStore().deleteRuleset(game, name)
    setName('')
    await reload()
  }

  const current = rulesetOf(changes, sets)
  return (
    <div class="row wrap rulesets">
      <select
        aria-label={t('setup.ruleset')}
        value={current ?? OWN}
        onChange={event => {
          const chosen = sets.find(set => set.name === event.currentTarget.value)
          setName(chosen?.name ?? '')
          onChange(chosen?.values ?? {})
        }}
      >
        <option value="">{t('setup.ruleset.usual')}</option>
        {sets.map(set => (
          <option key={set.name} value={set.name}>
            {set.name}
          </option>
        ))}
        {current === undefined && (
          <option value={OWN} disabled>
            {t('setup.ruleset.own')}
          </option>
        )}
      </select>
      <input
        class="grow"
        aria-label={t('setup.ruleset.name')}
        placeholder={t('setup.ruleset.name')}
        value={name}
        maxLength={60}
        onInput={event => setName(event.currentTarget.value)}
      />
      <button
        type="button"
        disabled={visibleName(name) === '' || Object.keys(changes).length === 0}
        onClick={save}
      >
        {t('action.save')}
      </button>
      <button type="button" disabled={!sets.some(set => set.name === name)} onClick={forget}>
        {t('action.delete')}
      </button>
    </div>
  )
}
