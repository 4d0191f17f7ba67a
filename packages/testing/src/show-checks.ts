import { at, type CampaignTypes, type GameTypes, type Rules, SeededDice, type Viewer } from '@sextant/engine'
import { type Check, type ConformanceOptions, watchTables } from '@sextant/engine/conformance'
import {
  allCatalogues,
  type BoxedCampaign,
  type BoxedGame,
  type Gesture,
  type Presentation,
  placesIn,
  SceneChecks,
  whyNotGestures,
  whyNotScene,
} from '@sextant/scene'
import fc from 'fast-check'
import { soundCombinations } from './combination-checks.ts'
import { effectsFit } from './effect-checks.ts'
import { sameValues } from './same-values.ts'
import { sayable, type Texts, textsIn } from './sayable.ts'
import { campaignWalk, matchWalk, type Walk, type Walker } from './walk.ts'

/** A game, or the decisions of a campaign, with its looks. */
type Shown<T extends GameTypes> = Pick<BoxedGame<T>, 'game' | 'show'>

/** Every position of random matches can be shown to everybody, acted on and described, in every language. */
export function showChecks<T extends GameTypes>(shown: Shown<T>, asked: ConformanceOptions = {}): Check[] {
  return walkedChecks(shown, asked, matchWalk(shown.game))
}

/** The same of the decisions of a campaign, whose battles are played at random in between. */
export function campaignShowChecks<C extends CampaignTypes>(
  { campaign, show }: BoxedCampaign<C>,
  asked: ConformanceOptions = {},
): Check[] {
  return walkedChecks({ game: campaign, show }, asked, campaignWalk(campaign))
}

/**
 * Positions change little by little: the first ones are all shown to every viewer, and after them one in a few to one
 * viewer, in turn.
 */
const ALL_LOOKED_AT = 30
const LOOKED_AT_EVERY = 7

function walkedChecks<T extends GameTypes>(
  shown: Shown<T>,
  {
    matches = 10,
    scenarios = shown.game.scenarios.map(({ id }) => id),
    everyMoment = false,
  }: ConformanceOptions,
  walk: Walk<T>,
): Check[] {
  const { game, show } = shown
  let texts: Promise<Texts> | undefined
  const read = () => {
    texts ??= allCatalogues(show.texts)
    return texts
  }
  const checks: Check[] = [
    { name: 'catalogues have the same keys', run: async () => sameKeys(await read()) },
    {
      name: 'sentences say the same values in every language',
      run: async () => sameValues(await read()),
    },
  ]
  for (const { id, options } of game.scenarios.filter(scenario => scenarios.includes(scenario.id))) {
    const rules = game.load(options)
    const presentation = show.load(rules, options)
    const each = (name: string, walker: (texts: Texts) => Walker<T>) =>
      checks.push({
        name: `${id}: ${name}`,
        async run() {
          const texts = await read()
          fc.assert(
            fc.property(fc.nat(), seed => walk(options, seed, walker(texts))),
            { numRuns: matches },
          )
        },
      })
    const viewers = [...rules.seats.keys(), 'spectator'] as const
    // Each viewer’s scenes follow one another.
    const checked = viewers.map(() => new SceneChecks(show.skin))
    let seen = 0
    let gestured = 0
    let weighed = 0
    each('scenes are sound for every viewer', texts => ({
      look(state) {
        if (!isLookedAt(++seen) && !everyMoment) return
        for (const [number, viewer] of viewers.entries())
          if (seen <= ALL_LOOKED_AT || number === Math.floor(seen / LOOKED_AT_EVERY) % viewers.length)
            soundScene(at(checked, number), presentation, rules.view(state, viewer), viewer, texts)
      },
    }))
    each('every legal action has a gesture of its own', texts => ({
      look(state) {
        if (!isLookedAt(++gestured) && !everyMoment) return
        for (const seat of rules.toAct(state))
          soundGestures(presentation, rules, rules.view(state, seat), seat, texts)
      },
    }))
    each('events are described in every language', texts => ({
      hear(event) {
        const text = presentation.tell(event)
        if (text !== undefined) sayable(text, texts)
      },
    }))
    each('headlines are said in every language, of pieces that there are', texts => ({
      look(state) {
        if (++weighed % WEIGHED_EVERY !== 1) return
        for (const seat of rules.toAct(state))
          soundHeadlines(presentation, rules, rules.view(state, seat), seat, texts)
      },
    }))
    let combined = 0
    each('combinations are legal one action after the other', texts => ({
      look(state) {
        if (++combined % WEIGHED_EVERY !== 1) return
        for (const seat of rules.toAct(state))
          soundCombinations(presentation, rules, rules.view(state, seat), seat, text => sayable(text, texts))
      },
    }))
    checks.push({
      name: `${id}: the rules card can be shown in every language`,
      async run() {
        const panels = (await show.rulesCard?.(rules, options)) ?? []
        const texts = await read()
        const state = rules.setup(SeededDice.from('rules card'), () => {})
        const scene = presentation.scene(rules.view(state, 'spectator'), 'spectator')
        const [flaw] = whyNotScene({ ...scene, panels }, show.skin)
        if (flaw) throw new Error(`the rules card: ${flaw.path} ${flaw.message}`)
        for (const text of textsIn(panels)) sayable(text, texts)
      },
    })
    each('effects name pieces and sounds that there are', () => effectsFit(rules, presentation, show.skin))
    checks.push({
      name: `${id}: showing leaves the tables as they are`,
      run: () => tablesStay(shown, options, walk),
    })
  }
  return checks
}

