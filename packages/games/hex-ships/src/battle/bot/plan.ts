import { at, type Dice } from '@sextant/engine'
import { cellOf, courseOff, coursesFrom, facingOf } from '@sextant/hex'
import type { Action } from '../actions.ts'
import { canLightAfterburners, whyNotEcm, whyNotLaunch } from '../rules/abilities.ts'
import { actingIndex } from '../rules/acting.ts'
import { speedLimits } from '../rules/speed.ts'
import { SEATS } from '../schema/names.ts'
import type { State } from '../state.ts'
import type { Tables } from '../tables.ts'
import { bestCharges } from './charging.ts'
import { exchangeCache } from './exchange-cache.ts'
import { type Fighter, fighterOf } from './fighter.ts'
import { edgeRisk, type Outlook, placeWorth } from './place-worth.ts'
import {
  actionsTo,
  burningEndStates,
  type EndState,
  endStates,
  headingOf,
  type PoseWork,
  withAfterburners,
} from './poses.ts'
import { bestReply, repliesOf } from './replies.ts'
import { bestShift } from './shifting.ts'
import { spread } from './spread.ts'

/** A whole movement turn of a ship: the actions up to its end, and what they are worth. */
export interface Plan {
  readonly actions: readonly Action[]
  readonly worth: number
  /** What it uses up for the rest of the battle, in points of armor. */
  readonly spends?: number
}

/** The best plans for the acting ship, best first. There is always one. */
export function movePlans(outlook: Outlook, work: PoseWork, state: State, dice: Dice, most: number): Plan[] {
  const off = planOff(outlook, work, state)
  if (off) return [off]
  const { temper, tables } = outlook
  const index = actingIndex(state)
  const own = fighterOf(tables, state, index)
  const ends = glanced(outlook, own, endStates(work, tables, state, temper.reverses), dice)
  const burning = temper.usesAbilities ? burningEndStates(work, tables, state) : []
  // What the ship has left to fire with is another: so is what its volleys are worth.
  const lit = { ...outlook, exchanges: exchangeCache(tables) }
  const judge = (end: EndState): Judged => {
    const there = placed(tables, own, end)
    const worth = placeWorth(end.burns ? lit : outlook, there) - (end.burns ? BURNING : 0)
    return { end, there, outlook: end.burns ? lit : outlook, worth: worth + blurred(temper.blur, dice) }
  }
  const judged = [...ends, ...burning].map(judge).sort((a, b) => b.worth - a.worth)
  const answered = temper.foresees > 0 ? foreseen(outlook, work, mixed(judged, temper.foresees)) : judged
  const shortlist = answered.slice(0, Math.max(most, SHORTLIST))
  const charged = shortlist.map(({ end, there, worth }) => {
    const shift = bestShift(outlook, there, state)
    const { faces, worth: gained } = bestCharges(outlook, shift?.after ?? there, state.move.charged)
    return { end, there, shift, faces, worth: worth + gained + (shift?.worth ?? 0) }
  })
  if (charged.length === 0) return [{ actions: [straightOn(state)], worth: 0 }]
  return charged
    .sort((a, b) => b.worth - a.worth)
    .slice(0, most)
    .map(({ end, there, shift, faces, worth }): Plan => {
      const actions: Action[] = [...extras(outlook, state, there)]
      actions.push(...actionsTo(work, tables, state, end))
      if (shift) actions.push(shift.action)
      for (const face of faces) actions.push({ type: 'charge', face })
      return { worth, actions: [...actions, END_TURN], ...(end.burns && { spends: BURNING }) }
    })
}

export const END_TURN: Action = { type: 'end-turn' }
const SHORTLIST = 6
/** Afterburners can be lit once in a battle: a place must be this much better, in points of armor. */
const BURNING = 1.5

function placed({ combat }: Tables, own: Fighter, { speed, pose, burns }: EndState): Fighter {
  const energy = own.energy - (burns ? combat.afterburners.energy : 0)
  return { ...own, cell: cellOf(pose), facing: facingOf(pose), speed, energy }
}

/** The places that a bot thinks of, others the next time; none from which it could not stay on the map, where it has a choice. */
function glanced(outlook: Outlook, own: Fighter, ends: readonly EndState[], dice: Dice): readonly EndState[] {
  const { tables, temper } = outlook
  if (ends.length <= temper.places) return ends
  const safe = ends.filter(end => edgeRisk(outlook, placed(tables, own, end)) < RISKY)
  return spread(safe.length > 0 ? safe : ends, temper.places, (dice.d(PARTS) - 1) / PARTS)
}

