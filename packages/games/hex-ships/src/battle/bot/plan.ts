import { at, type Dice } from '@sextant/engine'
import { cellOf, courseOff, coursesFrom, facingOf } from '@sextant/hex'
import type { Action } from '../actions.ts'
import { whyNotEcm, whyNotLaunch } from '../rules/abilities.ts'
import { actingIndex } from '../rules/acting.ts'
import { speedLimits } from '../rules/speed.ts'
import { SEATS } from '../schema/names.ts'
import type { State } from '../state.ts'
import { bestCharges } from './charging.ts'
import { type Fighter, fighterOf } from './fighter.ts'
import { type Outlook, placeWorth } from './place-worth.ts'
import { actionsTo, type EndState, endStates, headingOf, type PoseWork } from './poses.ts'
import { bestReply, repliesOf } from './replies.ts'
import { spread } from './spread.ts'

/** A whole movement turn of a ship: the actions up to its end, and what they are worth. */
export interface Plan {
  readonly actions: readonly Action[]
  readonly worth: number
}

/** The best plans for the acting ship, best first. There is always one. */
export function movePlans(outlook: Outlook, work: PoseWork, state: State, dice: Dice, most: number): Plan[] {
  const off = planOff(outlook, work, state)
  if (off) return [off]
  const { temper } = outlook
  const index = actingIndex(state)
  const own = fighterOf(outlook.tables, state, index)
  const judged = spread(endStates(work, outlook.tables, state, temper.reverses), temper.places)
    .map(end => ({ end, worth: placeWorth(outlook, placed(own, end)) + blurred(temper.blur, dice) }))
    .sort((a, b) => b.worth - a.worth)
  const answered = temper.foresees > 0 ? foreseen(outlook, work, own, mixed(judged, temper.foresees)) : judged
  const shortlist = answered.slice(0, Math.max(most, SHORTLIST))
  const charged = shortlist.map(({ end, worth }) => {
    const there = placed(own, end)
    const { faces, worth: gained } = bestCharges(outlook, there, state.move.charged)
    return { end, there, faces, worth: worth + gained }
  })
  if (charged.length === 0) return [{ actions: [straightOn(state)], worth: 0 }]
  return charged
    .sort((a, b) => b.worth - a.worth)
    .slice(0, most)
    .map(({ end, there, faces, worth }): Plan => {
      const actions: Action[] = [...extras(outlook, state, there)]
      actions.push(...actionsTo(work, outlook.tables, state, end))
      for (const face of faces) actions.push({ type: 'charge', face })
      return { worth, actions: [...actions, END_TURN] }
    })
}

export const END_TURN: Action = { type: 'end-turn' }
const SHORTLIST = 6

function placed(own: Fighter, { speed, pose }: EndState): Fighter {
  return { ...own, cell: cellOf(pose), facing: facingOf(pose), speed }
}

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
  readonly worth: number
}

/** Judges places again, with enemies that are still to move where they would answer best. */
function foreseen(outlook: Outlook, work: PoseWork, own: Fighter, judged: readonly Judged[]): Judged[] {
  const toMove = outlook.foes.filter(foe => foe.toMove)
  if (toMove.length === 0) return [...judged]
  const replies = new Map(
    toMove.map(foe => [foe, repliesOf(work, outlook.tables, foe, outlook.temper.replies)]),
  )
  return judged
    .map(({ end, worth }): Judged => {
      const there = placed(own, end)
      const foes = outlook.foes.map(foe => {
        const choices = replies.get(foe)
        const reply = choices && bestReply(outlook, there, choices)
        return reply ? { ...reply, toMove: false } : foe
      })
      return { end, worth: 0.2 * worth + 0.8 * placeWorth({ ...outlook, foes }, there) }
    })
    .sort((a, b) => b.worth - a.worth)
}

/** Off the map, for a ship that wins by it. */
function planOff({ tables, seat }: Outlook, work: PoseWork, state: State): Plan | undefined {
  const index = actingIndex(state)
  const { id } = at(tables.ships, index)
  const objective = tables.scenario.objectives.find(
    one => one.type === 'leave' && SEATS.indexOf(one.seat) === seat && one.ships.includes(id),
  )
  if (objective?.type !== 'leave' || state.move.set) return undefined
  const ship = at(state.ships, index)
  const { most } = speedLimits(tables, state)
  const start = tables.cellOf.get(ship.at)
  if (start === undefined || most < 1) return undefined
  coursesFrom(work.courses, start, ship.facing, most, state.move.turns)
  const way = courseOff(work.courses)
  const last = way.at(-1)
  if (last === undefined || !objective.through.includes(headingOf(facingOf(last), most))) return undefined
  const actions: Action[] = [{ type: 'set-speed', speed: most }]
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
