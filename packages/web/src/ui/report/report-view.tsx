import { type Catalogue, type Report, type Scene, type Skin, say } from '@sextant/scene'
import { lazy } from '../lazy.tsx'
import { Table } from '../table-view.tsx'
import './report.css'

interface ReportProps {
  readonly report: Report
  readonly scene: Scene
  readonly skin: Skin
  readonly catalogue: Catalogue
}

const ChartView = lazy(async () => (await import('./chart-view.tsx')).ChartView)

/** Tables and charts of a stretch of play. */
export function ReportView({ report, scene, skin, catalogue }: ReportProps) {
  return (
    <div class="report">
      {report.tables
        .filter(({ rows }) => rows.length > 0)
        .map(table => (
          <section key={table.id} class="panel">
            <h3>{say(table.title, catalogue)}</h3>
            <Table table={table} catalogue={catalogue} sides={scene.sides} skin={skin} />
          </section>
        ))}
      {report.charts
        .filter(({ x }) => x.length > 1)
        .map(chart => (
          <section key={chart.id} class="panel">
            <h3>{say(chart.title, catalogue)}</h3>
            <ChartView chart={chart} scene={scene} skin={skin} catalogue={catalogue} />
          </section>
        ))}
    </div>
  )
}
