import { type ReadonlySignal, signal } from '@preact/signals'
import type { Session } from '@sextant/session'
import type { Carried, Spot } from '../../../board/contract.ts'

/** Where the pointer is, on the board or beside it, and what it drags along. */
export interface Pointing {
  readonly pointed: ReadonlySignal<Spot | undefined>
  readonly carried: ReadonlySignal<Carried | undefined>
  /** A cell that is pointed at beside the board, in a table about its piece: no pointer on the board shows it. */
  readonly fromBeside: ReadonlySignal<boolean>
  point(spot: Spot | undefined): void
  pointAtPiece(piece: string | undefined): void
  /** A cell that is pointed at by its name, in a sentence beside the board; it is lit and nothing else. */
  readonly named: ReadonlySignal<number | undefined>
  pointAtCell(cell: number | undefined): void
  /** A part of a piece that is pointed at on its card. */
  readonly part: ReadonlySignal<PiecePart | undefined>
  pointAtPart(part: PiecePart | undefined): void
  carry(carried: Carried | undefined): void
  /** Where a piece is. */
  spotOf(piece: string | undefined): Spot | undefined
}

export interface PiecePart {
  readonly piece: string
  readonly part: string
}

export function createPointing(session: Pick<Session, 'snapshot' | 'busy'>): Pointing {
  const pointed = signal<Spot | undefined>(undefined)
  const carried = signal<Carried | undefined>(undefined)
  const fromBeside = signal(false)
  const named = signal<number | undefined>(undefined)
  const part = signal<PiecePart | undefined>(undefined)

  function move(spot: Spot | undefined): void {
    if (spot?.cell !== pointed.peek()?.cell || spot?.piece !== pointed.peek()?.piece) pointed.value = spot
  }

  function spotOf(id: string | undefined): Spot | undefined {
    const piece = session.snapshot.peek().scene.pieces.find(other => other.id === id)
    return piece && { cell: piece.at, piece: piece.id }
  }

  return {
    pointed,
    carried,
    fromBeside,
    named,
    part,
    spotOf,
    point(spot) {
      fromBeside.value = false
      move(spot)
    },
    pointAtPiece(piece) {
      const spot = spotOf(piece)
      fromBeside.value = spot !== undefined
      move(spot)
    },
    pointAtCell(cell) {
      named.value = cell
    },
    pointAtPart(given) {
      part.value = given
    },
    carry(given) {
      carried.value = session.busy.peek() ? undefined : given
    },
  }
}
