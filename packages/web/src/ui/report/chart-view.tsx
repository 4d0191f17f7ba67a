import { type Catalogue, type Chart, type Scene, type Skin, say } from '@sextant/scene'
import { useEffect, useRef } from 'preact/hooks'
import uPlot from 'uplot'
import 'uplot/dist/uPlot.min.css'
import './chart.css'
import { theme } from '../../settings/settings.ts'
import { colourOf } from '../side-mark.tsx'
import { incrementsFor } from './increments.ts'

interface ChartProps {
  readonly chart: Chart
  readonly scene: Scene
  readonly skin: Skin
  readonly catalogue: Catalogue
}

const HEIGHT = 180
/** As in `type.css`; a canvas inherits nothing. */
const FONT = '12px "Inter Variable", system-ui, sans-serif'

/** Lines over time, one for each side in its colour; solid and dashed in turn, so that colour is not all. */
export function ChartView({ chart, scene, skin, catalogue }: ChartProps) {
  const room = useRef<HTMLDivElement>(null)
  const shownTheme = theme.value
  useEffect(() => {
    const box = room.current
    if (!box) return
    const style = getComputedStyle(box)
    const [ink, line] = [style.getPropertyValue('--muted'), style.getPropertyValue('--line')]
    const axis = {
      stroke: ink,
      grid: { stroke: line, width: 1 },
      ticks: { stroke: line },
      font: FONT,
    }
    const plot = new uPlot(
      {
        width: Math.max(240, box.clientWidth),
        height: HEIGHT,
        scales: { x: { time: false }, ...(isFlat(chart) && { y: { range: [0, 1] } }) },
        axes: [
          {
            ...axis,
            ...incrementsFor(chart.x),
            label: say(chart.xName, catalogue),
            labelSize: 18,
            labelFont: FONT,
          },
          { ...axis, ...incrementsFor(chart.series.flatMap(({ values }) => values)), size: 44 },
        ],
        legend: { live: false },
        cursor: { y: false },
        series: [
          { label: say(chart.xName, catalogue) },
          ...chart.series.map(({ name, side }, number) => ({
            label: say(name, catalogue),
            stroke: colourOf(scene.sides[side], skin),
            width: 2,
            ...(number % 2 === 1 && { dash: [8, 4] }),
          })),
        ],
      },
      [[...chart.x], ...chart.series.map(({ values }) => [...values])],
      box,
    )
    const watch = new ResizeObserver(() =>
      plot.setSize({ width: Math.max(240, box.clientWidth), height: HEIGHT }),
    )
    watch.observe(box)
    return () => {
      watch.disconnect()
      plot.destroy()
    }
  }, [chart, shownTheme, catalogue])
  return <div ref={room} class="chart" role="img" aria-label={say(chart.title, catalogue)} />
}

/** Nothing but zeros: an axis of its own choice would go up to 100. */
function isFlat({ series }: Chart): boolean {
  return series.every(({ values }) => values.every(value => value === 0))
}
