import type { HexStage, Skin } from '@sextant/scene'
import type { StageRenderer } from '../stage-renderer.ts'
import { addBorder } from './border.ts'
import { drawSmallLabel } from './cell-label.ts'
import { drawDebris } from './debris.ts'
import { describeCell, signed } from './describe.ts'
import { drawGround, isTiled } from './ground.ts'
import { holding } from './holding.ts'
import { type HexPlaces, hexPlaces, sameHexes } from './places.ts'
import { drawRipples } from './ripples.ts'
import { hexRows } from './rows.ts'
import { drawSpace } from './space.ts'
import { walkHexes } from './walk.ts'

/** What of a cell is seen of its ground. */
const LOOKS = ['terrain', 'feature', 'side', 'label'] as const

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
  drawGround(pen, on, box) {
    if (on.stage.scenery !== 'space') drawGround(pen, on, box)
    else drawSpace(pen, on, box)
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
    if (stage.scenery === 'space') drawDebris(pen, stage, places, seconds)
    // Neither on pictures nor where motion is unwanted.
    if (seconds > 0 && hasWater(pen.look.skin)) drawRipples(pen, stage, places, seconds)
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
