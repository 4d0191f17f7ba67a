import { botsFor, defaultBot } from '@sextant/bots'
import {
  type BotCard,
  checkShape,
  type Flaw,
  flawsOfNewMatch,
  type Scenario,
  type SeatCount,
  SeededDice,
  seatCountOf,
  withChanges,
} from '@sextant/engine'
import {
  type Box,
  type Catalogues,
  loaded,
  type OptionPart,
  type Panel,
  type Scene,
  type Setting,
  type Skin,
} from '@sextant/scene'
import { shapeTexts } from '@sextant/scene/builder'
import { loadTexts } from '../../i18n/game-texts.ts'
import { joinedTexts } from '../../i18n/joined-texts.ts'
import { type GameBuilder, gameBuildersOf } from '../../items/game-builder.ts'
import { itemInLink } from '../../items/item-link.ts'

/** What the setup page needs of a game, without the game's types. */
export interface GameSetup {
  readonly title: string
  readonly skin: Skin
  readonly texts: Catalogues
  readonly scenarios: readonly Pick<Scenario<unknown>, 'id' | 'title'>[]
  readonly parts: readonly OptionPart[]
  readonly settings: readonly Setting[]
  /** What players can build for it. */
  readonly builders: readonly GameBuilder[]
  readonly bots: readonly BotCard[]
  readonly defaultBot: string
  /** The faces of the game's own bots: see `BoxedGame.portraits`. */
  readonly portraits?: () => Promise<Readonly<Record<string, string>>>
  /** The scenario's options with other variants of its parts and some numbers changed. */
  options(scenario: string, changes: Changes, chosen?: Chosen): unknown
  /** Which variant of a part a scenario has with what is chosen around it, by id; nothing where it has one of its own. */
  variantIn(scenario: string, part: OptionPart, chosen?: Chosen): string | undefined
  /** Whether there is such a part with what is chosen. */
  hasPart(scenario: string, part: OptionPart, chosen?: Chosen): boolean
  /** The number a setting has in a scenario, or nothing where there is none there. */
  valueOf(scenario: string, setting: Setting, chosen?: Chosen): number | undefined
  /** How even a scenario was counted to be; nothing once anything that was counted is changed. */
  seatCount(scenario: string, options: unknown): SeatCount | undefined
  /** How a match with these options begins, or what is wrong with them. */
  opening(options: unknown, seed: string): Opening
  /** The rules of a match with these options on one page; nothing where the game has no such page. */
  rulesCard(options: unknown): Promise<readonly Panel[]>
}

export type Opening =
  | { readonly ok: true; readonly scene: Scene; readonly seats: readonly string[] }
  | { readonly ok: false; readonly flaws: readonly Flaw[] }

/** Changed numbers by where they are in the options. */
export type Changes = Readonly<Record<string, number>>

/** Ids of the chosen variants, or items as they are in links, by where their parts are in the options. */
export type Chosen = Readonly<Record<string, string>>

export function gameSetupOf(box: Box): Promise<GameSetup> {
  return box.open(async (contents): Promise<GameSetup> => {
    const { game, show, portraits } = contents
    const [parts, settings, builders] = await Promise.all([
      loaded(show.parts ?? []),
      loaded(show.settings ?? []),
      gameBuildersOf(contents),
    ])
    const texts = builders.length > 0 ? joinedTexts(show.texts, shapeTexts) : show.texts
    await loadTexts(texts)
    const usualOf = (id: string) =>
      (game.scenarios.find(scenario => scenario.id === id) ?? game.scenarios[0]).options
    const optionsOf = (id: string, chosen: Chosen = {}) => withVariants(usualOf(id), parts, chosen)
    return {
      title: game.title,
      skin: show.skin,
      texts,
      scenarios: game.scenarios.map(({ id, title }) => ({ id, title })),
      parts,
      settings,
      builders,
      bots: botsFor(contents).map(({ id, title, about }) => ({ id, title, about })),
      defaultBot: defaultBot(contents)?.id ?? '',
      ...(portraits && { portraits }),
      options: (scenario, changes, chosen) =>
        changed(optionsOf(scenario, chosen), withOthers(changes, settings)),
      variantIn: (scenario, { at, variants }, chosen = {}) => {
        const around = Object.entries(chosen).filter(([other]) => other !== at && !other.startsWith(`${at}/`))
        const usual = JSON.stringify(partAt(optionsOf(scenario, Object.fromEntries(around)), at))
        return variants.find(({ value }) => JSON.stringify(value) === usual)?.id
      },
      hasPart: (scenario, { at }, chosen) => partAt(optionsOf(scenario, chosen), at) !== undefined,
      valueOf: (scenario, { at }, chosen) => numberAt(optionsOf(scenario, chosen), at),
      seatCount(id, options) {
        const scenario = game.scenarios.find(each => each.id === id)
        return scenario && seatCountOf(game, scenario, options)
      },
      opening(given, seed) {
        const options = checkShape(game.options, given)
        if (!options.ok) return options
        const flaws = game.flaws?.(options.value) ?? []
        if (flaws.length > 0) return { ok: false, flaws }
        const refused = flawsOfNewMatch(game, options.value)
        if (refused.length > 0) return { ok: false, flaws: refused }
        try {
          const rules = game.load(options.value)
          const state = rules.setup(SeededDice.from(`${seed}/0`), () => {})
          const scene = show.load(rules, options.value).scene(rules.view(state, 'spectator'), 'spectator')
          return { ok: true, scene, seats: rules.seats }
        } catch (error) {
          // Rules that stumble over their options must not take the page with them, on which they can be mended.
          reportError(error)
          return { ok: false, flaws: [{ path: '/', message: error instanceof Error ? error.message : '' }] }
        }
      },
      async rulesCard(given) {
        const options = checkShape(game.options, given)
        if (!options.ok || (game.flaws?.(options.value) ?? []).length > 0) return []
        return (await show.rulesCard?.(game.load(options.value), options.value)) ?? []
      },
    }
  })
}

