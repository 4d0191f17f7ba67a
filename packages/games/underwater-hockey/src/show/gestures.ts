import type { Seat } from '@sextant/engine'
import type { Gesture, Target } from '@sextant/scene'
import type { Action } from '../actions.ts'
import { planNow } from '../rules/proposals.ts'
import type { State, Unit } from '../state.ts'
import { teamOf, unitId, unitOf } from '../units.ts'
import type { World } from '../world.ts'
import { courseOf } from './courses.ts'
import { arrowOf, tagText, text } from './words.ts'

const PUCK: Target = { piece: 'puck' }

/** How a coach plans: drag a unit along its way, drag the puck where it shall go, press for the rest. */
export function gestureOf(world: World, view: State, seat: Seat, action: Action): Gesture {
  if (action.type === 'commit')
    return {
      kind: 'press',
      button: 'commit',
      role: 'end-turn',
      key: 'e',
      label: text('gesture.commit'),
      about: text('gesture.commit-about'),
    }
  const u = unitOf(seat, action.unit)
  const unit = view.units[u] as Unit
  const from = world.tileOf.get(unit.at) as number
  const piece: Target = { piece: unitId(u) }
  switch (action.type) {
    case 'swim': {
      if (action.path.length === 0)
        return {
          kind: 'press',
          button: 'hold',
          key: 'x',
          label: text('gesture.hold'),
          about: text('gesture.hold-about'),
          picks: [piece],
        }
      const tiles = courseOf(world, from, { kind: 'swim', change: null, curl: null, path: action.path })
      const end = tiles.at(-1) as number
      return {
        kind: 'pick',
        picks: [piece, { cell: end }],
        way: tiles.slice(1, -1),
        meaning: 'reach',
        label: text('gesture.swim', {
          at: world.names[end] as string,
          arrows: action.path.map(arrowOf).join(''),
        }),
      }
    }
    case 'curl':
      return {
        kind: 'press',
        button: `curl-${action.facing}`,
        key: String(action.facing + 1),
        group: text('gesture.curl-group'),
        label: text('gesture.curl', { arrow: arrowOf(action.facing) }),
        picks: [piece],
      }
    case 'dive':
    case 'surface': {
      const plan = planNow(world, view, u)
      const off = plan.kind === 'swim' && plan.change === action.type
      return {
        kind: 'press',
        button: action.type,
        key: action.type === 'dive' ? 'd' : 's',
        label: text(off ? `gesture.no-${action.type}` : `gesture.${action.type}`),
        about: text('gesture.plane-about'),
        picks: [piece],
      }
    }
    case 'flick':
      return flickGesture(world, view, u, from, action.direction, action.distance)
    case 'steal':
      return {
        kind: 'pick',
        picks: [piece, PUCK],
        meaning: 'target',
        label: text('gesture.steal', { chance: unit.steal }),
      }
    case 'release':
      return {
        kind: 'press',
        button: 'release',
        key: 'p',
        label: text('gesture.release'),
        about: text('gesture.release-about'),
        picks: [piece],
      }
  }
}

/** Named for what will come of it: a shot, a pass to the first teammate on the way, or a free puck. */
function flickGesture(
  world: World,
  view: State,
  u: number,
  from: number,
  direction: number,
  distance: number,
): Gesture {
  const tiles = courseOf(world, from, { kind: 'flick', direction, distance })
  const end = tiles.at(-1) as number
  const at = world.names[end] as string
  const met = tiles
    .slice(1)
    .map(tile => view.units.findIndex(({ at, plane }) => plane === 'bottom' && at === world.names[tile]))
    .find(unit => unit >= 0)
  const shot = world.defender[end] === 1 - teamOf(u)
  const mate = met !== undefined && teamOf(met) === teamOf(u)
  return {
    kind: 'pick',
    picks: [PUCK, { cell: end }],
    meaning: shot ? 'objective' : mate ? 'good' : 'target',
    label: shot
      ? text('gesture.shoot', { at })
      : mate
        ? text('gesture.pass', { unit: tagText(unitId(met)) })
        : text('gesture.flick', { at }),
  }
}
