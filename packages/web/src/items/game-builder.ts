import { checkShape, type GameTypes, SeededDice } from '@sextant/engine'
import { type BoxedGame, loaded, type Text } from '@sextant/scene'
import type {
  Builder,
  BuilderContext,
  CheckedSheet,
  ItemFile,
  OwnItem,
  StockItem,
} from '@sextant/scene/builder'

/** A builder of a game, without the game's types. */
export interface GameBuilder {
  readonly id: string
  readonly title: Text
  readonly about: Text
  readonly noun: Text
  readonly fills: boolean
  stock(given: unknown): readonly StockItem[]
  sheet(item: unknown, given: unknown, own: Own): CheckedSheet
  /** Only of builders that fill. */
  fill(given: unknown, seed: string): unknown
  /** An item after a change, with what follows from it. */
  tidy(item: unknown, given: unknown): unknown
  /** An item as a part of an item of another builder, where no part of the options is one itself. */
  within?(item: unknown, name: string, given: unknown): { readonly builder: string; readonly item: unknown }
  /** Its items are chosen, not changed, where a match is set up. */
  readonly apart: boolean
  /** The format that its items have as files, where that is their own. */
  readonly file?: ItemFile
}

/** What the player has built, by builder. */
export type Own = (builder: string) => readonly OwnItem[]

/** Options that are not finished are replaced by the usual ones: something can be built at any time. */
export async function gameBuildersOf<T extends GameTypes>({
  game,
  show,
}: Pick<BoxedGame<T>, 'game' | 'show'>): Promise<readonly GameBuilder[]> {
  let latest: { readonly given: unknown; readonly options: T['options'] } | undefined
  const optionsOf = (given: unknown): T['options'] => {
    if (latest && latest.given === given) return latest.options
    const checked = checkShape(game.options, given)
    const options = checked.ok ? checked.value : game.scenarios[0].options
    latest = { given, options }
    return options
  }
  const contextOf = (given: unknown, own: Own): BuilderContext<T['options']> => ({
    options: optionsOf(given),
    own,
  })
  const builders = await loaded(show.builders ?? [])
  return builders.map(builder => ({
    id: builder.id,
    title: builder.title,
    about: builder.about,
    noun: builder.noun,
    fills: builder.fill !== undefined,
    stock: given => builder.stock(contextOf(given, NOTHING)),
    sheet: (item, given, own) => builder.sheet(item, contextOf(given, own)),
    apart: builder.apart ?? false,
    ...(builder.file && { file: builder.file }),
    ...(builder.within && { within: withinOf(builder.within, contextOf) }),
    tidy: (item, given) => builder.tidy?.(item, contextOf(given, NOTHING)) ?? item,
    fill: (given, seed) => builder.fill?.(contextOf(given, NOTHING), SeededDice.from(seed)),
  }))
}

function withinOf<O>(
  within: NonNullable<Builder<O>['within']>,
  contextOf: (given: unknown, own: Own) => BuilderContext<O>,
): NonNullable<GameBuilder['within']> {
  return (item, name, given) => within(item, name, contextOf(given, NOTHING))
}

const NOTHING: Own = () => []
