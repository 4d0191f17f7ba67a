import { type Gesture, type Scene, sameTarget, type Target } from '@sextant/scene'
import type { Choice } from '@sextant/session'
import type { Spot } from '../../../board/contract.ts'
import { nearestWay, nextWay } from './paths.ts'
import { cellOf, keyOf, targetAt } from './targets.ts'

export { cellOf } from './targets.ts'

/**
 * What a person has chosen on the board so far, and the way from there to an action. Pure: the page hands in the
 * choices and the scene, and gets the next selection and perhaps the choice that was taken.
 */
export interface Selection {
  /** The targets chosen, in order: the beginning of the picks of some choices. */
  readonly chosen: readonly Target[]
  /** On touch: the choice that the next tap on the same target takes. */
  readonly armed?: number
}

export interface Picked {
  readonly selection: Selection
  /** The choice that has been made. */
  readonly take?: number
  /** Targets that lead nowhere: those chosen, and the one that cannot be chosen after them. */
  readonly impossible?: readonly Target[]
}

/** What can be chosen now, and on what. */
export interface Ground {
  readonly choices: readonly Choice[]
  /** Shown but not allowed: what they begin with can be chosen, to see them and why not. */
  readonly refused?: readonly { readonly gesture: Gesture }[]
  readonly scene: Scene
}

export const NOTHING: Selection = { chosen: [] }

/** Where the next pick can lead: a target, and the choice it completes if it is the last one of it. */
export interface Lead {
  readonly target: Target
  readonly completes?: Choice
  /** All the choices that it could complete, where they differ by their way. */
  readonly ways?: readonly Choice[]
}

/**
 * A click, tap or Enter on a spot. A target that goes on from what is chosen is taken; what is chosen already is
 * deselected, for what lies below it if there is more in the cell; another place for the last of what is chosen takes its
 * place; another piece that has something to do is chosen instead; anything else leads nowhere.
 */
export function pick(selection: Selection, ground: Ground, spot: Spot, touch = false): Picked {
  const led = leadAt(selection, ground, spot)
  if (led) return follow(selection, ground, led, touch)
  const last = selection.chosen.at(-1)
  const again = last !== undefined && isAt(last, spot, ground.scene)
  if (selection.chosen.length > 1 && !again) {
    const before = { chosen: selection.chosen.slice(0, -1) }
    const other = leadAt(before, ground, spot)
    if (other) return follow(before, ground, other, touch)
  }
  const fresh = again ? below(last, ground, spot) : leadAt(NOTHING, ground, spot)
  if (fresh) return follow(NOTHING, ground, fresh, touch)
  if (again) return { selection: NOTHING }
  return { selection: NOTHING, impossible: [...selection.chosen, targetAt(spot, ground.scene)] }
}

/** Whether a pick only puts down what was chosen. */
export function isDeselecting({ selection, take, impossible }: Picked): boolean {
  return selection.chosen.length === 0 && take === undefined && impossible === undefined
}

/** From the first target of a gesture to its last, in one movement over the cells between them. */
export function drag(
  ground: Ground,
  from: Spot,
  to: Spot,
  over: readonly number[] = [],
  touch = false,
): Picked {
  const dragged = draggedChoice(ground, from, to, over)
  if (dragged) return { selection: NOTHING, take: dragged.number }
  const { selection, take, impossible } = pick(NOTHING, ground, from)
  if (take === undefined && selection.chosen.length > 0) return pick(selection, ground, to, touch)
  return { selection, ...(impossible && { impossible }) }
}

/**
 * The choice that a drag means: of the piece that was taken along where it has one, else of another in its cell; onto
 * the piece that it was released on before any other in that cell; and by the way that was dragged along.
 */
export function draggedChoice(
  { choices, scene }: Ground,
  from: Spot,
  to: Spot,
  over: readonly number[],
): Choice | undefined {
  const all = choices.filter(({ gesture }) => {
    const [first, last] = [gesture.picks?.[0], gesture.picks?.at(-1)]
    if (gesture.kind !== 'pick' || gesture.picks.length < 2 || !first || !last) return false
    return isAt(first, from, scene) && isAt(last, to, scene)
  })
  const ofOne = meant(all, from, ({ gesture }) => gesture.picks?.[0])
  const ontoOne = meant(ofOne, to, ({ gesture }) => gesture.picks?.at(-1))
  const direct = ontoOne.filter(({ gesture }) => gesture.picks?.length === 2)
  if (direct.length > 0) return nearestWay(direct, over)
  return ontoOne.length === 1 ? ontoOne[0] : undefined
}

/** What a person has in hand after a plan was laid down that can still be changed: the piece, to be pointed on with. */
export function selectionAfter(taken: Gesture, choices: readonly Choice[]): Selection {
  const picks = taken.picks ?? []
  const goesOn = following(picks, choices).length > 0
  if (!goesOn || picks.length === 0) return NOTHING
  return { chosen: taken.kind === 'pick' ? picks.slice(0, -1) : picks }
}

/** After an action was taken: its piece, as long as that has something left to do. */
export function selectionToGoOn(taken: Gesture, choices: readonly Choice[]): Selection {
  const [first] = taken.picks ?? []
  if (!first || !('piece' in first)) return NOTHING
  return following([first], choices).length > 0 ? { chosen: [first] } : NOTHING
}

