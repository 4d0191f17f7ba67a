import { type Rules, SeededDice, type Viewer } from '@sextant/engine'
import type { Check, ConformanceOptions } from '@sextant/engine/conformance'
import {
  type BoxedGame,
  type Catalogue,
  type Gesture,
  type Presentation,
  placesIn,
  say,
  type Text,
  whyNotGestures,
  whyNotScene,
} from '@sextant/scene'
import fc from 'fast-check'

/** Every position of random matches can be shown to everybody, acted on and told, in every language. */
export function showChecks<S, A, E, O>(
  contents: BoxedGame<S, A, E, O>,
  { matches = 10, scenarios = contents.game.scenarios.map(({ id }) => id) }: ConformanceOptions = {},
): Check[] {
  const { game, show } = contents
  const checks: Check[] = [{ name: 'catalogues have the same keys', run: () => sameKeys(show.texts) }]
  for (const { id, options } of game.scenarios.filter(scenario => scenarios.includes(scenario.id))) {
    const rules = game.load(options)
    const presentation = show.load(options)
    const each = (name: string, holds: (seed: number) => void) =>
      checks.push({
        name: `${id}: ${name}`,
        run: () => fc.assert(fc.property(fc.nat(), holds), { numRuns: matches }),
      })
    each('scenes are sound for every viewer', seed =>
      walk(rules, seed, state => {
        for (const viewer of [...rules.seats.keys(), 'spectator'] as const)
          soundScene(contents, presentation, rules.view(state, viewer), viewer)
      }),
    )
    each('every legal action has a gesture of its own', seed =>
      walk(rules, seed, state => {
        for (const seat of rules.toAct(state))
          soundGestures(contents, presentation, rules, rules.view(state, seat), seat)
      }),
    )
    each('events are told in every language', seed =>
      walk(rules, seed, undefined, event => {
        const text = presentation.tell(event)
        if (text !== undefined) sayable(text, show.texts)
      }),
    )
  }
  return checks
}

/** A random match, state by state and event by event. */
function walk<S, A, E>(
  rules: Rules<S, A, E>,
  seed: number,
  look?: (state: S) => void,
  hear: (event: E) => void = () => undefined,
): void {
  const dice = SeededDice.from(`show ${seed}`)
  const state = rules.setup(dice, hear)
  look?.(state)
  while (!rules.outcome(state)) {
    const seat = dice.pick(rules.toAct(state))
    rules.apply(state, seat, dice.pick(rules.legal(state, seat)), dice, hear)
    look?.(state)
  }
}

function soundScene<S, A, E, O>(
  { show }: BoxedGame<S, A, E, O>,
  presentation: Presentation<S, A, E>,
  view: S,
  viewer: Viewer,
): void {
  const scene = presentation.scene(view, viewer)
  const [flaw] = whyNotScene(scene, show.skin)
  if (flaw) throw new Error(`the scene of ${viewer}: ${flaw.path} ${flaw.message}`)
  const places = placesIn(scene)
  for (const { id } of presentation.reach ? scene.pieces : [])
    for (const { cell } of presentation.reach?.(view, id) ?? [])
      if (!(cell >= 0 && cell < places)) throw new Error(`the reach of ${id}: there is no cell ${cell}`)
  sayable(scene.status, show.texts)
  for (const text of textsIn(scene)) sayable(text, show.texts)
}

function soundGestures<S, A, E, O>(
  { show }: BoxedGame<S, A, E, O>,
  presentation: Presentation<S, A, E>,
  rules: Rules<S, A, E>,
  view: S,
  seat: number,
): void {
  const gestures: Gesture[] = rules.legal(view, seat).map(action => presentation.gesture(view, seat, action))
  for (const action of presentation.offers?.(view, seat) ?? [])
    sayable(presentation.gesture(view, seat, action).label, show.texts)
  const [flaw] = whyNotGestures(presentation.scene(view, seat), gestures)
  if (flaw) throw new Error(`the gestures of ${rules.seats[seat]}: ${flaw.path} ${flaw.message}`)
  for (const { label } of gestures) sayable(label, show.texts)
}

/** Every phrase anywhere in a scene. */
function textsIn(value: unknown): Text[] {
  if (typeof value !== 'object' || value === null) return []
  if ('key' in value && typeof value.key === 'string') return [value as Text]
  return Object.values(value).flatMap(textsIn)
}

function sayable(text: Text, texts: Readonly<Record<string, Catalogue>>): void {
  for (const [language, catalogue] of Object.entries(texts)) {
    const said = say(text, catalogue)
    if (/⟨|\{\w+\}/.test(said))
      throw new Error(`cannot be said in ${language}: ${JSON.stringify(text)} → ${said}`)
  }
}

function sameKeys(texts: Readonly<Record<string, Catalogue>>): void {
  const all = new Set(Object.values(texts).flatMap(Object.keys))
  for (const [language, catalogue] of Object.entries(texts))
    for (const key of all)
      if (!Object.hasOwn(catalogue, key)) throw new Error(`${language} lacks the text ${key}`)
}
