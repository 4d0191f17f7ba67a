import { checkShape, type Dice, parseShape, type Schema } from '@sextant/engine'
import type { Diagram } from '../diagram.ts'
import type { Panel } from '../scene.ts'
import type { Text } from '../text.ts'
import { nameFaults } from './name-faults.ts'
import { shapeFaults } from './shape-faults.ts'

/**
 * Something that players build for a game before a match: a ship, a fleet, a team. Items are plain data, so that pages edit, store and
 * share them without knowing what they are; the builder says what can be changed, what is wrong, and what they come to.
 */
export interface Builder<O> {
  readonly id: string
  /** Of the place where it is done: `Shipyard`. */
  readonly title: Text
  /** One sentence below it. */
  readonly about: Text
  /** What one item is called: `Design`. */
  readonly noun: Text
  /** The items that come with the game, to start from. */
  stock(context: BuilderContext<O>): readonly StockItem[]
  /** All about one item; what is wrong where it is none of this builder's. */
  sheet(item: unknown, context: BuilderContext<O>): CheckedSheet
  /** An item that the dice have made, for players who want one at once; within the limits of the options. */
  fill?(context: BuilderContext<O>, dice: Dice): unknown
  /** An item after a change, with what follows from it: costs, ids that are there once. */
  tidy?(item: unknown, context: BuilderContext<O>): unknown
  /**
   * How an item comes into a match where no part of the options is one: within an item of another builder that is, such as a ship
   * in a fleet.
   */
  within?(
    item: unknown,
    name: string,
    context: BuilderContext<O>,
  ): { readonly builder: string; readonly item: unknown }
  /** Its items are too much to be changed where a match is set up: there they are only chosen. */
  readonly apart?: boolean
  readonly file?: ItemFile
}

/** The format of files that others write too: an item is such a file as it is, without the frame of `BuiltItem` around it. */
export interface ItemFile {
  /** Whether some JSON is meant to be one, so that its flaws are worth naming. */
  isMeant(data: unknown): boolean
  /** Everything wrong with one, a sentence each: with its place, from the game's texts or `shapeTexts`. */
  flaws(data: unknown): readonly Text[]
  /** @param item without flaws */
  nameOf(item: unknown): string
  /** The item under another name. */
  withName(item: unknown, name: string): unknown
}

export interface BuilderContext<O> {
  /** Of the match that items are built for. */
  readonly options: O
  /** What the player has built before, of any builder of the game. */
  own(builder: string): readonly OwnItem[]
}

export interface OwnItem {
  readonly name: string
  readonly value: unknown
}

export interface StockItem {
  readonly id: string
  readonly name: Text
  readonly value: unknown
}

export type CheckedSheet =
  | { readonly ok: true; readonly sheet: Sheet }
  | { readonly ok: false; readonly faults: readonly BuilderFault[] }

/** What is shown of an item. */
export interface Sheet {
  /** In one line, for lists: `Sabre cruiser, size 3`. */
  readonly summary: Text
  /** An icon of the skin. */
  readonly icon?: string
  readonly fields: readonly BuilderField[]
  readonly faults: readonly BuilderFault[]
  /** What counts against a limit. */
  readonly gauge?: { readonly name: Text; readonly value: number; readonly limit: number }
  readonly diagrams?: readonly BuilderDiagram[]
  readonly panels?: readonly Panel[]
}

export interface BuilderFault {
  /** Where in the item, as a JSON Pointer; `''` is the whole. */
  readonly at: string
  readonly text: Text
}

export interface BuilderDiagram {
  readonly id: string
  readonly title: Text
  /** What is seen where, in one line. */
  readonly about?: Text
  /** With the part that is pointed at, here or at its field. */
  draw(lit?: string): Diagram
}

/** Something that can be changed. `at` is its place in the item, as a JSON Pointer; `''` is the whole. */
export type BuilderField = ChoiceField | NumericField | TextField | ListField

interface FieldFrame {
  readonly at: string
  readonly name: Text
  /** Fields of a group stand together. */
  readonly group?: Text
  /** Its group is closed until somebody opens it. */
  readonly folded?: boolean
  /** The part of a diagram that it is about. */
  readonly part?: string
}

/** One of several values. */
export interface ChoiceField extends FieldFrame {
  readonly kind: 'choice'
  readonly alternatives: readonly Alternative[]
  /** The id of the one that it has; nothing where it has another. */
  readonly chosen?: string
  /** What it has where that is none of them. */
  readonly otherwise?: Text
}

export interface Alternative {
  readonly id: string
  readonly name: Text
  /** Alternatives of a group stand together. */
  readonly group?: Text
  readonly value: unknown
}

export interface NumericField extends FieldFrame {
  readonly kind: 'number'
  readonly value: number
  readonly min: number
  readonly max: number
  readonly step: number
}

/** Words of the player's own, such as a name. */
export interface TextField extends FieldFrame {
  readonly kind: 'text'
  readonly value: string
  /** Characters. */
  readonly most: number
}

/** A list that entries can be added to and removed from. */
export interface ListField extends FieldFrame {
  readonly kind: 'list'
  readonly entries: readonly ListEntry[]
  /** What can be added. */
  readonly add: readonly Alternative[]
  /** What adding one is called. */
  readonly addName: Text
  readonly most: number
}

export interface ListEntry {
  readonly name: Text
  readonly icon?: string
  readonly fields: readonly ChoiceField[]
}

/** A builder by the type of its items: what is handed to it fits its schema. */
export interface TypedBuilder<O, I> extends Omit<Builder<O>, 'sheet' | 'stock' | 'fill' | 'tidy' | 'within'> {
  readonly schema: Schema<I>
  stock(context: BuilderContext<O>): readonly (StockItem & { readonly value: I })[]
  sheet(item: I, context: BuilderContext<O>): Sheet
  fill?(context: BuilderContext<O>, dice: Dice): I
  tidy?(item: I, context: BuilderContext<O>): I
  within?(
    item: I,
    name: string,
    context: BuilderContext<O>,
  ): { readonly builder: string; readonly item: unknown }
}

/** A builder for pages, which hold items of any type: they are checked before they are looked at. */
export function builderOf<O, I>(typed: TypedBuilder<O, I>): Builder<O> {
  const { schema, sheet, tidy, within, ...builder } = typed
  return {
    ...builder,
    ...(within && {
      within: (item, name, context) => within(parseShape(schema, item, builder.id), name, context),
    }),
    ...(tidy && {
      tidy(item, context) {
        const checked = checkShape(schema, item)
        return checked.ok ? tidy(checked.value, context) : item
      },
    }),
    sheet(item, context) {
      const checked = checkShape(schema, item)
      if (checked.ok) return { ok: true, sheet: withNameFaults(sheet(checked.value, context), item) }
      return { ok: false, faults: shapeFaults(schema, item, checked.flaws) }
    },
  }
}

/** What is wrong with names is the same for all builders; a builder may have said it itself. */
function withNameFaults(sheet: Sheet, item: unknown): Sheet {
  const others = nameFaults(item).filter(({ at }) => !sheet.faults.some(fault => fault.at === at))
  return others.length === 0 ? sheet : { ...sheet, faults: [...sheet.faults, ...others] }
}
