import type { ChartStage } from '@sextant/scene'
import { drawPlacePattern, isRegion } from '../../draw/highlight.ts'
import type { StageRenderer } from '../stage-renderer.ts'
import { drawChart, drawChartPlaces } from './chart.ts'
import { describePlace } from './describe.ts'
import { drawNote } from './note.ts'
import { type ChartPlaces, chartPlaces, sameChart } from './places.ts'
import { chartRows } from './rows.ts'
import { walkChart } from './walk.ts'

/** Places and the ways between them, on paper. */
export const chart: StageRenderer<ChartStage, ChartPlaces> = {
  kind: 'chart',
  places: (stage, before) => (before && sameChart(before, stage) ? before : chartPlaces(stage)),
  drawGround: (pen, { stage, places }, box) => drawChart(pen, stage, places, box),
  highlights: {
    drawPattern(pen, places, meaning, colour) {
      // A port covers what is in the middle: its ring tells.
      if (isRegion(meaning)) pen.ctx.setLineDash(meaning === 'reach' ? [] : [0.2, 0.14])
      drawPlacePattern(pen, places, isRegion(meaning) ? 'hover' : meaning, colour)
    },
  },
  drawBelowPieces: (pen, { stage, places }, isOccupied) => drawChartPlaces(pen, stage, places, isOccupied),
  drawPointed: (pen, { stage, places }, place, box) => drawNote(pen, stage, places, place, box),
  redraws: 'whole',
  walk: walkChart,
  rows: chartRows,
  describe: describePlace,
  orientation: () => 'pointy',
}
