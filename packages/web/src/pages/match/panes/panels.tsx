import { type Catalogue, type Panel, type Scene, type Skin, say } from '@sextant/scene'
import type { ComponentChildren } from 'preact'
import { t } from '../../../i18n/texts.ts'
import { colourOf, SideMark } from '../../../ui/side-mark.tsx'
import { type PieceTalk, Table, valueText } from '../../../ui/table-view.tsx'
import { Legend } from './legend.tsx'

interface PanelsProps {
  readonly scene: Scene
  readonly skin: Skin
  readonly catalogue: Catalogue
  /** Without it, rows about pieces are only read. */
  readonly talk?: PieceTalk
  readonly children?: ComponentChildren
}

/** What the scene says beside the board: facts, tables, lines, and what the marks on the board mean. */
export function Panels({ children, ...props }: PanelsProps) {
  const { scene, skin, catalogue } = props
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be within reach of the keyboard
    <section class="panels" aria-label={t('match.panels')} tabIndex={0}>
      {(scene.panels ?? []).map(panel => {
        const side = panel.kind === 'table' && panel.side !== undefined ? scene.sides[panel.side] : undefined
        if (panel.folded)
          return (
            <details key={panel.id} class={`panel panel-${panel.kind}`}>
              <summary>{say(panel.title, catalogue)}</summary>
              <PanelBody panel={panel} {...props} />
            </details>
          )
        return (
          <article
            key={panel.id}
            class={`panel panel-${panel.kind}`}
            data-sided={side !== undefined}
            style={{ '--side': colourOf(side, skin) }}
          >
            <h2>
              {side && <SideMark side={side} skin={skin} />}
              {say(panel.title, catalogue)}
            </h2>
            <PanelBody panel={panel} {...props} />
          </article>
        )
      })}
      {children}
    </section>
  )
}

function PanelBody({ panel, scene, skin, catalogue, talk }: PanelsProps & { readonly panel: Panel }) {
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
      return (
        <Table table={panel} catalogue={catalogue} sides={scene.sides} skin={skin} {...(talk && { talk })} />
      )
    case 'text':
      return (
        <div class="lines">
          {panel.lines.map((line, number) => (
            <p key={number}>{say(line, catalogue)}</p>
          ))}
        </div>
      )
    case 'legend':
      return <Legend entries={panel.entries} sides={scene.sides} skin={skin} catalogue={catalogue} />
  }
}