/** All that the next pick can be, each target once. */
export function leads(
  selection: Selection,
  { choices, refused = [], scene }: Omit<Ground, 'scene'> & Partial<Ground>,
): Lead[] {
  const depth = selection.chosen.length
  const found = new Map<string, { target: Target; ways: Choice[] }>()
  for (const choice of following(selection.chosen, choices)) {
    const target = choice.gesture.picks?.[depth]
    if (!target) continue
    const key = keyOf(target)
    const lead = found.get(key) ?? { target, ways: [] }
    found.set(key, lead)
    if (choice.gesture.kind === 'pick' && choice.gesture.picks.length === depth + 1) lead.ways.push(choice)
  }
  for (const { gesture } of following(selection.chosen, refused)) {
    const target = gesture.picks?.[depth]
    if (gesture.kind === 'press' && target && !found.has(keyOf(target)))
      found.set(keyOf(target), { target, ways: [] })
  }
  return [...found.values()].map(({ target, ways }) => {
    const completes = nextWay(ways, scene)
    return { target, ...(completes && { completes }), ...(ways.length > 1 && { ways }) }
  })
}

/** The lead a spot stands for: that of the piece meant before that of another piece or of the cell. */
export function leadAt(selection: Selection, ground: Ground, spot: Spot): Lead | undefined {
  const here = leads(selection, ground).filter(({ target }) => isAt(target, spot, ground.scene))
  return here.find(({ target }) => 'piece' in target && target.piece === spot.piece) ?? here[0]
}

/** What comes after a target among those that can be chosen in one cell. */
function below(target: Target, ground: Ground, spot: Spot): Lead | undefined {
  const here = leads(NOTHING, ground).filter(lead => isAt(lead.target, spot, ground.scene))
  const index = here.findIndex(lead => sameTarget(lead.target, target))
  return index < 0 ? undefined : here[index + 1]
}

/**
 * The choices whose buttons are there: those without picks, and those whose picks have all been made. A piece
 * stands for its cell here, so that choosing the unit in a city shows what the city has to offer.
 */
export function pressable<T extends { readonly gesture: Gesture }>(
  { chosen }: Selection,
  choices: readonly T[],
  scene: Scene,
): T[] {
  return choices.filter(({ gesture }) => {
    if (gesture.kind !== 'press') return false
    const picks = gesture.picks ?? []
    if (picks.length === 0) return true
    return picks.length === chosen.length && picks.every((target, at) => meets(target, chosen[at], scene))
  })
}

function follow(selection: Selection, { choices, scene }: Ground, lead: Lead, touch: boolean): Picked {
  const chosen = [...selection.chosen, lead.target]
  const goesOn = following(chosen, choices).some(
    ({ gesture }) => (gesture.picks?.length ?? 0) > chosen.length,
  )
  const hasButtons = pressable({ chosen }, choices, scene).some(
    ({ gesture }) => (gesture.picks?.length ?? 0) > 0,
  )
  const done = lead.completes
  if (!done || goesOn || hasButtons) {
    // What the next tap on the same target does is shown already.
    const again = touch ? pickedAgain(choices, chosen) : undefined
    return { selection: { chosen, ...(again && { armed: again.number }) } }
  }
  if (touch && selection.armed !== done.number)
    return { selection: { chosen: selection.chosen, armed: done.number } }
  return { selection: NOTHING, take: done.number }
}

/** The choice that is made by picking the last target once more. */
export function pickedAgain(choices: readonly Choice[], chosen: readonly Target[]): Choice | undefined {
  const picks = [...chosen, ...chosen.slice(-1)]
  return following(picks, choices).find(({ gesture }) => gesture.picks?.length === picks.length)
}

function following<T extends { readonly gesture: Gesture }>(
  chosen: readonly Target[],
  choices: readonly T[],
): T[] {
  return choices.filter(({ gesture }) => begins(chosen, gesture.picks ?? []))
}

function begins(chosen: readonly Target[], picks: readonly Target[]): boolean {
  return chosen.every((target, number) => {
    const other = picks[number]
    return other !== undefined && sameTarget(target, other)
  })
}

function meets(target: Target, chosen: Target | undefined, scene: Scene): boolean {
  if (!chosen) return false
  if (sameTarget(target, chosen)) return true
  return 'cell' in target && 'piece' in chosen && cellOf(chosen, scene) === target.cell
}

/** Those whose target is the piece that was pointed at, else all with the same target as the first of them. */
function meant(
  choices: readonly Choice[],
  spot: Spot,
  targetOf: (choice: Choice) => Target | undefined,
): readonly Choice[] {
  const pointed = choices.find(choice => {
    const target = targetOf(choice)
    return target && 'piece' in target && target.piece === spot.piece
  })
  const [first] = pointed ? [pointed] : choices
  const target = first && targetOf(first)
  if (!target) return []
  return choices.filter(choice => {
    const other = targetOf(choice)
    return other !== undefined && sameTarget(other, target)
  })
}

function isAt(target: Target, spot: Spot, scene: Scene): boolean {
  return cellOf(target, scene) === spot.cell
}
