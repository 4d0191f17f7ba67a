import { type Catalogue, type Span, spans, type Text } from '@sextant/scene'

/** How a sentence talks with the board about the places it names. */
export interface PlaceHandlers {
  pointAt(cell: number | undefined): void
  show(cell: number): void
}

interface SpanListProps {
  readonly parts: readonly Span[]
  readonly handlers: PlaceHandlers | undefined
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
export function SpanList({ parts, handlers, inButton = false }: SpanListProps) {
  return (
    <>
      {parts.map((span, number) =>
        span.cell === undefined || !handlers ? (
          span.text
        ) : inButton ? (
          <span key={number} class="place" {...pointing(span.cell, handlers)}>
            {span.text}
          </span>
        ) : (
          <PlaceButton key={number} cell={span.cell} name={span.text} handlers={handlers} />
        ),
      )}
    </>
  )
}

function PlaceButton({
  cell,
  name,
  handlers,
}: {
  readonly cell: number
  readonly name: string
  readonly handlers: PlaceHandlers
}) {
  return (
    <button
      type="button"
      class="place"
      {...pointing(cell, handlers)}
      onFocus={() => handlers.pointAt(cell)}
      onBlur={() => handlers.pointAt(undefined)}
      onClick={() => {
        handlers.pointAt(cell)
        handlers.show(cell)
      }}
    >
      {name}
    </button>
  )
}

/** A finger that is lifted has pointed at something, and goes on to do so. */
function pointing(cell: number, handlers: PlaceHandlers) {
  return {
    onPointerEnter: () => handlers.pointAt(cell),
    onPointerLeave: (event: PointerEvent) => event.pointerType !== 'touch' && handlers.pointAt(undefined),
  }
}
