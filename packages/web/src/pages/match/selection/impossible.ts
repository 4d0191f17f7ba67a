import { computed, type ReadonlySignal, signal } from '@preact/signals'
import { type Catalogue, say, type Target } from '@sextant/scene'
import type { Session, Snapshot } from '@sextant/session'
import type { Overlay } from '../../../board/contract.ts'
import { announce } from '../../../notices/notice.ts'
import type { Pointing } from './pointing.ts'
import { cellOf } from './targets.ts'

/** Why a click did nothing, written where it was made until something else is pointed at or done. */
export interface Impossible {
  readonly hints: ReadonlySignal<Overlay['hints']>
  /** Says why the last of the targets cannot be chosen; false where nobody knows. */
  explain(targets: readonly Target[]): boolean
  clear(): void
}

export function createImpossible(
  session: Pick<Session, 'snapshot' | 'whyNot'>,
  { pointed }: Pick<Pointing, 'pointed'>,
  catalogue: ReadonlySignal<Catalogue>,
): Impossible {
  const said = signal<{ readonly hint: Overlay['hints'][number]; readonly at: Snapshot } | undefined>(
    undefined,
  )
  return {
    hints: computed(() => {
      const { hint, at } = said.value ?? {}
      if (!hint || at !== session.snapshot.value) return []
      const there = pointed.value
      return there && there.cell !== hint.cell ? [] : [hint]
    }),
    explain(targets) {
      const at = session.snapshot.peek()
      const last = targets.at(-1)
      const cell = last && cellOf(last, at.scene)
      const why = session.whyNot(targets)
      if (why === undefined || cell === undefined) return false
      const text = say(why, catalogue.peek())
      said.value = { hint: { cell, text, tone: 'bad' }, at }
      announce(text)
      return true
    },
    clear() {
      said.value = undefined
    },
  }
}
