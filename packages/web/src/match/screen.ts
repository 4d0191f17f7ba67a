import { computed, type ReadonlySignal, signal } from '@preact/signals'
import type { Refusal } from '@sextant/engine'
import { type Catalogue, type Highlight, type Piece, say } from '@sextant/scene'
import type { BoardHandle, Overlay, Spot } from '../board/contract.ts'
import { announce, notify } from '../parts/notice.ts'
import { settings } from '../settings/settings.ts'
import { catalogueOf } from '../words/game-words.ts'
import { counted } from '../words/words.ts'
import type { Choice } from './choice.ts'
import { litBy } from './overlay.ts'
import { refusalText } from './refusal-text.ts'
import { cellOf, drag, leadAt, leads, NOTHING, pick, pressable, type Selection } from './selection.ts'
import type { Session } from './session.ts'

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
  /** The button that ends the turn, by its key. */
  readonly primary: ReadonlySignal<Choice | undefined>
  /** Pieces that could still act, once the turn was about to be ended. */
  readonly warned: ReadonlySignal<number>
  readonly selection: ReadonlySignal<Selection>
  readonly chosen: ReadonlySignal<boolean>
  hold(board: BoardHandle | undefined): void
  point(spot: Spot | undefined): void
  pick(spot: Spot, touch: boolean): void
  drag(from: Spot, to: Spot): void
  canDrag(spot: Spot): boolean
  release(): void
  weigh(choice: Choice | undefined): void
  press(choice: Choice): void
  nextPiece(): void
  undo(): void
  redo(): void
  fit(): void
}

/** The key of the button that ends a turn. */
export const END_KEY = 'e'

export function screenOf(session: Session): Screen {
  const selected = signal({ selection: NOTHING, at: session.shown.peek() })
  const pointed = signal<Spot | undefined>(undefined)
  const weighed = signal({ choice: undefined as Choice | undefined, at: session.shown.peek() })
  const warned = signal(0)
  let board: BoardHandle | undefined

  const catalogue = computed(() => catalogueOf(session.face.texts))
  const ground = computed(() => {
    const { choices, refused, scene } = session.shown.value
    return session.busy.value ? { choices: [], scene } : { choices, refused, scene }
  })
  /** A selection does not outlive the position it was made in. */
  const held = computed(() => {
    const { selection, at } = selected.value
    return at === session.shown.value ? selection : NOTHING
  })
  const lit = computed(() =>
    litBy(ground.value, held.value, pointed.value, catalogue.value, ({ number }) => session.way(number)),
  )
  const idle = () => {
    const { scene, actor, choices } = session.shown.peek()
    const starts = leads(NOTHING, { choices }).flatMap(({ target }) => cellOf(target, scene) ?? [])
    return scene.pieces.filter(
      piece =>
        piece.side === actor && !piece.ghost && starts.includes(piece.at) && piece.readiness !== 'done',
    )
  }

  /** What a piece that cannot be chosen now could do in a turn of its own. */
  function reachPointedAt(): readonly Highlight[] {
    const piece = pointed.value?.piece
    const { overlay, considered } = lit.value
    if (piece === undefined || held.value.chosen.length > 0 || considered || overlay.highlights.length > 0)
      return []
    return session.shown.value.outcome ? [] : session.reach(piece)
  }

  function select(selection: Selection): void {
    selected.value = { selection, at: session.shown.peek() }
    warned.value = 0
  }

  function take(choice: number): void {
    select(NOTHING)
    session.take(choice)
  }

  function picked(result: { selection: Selection; take?: number }): void {
    if (result.take === undefined) select(result.selection)
    else take(result.take)
  }

  function refuse(refusal: Refusal): void {
    const text = refusalText(session, refusal, catalogue.peek())
    notify({ tone: 'neutral', text })
    announce(text)
  }

  return {
    session,
    catalogue,
    overlay: computed(() => ({
      ...lit.value.overlay,
      highlights: [...lit.value.overlay.highlights, ...reachPointedAt()],
      arrows:
        held.value.chosen.length > 0
          ? lit.value.overlay.arrows
          : [...session.shown.value.trail, ...lit.value.overlay.arrows],
    })),
    considered: computed(() => {
      const { choice, at } = weighed.value
      return (at === session.shown.value ? choice : undefined) ?? lit.value.considered
    }),
    inspected: computed(() => {
      const { scene } = session.shown.value
      const spot = pointed.value
      const under = scene.pieces.filter(piece => piece.at === spot?.cell)
      const found = under.find(({ id }) => id === spot?.piece) ?? under[0]
      if (found) return found
      const cells = held.value.chosen.map(target => cellOf(target, scene))
      return scene.pieces.find(piece => cells.includes(piece.at))
    }),
    buttons: computed(() => pressable(held.value, ground.value.choices, ground.value.scene)),
    primary: computed(() =>
      session.shown.value.choices.find(
        ({ gesture }) =>
          gesture.kind === 'press' && gesture.key?.toLowerCase() === END_KEY && !gesture.picks?.length,
      ),
    ),
    warned,
    selection: held,
    chosen: computed(() => held.value.chosen.length > 0),
    hold(given) {
      board = given
      session.showOn(given)
    },
    point(spot) {
      if (spot?.cell !== pointed.peek()?.cell || spot?.piece !== pointed.peek()?.piece) pointed.value = spot
    },
    pick(spot, touch) {
      if (session.busy.peek()) board?.skip()
      else picked(pick(held.peek(), ground.peek(), spot, touch))
    },
    drag(from, to) {
      if (!session.busy.peek()) picked(drag(ground.peek(), from, to))
    },
    canDrag: spot => leadAt(NOTHING, ground.peek(), spot) !== undefined,
    release() {
      if (session.busy.peek()) board?.skip()
      select(NOTHING)
    },
    weigh(choice) {
      weighed.value = { choice, at: session.shown.peek() }
    },
    press(choice) {
      const { gesture } = choice
      const ends = gesture.kind === 'press' && gesture.key?.toLowerCase() === END_KEY
      const ready =
        ends && settings.peek().warnings ? idle().filter(piece => piece.readiness === 'ready') : []
      if (ready.length > 0 && warned.peek() === 0) {
        warned.value = ready.length
        announce(counted('turn.idle', ready.length))
        return
      }
      take(choice.number)
    },
    nextPiece() {
      const { scene } = session.shown.peek()
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
    undo() {
      if (session.busy.peek()) {
        board?.skip()
        return
      }
      const refusal = session.undo()
      if (refusal) refuse(refusal)
      else select(NOTHING)
    },
    redo() {
      const refusal = session.redo()
      if (refusal) refuse(refusal)
      else select(NOTHING)
    },
    fit() {
      board?.fit()
    },
  }
}
