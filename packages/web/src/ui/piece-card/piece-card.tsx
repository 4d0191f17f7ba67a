import { type Catalogue, type Piece, type Side, type Skin, say } from '@sextant/scene'
import { colourOf } from '../side-mark.tsx'
import { type PieceTalk, valueText } from '../table-view.tsx'
import { DiagramView } from './diagram-view.tsx'

interface PieceCardProps {
  readonly piece: Piece
  readonly side: Side | undefined
  readonly skin: Skin
  readonly catalogue: Catalogue
  /** Without it, the card is only read. */
  readonly talk?: PieceTalk
}

/** All that a piece has, in one drawing, and its numbers below it. */
export function PieceCard({ piece, side, skin, catalogue, talk }: PieceCardProps) {
  return (
    <div class="piece-card" style={{ '--side': colourOf(side, skin), fontSize: '0.8125rem' }}>
      {piece.diagram && (
        <DiagramView
          piece={piece.id}
          name={say(piece.name, catalogue)}
          diagram={piece.diagram}
          skin={skin}
          catalogue={catalogue}
          {...(talk && { talk })}
        />
      )}
      <dl class="facts">
        {piece.facts?.map(({ name, value, tone = 'neutral' }, number) => (
          <div key={number}>
            <dt>{say(name, catalogue)}</dt>
            <dd class={`tone-${tone}`}>{valueText(value, catalogue)}</dd>
          </div>
        ))}
      </dl>
    </div>
  )
}
