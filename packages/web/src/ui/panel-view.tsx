import { type Catalogue, type Panel, type Side, type Skin, say } from '@sextant/scene'
import { Legend } from './legend.tsx'
import { colourOf, SideMark } from './side-mark.tsx'
import { type PieceTalk, Table, valueText } from './table-view.tsx'

interface PanelViewProps {
  readonly panel: Panel
  readonly sides: readonly Side[]
  readonly skin: Skin
  readonly catalogue: Catalogue
  /** Without it, rows about pieces are only read. */
  readonly talk?: PieceTalk
}

/** A panel of a scene or of a rules card: facts, a table, lines, or what the marks on the board mean. */
export function PanelView(props: PanelViewProps) {
  const { panel, sides, skin, catalogue } = props
  const side = panel.kind === 'table' && panel.side !== undefined ? sides[panel.side] : undefined
  if (panel.folded)
    return (
      <details class={`panel panel-${panel.kind}`}>
        <summary>{say(panel.title, catalogue)}</summary>
        <PanelBody {...props} />
      </details>
    )
  return (
    <article
      class={`panel panel-${panel.kind}`}
      data-sided={side !== undefined}
      style={{ '--side': colourOf(side, skin) }}
    >
      <h2>
        {side && <SideMark side={side} skin={skin} />}
        {say(panel.title, catalogue)}
      </h2>
      <PanelBody {...props} />
    </article>
  )
}

function PanelBody({ panel, sides, skin, catalogue, talk }: PanelViewProps) {
  switch (panel.kind) {
    case 'facts':
      return (
        <dl class="facts">
          {panel.facts.map(({ name, value, tone = 'neutral' }, number) => (
            <div key={number}>
              <dt>{say(name, catalogue)}</dt>
              <dd class={`figures tone-${tone}`}>{valueText(value, catalogue)}</dd>
            </div>
          ))}
        </dl>
      )
    case 'table':
      return <Table table={panel} catalogue={catalogue} sides={sides} skin={skin} {...(talk && { talk })} />
    case 'text':
      return (
        <div class="lines">
          {panel.lines.map((line, number) => (
            <p key={number}>{say(line, catalogue)}</p>
          ))}
        </div>
      )
    case 'legend':
      return <Legend entries={panel.entries} sides={sides} skin={skin} catalogue={catalogue} />
  }
}
