import { type Cell, type HexStage, type Scene, say } from '@sextant/scene'
import type { BoardWords, Texts } from '../../words.ts'
import { seenFromActing } from './bearing.ts'
import { featureOf } from './feature.ts'

/** `Blue city, at 4, −2`. */
export function describeCell(
  scene: Scene,
  stage: HexStage,
  place: number,
  { catalogue, words, skin }: Texts,
): string[] {
  const { sides } = scene
  const cell = stage.cells[place]
  if (!cell) return []
  const feature = cell.feature === undefined ? undefined : skin && featureOf(skin, cell.feature)
  const terrain = skin?.terrains[cell.terrain]
  const side = cell.side === undefined ? undefined : sides[cell.side]
  return [
    ...(cell.name ? [say(cell.name, catalogue)] : []),
    ...(feature && !cell.name ? [say(feature.name, catalogue)] : []),
    ...(terrain?.matters ? [say(terrain.name, catalogue)] : []),
    ...(cell.label && !cell.name ? [cell.label] : []),
    ...(side && !cell.name ? [say({ key: 'held', values: { side: say(side.name, catalogue) } }, words)] : []),
    ...seenFromActing(scene, stage, place, words),
    ...addressOf(cell, words),
  ]
}

/** A game that counts cells its own way has the address in a cell's name already, where it has one. */
function addressOf({ q, r, name, address }: Cell, words: BoardWords): string[] {
  if (address === undefined) return [say({ key: 'at', values: { q: signed(q), r: signed(r) } }, words)]
  return name ? [] : [address]
}

/** With a minus sign that is read as one. */
export function signed(value: number): string {
  return value < 0 ? `−${-value}` : String(value)
}
