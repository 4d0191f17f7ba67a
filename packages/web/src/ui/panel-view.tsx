import {
  type CardPanel,
  type Catalogue,
  type Panel,
  type Piece,
  type Side,
  type Skin,
  say,
} from '@sextant/scene'
import { useState } from 'preact/hooks'
import { DiceRolls } from './dice-rolls/dice-rolls.tsx'
import { Legend } from './legend.tsx'
import { PieceCard } from './piece-card/piece-card.tsx'
import { colourOf, SideMark } from './side-mark.tsx'
import { type PieceHandlers, Table, valueText } from './table-view.tsx'

interface PanelViewProps {
  readonly panel: Panel
  readonly sides: readonly Side[]
  /** The pieces that cards may be of. */
  readonly pieces?: readonly Piece[]
  readonly skin: Skin
  readonly catalogue: Catalogue
  /** Without it, rows about pieces are only read. */
  readonly handlers?: PieceHandlers
}

/** A panel of a scene or of a rules card: facts, a table, lines, or what the marks on the board mean. */
export function PanelView(props: PanelViewProps) {
  const { panel, sides, pieces = [], skin, catalogue, handlers } = props
  const piece = panel.kind === 'card' ? cardPiece(panel, pieces, handlers) : undefined
  const about = panel.kind === 'table' ? panel.side : piece?.side
  const side = about === undefined ? undefined : sides[about]
  const [open, setOpen] = useState(false)
  if (panel.folded)
    return (
      <details
        class={`panel panel-${panel.kind}`}
        onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
      >
        <summary>{say(panel.title, catalogue)}</summary>
        {open && <PanelBody {...props} />}
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
        {say(piece?.name ?? panel.title, catalogue)}
      </h2>
      <PanelBody {...props} />
    </article>
  )
}

/** The piece that is pointed at or chosen, if it has a card. */
function cardPiece(
  { piece }: CardPanel,
  pieces: readonly Piece[],
  handlers?: PieceHandlers,
): Piece | undefined {
  const lit = pieces.find(({ id }) => id === handlers?.lit)
  return lit?.diagram ? lit : pieces.find(({ id }) => id === piece)
}

function PanelBody({ panel, sides, pieces = [], skin, catalogue, handlers }: PanelViewProps) {
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
        <Table
          table={panel}
          catalogue={catalogue}
          sides={sides}
          skin={skin}
          {...(handlers && { handlers })}
        />
      )
    case 'card': {
      const piece = cardPiece(panel, pieces, handlers)
      return piece ? (
        <PieceCard
          piece={piece}
          side={sides[piece.side]}
          skin={skin}
          catalogue={catalogue}
          {...(handlers && { handlers })}
        />
      ) : null
    }
    case 'text':
      return (
        <div class="lines">
          {panel.lines.map((line, number) => (
            <p key={number}>{say(line, catalogue)}</p>
          ))}
        </div>
      )
    case 'dice':
      return <DiceRolls rolls={panel.rolls} catalogue={catalogue} />
    case 'legend':
      return <Legend entries={panel.entries} sides={sides} skin={skin} catalogue={catalogue} />
  }
}
