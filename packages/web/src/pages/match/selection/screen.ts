import { computed, type ReadonlySignal, signal } from '@preact/signals'
import type { Refusal } from '@sextant/engine'
import { type Catalogue, type Gesture, type Highlight, type Piece, say } from '@sextant/scene'
import type { Choice, Session, Snapshot } from '@sextant/session'
import type { BoardHandle, Carried, Overlay, Spot } from '../../../board/contract.ts'
import { catalogueOf } from '../../../i18n/game-texts.ts'
import { refusalText } from '../../../i18n/refusal-text.ts'
import { counted } from '../../../i18n/texts.ts'
import { announce, notify } from '../../../notices/notice.ts'
import { settings } from '../../../settings/settings.ts'
import { endsTurn } from './end-turn.ts'
import { inspectedPiece } from './inspected.ts'
import { litBy } from './overlay.ts'
import {
  cellOf,
  drag,
  leadAt,
  leads,
  NOTHING,
  pick,
  pressable,
  type Selection,
  selectionAfter,
} from './selection.ts'

/** What a person has in hand on the match page: selection, pointer, and what follows from them. */
export interface Screen {
  readonly session: Session
  readonly catalogue: ReadonlySignal<Catalogue>
  readonly overlay: ReadonlySignal<Overlay>
  /** The choice that is being weighed: under the pointer, armed by a tap, or under a button's focus. */
  readonly considered: ReadonlySignal<Choice | undefined>
  /** The piece under the pointer, else the one chosen. */
  readonly inspected: ReadonlySignal<Piece | undefined>
  readonly buttons: ReadonlySignal<readonly Choice[]>
  /** The button that ends the turn, by its role. */
  readonly primary: ReadonlySignal<Choice | undefined>
  /** Pieces that could still act, once the turn was about to be ended. */
  readonly warned: ReadonlySignal<number>
  readonly selection: ReadonlySignal<Selection>
  readonly chosen: ReadonlySignal<boolean>
  hold(board: BoardHandle | undefined): void
  point(spot: Spot | undefined): void
  /** A piece is pointed at beside the board, in a table about it, or no longer. */
  pointAtPiece(piece: string | undefined): void
  pick(spot: Spot, touch: boolean): void
  /** A piece is chosen beside the board. */
  choosePiece(piece: string): void
  /** A piece is in hand and over a cell, or no longer. */
  carry(carried: Carried | undefined): void
  drag(from: Spot, to: Spot, over: readonly number[]): void
  canDrag(spot: Spot): boolean
  release(): void
  weigh(choice: Choice | undefined): void
  press(choice: Choice): void
  nextPiece(): void
  /** What the space bar does: pauses and plays, or goes on; nothing where there is nothing to go on with. */
  goOn(): boolean
  undo(): void
  redo(): void
  fit(): void
}

interface Selected {
  readonly selection: Selection
  /** The position it was made in. */
  readonly at: Snapshot
  /** What was planned in it: the piece stays in hand as long as that can be changed. */
  readonly planned?: Gesture
}

