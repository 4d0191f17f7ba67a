import { computed, type ReadonlySignal } from '@preact/signals'
import type { Catalogue, Highlight } from '@sextant/scene'
import type { Choice, Session } from '@sextant/session'
import type { Overlay } from '../../../board/contract.ts'
import type { HeldSelection } from './held-selection.ts'
import { litBy } from './overlay.ts'
import type { Pointing } from './pointing.ts'

/** What selecting and pointing light up on the board. */
export interface Highlighting {
  readonly overlay: ReadonlySignal<Overlay>
  /** The choice that the pointer, or a tap before the deciding one, is on. */
  readonly considered: ReadonlySignal<Choice | undefined>
}

export function createHighlighting(
  session: Session,
  { selection, ground }: HeldSelection,
  { pointed, carried, fromBeside, named }: Pointing,
  catalogue: ReadonlySignal<Catalogue>,
): Highlighting {
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
    return outcome ? [] : session.reach(piece)
  }

  function pointedBeside(): Highlight[] {
    const cell = named.value ?? (fromBeside.value ? pointed.value?.cell : undefined)
    return cell === undefined ? [] : [{ cell, meaning: 'hover' }]
  }

  return {
    overlay: computed(() => {
      const { overlay } = lit.value
      return {
        ...overlay,
        highlights: [...overlay.highlights, ...reachPointedAt(), ...pointedBeside()],
        arrows: isSelected() ? overlay.arrows : [...session.snapshot.value.trail, ...overlay.arrows],
      }
    }),
    considered: computed(() => lit.value.considered),
  }
}