/** The first scenario that has a part for players to build; else the usual one. */
export function builtScenario({ scenarios, parts, hasPart }: GameSetup): string {
  const built = parts.filter(({ builder }) => builder !== undefined)
  return (scenarios.find(({ id }) => built.some(part => hasPart(id, part))) ?? scenarios[0])?.id ?? ''
}

export function changed(options: unknown, changes: Changes): unknown {
  return withChanges(
    options,
    Object.entries(changes)
      .filter(([at]) => numberAt(options, at) !== undefined)
      .map(([at, value]) => [pathOf(at, options), value]),
  )
}

export function numberAt(options: unknown, at: string): number | undefined {
  const part = partAt(options, at)
  return typeof part === 'number' ? part : undefined
}

export function partAt(options: unknown, at: string): unknown {
  let part = options
  for (const key of keysOf(at)) {
    // Addresses come from anywhere: neither what objects inherit nor the length of a list is an option.
    if (typeof part !== 'object' || part === null || !Object.hasOwn(part, key)) return undefined
    if (Array.isArray(part) && !/^\d+$/.test(key)) return undefined
    part = (part as Readonly<Record<string, unknown>>)[key]
  }
  return part
}

/** One part after the other. Ids come from addresses: those of no variant, or of no part, change nothing. */
function withVariants(options: unknown, parts: readonly OptionPart[], chosen: Chosen): unknown {
  return parts.reduce((so, part) => {
    const { at, variants, builder } = part
    const id = chosen[at] ?? ''
    const built = builder === undefined ? undefined : itemInLink(id)
    const put = built ? { value: built.item } : variants.find(variant => variant.id === id)
    if (!put || partAt(so, at) === undefined) return so
    return withChanges(so, [[pathOf(at, so), put.value]])
  }, options)
}

/** Whether something is asked for in a part that cannot be read: no match begins with what the scenario has there instead. */
export function isUnread({ at, variants, builder }: OptionPart, chosen: Chosen): boolean {
  const id = chosen[at]
  if (id === undefined || builder === undefined || variants.some(variant => variant.id === id)) return false
  return itemInLink(id) === undefined
}

/** A number that stands in several places changes in all of them. */
function withOthers(changes: Changes, settings: readonly Setting[]): Changes {
  const others = settings.flatMap(({ at, also = [] }) => {
    const value = changes[at]
    return value === undefined ? [] : also.map(other => [other, value] as const)
  })
  return { ...changes, ...Object.fromEntries(others) }
}

/** The nearest number that a setting can have. */
export function fitted(value: number, { min, max, step }: Pick<Setting, 'min' | 'max' | 'step'>): number {
  const onStep = min + Math.round((value - min) / step) * step
  // Steps such as 0.05 leave a trace of binary fractions behind.
  return Math.min(max, Math.max(min, Number(onStep.toFixed(6))))
}

/** The steps of a JSON Pointer; those into a list are numbers. */
function pathOf(at: string, options: unknown): (string | number)[] {
  let part: unknown = options
  return keysOf(at).map(key => {
    const step = Array.isArray(part) ? Number(key) : key
    part = (part as Readonly<Record<string, unknown>>)[key]
    return step
  })
}

function keysOf(at: string): string[] {
  return at
    .split('/')
    .slice(1)
    .map(key => key.replaceAll('~1', '/').replaceAll('~0', '~'))
}
