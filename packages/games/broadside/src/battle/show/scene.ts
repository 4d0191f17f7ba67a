import type { Viewer } from '@sextant/engine'
import type { Badge, Bar, Fact, Piece, Scene, Text } from '@sextant/scene'
import type { Combatant } from '../schema.ts'
import type { SideState, State } from '../state.ts'
import { combatantOf, seatToAct, sideOf, type Tables } from '../tables.ts'
import { countedChase } from './chase.ts'
import { endText } from './ending.ts'
import { goalOf } from './goal.ts'
import { namesOf, sidesOf } from './names.ts'
import { panelsOf } from './panels.ts'
import { iconOfKind } from './skin.ts'
import { pieceOfSeat, text } from './words.ts'

/** The duel is the same for every viewer; only the words to them differ. */
export function sceneOf(tables: Tables, state: State, viewer: Viewer): Scene {
  const { ended } = state
  const ending = ended && endText(namesOf(tables.sides), ended, state.loot, viewer)
  return {
    stage: { kind: 'sea', distance: state.D, farthest: tables.ruleset.distance.farthest },
    sides: sidesOf(tables.sides),
    pieces: [pieceOf(tables, state, 0), pieceOf(tables, state, 1)],
    panels: panelsOf(tables, state),
    status: ending ?? statusOf(tables, state, viewer),
    goal: goalOf(tables, viewer),
    ...(ending !== undefined && { ending }),
  }
}

function pieceOf(tables: Tables, state: State, seat: 0 | 1): Piece {
  const combatant = combatantOf(tables, seat)
  const side = sideOf(state, seat)
  const shored = Math.max(0, combatant.stores.shoring - side.IS)
  const acting = !state.ended && seatToAct(tables, state) === seat
  return {
    id: pieceOfSeat(seat),
    at: seat,
    side: seat,
    icon: iconOfKind(combatant.kind),
    name: namesOf(tables.sides)[seat],
    // They face each other: the left one looks east, the right one west.
    facing: seat === 0 ? 0 : 3,
    bars: barsOf(combatant, side),
    badges: badgesOf(combatant, side),
    facts: factsOf(combatant),
    wear: 1 - side.hull / combatant.hullMax,
    ...(shored > 0 && { props: shored }),
    readiness: acting ? 'ready' : 'done',
    // Below the water: dived or sunk.
    ...((side.dived || side.hull === 0) && { ghost: true }),
  }
}

function barsOf({ hullMax, crewMax = 0 }: Combatant, { hull, crew }: SideState): Bar[] {
  return [
    { kind: 'health', name: text('hull'), value: hull, max: hullMax },
    ...(crew === undefined ? [] : [{ kind: 'crew', name: text('crew'), value: crew, max: crewMax } as const]),
  ]
}

function badgesOf({ menu, laden, breath }: Combatant, side: SideState): Badge[] {
  const badges: Badge[] = []
  if (menu.includes('cannon')) {
    const [ammo, left] = side.AT === 1 ? (['ball', side.A1] as const) : (['grape', side.A2] as const)
    const tone = left === 0 ? 'bad' : 'neutral'
    badges.push({ icon: ammo, name: text(`badge.${ammo}`), text: String(left), tone })
  }
  if (side.braced) badges.push({ icon: 'brace', name: text('badge.braced'), tone: 'good' })
  if (side.gripped) badges.push({ icon: 'grip', name: text('badge.gripped'), tone: 'bad' })
  if (side.dived) badges.push({ icon: 'dive', name: text('badge.dived'), tone: 'strong' })
  else if (breath > 0)
    badges.push({ icon: 'dive', name: text('badge.breath'), text: String(side.breath), tone: 'neutral' })
  if (laden) badges.push({ icon: 'gain', name: text('badge.laden'), tone: 'neutral' })
  return badges
}

function factsOf(combatant: Combatant): Fact[] {
  const { immune, boarding, initiative, escape: worth } = combatant
  return [
    ...immune.map(weapon => ({ name: text('trait.immune'), value: text(`trait.${weapon}`) })),
    { name: text('trait.boarding'), value: text(boarding ? 'yes' : 'no') },
    ...(initiative === 0 ? [] : [{ name: text('setting.initiative'), value: initiative }]),
    ...(worth === 0
      ? []
      : [
          {
            name: text('trait.escape'),
            value: text('trait.percent', { percent: Math.round(worth * 100) }),
          },
        ]),
  ]
}

function statusOf(tables: Tables, state: State, viewer: Viewer): Text {
  const status = turnText(tables, state, viewer)
  const chase = countedChase(tables, state)
  return chase === undefined ? status : text('status.chase', { status, chase })
}

function turnText(tables: Tables, { T, D, turn }: State, viewer: Viewer): Text {
  const { actions, limit } = tables.ruleset.turns
  const seat = T < actions ? 0 : 1
  const values = { action: (T % actions) + 1, actions, turn, turns: limit, distance: D }
  if (viewer === seat) return text('status.yours', values)
  return text('status.theirs', { ...values, who: namesOf(tables.sides)[seat] })
}
