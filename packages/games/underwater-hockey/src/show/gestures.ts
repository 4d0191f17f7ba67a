import { at, must, type Seat } from '@sextant/engine'
import type { Gesture, Target } from '@sextant/scene'
import type { Action } from '../actions.ts'
import type { Flick } from '../plan.ts'
import { courseOf } from '../rules/courses.ts'
import { catcherOn } from '../rules/flicking.ts'
import { planNow } from '../rules/proposals.ts'
import { NOBODY } from '../rules/water.ts'
import { type Workspace, waterOf } from '../rules/workspace.ts'
import type { State } from '../state.ts'
import { teamOf, unitId, unitOf } from '../units.ts'
import { arrowOf, placeText, tagText, text } from './words.ts'

const PUCK: Target = { piece: 'puck' }

/** How a coach plans: drag a unit along its way, drag the puck where it should go, press for the rest. */
export function gestureOf(work: Workspace, view: State, seat: Seat, action: Action): Gesture {
  if (action.type === 'commit')
    return {
      kind: 'press',
      button: 'commit',
      role: 'end-turn',
      key: 'e',
      label: text('gesture.commit'),
      about: text('gesture.commit-about'),
    }
  const { tables } = work
  const u = unitOf(seat, action.unit)
  const unit = at(view.units, u)
  const from = must(tables.tileOf, unit.at)
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
      const tiles = courseOf(tables, from, { kind: 'swim', change: null, curl: null, path: action.path })
      const end = tiles.at(-1) ?? from
      return {
        kind: 'pick',
        picks: [piece, { cell: end }],
        way: tiles.slice(1, -1),
        meaning: 'reach',
        label: text('gesture.swim', {
          at: placeText(tables, end),
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
      const plan = planNow(work, view, u)
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
      return flickGesture(work, view, u, from, {
        kind: 'flick',
        direction: action.direction,
        distance: action.distance,
      })
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

/** Named for its result: a shot, a pass to the first teammate on the way, or a free puck. */
function flickGesture(work: Workspace, view: State, u: number, from: number, flick: Flick): Gesture {
  const { tables } = work
  const water = waterOf(work, view)
  const tiles = courseOf(tables, from, flick)
  const end = tiles.at(-1) ?? from
  const place = placeText(tables, end)
  const met = tiles
    .slice(1)
    .map(tile => catcherOn(water, tile))
    .find(unit => unit !== NOBODY)
  const shot = tables.defender[end] === 1 - teamOf(u)
  const mate = met !== undefined && teamOf(met) === teamOf(u)
  return {
    kind: 'pick',
    picks: [PUCK, { cell: end }],
    meaning: shot ? 'objective' : mate ? 'good' : 'target',
    label: shot
      ? text('gesture.shoot', { at: place })
      : mate
        ? text('gesture.pass', { unit: tagText(unitId(met)) })
        : text('gesture.flick', { at: place }),
  }
}
