import { computed, type ReadonlySignal, type Signal, signal } from '@preact/signals'
import type { Viewer } from '@sextant/engine'
import { type Catalogue, type Piece, say } from '@sextant/scene'
import type { Choice, Session, Snapshot } from '@sextant/session'
import type { BoardHandle, Carried, Overlay, Spot } from '../../../board/contract.ts'
import { catalogueOf } from '../../../i18n/game-texts.ts'
import { counted } from '../../../i18n/texts.ts'
import { announce } from '../../../notices/notice.ts'
import { settings } from '../../../settings/settings.ts'
import { type BotTurn, createBotTurn } from '../playback/bot-turn.ts'
import { confirms, endsTurn } from './end-turn.ts'
import { goOn, hasten } from './go-on.ts'
import { actingSelection, createHeldSelection } from './held-selection.ts'
import { createHighlighting } from './highlighting.ts'
import { nextIdlePiece, readyPieces } from './idle-pieces.ts'
import { createImpossible } from './impossible.ts'
import { inspectedPiece } from './inspected.ts'
import { createPointing, type PiecePart } from './pointing.ts'
import {
  cellOf,
  drag,
  isDeselecting,
  leadAt,
  leads,
  NOTHING,
  type Picked,
  pick,
  pressable,
  type Selection,
} from './selection.ts'
import type { Stepping } from './stepping.ts'
import { createThreats } from './threats.ts'
import { createUndo } from './undo.ts'
import { createWeighing, type Weighing } from './weighing.ts'

/** What a person does on the match page: selection, pointer, buttons, and what follows from them. */
export interface Screen extends Pick<Weighing, 'beside' | 'besideIn' | 'armed' | 'arm' | 'weigh'> {
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
  /** The buttons that carry out what was prepared, by their role. */
  readonly confirming: ReadonlySignal<readonly Choice[]>
  /** Pieces that could still act, once the turn was about to be ended. */
  readonly warned: ReadonlySignal<number>
  /** The group of buttons that asks step by step, once there has been one. */
  readonly stepping: Signal<Stepping | undefined>
  readonly botTurn: BotTurn
  readonly selection: ReadonlySignal<Selection>
  readonly chosen: ReadonlySignal<boolean>
  /** Whether what is chosen leads anywhere on the board; else there are only buttons for it. */
  readonly leads: ReadonlySignal<boolean>
  /** Whether all that opponents could strike is shown. */
  readonly threatsShown: ReadonlySignal<boolean>
  toggleThreats(): void
  showOn(board: BoardHandle | undefined): void
  point(spot: Spot | undefined): void
  /** A piece is pointed at beside the board, in a table about it, or no longer. */
  pointAtPiece(piece: string | undefined): void
  /** A cell is pointed at beside the board, by its name, or no longer. */
  pointAtCell(cell: number | undefined): void
  /** A part of a piece is pointed at on its card, or no longer. */
  pointAtPart(part: PiecePart | undefined): void
  /** What presses a button that is there now; nothing where there is no such button. */
  buttonOf(button: string): Choice | undefined
  /** Brings a cell into view. */
  showCell(cell: number): void
  pick(spot: Spot, touch: boolean): void
  /** A piece is chosen beside the board. */
  choosePiece(piece: string): void
  /** A piece is dragged over a cell, or no longer. */
  carry(carried: Carried | undefined): void
  drag(from: Spot, to: Spot, over: readonly number[]): void
  canDrag(spot: Spot): boolean
  release(): void
  press(choice: Choice): void
  nextPiece(): void
  /** Puts the keyboard's place on a piece of the person's own; false where there is none. */
  focusOwn(): boolean
  /** What the space bar does; false where there is nothing to go on with. */
  goOn(): boolean
  undo(): void
  redo(): void
  fit(): void
}

