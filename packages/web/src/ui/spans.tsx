import { type Catalogue, type Span, spans, type Text } from '@sextant/scene'

/** How a sentence talks with the board about the places it names. */
export interface PlaceTalk {
  pointAt(cell: number | undefined): void
  show(cell: number): void
}

interface SpanListProps {
  readonly parts: readonly Span[]
  readonly talk: PlaceTalk | undefined
  /** It stands inside a button: its places answer to the pointer, and are no buttons of their own. */
  readonly inButton?: boolean
}

interface SpansProps extends Omit<SpanListProps, 'parts'> {
  readonly text: Text
  readonly catalogue: Catalogue
}

/** A sentence; the places it names light up on the board while they are pointed at. */
export function Spans({ text, catalogue, ...more }: SpansProps) {
  return <SpanList parts={spans(text, catalogue)} {...more} />
}

/** The same, of a sentence that is in parts already. */
export function SpanList({ parts, talk, inButton = false }: SpanListProps) {
  return (
    <>
      {parts.map((span, number) =>
        span.cell === undefined || !talk ? (
          span.text
        ) : inButton ? (
          <span key={number} class="place" {...pointing(span.cell, talk)}>
            {span.text}
          </span>
        ) : (
          <PlaceButton key={number} cell={span.cell} name={span.text} talk={talk} />
        ),
      )}
    </>
  )
}

function PlaceButton({
  cell,
  name,
  talk,
}: {
  readonly cell: number
  readonly name: string
  readonly talk: PlaceTalk
}) {
  return (
    <button
      type="button"
      class="place"
      {...pointing(cell, talk)}
      onFocus={() => talk.pointAt(cell)}
      onBlur={() => talk.pointAt(undefined)}
      onClick={() => {
        talk.pointAt(cell)
        talk.show(cell)
      }}
    >
      {name}
    </button>
  )
}

/** A finger that is lifted has pointed at something, and goes on to do so. */
function pointing(cell: number, talk: PlaceTalk) {
  return {
    onPointerEnter: () => talk.pointAt(cell),
    onPointerLeave: (event: PointerEvent) => event.pointerType !== 'touch' && talk.pointAt(undefined),
  }
}
