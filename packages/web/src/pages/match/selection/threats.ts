import { computed, type ReadonlySignal, signal } from '@preact/signals'
import type { Highlight } from '@sextant/scene'
import type { Session, Snapshot } from '@sextant/session'

/** What all opponents together could strike in a turn of theirs, shown on demand. */
export interface Threats {
  readonly shown: ReadonlySignal<boolean>
  readonly highlights: ReadonlySignal<readonly Highlight[]>
  toggle(): void
}

export function createThreats(session: Pick<Session, 'snapshot' | 'reach' | 'reaches'>): Threats {
  const shown = signal(false)
  return {
    shown,
    highlights: computed(() => (shown.value ? threatsIn(session.snapshot.value, session.reach) : [])),
    toggle() {
      shown.value = session.reaches && !shown.peek()
    },
  }
}

/** Where an opponent can go it can strike as well, whatever the meaning of its reach. */
export function threatsIn(
  { scene, actor, viewer, toAct }: Pick<Snapshot, 'scene' | 'actor' | 'viewer' | 'toAct'>,
  reach: (piece: string) => readonly Highlight[],
): Highlight[] {
  const own = actor ?? (typeof viewer === 'number' ? viewer : toAct[0])
  const cells = new Set<number>()
  for (const { id, side, ghost } of scene.pieces)
    if (side !== own && !ghost) for (const { cell } of reach(id)) cells.add(cell)
  return Array.from(cells, cell => ({ cell, meaning: 'threat' }))
}
