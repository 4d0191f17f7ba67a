import type { Meaning, Scene } from '@sextant/scene'
import { MEANINGS } from '@sextant/scene'
import { useMemo } from 'preact/hooks'
import type { Overlay } from './contract.ts'
import { nameOfPlace, type Texts } from './naming.ts'
import type { Places } from './places.ts'
import { type MirrorRow, mirrorRows, rowsNear } from './rows.ts'

export interface MirrorProps {
  readonly id: string
  readonly scene: Scene
  readonly places: Places
  readonly overlay: Overlay
  readonly texts: Texts
  readonly label: string
  /** The place that Tab leads to. */
  readonly cursor: number
  onKey(event: KeyboardEvent): void
  onFocus(place: number): void
  /** Focus has gone elsewhere. */
  onLeave(): void
  onClick(place: number): void
}

/** The board as a grid for keyboard and screen reader. On a large board only the rows near the cursor are there. */
export function Mirror(props: MirrorProps) {
  const { id, scene, places, overlay, texts, label, cursor } = props
  const rows = useMemo(() => mirrorRows(places), [places])
  const shown = rowsNear(rows, cursor, places.count)
  const lit = useMemo(() => meaningsByPlace(scene, overlay), [scene, overlay])
  return (
    <div class="board-mirror">
      <table
        // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: a grid is a table one can walk in
        role="grid"
        aria-label={label}
        aria-rowcount={rows.length}
        aria-colcount={rows[0]?.columns ?? 1}
        aria-describedby={`${id}-keys`}
        onKeyDown={props.onKey}
        onFocusIn={event => props.onFocus(placeIn(event))}
        onFocusOut={event => {
          if (!isWithin(event)) props.onLeave()
        }}
        onClick={event => props.onClick(placeIn(event))}
      >
        <tbody>
          {shown.map(row => (
            <Row key={row.index} row={row} lit={lit} {...props} />
          ))}
        </tbody>
      </table>
      <p id={`${id}-keys`}>{texts.words.keys}</p>
      {MEANINGS.map(meaning => (
        <p key={meaning} id={`${id}-${meaning}`}>
          {texts.words[meaning]}
        </p>
      ))}
    </div>
  )
}

function Row(props: MirrorProps & { row: MirrorRow; lit: ReadonlyMap<number, readonly Meaning[]> }) {
  const { row, lit, id, scene, overlay, texts, cursor } = props
  return (
    <tr aria-rowindex={row.index + 1}>
      {row.cells.map(({ place, column }) => {
        const meanings = lit.get(place) ?? []
        return (
          <td
            key={place}
            // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: a cell of a grid is there to be picked
            role="gridcell"
            data-place={place}
            aria-colindex={column + 1}
            aria-label={nameOfPlace(scene, place, overlay, texts)}
            aria-selected={meanings.includes('selected')}
            aria-describedby={
              meanings.length > 0 ? meanings.map(meaning => `${id}-${meaning}`).join(' ') : undefined
            }
            tabIndex={place === cursor ? 0 : -1}
          />
        )
      })}
    </tr>
  )
}

function placeIn(event: Event): number {
  return Number((event.target as HTMLElement).dataset.place ?? 0)
}

/** Whether focus only goes from cell to cell. */
function isWithin(event: FocusEvent): boolean {
  const [grid, next] = [event.currentTarget, event.relatedTarget]
  return grid instanceof Node && next instanceof Node && grid.contains(next)
}

/** Pointing is no state worth telling: the reader is on the cell already. */
function meaningsByPlace(scene: Scene, overlay: Overlay): Map<number, Meaning[]> {
  const lit = new Map<number, Meaning[]>()
  for (const { cell, meaning } of [...(scene.highlights ?? []), ...overlay.highlights]) {
    if (meaning === 'hover') continue
    const known = lit.get(cell) ?? []
    if (!known.includes(meaning)) lit.set(cell, [...known, meaning])
  }
  return lit
}
