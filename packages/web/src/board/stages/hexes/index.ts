import type { HexStage, Skin } from '@sextant/scene'
import { lazyArt } from '../../draw/lazy-art.ts'
import type { StageRenderer } from '../stage-renderer.ts'
import { addBorder } from './border.ts'
import { drawSmallLabel } from './cell-label.ts'
import { describeCell, signed } from './describe.ts'
import { drawGround, isTiled } from './ground.ts'
import { holding } from './holding.ts'
import { type HexPlaces, hexPlaces, sameHexes } from './places.ts'
import { hexRows } from './rows.ts'
import { spaceArt } from './space-art.ts'
import { walkHexes } from './walk.ts'

/** What of a cell is seen of its ground. */
const LOOKS = ['terrain', 'feature', 'side', 'label'] as const

/** Light on water, fetched with the first pool that is shown in motion. */
const ripples = lazyArt(() => import('./ripples.ts'))

/** When a pool was first drawn: a first picture waits for nothing. */
let firstMoment: number | undefined

function hasWater({ terrains }: Skin): boolean {
  return Object.values(terrains).some(terrain => terrain.ripples)
}

function hasFeatures({ cells }: HexStage): boolean {
  return cells.some(({ feature }) => feature !== undefined)
}

/** A board of hexes. */
export const hexes: StageRenderer<HexStage, HexPlaces> = {
  kind: 'hexes',
  places: (stage, before) => (before && sameHexes(before, stage) ? before : hexPlaces(stage)),
  art: ({ scenery }) => (scenery === 'space' ? spaceArt : undefined),
  drawGround(pen, on, box) {
    if (on.stage.scenery !== 'space') drawGround(pen, on, box)
    else spaceArt.now?.drawSpace(pen, on, box)
  },
  isTiled,
  changedGround(before, after) {
    const changed = new Set<number>()
    after.cells.forEach((cell, number) => {
      const was = before.cells[number]
      if (cell === was) return
      if (!was || LOOKS.some(look => cell[look] !== was[look])) changed.add(number)
    })
    return changed
  },
  highlights: {
    border(places, cells, shown) {
      const border = new Path2D()
      addBorder(places, shown, there => !cells.has(there), border, 0.95)
      return border
    },
  },
  drawBelowPieces(pen, { stage, places }, _isOccupied, seconds) {
    if (stage.scenery === 'space') spaceArt.now?.drawDebris(pen, stage, places, seconds)
    // Neither on pictures nor where motion is unwanted.
    if (seconds === 0 || !hasWater(pen.look.skin)) return
    firstMoment ??= seconds
    if (ripples.now) ripples.now.drawRipples(pen, stage, places, seconds)
    // Water without light on it is water still: what cannot be fetched is left out.
    else if (seconds > firstMoment) ripples.ready().catch(() => {})
  },
  isAnimated: (skin, stage) => hasWater(skin) || (stage.scenery === 'space' && hasFeatures(stage)),
  drawAbovePieces(pen, { stage, places }, place) {
    const cell = stage.cells[place]
    if (cell) drawSmallLabel(pen, cell, places.x[place] ?? 0, places.y[place] ?? 0)
  },
  address({ cells }, place) {
    const cell = cells[place]
    return cell && (cell.address ?? `${signed(cell.q)},${signed(cell.r)}`)
  },
  walk: walkHexes,
  rows: hexRows,
  describe: describeCell,
  orientation: ({ orientation }) => orientation,
  holding,
}
