import { type GameTypes, SeededDice, samePlain, whyNotPlain } from '@sextant/engine'
import type { Check } from '@sextant/engine/conformance'
import { allCatalogues, type BoxedGame, loaded, type Skin } from '@sextant/scene'
import {
  type Alternative,
  type Builder,
  type BuilderContext,
  type BuilderField,
  type ListField,
  type Sheet,
  shapeTexts,
  withEntry,
  withoutEntry,
  withValue,
} from '@sextant/scene/builder'
import { joined, sayable, type Texts, textsIn } from './sayable.ts'

/** What a game's builders must hold to, so that a page can edit, store and share items that it knows nothing of. */
export function builderChecks<T extends GameTypes>({
  game,
  show,
}: Pick<BoxedGame<T>, 'game' | 'show'>): Check[] {
  const each = (name: string, holds: (trial: BuilderTrial<T['options']>) => void): Check => ({
    name,
    async run() {
      const looked = new Set<string>()
      const texts = joined(await allCatalogues(show.texts), shapeTexts)
      for (const builder of await loaded(show.builders ?? []))
        for (const { options } of game.scenarios)
          holds({ builder, context: { options, own: () => [] }, skin: show.skin, texts, looked })
    },
  })
  return [
    each('what comes with the game is without fault, and can be shown in every language', soundStock),
    each('every change that is offered leads to an item of the builder', soundChanges),
    each('what the dice make is without fault, and the same with the same dice', soundFilling),
    each('anything else is refused, not stumbled over', refusesOthers),
    {
      name: 'parts of the options are built by builders that there are',
      async run() {
        const ids = new Set((await loaded(show.builders ?? [])).map(({ id }) => id))
        for (const { at, builder } of await loaded(show.parts ?? []))
          if (builder !== undefined && !ids.has(builder))
            throw new Error(`${at}: there is no builder ${builder}`)
      },
    },
  ]
}

interface BuilderTrial<O> {
  readonly builder: Builder<O>
  readonly context: BuilderContext<O>
  readonly skin: Skin
  readonly texts: Texts
  /** What was looked at under one scenario, and need not be under another that says the same of it. */
  readonly looked: Set<string>
}

function soundStock<O>({ builder, context, skin, texts }: BuilderTrial<O>): void {
  for (const text of [builder.title, builder.about, builder.noun]) sayable(text, texts)
  const stock = builder.stock(context)
  if (stock.length === 0) throw new Error(`${builder.id} has nothing to start from`)
  for (const { id, name, value } of stock) {
    sayable(name, texts)
    const sheet = sheetOf(builder, context, value, id)
    if (sheet.icon !== undefined && !Object.hasOwn(skin.icons, sheet.icon))
      throw new Error(`${id}: there is no icon ${sheet.icon}`)
    const drawn = (sheet.diagrams ?? []).map(({ draw }) => draw())
    for (const text of textsIn([sheet, drawn])) sayable(text, texts)
  }
}

/** Those of the first item: each has them all. */
const LOOKED_AT = 1

function soundChanges<O>({ builder, context, texts, looked }: BuilderTrial<O>): void {
  for (const { id, value } of builder.stock(context).slice(0, LOOKED_AT)) {
    const sheet = sheetOf(builder, context, value, id)
    const told = JSON.stringify([builder.id, value, sheet])
    if (looked.has(told)) continue
    looked.add(told)
    for (const changed of changesOf(value, sheet)) {
      const next = sheetOf(builder, context, changed, `${id} changed`)
      for (const { text } of next.faults) sayable(text, texts)
    }
  }
}

/** Every item that one change leads to. */
function changesOf(item: unknown, { fields }: Sheet): unknown[] {
  return fields.flatMap(field => changesBy(item, field))
}

function changesBy(item: unknown, field: BuilderField): unknown[] {
  switch (field.kind) {
    case 'choice':
      return field.alternatives.map(({ value }) => withValue(item, field.at, value))
    case 'number':
      return [field.min, field.max].map(value => withValue(item, field.at, value))
    case 'text':
      return [withValue(item, field.at, 'x'.repeat(field.most))]
    case 'list':
      return listChanges(item, field)
  }
}

function listChanges(item: unknown, field: ListField): unknown[] {
  const alternatives = field.entries.flatMap(entry =>
    entry.fields.flatMap(({ at, alternatives: offered }) =>
      offered.map(({ value }) => withValue(item, at, value)),
    ),
  )
  const shorter = field.entries.map((_, index) => withoutEntry(item, field, index))
  const longer = field.add.map((added: Alternative) => withEntry(item, field, added))
  return [...alternatives, ...shorter, ...(field.entries.length < field.most ? longer : [])]
}

function soundFilling<O>({ builder, context }: BuilderTrial<O>): void {
  if (!builder.fill) return
  for (let seed = 0; seed < 20; seed++) {
    const [one, other] = [1, 2].map(() => builder.fill?.(context, SeededDice.from(`fill ${seed}`)))
    if (!samePlain(one, other)) throw new Error(`${builder.id}: the same dice make another item`)
    const { faults } = sheetOf(builder, context, one, `seed ${seed}`)
    if (faults.length > 0)
      throw new Error(`${builder.id}: seed ${seed} makes ${JSON.stringify(one)}: ${JSON.stringify(faults)}`)
  }
}

function refusesOthers<O>({ builder, context, texts }: BuilderTrial<O>): void {
  for (const other of [null, 5, 'item', { constructor: [] }, [null], { format: 'sextant.match' }]) {
    const checked = builder.sheet(other, context)
    if (checked.ok) throw new Error(`${builder.id} takes ${JSON.stringify(other)} for an item`)
    if (checked.faults.length === 0)
      throw new Error(`${builder.id} refuses ${JSON.stringify(other)} without a reason`)
    for (const { text } of checked.faults) sayable(text, texts)
  }
}

function sheetOf<O>(builder: Builder<O>, context: BuilderContext<O>, item: unknown, name: string): Sheet {
  const why = whyNotPlain(item)
  if (why !== undefined) throw new Error(`${builder.id}, ${name}: ${JSON.stringify(why)}`)
  const checked = builder.sheet(item, context)
  if (!checked.ok) throw new Error(`${builder.id}, ${name}: ${JSON.stringify(checked.faults)}`)
  return checked.sheet
}
