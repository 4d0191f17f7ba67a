import { type Catalogue, type Piece, type Side, type Skin, say } from '@sextant/scene'
import { useEffect, useState } from 'preact/hooks'
import { colourOf } from '../side-mark.tsx'
import { type PieceHandlers, valueText } from '../table-view.tsx'
import { DiagramView } from './diagram-view.tsx'

interface PieceCardProps {
  readonly piece: Piece
  readonly side: Side | undefined
  readonly skin: Skin
  readonly catalogue: Catalogue
  /** Without it, the card is only read. */
  readonly handlers?: PieceHandlers
}

/** All that a piece has, in one drawing, and its numbers below it. */
export function PieceCard({ piece, side, skin, catalogue, handlers }: PieceCardProps) {
  /** The part whose fact was pressed: what it could do stays on the board until it is pressed again. */
  const [pinned, setPinned] = useState<string>()
  const pointAt = handlers?.pointAtPart
  const point = (part: string | undefined) =>
    pointAt?.(part === undefined ? undefined : { piece: piece.id, part })
  useEffect(
    () => () => {
      setPinned(undefined)
      pointAt?.(undefined)
    },
    [piece.id],
  )
  return (
    <div class="piece-card" style={{ '--side': colourOf(side, skin), fontSize: '0.8125rem' }}>
      {piece.diagram && (
        <DiagramView
          piece={piece.id}
          name={say(piece.name, catalogue)}
          diagram={piece.diagram}
          skin={skin}
          catalogue={catalogue}
          {...(handlers && { handlers })}
        />
      )}
      <dl class="facts">
        {piece.facts?.map(({ name, value, tone = 'neutral', part }, number) => (
          <div
            key={number}
            {...(part !== undefined && {
              onPointerEnter: () => point(part),
              onPointerLeave: () => point(pinned),
            })}
          >
            <dt>
              {part === undefined || !pointAt ? (
                say(name, catalogue)
              ) : (
                <button
                  type="button"
                  class="link"
                  aria-pressed={pinned === part}
                  onFocus={() => point(part)}
                  onBlur={() => point(pinned)}
                  onClick={() => {
                    const next = pinned === part ? undefined : part
                    setPinned(next)
                    point(next)
                  }}
                >
                  {say(name, catalogue)}
                </button>
              )}
            </dt>
            <dd class={`tone-${tone}`}>{valueText(value, catalogue)}</dd>
          </div>
        ))}
      </dl>
    </div>
  )
}
