import { type Catalogue, type Panel, say, type TablePanel, type Text } from '@sextant/scene'
import type { ComponentChildren } from 'preact'
import { t } from '../words/words.ts'

/** What the scene says beside the board: facts, tables and lines. */
export function Panels({
  panels,
  catalogue,
  children,
}: {
  readonly panels: readonly Panel[]
  readonly catalogue: Catalogue
  readonly children?: ComponentChildren
}) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be within reach of the keyboard
    <section class="panels" aria-label={t('match.panels')} tabIndex={0}>
      {panels.map(panel => (
        <article key={panel.id} class="panel">
          <h2>{say(panel.title, catalogue)}</h2>
          <PanelBody panel={panel} catalogue={catalogue} />
        </article>
      ))}
      {children}
    </section>
  )
}

function PanelBody({ panel, catalogue }: { readonly panel: Panel; readonly catalogue: Catalogue }) {
  switch (panel.kind) {
    case 'facts':
      return (
        <dl class="facts">
          {panel.facts.map(({ name, value, tone = 'neutral' }, number) => (
            <div key={number}>
              <dt>{say(name, catalogue)}</dt>
              <dd class={`figures tone-${tone}`}>{shown(value, catalogue)}</dd>
            </div>
          ))}
        </dl>
      )
    case 'table':
      return <Table table={panel} catalogue={catalogue} />
    case 'text':
      return (
        <div class="lines">
          {panel.lines.map((line, number) => (
            <p key={number}>{say(line, catalogue)}</p>
          ))}
        </div>
      )
  }
}

export function Table({
  table: given,
  catalogue,
}: {
  readonly table: TablePanel
  readonly catalogue: Catalogue
}) {
  const table = fitting(given)
  return (
    <table class="figures">
      <thead>
        <tr>
          {table.columns.map((column, number) => (
            <th key={number} scope="col">
              {say(column, catalogue)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {table.rows.map((row, line) => (
          <tr key={line}>
            {row.map((value, column) => {
              const Cell = column === 0 ? 'th' : 'td'
              return (
                <Cell key={column} scope={column === 0 ? 'row' : undefined}>
                  {shown(value, catalogue)}
                </Cell>
              )
            })}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function shown(value: Text | number, catalogue: Catalogue): string {
  return typeof value === 'number' ? String(value) : say(value, catalogue)
}

/** More columns than a phone is wide; a few rows stand better side by side. */
const MANY_COLUMNS = 7

function fitting(table: TablePanel): TablePanel {
  const { columns, rows } = table
  if (columns.length < MANY_COLUMNS || rows.length > 3) return table
  const [corner = '', ...names] = columns
  return {
    ...table,
    columns: [corner, ...rows.map(([name = '']) => (typeof name === 'number' ? String(name) : name))],
    rows: names.map((name, number) => [name, ...rows.map(row => row[number + 1] ?? '')]),
  }
}
