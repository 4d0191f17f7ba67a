import { MEANINGS, type Meaning, type Scene } from '@sextant/scene'
import type { VNode } from 'preact'
import { useMemo, useRef } from 'preact/hooks'
import type { Overlay } from '../contract.ts'
import { NO_OVERLAY } from '../core/state.ts'
import type { Places } from '../geometry/places.ts'
import { stageRenderer } from '../stages/index.ts'
import type { MirrorRow } from '../stages/stage-renderer.ts'
import type { Texts } from '../words.ts'
import { nameOfPlace } from './place-name.ts'
import { rowsShown } from './rows.ts'

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
  const rows = useMemo(() => stageRenderer(scene.stage).rows(places), [places])
  const shown = rowsShown(rows, cursor, places.count, () => mattering(scene, overlay))
  const lit = useMemo(() => meaningsByPlace(scene, overlay), [scene, overlay])
  const names = useMemo(() => namesOf(scene, texts), [scene, texts])
  const drawn = useRef(new Map<string, VNode>())
  const written = new Set(
    [...overlay.highlights, ...overlay.hints].flatMap(sign =>
      'text' in sign || sign.label ? [sign.cell] : [],
    ),
  )
  // A pointer changes a few cells at a time: rows in which nothing changed are the same as before, and not looked at.
  const kept = new Map<string, VNode>()
  const rowOf = (row: MirrorRow): VNode => {
    const cells = row.cells.map(({ place, column }) => ({
      place,
      column,
      name: written.has(place) ? nameOfPlace(scene, place, overlay, texts) : names(place),
      meanings: lit.get(place) ?? NONE,
      isCursor: place === cursor,
    }))
    const key = JSON.stringify([id, row.index, cells])
    const made = drawn.current.get(key) ?? <Row key={row.index} id={id} index={row.index} cells={cells} />
    kept.set(key, made)
    return made
  }
  const body = shown.map(rowOf)
  drawn.current = kept
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
        <tbody>{body}</tbody>
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

/** Where there are pieces, and what can be chosen. */
function mattering({ pieces }: Scene, { highlights }: Overlay): Set<number> {
  const lit = highlights.filter(({ meaning }) => meaning === 'reach' || meaning === 'target')
  return new Set([...pieces.map(({ at }) => at), ...lit.map(({ cell }) => cell)])
}

const NONE: readonly Meaning[] = []

interface RowProps {
  readonly id: string
  readonly index: number
  readonly cells: readonly {
    readonly place: number
    readonly column: number
    readonly name: string
    readonly meanings: readonly Meaning[]
    readonly isCursor: boolean
  }[]
}

function Row({ id, index, cells }: RowProps) {
  return (
    <tr aria-rowindex={index + 1}>
      {cells.map(({ place, column, name, meanings, isCursor }) => (
        <td
          key={place}
          // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: a cell of a grid is there to be picked
          role="gridcell"
          data-place={place}
          aria-colindex={column + 1}
          aria-label={name}
          aria-selected={meanings.includes('selected')}
          aria-describedby={
            meanings.length > 0 ? meanings.map(meaning => `${id}-${meaning}`).join(' ') : undefined
          }
          tabIndex={isCursor ? 0 : -1}
        />
      ))}
    </tr>
  )
}

/** What the places of a scene are called, each worked out once. */
function namesOf(scene: Scene, texts: Texts): (place: number) => string {
  const known = new Map<number, string>()
  return place => {
    const name = known.get(place) ?? nameOfPlace(scene, place, NO_OVERLAY, texts)
    known.set(place, name)
    return name
  }
}

function placeIn(event: Event): number {
  const { target } = event
  return target instanceof HTMLElement ? Number(target.dataset.place ?? 0) : 0
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
