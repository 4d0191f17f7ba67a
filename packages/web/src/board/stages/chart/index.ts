import type { ChartStage } from '@sextant/scene'
import { drawPlacePattern, isRegion } from '../../draw/highlight.ts'
import { lazyArt } from '../../draw/lazy-art.ts'
import type { StageRenderer } from '../stage-renderer.ts'
import { describePlace } from './describe.ts'
import { type ChartPlaces, chartPlaces, sameChart } from './places.ts'
import { chartRows } from './rows.ts'
import { walkChart } from './walk.ts'

export const chartArt = lazyArt(() => import('./art.ts'))

/** Places and the ways between them, on paper. */
export const chart: StageRenderer<ChartStage, ChartPlaces> = {
  kind: 'chart',
  art: () => chartArt,
  places: (stage, before) => (before && sameChart(before, stage) ? before : chartPlaces(stage)),
  drawGround: (pen, { stage, places }, box) => chartArt.now?.drawChart(pen, stage, places, box),
  highlights: {
    drawPattern(pen, places, meaning, colour) {
      // A port covers what is in the middle: its ring tells.
      if (isRegion(meaning)) pen.ctx.setLineDash(meaning === 'reach' ? [] : [0.2, 0.14])
      drawPlacePattern(pen, places, isRegion(meaning) ? 'hover' : meaning, colour)
    },
  },
  drawBelowPieces: (pen, { stage, places }, isOccupied) =>
    chartArt.now?.drawChartPlaces(pen, stage, places, isOccupied),
  drawPointed: (pen, { stage, places }, place, box) => chartArt.now?.drawNote(pen, stage, places, place, box),
  redraws: 'whole',
  walk: walkChart,
  rows: chartRows,
  describe: describePlace,
  orientation: () => 'pointy',
}