export function screenOf(session: Session): Screen {
  const selected = signal<Selected>({ selection: NOTHING, at: session.snapshot.peek() })
  const pointed = signal<Spot | undefined>(undefined)
  /** What is pointed at in a table is lit on the board, where no pointer is to show it. */
  const elsewhere = signal(false)
  const carried = signal<Carried | undefined>(undefined)
  const weighed = signal({ choice: undefined as Choice | undefined, at: session.snapshot.peek() })
  const warned = signal(0)
  let board: BoardHandle | undefined

  const catalogue = computed(() => catalogueOf(session.info.texts))
  const ground = computed(() => {
    const { choices, refused, scene } = session.snapshot.value
    return session.busy.value ? { choices: [], scene } : { choices, refused, scene }
  })
  /** A selection does not outlive the position it was made in. */
  const held = computed(() => {
    const { selection, at, planned } = selected.value
    const now = session.snapshot.value
    if (at === now) return selection
    return planned && now.seq === at.seq + 1 && !session.busy.value
      ? selectionAfter(planned, now.choices)
      : NOTHING
  })
  const lit = computed(() =>
    litBy(
      ground.value,
      held.value,
      pointed.value,
      catalogue.value,
      ({ number }) => session.path(number),
      carried.value,
    ),
  )
  const idle = () => {
    const { scene, actor, choices } = session.snapshot.peek()
    const starts = leads(NOTHING, { choices }).flatMap(({ target }) => cellOf(target, scene) ?? [])
    return scene.pieces.filter(
      piece =>
        piece.side === actor && !piece.ghost && starts.includes(piece.at) && piece.readiness !== 'done',
    )
  }

  /** What a piece that cannot be chosen now could do in a turn of its own. */
  function reachPointedAt(): readonly Highlight[] {
    const { piece, cell } = pointed.value ?? {}
    const { overlay, considered } = lit.value
    const isThere = session.snapshot.value.scene.pieces.some(({ id, at }) => id === piece && at === cell)
    if (piece === undefined || !isThere || session.busy.value) return []
    if (held.value.chosen.length > 0 || considered || overlay.highlights.length > 0) return []
    return session.snapshot.value.outcome ? [] : session.reach(piece)
  }

  function pointedElsewhere(): Highlight[] {
    const cell = elsewhere.value ? pointed.value?.cell : undefined
    return cell === undefined ? [] : [{ cell, meaning: 'hover' }]
  }

  function spotOf(id: string | undefined): Spot | undefined {
    const piece = session.snapshot.peek().scene.pieces.find(other => other.id === id)
    return piece && { cell: piece.at, piece: piece.id }
  }

  function point(spot: Spot | undefined): void {
    if (spot?.cell !== pointed.peek()?.cell || spot?.piece !== pointed.peek()?.piece) pointed.value = spot
  }

  function select(selection: Selection): void {
    selected.value = { selection, at: session.snapshot.peek() }
    warned.value = 0
  }

  function take(choice: number, keepInHand: boolean): void {
    const at = session.snapshot.peek()
    const planned =
      keepInHand && session.planning.peek()
        ? at.choices.find(({ number }) => number === choice)?.gesture
        : undefined
    selected.value = { selection: NOTHING, at, ...(planned && { planned }) }
    warned.value = 0
    session.take(choice)
  }

  function picked(result: { selection: Selection; take?: number }, keepInHand: boolean): void {
    if (result.take === undefined) select(result.selection)
    else take(result.take, keepInHand)
  }

  /** Shows at once what is being shown; what was paused stays as it is. */
  function hasten(): void {
    const timeline = session.playback.timeline.peek()
    if (!timeline || timeline.playing) session.playback.skip()
  }

  function refuse(refusal: Refusal): void {
    const text = refusalText(session, refusal, catalogue.peek())
    notify({ tone: 'neutral', text })
    announce(text)
  }

  function answered(refusal: Refusal | undefined): void {
    if (refusal) refuse(refusal)
    else select(NOTHING)
  }

  return {
    session,
    catalogue,
    overlay: computed(() => ({
      ...lit.value.overlay,
      highlights: [...lit.value.overlay.highlights, ...reachPointedAt(), ...pointedElsewhere()],
      arrows:
        held.value.chosen.length > 0
          ? lit.value.overlay.arrows
          : [...session.snapshot.value.trail, ...lit.value.overlay.arrows],
    })),
    considered: computed(() => {
      const { choice, at } = weighed.value
      return (at === session.snapshot.value ? choice : undefined) ?? lit.value.considered
    }),
    inspected: computed(() =>
      inspectedPiece(
        session.snapshot.value.scene,
        carried.value?.from.piece,
        pointed.value,
        held.value.chosen,
      ),
    ),
    buttons: computed(() => pressable(held.value, ground.value.choices, ground.value.scene)),
    primary: computed(() =>
      session.snapshot.value.choices.find(choice => endsTurn(choice) && !choice.gesture.picks?.length),
    ),
    warned,
    selection: held,
    chosen: computed(() => held.value.chosen.length > 0),
    hold(given) {
      board = given
      session.showOn(given)
    },
    point(spot) {
      elsewhere.value = false
      point(spot)
    },
    pointAtPiece(piece) {
      const spot = spotOf(piece)
      elsewhere.value = spot !== undefined
      point(spot)
    },
    pick(spot, touch) {
      if (session.busy.peek()) hasten()
      // A plan can be changed, and needs no second thought.
      else picked(pick(held.peek(), ground.peek(), spot, touch && !session.planning.peek()), true)
    },
    choosePiece(piece) {
      const spot = spotOf(piece)
      if (spot) select(pick(NOTHING, ground.peek(), spot, true).selection)
    },
    carry(given) {
      carried.value = session.busy.peek() ? undefined : given
    },
    drag(from, to, over) {
      carried.value = undefined
      if (!session.busy.peek()) picked(drag(ground.peek(), from, to, over), false)
    },
    canDrag: spot => leadAt(NOTHING, ground.peek(), spot) !== undefined,
    release() {
      if (session.busy.peek()) hasten()
      select(NOTHING)
    },
    weigh(choice) {
      weighed.value = { choice, at: session.snapshot.peek() }
    },
    press(choice) {
      const warns = endsTurn(choice) && settings.peek().warnings
      const ready = warns ? idle().filter(piece => piece.readiness === 'ready') : []
      if (ready.length > 0 && warned.peek() === 0) {
        warned.value = ready.length
        announce(counted('turn.idle', ready.length))
        return
      }
      take(choice.number, true)
    },
    nextPiece() {
      const { scene } = session.snapshot.peek()
      const able = idle()
      const ready = able.filter(piece => piece.readiness === 'ready')
      const candidates = ready.length > 0 ? ready : able
      const cells = held.peek().chosen.map(target => cellOf(target, scene))
      const at = candidates.findIndex(piece => cells.includes(piece.at))
      const following = candidates[(at + 1) % Math.max(1, candidates.length)]
      if (!following) return
      board?.focus(following.at)
      select(pick(NOTHING, ground.peek(), { cell: following.at, piece: following.id }, true).selection)
      announce(say(following.name, catalogue.peek()))
    },
    goOn() {
      const { playback, handOver, watched, snapshot } = session
      const timeline = playback.timeline.peek()
      if (timeline && timeline.at < timeline.names.length) {
        if (timeline.playing) playback.pause()
        else playback.play()
        return true
      }
      if (handOver.peek() !== undefined) session.takeOver()
      else if (watched.peek() && !snapshot.peek().outcome) session.nextTurn()
      else return false
      return true
    },
    undo() {
      if (session.busy.peek()) {
        hasten()
        return
      }
      void session.undo().then(answered)
    },
    redo() {
      void session.redo().then(answered)
    },
    fit() {
      board?.fit()
    },
  }
}
