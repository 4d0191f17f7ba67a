import type { Dice } from '@sextant/engine'
import { distance } from '@sextant/hex'
import { LETTERS, TERRAINS, type Terrain } from '../schema/names.ts'
import type { Tables } from '../tables.ts'
import { numberAt } from './units.ts'

/**
 * A map drawn by weights, cell by cell in order of r, then q. It is drawn again while difficult ground fills too much of
 * a zone, no easy path joins the zones, or terrain that the scenario asks for is missing; the last one is mended.
 */
export function drawMap(tables: Tables, dice: Dice): { terrain: string; tries: number } {
  const { tries } = tables.rules.map
  for (let attempt = 1; ; attempt++) {
    const map = drawOnce(tables, dice)
    const fit = isFit(tables, map)
    if (!fit && attempt < tries) continue
    if (!fit) mend(tables, map)
    return { terrain: map.join(''), tries: attempt }
  }
}

/** Mirrored: the first half and the centre are drawn, the rest is their image turned by 180°. */
function drawOnce({ board, rules, faces }: Tables, dice: Dice): string[] {
  const map: string[] = Array<string>(board.size).fill('')
  const drawn = rules.map.mirror ? (board.size + 1) / 2 : board.size
  for (let cell = 0; cell < drawn; cell++) {
    const letter = dice.pick(faces)
    map[cell] = letter
    if (rules.map.mirror) map[board.size - 1 - cell] = letter
  }
  return map
}

function isFit(tables: Tables, map: readonly string[]): boolean {
  const hard = difficultCells(tables, map)
  return (
    tables.zones.every(zone => surplus(tables, zone, hard) <= 0) &&
    missingTerrain(tables, map).length === 0 &&
    zonesAreJoined(tables, hard)
  )
}

/** By cell: 1 where the ground is difficult. */
function difficultCells({ rules }: Tables, map: readonly string[]): Uint8Array {
  const letters = TERRAINS.filter(name => rules.terrain[name].difficult).map(name => LETTERS[name])
  const hard = new Uint8Array(map.length)
  for (let cell = 0; cell < map.length; cell++)
    for (const letter of letters) if (map[cell] === letter) hard[cell] = 1
  return hard
}

/** The difficult hexes of a zone beyond what is allowed. */
function surplus({ rules }: Tables, zone: readonly number[], hard: Uint8Array): number {
  let count = 0
  for (const cell of zone) count += hard[cell] as number
  return count - Math.floor(zone.length / rules.map.difficultShare)
}

/** Some path of easy hexes joins the zones. */
function zonesAreJoined({ board, zones, zoneOf }: Tables, hard: Uint8Array): boolean {
  const reached = new Uint8Array(board.size)
  const queue = (zones[0] ?? []).filter(cell => hard[cell] === 0)
  for (const cell of queue) reached[cell] = 1
  for (let next = 0; next < queue.length; next++) {
    const cell = numberAt(queue, next)
    if (zoneOf[cell] === 1) return true
    for (let edge = cell * 6; edge < cell * 6 + 6; edge++) {
      const to = board.neighbours[edge] ?? -1
      if (to < 0 || reached[to] === 1 || hard[to] === 1) continue
      reached[to] = 1
      queue.push(to)
    }
  }
  return false
}

/** What conditions ask for and the map lacks outside the zones. */
function missingTerrain(
  { conditions, zoneOf }: Tables,
  map: readonly string[],
): { terrain: Terrain; count: number }[] {
  return conditions.flatMap(({ condition }) => {
    if (condition.type !== 'terrain') return []
    const letter = LETTERS[condition.terrain]
    let count = condition.least
    for (let cell = 0; cell < map.length; cell++) if (map[cell] === letter && zoneOf[cell] === -1) count--
    return count > 0 ? [{ terrain: condition.terrain, count }] : []
  })
}

/** Surplus difficult hexes of the zones become open, in order; missing terrain is put around the centre. */
function mend(tables: Tables, map: string[]): void {
  const { board, zones, zoneOf, rules } = tables
  for (const zone of zones) {
    const hard = difficultCells(tables, map)
    let left = surplus(tables, zone, hard)
    for (const cell of zone) {
      if (left <= 0) break
      if (hard[cell] === 0) continue
      map[cell] = LETTERS.open
      if (rules.map.mirror) map[board.size - 1 - cell] = LETTERS.open
      left--
    }
  }
  const centre = (board.size - 1) / 2
  const outward = [...board.q.keys()]
    .filter(cell => zoneOf[cell] === -1)
    .sort((a, b) => distance(board, centre, a) - distance(board, centre, b) || a - b)
  for (const { terrain } of missingTerrain(tables, map))
    for (const cell of outward) {
      if (!missingTerrain(tables, map).some(missing => missing.terrain === terrain)) break
      map[cell] = LETTERS[terrain]
      if (rules.map.mirror) map[board.size - 1 - cell] = LETTERS[terrain]
    }
}