export function screenOf(session: Session): Screen {
  const catalogue = computed(() => catalogueOf(session.info.texts))
  const held = createHeldSelection(session)
  const pointing = createPointing(session)
  const threats = createThreats(session)
  const impossible = createImpossible(session, pointing, catalogue)
  const highlighting = createHighlighting({ session, held, pointing, threats, impossible, catalogue })
  const weighing = createWeighing(session)
  const botTurn = createBotTurn(session)
  const warned = signal(0)
  let board: BoardHandle | undefined
  const { selection, ground } = held
  held.onChange(() => {
    warned.value = 0
    impossible.clear()
    weighing.disarm()
  })

  /** An impossible click says why, and leaves what is selected as it is. */
  function follow(picked: Picked, keepPiece: boolean): void {
    if (picked.impossible && impossible.explain(picked.impossible)) return
    held.follow(picked, keepPiece)
    if (picked.selection.chosen.length < 2) return
    tellConsidered()
    const last = picked.selection.chosen.at(-1)
    const cell = last && cellOf(last, ground.peek().scene)
    if (cell !== undefined && hasFingers()) board?.approach(cell)
  }

  /** What would be done by choosing the same place again, for those who do not see it. */
  function tellConsidered(): void {
    const gesture = highlighting.considered.peek()?.gesture
    if (!gesture) return
    const told = [gesture.label, gesture.about].flatMap(text =>
      text === undefined ? [] : say(text, catalogue.peek()),
    )
    announce(told.join('. '))
  }

  let stepped: Selection | undefined
  const primary = computed(() =>
    session.snapshot.value.choices.find(choice => endsTurn(choice) && !choice.gesture.picks?.length),
  )

  function press(choice: Choice): void {
    const warns = endsTurn(choice) && settings.peek().warnings && warned.peek() === 0
    const wasted = warns ? readyPieces(session.snapshot.peek()).length : 0
    if (wasted === 0) {
      held.take(choice.number, true)
      return
    }
    warned.value = wasted
    announce(counted('turn.idle', wasted))
  }

  const stepping = signal<Stepping | undefined>(undefined)

  /** The first Enter on a piece that the keyboard stepped to means that one; it does not put it down again. */
  function pickAt(spot: Spot, touch: boolean): void {
    const nothing = selection.peek().chosen.length === 0 && !leadAt(NOTHING, ground.peek(), spot)
    // Where one piece acts, what it can do is meant even after it was put down.
    const from = nothing ? (actingSelection(ground.peek()) ?? NOTHING) : selection.peek()
    const picked = pick(from, ground.peek(), spot, touch)
    const confirms = stepped === selection.peek() && isDeselecting(picked)
    stepped = undefined
    if (!confirms) follow(picked, true)
  }

  /** Selects what is at a spot, and takes nothing. */
  function selectAt(spot: Spot): void {
    held.select(pick(NOTHING, ground.peek(), spot, true).selection)
  }

  return {
    session,
    catalogue,
    overlay: computed(() => stepping.value?.overlay.value ?? highlighting.overlay.value),
    considered: computed(() => weighing.beside.value ?? highlighting.considered.value),
    beside: weighing.beside,
    besideIn: weighing.besideIn,
    armed: weighing.armed,
    arm: weighing.arm,
    weigh: weighing.weigh,
    inspected: computed(() =>
      inspectedPiece(
        session.snapshot.value.scene,
        pointing.carried.value?.from.piece,
        pointing.pointed.value,
        selection.value.chosen,
      ),
    ),
    leads: computed(() => leads(selection.value, ground.value).length > 0),
    buttons: computed(() => pressable(selection.value, ground.value.choices, ground.value.scene)),
    primary,
    confirming: computed(() => session.snapshot.value.choices.filter(confirms)),
    warned,
    stepping,
    botTurn,
    selection,
    chosen: computed(() => selection.value.chosen.length > 0),
    threatsShown: threats.shown,
    toggleThreats: threats.toggle,
    showOn(given) {
      board = given
      session.showOn(given)
    },
    point: pointing.point,
    pointAtPiece: pointing.pointAtPiece,
    pointAtCell: pointing.pointAtCell,
    pointAtPart: pointing.pointAtPart,
    buttonOf: button =>
      pressable(selection.value, ground.value.choices, ground.value.scene).find(
        ({ gesture }) => gesture.kind === 'press' && gesture.button === button,
      ),
    showCell(cell) {
      board?.reveal(cell)
    },
    pick(spot, touch) {
      const answer = stepping.peek()?.answer(({ cell }) => cell === spot.cell)
      if (session.busy.peek()) hasten(session)
      else if (answer) answer()
      // A plan can be changed, and needs no second tap.
      else pickAt(spot, touch && !session.planning.peek())
    },
    choosePiece(piece) {
      // A finger does not stay on it as a pointer does: it is looked at until something else is touched.
      pointing.pointAtPiece(piece)
      const spot = pointing.pointed.peek()
      if (spot && leadAt(NOTHING, ground.peek(), spot)) selectAt(spot)
    },
    carry: pointing.carry,
    drag(from, to, over) {
      pointing.carry(undefined)
      if (!session.busy.peek()) follow(drag(ground.peek(), from, to, over, hasFingers()), false)
    },
    canDrag: spot => leadAt(NOTHING, ground.peek(), spot) !== undefined,
    release() {
      if (botTurn.underWay.peek()) botTurn.skip()
      else if (session.busy.peek()) hasten(session)
      stepping.peek()?.close()
      // What was chosen with a piece is dropped before the piece whose turn it is.
      if (selection.peek().chosen.length > 1) held.reset()
      else held.select(NOTHING)
    },
    press,
    nextPiece() {
      const snapshot = session.snapshot.peek()
      const next = nextIdlePiece(snapshot, selection.peek()) ?? actingPiece(snapshot)
      if (!next) return
      board?.focus(next.at)
      selectAt({ cell: next.at, piece: next.id })
      stepped = selection.peek()
      announce(say(next.name, catalogue.peek()))
    },
    focusOwn() {
      const snapshot = session.snapshot.peek()
      const own =
        nextIdlePiece(snapshot, NOTHING) ??
        actingPiece(snapshot) ??
        snapshot.scene.pieces.find(isOwn(snapshot.viewer))
      if (own) board?.focus(own.at)
      return own !== undefined
    },
    goOn: () =>
      goOn(session, () => {
        const choice = primary.peek()
        if (choice) press(choice)
        return choice !== undefined
      }),
    ...createUndo(session, held, catalogue),
    fit() {
      board?.fit()
    },
  }
}

/** What comes next lies beside what was chosen: for a finger, cells are to be large enough. */
function hasFingers(): boolean {
  return globalThis.matchMedia?.('(pointer: coarse)').matches ?? false
}

/** The piece whose turn it is, where that is a person's: all it does may be done with buttons. */
function actingPiece({ scene, actor }: Pick<Snapshot, 'scene' | 'actor'>): Piece | undefined {
  return scene.pieces.find(({ id, side }) => id === scene.acting && side === actor)
}

function isOwn(viewer: Viewer) {
  return ({ side, ghost }: Piece) => side === viewer && !ghost
}
