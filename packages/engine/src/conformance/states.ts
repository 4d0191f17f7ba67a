import { RecordingDice } from '../dice/recording-dice.ts'
import { ScriptedDice } from '../dice/scripted-dice.ts'
import { SeededDice } from '../dice/seeded-dice.ts'
import type { GameTypes } from '../game/game.ts'
import { checkShape } from '../input/schema.ts'
import { stateHash } from '../plain/canonical.ts'
import { copyPlain, samePlain, whyNotPlain } from '../plain/plain.ts'
import { ensure, fail, type Loaded, sampledMatch } from './check.ts'
import { sharedPlace } from './shared-place.ts'

/** States are plain data, fit their schema, are sound, and are the same after a trip through JSON. */
export function statesArePlain<T extends GameTypes>(loaded: Loaded<T>, seed: number): void {
  const { game, rules } = loaded
  const look = (state: T['state']) => {
    const why = whyNotPlain(state)
    if (why !== undefined) fail(`the state is not plain data: ${why}`)
    const shape = checkShape(game.state, state)
    if (!shape.ok)
      fail(`the state does not fit its schema: ${shape.flaws[0]?.path} ${shape.flaws[0]?.message}`)
    ensure(samePlain(shape.value, state), () => 'the schema of states changes a state')
    const [flaw] = rules.flaws?.(state) ?? []
    if (flaw) fail(`a state that came about in play has a flaw: ${flaw.path} ${flaw.message}`)
    ensure(
      samePlain(JSON.parse(JSON.stringify(state)), state),
      () => 'the state changes on its way through JSON',
    )
  }
  look(sampledMatch(loaded, seed, ({ state }) => look(state)))
}

/** A copy says the same, shares nothing, and goes its own way. */
export function copiesAreIndependent<T extends GameTypes>(loaded: Loaded<T>, seed: number): void {
  const { rules } = loaded
  sampledMatch(loaded, seed, ({ state, seat, action }) => {
    const before = copyPlain(state)
    const copy = rules.copy(state)
    ensure(samePlain(copy, before), () => 'a copy does not say the same as the state')
    const shared = sharedPlace(state, copy)
    if (shared !== undefined) fail(`a copy shares ${shared} with the state`)
    for (const viewer of [...rules.seats.keys(), 'spectator'] as const) {
      const seen = sharedPlace(state, rules.view(state, viewer))
      if (seen !== undefined) fail(`the view of ${viewer} shares ${seen} with the state`)
    }
    rules.apply(copy, seat, action, SeededDice.from('copy'), () => undefined)
    ensure(samePlain(state, before), () => 'what is done to a copy changes the state')
  })
}

/** The same state, action and dice always give the same result: nothing carries over from call to call. */
export function sameDiceSameResult<T extends GameTypes>(loaded: Loaded<T>, seed: number): void {
  const { game, options, rules } = loaded
  const fresh = game.load(options)
  sampledMatch(loaded, seed, ({ state, seat, action, step }) => {
    const dice = new RecordingDice(SeededDice.from(`result ${step}`))
    const [first, firstEvents] = applied(rules, state, seat, action, dice)
    const [second, secondEvents] = applied(fresh, overJson(state), seat, action, new ScriptedDice(dice.draws))
    ensure(samePlain(first, second), () => `${JSON.stringify(action)} gives two different states`)
    ensure(samePlain(firstEvents, secondEvents), () => `${JSON.stringify(action)} gives different events`)
    const why = whyNotPlain(firstEvents)
    if (why !== undefined) fail(`an event is not plain data: ${why}`)
    const shared = sharedPlace(first, firstEvents)
    if (shared !== undefined) fail(`an event of ${JSON.stringify(action)} shares ${shared} with the state`)
  })
}

/** The events of the set-up are plain data. */
export function setupEventsArePlain<T extends GameTypes>({ rules }: Loaded<T>, seed: number): void {
  const events: T['event'][] = []
  rules.setup(SeededDice.from(`set-up ${seed}`), event => events.push(event))
  const why = whyNotPlain(events)
  if (why !== undefined) fail(`an event of the set-up is not plain data: ${why}`)
}

/** The same seed gives the same match. */
export function sameSeedSameMatch<T extends GameTypes>(loaded: Loaded<T>, seed: number): void {
  const hashes = (from: Loaded<T>) => {
    const list: string[] = []
    list.push(stateHash(sampledMatch(from, seed, ({ state }) => list.push(stateHash(state)))))
    return list.join()
  }
  const again = { ...loaded, rules: loaded.game.load(loaded.options) }
  ensure(hashes(loaded) === hashes(again), () => 'two matches from one seed differ')
}

function applied<T extends GameTypes>(
  rules: Loaded<T>['rules'],
  state: T['state'],
  seat: number,
  action: T['action'],
  dice: RecordingDice | ScriptedDice,
): [T['state'], T['event'][]] {
  const after = rules.copy(state)
  const events: T['event'][] = []
  rules.apply(after, seat, action, dice, event => events.push(event))
  return [after, events]
}

function overJson<S>(state: S): S {
  return JSON.parse(JSON.stringify(state)) as S
}
