import { at } from '@sextant/engine'
import { type Courses, cellOf, NO_CELL, neighbour } from '@sextant/hex'
import type { Combination, PickGesture, Target, Text } from '@sextant/scene'
import { actingShip, actingTable } from '../rules/acting.ts'
import type { State } from '../state.ts'
import type { Tables } from '../tables.ts'
import type { HexShips } from '../types.ts'
import { type Course, coursesOf } from './courses.ts'
import { createExposure, type Danger } from './exposure.ts'
import { atSide, facingName, listed, number, placeOf, rounded, shipName, text, weaponName } from './words.ts'

/**
 * To fly with one gesture: the ship, the hex where its move ends, and that hex again for the facing with the fewest turns, or
 * the hex beside it that it is to face. Once all steps are made, the ship and the hex to face.
 */
export function combinationsFor(
  tables: Tables,
  courses: Courses,
  state: State,
  seat: number,
): Combination<HexShips>[] {
  if (state.over || state.phase !== 'move' || actingTable(tables, state).seat !== seat) return []
  const exposure = createExposure(tables, state)
  const byCell = new Map<number, Course[]>()
  for (const course of coursesOf(tables, courses, state))
    byCell.set(course.cell, [...(byCell.get(course.cell) ?? []), course])
  return [...byCell.values()].flatMap(facings => {
    const straightest = facings.reduce((best, one) => (one.turns < best.turns ? one : best))
    return facings.flatMap(course => {
      const [first, ...rest] = course.actions
      if (!first) return []
      const made: Combination<HexShips>[] = []
      const fly = (towards: number) =>
        made.push({
          actions: [first, ...rest],
          gesture: flight(tables, state, course, towards, exposure(course)),
        })
      if (course === straightest && !hasArrived(state)) fly(course.cell)
      const ahead = neighbour(tables.board, course.cell, course.facing)
      if (ahead !== NO_CELL) fly(ahead)
      return made
    })
  })
}

function hasArrived({ move }: State): boolean {
  return move.set && move.steps === 0
}

function flight(
  tables: Tables,
  state: State,
  course: Course,
  towards: number,
  danger: readonly Danger[],
): PickGesture {
  const { id } = actingTable(tables, state)
  const { cell, facing, poses } = course
  const cells = poses.map(cellOf).filter((here, step, all) => here !== all[step - 1])
  const damage = danger.reduce((sum, one) => sum + one.damage, 0)
  const end: Target[] = hasArrived(state) ? [] : [{ cell }]
  return {
    kind: 'pick',
    picks: [{ piece: id }, ...end, { cell: towards }],
    meaning: 'reach',
    label: labelOf(tables, state, course),
    way: cells.slice(1, -1),
    ghost: { piece: id, at: cell, facing },
    about: dangerText(tables, state, danger),
    ...(danger.length > 0 && {
      hint: { text: text('hint.threat', { damage: rounded(damage) }), tone: 'bad' },
    }),
    preview: danger.map(one => ({
      cell: one.cell,
      meaning: 'threat',
      label: text('preview.from', { damage: rounded(one.damage), side: atSide(one.side) }),
    })),
  }
}

function labelOf(tables: Tables, state: State, { cell, facing, speed, turns }: Course): Text {
  if (hasArrived(state)) return text('gesture.face', { facing: facingName(facing), turns })
  return text(turns > 0 ? 'gesture.fly-turns' : 'gesture.fly', {
    cell: placeOf(tables, at(tables.names, cell)),
    facing: facingName(facing),
    speed: number(speed),
    turns,
  })
}

/** What each enemy could fire at it there, and the shield that it would meet. */
function dangerText(tables: Tables, state: State, danger: readonly Danger[]): Text {
  if (danger.length === 0) return text('fly.safe')
  const { shields } = actingShip(state)
  const each = danger.map(({ enemy, side, damage, mounts }) =>
    text('fly.enemy', {
      ship: shipName(tables, enemy),
      side: atSide(side),
      shield: shields[side],
      weapons: listed(mounts.map(mount => weaponName(tables, mount.id))),
      damage: rounded(damage),
    }),
  )
  return text('fly.danger', { enemies: listed(each) })
}