function isLookedAt(position: number): boolean {
  return position <= ALL_LOOKED_AT || position % LOOKED_AT_EVERY === 0
}

function tablesStay<T extends GameTypes>(
  { game, show }: Shown<T>,
  options: T['options'],
  walk: Walk<T>,
): void {
  const rules = game.load(options)
  const changed = watchTables(rules)
  const presentation = show.load(rules, options)
  let steps = 0
  walk(options, 1, {
    look(state) {
      if (++steps % 10 !== 1) return
      for (const seat of rules.seats.keys()) {
        const view = rules.view(state, seat)
        const { pieces } = presentation.scene(view, seat)
        for (const action of rules.legal(view, seat)) presentation.gesture(view, seat, action)
        for (const { id } of pieces) presentation.reach?.(view, id)
      }
    },
    hear(event) {
      presentation.tell(event)
      presentation.effects?.(event)
    },
  })
  const place = changed()
  if (place !== undefined) throw new Error(`showing changes the tables at ${place}`)
}

function soundScene<T extends GameTypes>(
  checks: SceneChecks,
  presentation: Presentation<T>,
  view: T['state'],
  viewer: Viewer,
  texts: Texts,
): void {
  const scene = presentation.scene(view, viewer)
  const { flaws, fresh } = checks.check(scene)
  const [flaw] = flaws
  if (flaw) throw new Error(`the scene of ${viewer}: ${flaw.path} ${flaw.message}`)
  const places = placesIn(scene)
  for (const { id } of presentation.reach ? scene.pieces : [])
    for (const { cell } of presentation.reach?.(view, id) ?? [])
      if (!(cell >= 0 && cell < places)) throw new Error(`the reach of ${id}: there is no cell ${cell}`)
  sayable(scene.status, texts)
  for (const text of textsIn(fresh)) sayable(text, texts)
}

function soundGestures<T extends GameTypes>(
  presentation: Presentation<T>,
  rules: Rules<T>,
  view: T['state'],
  seat: number,
  texts: Texts,
): void {
  const gestures: Gesture[] = rules.legal(view, seat).map(action => presentation.gesture(view, seat, action))
  for (const action of presentation.offers?.(view, seat) ?? [])
    sayable(presentation.gesture(view, seat, action).label, texts)
  const [flaw] = whyNotGestures(presentation.scene(view, seat), gestures)
  if (flaw) throw new Error(`the gestures of ${rules.seats[seat]}: ${flaw.path} ${flaw.message}`)
  for (const { label } of gestures) sayable(label, texts)
}

/** A forecast may take its time: only a few positions, and a few of each, are looked at. */
const WEIGHED_EVERY = 10
const MOST_FORECASTS = 3

function soundHeadlines<T extends GameTypes>(
  presentation: Presentation<T>,
  rules: Rules<T>,
  view: T['state'],
  seat: number,
  texts: Texts,
): void {
  if (!presentation.headline || !rules.forecast) return
  const pieces = new Set(presentation.scene(view, seat).pieces.map(({ id }) => id))
  for (const action of rules.legal(view, seat).slice(-MOST_FORECASTS)) {
    const forecast = rules.forecast(view, seat, action)
    if (forecast.odds.length === 0) continue
    const headline = presentation.headline(view, seat, action, forecast)
    if (!headline) continue
    const { text, losses = [] } = headline
    sayable(text, texts)
    for (const { piece, least, mean, most } of losses) {
      if (!pieces.has(piece)) throw new Error(`a headline speaks of ${piece}, which is not there`)
      if (!(least <= mean + 1e-9 && mean <= most + 1e-9))
        throw new Error(`the losses of ${piece} are ${least} ≤ ${mean} ≤ ${most}`)
    }
  }
}

function sameKeys(texts: Texts): void {
  const all = new Set(Object.values(texts).flatMap(Object.keys))
  for (const [language, catalogue] of Object.entries(texts))
    for (const key of all)
      if (!Object.hasOwn(catalogue, key) && !(language === 'en' && NAME.test(key)))
        throw new Error(`${language} lacks the text ${key}`)
}

/** English need not repeat a name out of the data that is the key itself: `unit.Rifle squad`. */
const NAME = /^[a-z-]+\.\p{Lu}/u
