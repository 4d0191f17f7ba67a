import type { InputError } from '@sextant/engine'
import { type OptionPart, type Side, say } from '@sextant/scene'
import type { Sheet } from '@sextant/scene/builder'
import { Dices, Pencil } from 'lucide'
import { useRef } from 'preact/hooks'
import { catalogueOf } from '../../i18n/game-texts.ts'
import { t } from '../../i18n/texts.ts'
import type { GameBuilder } from '../../items/game-builder.ts'
import { itemName } from '../../items/item-file.ts'
import { linkText, whyNoLink } from '../../items/item-link.ts'
import { jsonFaultText } from '../../items/json-fault-text.ts'
import type { OwnItems } from '../../items/use-own-items.ts'
import { notify } from '../../notices/notice.ts'
import { BuilderForm } from '../../ui/builder/builder-form.tsx'
import { FileButton } from '../../ui/builder/file-button.tsx'
import { Gauge } from '../../ui/builder/gauge.tsx'
import { Icon } from '../../ui/icon.tsx'
import { Link } from '../../ui/link.tsx'
import { colourOf, SideMark } from '../../ui/side-mark.tsx'
import { SkinIcon } from '../../ui/skin-icon.tsx'
import { type Changes, type Chosen, type GameSetup, isUnread, partAt } from './game-setup.ts'
import { NumberField } from './number-field.tsx'

interface BuiltPartsProps {
  readonly game: string
  readonly setup: GameSetup
  readonly scenario: string
  readonly options: unknown
  readonly sides: readonly Side[]
  readonly chosen: Chosen
  readonly changes: Changes
  readonly seed: string
  readonly items: OwnItems
  readonly onChoose: (chosen: Chosen) => void
  readonly onChange: (changes: Changes) => void
  readonly onFile: (file: File, part: string) => void
}

/** The parts of a match that are built by players, such as a fleet for each side, and the limits they are built within. */
export function BuiltParts(props: BuiltPartsProps) {
  const { setup, scenario, chosen, changes, onChange } = props
  const catalogue = catalogueOf(setup.texts)
  const parts = builtParts(setup, scenario, chosen)
  if (parts.length === 0) return null
  const limits = setup.settings.flatMap(setting => {
    const usual = setting.besideParts ? setup.valueOf(scenario, setting, chosen) : undefined
    return usual === undefined ? [] : [{ setting, usual }]
  })
  return (
    <>
      {limits.length > 0 && (
        <div class="card built-limits">
          {limits.map(({ setting, usual }) => (
            <NumberField
              key={setting.at}
              setting={setting}
              usual={usual}
              value={changes[setting.at] ?? usual}
              catalogue={catalogue}
              onChange={value => {
                const { [setting.at]: _old, ...others } = changes
                onChange(value === usual ? others : { ...others, [setting.at]: value })
              }}
            />
          ))}
        </div>
      )}
      {parts.map(({ part, builder }) => (
        <BuiltPart key={part.at} part={part} builder={builder} {...props} />
      ))}
    </>
  )
}

interface Built {
  readonly part: OptionPart
  readonly builder: GameBuilder
}

/** The parts of a scenario that are built, each with its builder. */
export function builtParts(setup: GameSetup, scenario: string, chosen: Chosen): readonly Built[] {
  return setup.parts.flatMap(part => {
    const builder = setup.builders.find(({ id }) => id === part.builder)
    return builder && setup.hasPart(scenario, part, chosen) ? [{ part, builder }] : []
  })
}

/** Stands for an item that is neither stock nor stored. */
const OTHER = ' '

