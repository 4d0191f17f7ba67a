import { computed, type ReadonlySignal } from '@preact/signals'
import { type Catalogue, cellsOf, type Highlight } from '@sextant/scene'
import type { Choice, Session } from '@sextant/session'
import type { Overlay } from '../../../board/contract.ts'
import type { HeldSelection } from './held-selection.ts'
import type { Impossible } from './impossible.ts'
import { litBy } from './overlay.ts'
import type { Pointing } from './pointing.ts'
import type { Threats } from './threats.ts'

/** What selecting and pointing light up on the board. */
export interface Highlighting {
  readonly overlay: ReadonlySignal<Overlay>
  /** The choice that the pointer, or a tap before the deciding one, is on. */
  readonly considered: ReadonlySignal<Choice | undefined>
}

export interface HighlightingParts {
  readonly session: Session
  readonly held: Pick<HeldSelection, 'selection' | 'ground'>
  readonly pointing: Pick<Pointing, 'pointed' | 'carried' | 'fromBeside' | 'named' | 'part'>
  readonly threats: Pick<Threats, 'highlights'>
  readonly impossible: Pick<Impossible, 'hints'>
  readonly catalogue: ReadonlySignal<Catalogue>
}

export function createHighlighting(parts: HighlightingParts): Highlighting {
  const { session, held, pointing, threats, impossible, catalogue } = parts
  const { selection, ground } = held
  const { pointed, carried, fromBeside, named, part } = pointing
  const lit = computed(() =>
    litBy(
      ground.value,
      selection.value,
      pointed.value,
      catalogue.value,
      ({ number }) => session.path(number),
      carried.value,
    ),
  )
  const isSelected = () => selection.value.chosen.length > 0

  /** What a piece that cannot be chosen now could do in a turn of its own. */
  function reachPointedAt(): readonly Highlight[] {
    const { piece, cell } = pointed.value ?? {}
    const { overlay, considered } = lit.value
    const { scene, outcome } = session.snapshot.value
    const isThere = scene.pieces.some(({ id, at }) => id === piece && at === cell)
    if (piece === undefined || !isThere || session.busy.value) return []
    if (isSelected() || considered || overlay.highlights.length > 0) return []
    return outcome ? [] : eachCellOnce(session.reach(piece))
  }

  /** Every cell that the chosen piece, or an own one that is pointed at, could strike this turn. */
  const strikes = computed((): Highlight[] => {
    const shown = part.value
    if (shown && !session.busy.value) return strikesOf(session.reach(shown.piece, shown.part))
    const chosen = carried.value?.from.piece ?? strikingPiece()
    if (chosen === undefined || session.busy.value) return []
    // What is weighed leads elsewhere: what counts is what it could strike from there.
    const { gesture } = lit.value.considered ?? {}
    const ghost = gesture?.kind === 'pick' && gesture.ghost?.piece === chosen ? gesture.ghost : undefined
    return strikesOf(session.reach(chosen, undefined, ghost))
  })

  function strikingPiece(): string | undefined {
    const [first] = selection.value.chosen
    if (first) return 'piece' in first ? first.piece : undefined
    return lit.value.overlay.highlights.length > 0 ? pointed.value?.piece : undefined
  }

  function cellPointedAt(): Highlight[] {
    const cell = named.value ?? pointed.value?.cell
    const shows =
      named.value !== undefined || fromBeside.value || cellsOf(session.snapshot.value.scene.stage).length > 0
    return cell === undefined || !shows ? [] : [{ cell, meaning: 'hover' }]
  }

  return {
    overlay: computed(() => {
      const { overlay } = lit.value
      return {
        ...overlay,
        highlights: [
          ...threats.highlights.value,
          ...strikes.value,
          ...overlay.highlights,
          ...reachPointedAt(),
          ...cellPointedAt(),
        ],
        hints: [...overlay.hints, ...impossible.hints.value],
        arrows: isSelected() ? overlay.arrows : [...session.snapshot.value.trail, ...overlay.arrows],
      }
    }),
    considered: computed(() => lit.value.considered),
  }
}

function strikesOf(reach: readonly Highlight[]): Highlight[] {
  return reach.flatMap(lit => (lit.meaning === 'threat' ? [{ ...lit, meaning: 'strike' }] : []))
}

/** Where a piece can both go and strike, that it can go there is shown. */
function eachCellOnce(reach: readonly Highlight[]): readonly Highlight[] {
  const reached = new Set(reach.flatMap(({ cell, meaning }) => (meaning === 'reach' ? [cell] : [])))
  return reach.filter(({ cell, meaning }) => meaning !== 'threat' || !reached.has(cell))
}
