import { at } from '@sextant/engine'
import { cellOf, coursesFrom, facingOf } from '@sextant/hex'
import { isDamaged, maxSpeedOf } from '../rules/condition.ts'
import type { Tables } from '../tables.ts'
import { cachedWorth } from './exchange-cache.ts'
import type { Fighter } from './fighter.ts'
import type { Outlook } from './place-worth.ts'
import type { PoseWork } from './poses.ts'
import { spread } from './spread.ts'

/** Where an enemy that is still to move could be when the guns fire: some of its end states, spread evenly. */
export function repliesOf(work: PoseWork, tables: Tables, foe: Fighter, most: number): Fighter[] {
  const { thrust, maneuverability } = foe.table.class
  const fastest = maxSpeedOf(tables, foe.ship, foe.table)
  const slower = isDamaged(foe.ship, 'forward-thrusters') ? 0 : thrust.down
  const from = Math.max(-fastest, foe.ship.speed - slower)
  const to = Math.max(from, Math.min(fastest, foe.ship.speed + thrust.up))
  const poses: number[] = []
  const speeds: number[] = []
  const start = tables.cellOf.get(foe.ship.at) ?? foe.cell
  for (let speed = from; speed <= to; speed++) {
    if (foe.ship.disabled && speed !== foe.ship.speed) continue
    const turns = foe.ship.disabled ? 0 : maneuverability
    const courses = coursesFrom(work.courses, start, foe.ship.facing, speed, turns)
    for (let n = 0; n < courses.count; n++) {
      poses.push(at(courses.ends, n))
      speeds.push(speed)
    }
  }
  return spread([...poses.keys()], most).map(place => {
    const pose = at(poses, place)
    return { ...foe, cell: cellOf(pose), facing: facingOf(pose), speed: at(speeds, place) }
  })
}

/** The answer that serves the enemy best when the own ship ends its move here. */
export function bestReply(outlook: Outlook, own: Fighter, replies: readonly Fighter[]): Fighter | undefined {
  const { exchanges } = outlook
  let best: Fighter | undefined
  let most = Number.NEGATIVE_INFINITY
  for (const reply of replies) {
    if (reply.cell === own.cell) continue
    const worth = cachedWorth(exchanges, reply, own) - 0.7 * cachedWorth(exchanges, own, reply)
    if (worth > most) {
      most = worth
      best = reply
    }
  }
  return best
}