function BuiltPart({
  part,
  builder,
  game,
  setup,
  scenario,
  options,
  sides,
  chosen,
  seed,
  items,
  onChoose,
  onFile,
}: BuiltPartsProps & Built) {
  const filled = useRef(0)
  const catalogue = catalogueOf(setup.texts)
  const item = partAt(options, part.at)
  const checked = builder.sheet(item, options, items.own)
  const side = part.seat === undefined ? undefined : sides[part.seat]
  const name = say(part.name, catalogue)
  const usual = JSON.stringify(partAt(setup.options(scenario, {}), part.at))

  function put(next: unknown): void {
    const { [part.at]: _old, ...others } = chosen
    const json = JSON.stringify(next)
    const stock = part.variants.find(({ value }) => JSON.stringify(value) === json)
    const why = stock ? undefined : whyNoLink(next)
    if (json === usual) onChoose(others)
    else if (stock) onChoose({ ...others, [part.at]: stock.id })
    else if (why) refusePart(nameIn(next, builder), why, json, setup)
    else onChoose({ ...others, [part.at]: linkText(next) })
  }

  const own = items
    .of(builder.id)
    .map(({ id, name: called, value }) => ({ id: `own-${id}`, name: called, value }))
  const offered = [...own, ...part.variants]
  const current = offered.find(({ value }) => JSON.stringify(value) === JSON.stringify(item))
  return (
    <fieldset class="card built-part" data-part={part.at} style={{ '--side': colourOf(side, setup.skin) }}>
      <legend class="setup-legend">
        <span class="row wrap">
          {side && <SideMark side={side} skin={setup.skin} />}
          {name}
          {checked.ok && <Gauge sheet={checked.sheet} catalogue={catalogue} />}
        </span>
      </legend>
      <div class="row wrap">
        <select
          class="grow"
          aria-label={name}
          value={current?.id ?? OTHER}
          onChange={event => {
            const found = offered.find(({ id }) => id === event.currentTarget.value)
            if (found) put(found.value)
          }}
        >
          {current === undefined && <option value={OTHER}>{nameIn(item, builder)}</option>}
          {own.length > 0 && (
            <optgroup label={t('builder.own')}>
              {own.map(({ id, name: called }) => (
                <option key={id} value={id}>
                  {called}
                </option>
              ))}
            </optgroup>
          )}
          <optgroup label={t('builder.stock')}>
            {part.variants.map(({ id, name: called }) => (
              <option key={id} value={id}>
                {say(called, catalogue)}
              </option>
            ))}
          </optgroup>
        </select>
        {builder.fills && (
          <button
            type="button"
            onClick={() => put(builder.fill(options, `${seed}/${part.at}/${filled.current++}`))}
          >
            <Icon of={Dices} />
            {t('builder.fill')}
          </button>
        )}
        <Link
          class="button"
          to={{
            page: 'builder',
            game,
            builder: builder.id,
            plan: new URLSearchParams({ item: linkText(item) }),
          }}
        >
          {builder.apart && <Icon of={Pencil} />}
          {t(builder.apart ? 'builder.change' : 'builder.keep')}
        </Link>
        {builder.file && <FileButton onFile={file => onFile(file, part.at)} />}
      </div>
      {isUnread(part, chosen) && <p class="tone-bad">{t('setup.unreadPart', { part: name })}</p>}
      {checked.ok && builder.apart && <ChosenItem sheet={checked.sheet} setup={setup} />}
      {checked.ok && !builder.apart && (
        <BuilderForm
          item={item}
          sheet={checked.sheet}
          skin={setup.skin}
          catalogue={catalogue}
          onChange={next => put(builder.tidy(next, options))}
        />
      )}
      {!checked.ok && (
        <p class="tone-bad">{t('builder.damaged', { why: say(checked.faults[0]?.text ?? '', catalogue) })}</p>
      )}
    </fieldset>
  )
}

/** What an item comes to in a line, and what is wrong with it. */
function ChosenItem({ sheet, setup }: { readonly sheet: Sheet; readonly setup: GameSetup }) {
  const catalogue = catalogueOf(setup.texts)
  return (
    <>
      <p class="row muted">
        {sheet.icon !== undefined && <SkinIcon icon={setup.skin.icons[sheet.icon]} />}
        {say(sheet.summary, catalogue)}
      </p>
      {sheet.faults.map(({ at, text }) => (
        <p key={at} class="tone-bad">
          {say(text, catalogue)}
        </p>
      ))}
    </>
  )
}

/** Says why an item cannot be taken, with its name. */
function refusePart(name: string, why: InputError, json: string, { texts }: GameSetup): void {
  notify({ tone: 'bad', text: t('builder.refused', { name, why: jsonFaultText(json, why, texts) }) })
}

/** The name that an item has in its file, if it has one. */
function nameIn(item: unknown, { file }: GameBuilder): string {
  return itemName(file?.nameOf(item) ?? '') || t('builder.changed')
}