/** What a place costs from which a ship may leave the map against its will. */
const RISKY = 1
const PARTS = 64

function blurred(blur: number, dice: Dice): number {
  return blur === 0 ? 0 : (blur * (dice.d(201) - 101)) / 100
}

/** Half of `count` from the top, half spread over the rest: what looks bad may be the best defence. */
function mixed<T>(list: readonly T[], count: number): T[] {
  if (list.length <= count) return [...list]
  const best = Math.ceil(count / 2)
  const others = count - best
  return [...list.slice(0, best), ...spread(list.slice(best), others)]
}

interface Judged {
  readonly end: EndState
  readonly there: Fighter
  /** What is known of the surroundings with the energy that is left there. */
  readonly outlook: Outlook
  readonly worth: number
}

/** Judges places again, with enemies that are still to move where they would answer best. */
function foreseen(outlook: Outlook, work: PoseWork, judged: readonly Judged[]): Judged[] {
  const toMove = outlook.foes.filter(foe => foe.toMove)
  if (toMove.length === 0) return [...judged]
  const replies = new Map(
    toMove.map(foe => [foe, repliesOf(work, outlook.tables, foe, outlook.temper.replies)]),
  )
  return judged
    .map((place): Judged => {
      const { there, worth, end } = place
      const foes = place.outlook.foes.map(foe => {
        const choices = replies.get(foe)
        const reply = choices && bestReply(place.outlook, there, choices)
        return reply ? { ...reply, toMove: false } : foe
      })
      const answered = placeWorth({ ...place.outlook, foes }, there) - (end.burns ? BURNING : 0)
      return { ...place, worth: 0.2 * worth + 0.8 * answered }
    })
    .sort((a, b) => b.worth - a.worth)
}

/** Off the map, for a ship that wins by it. */
function planOff({ tables, seat, temper }: Outlook, work: PoseWork, state: State): Plan | undefined {
  const index = actingIndex(state)
  const { id } = at(tables.ships, index)
  const objective = tables.scenario.objectives.find(
    one => one.type === 'leave' && SEATS.indexOf(one.seat) === seat && one.ships.includes(id),
  )
  if (objective?.type !== 'leave' || state.move.set) return undefined
  const plain = wayOff(tables, work, state, objective.through)
  if (plain || !temper.usesAbilities || !canLightAfterburners(tables, state)) return plain
  const burning = wayOff(tables, work, withAfterburners(state), objective.through)
  return burning && { ...burning, actions: [{ type: 'afterburners' }, ...burning.actions] }
}

function wayOff(tables: Tables, work: PoseWork, state: State, through: readonly number[]): Plan | undefined {
  const speed = speedLimits(tables, state).most
  const ship = at(state.ships, actingIndex(state))
  const start = tables.cellOf.get(ship.at)
  if (start === undefined || speed < 1) return undefined
  coursesFrom(work.courses, start, ship.facing, speed, state.move.turns)
  const way = courseOff(work.courses)
  const last = way.at(-1)
  if (last === undefined || !through.includes(headingOf(facingOf(last), speed))) return undefined
  const actions: Action[] = [{ type: 'set-speed', speed }]
  for (let n = 1; n < way.length; n++) {
    const [from, to] = [at(way, n - 1), at(way, n)]
    if (cellOf(from) !== cellOf(to)) actions.push({ type: 'advance' })
    else actions.push({ type: 'turn', to: (facingOf(from) + 1) % 6 === facingOf(to) ? 'right' : 'left' })
  }
  return { actions: [...actions, { type: 'advance' }], worth: 100 }
}

/** What the expansions offer: squadrons are launched at once, counter measures raised when enemies are near. */
function extras({ tables, foes }: Outlook, state: State, there: Fighter): Action[] {
  const actions: Action[] = []
  for (const carried of there.table.carries) {
    const squadron = at(tables.ships, carried).id
    for (const direction of [there.facing, 0, 1, 2, 3, 4, 5]) {
      const launch = { type: 'launch', squadron, direction } as const
      if (actions.length > 0 || whyNotLaunch(tables, state, launch)) continue
      actions.push(launch)
    }
  }
  if (!whyNotEcm(tables, state) && foes.length > 1 && there.energy >= 2 * tables.combat.ecm.energy)
    actions.push({ type: 'ecm' })
  return actions
}

/** Where every way ends on another ship or off the map: on, and see. */
function straightOn(state: State): Action {
  const { move } = state
  return move.set && move.steps === 0 ? END_TURN : { type: 'advance' }
}
