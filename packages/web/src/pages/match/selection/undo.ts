import type { ReadonlySignal } from '@preact/signals'
import type { Refusal } from '@sextant/engine'
import type { Catalogue } from '@sextant/scene'
import type { Session } from '@sextant/session'
import { refusalText } from '../../../i18n/refusal-text.ts'
import { announce, notify } from '../../../notices/notice.ts'
import { hasten } from './go-on.ts'
import type { HeldSelection } from './held-selection.ts'
import { NOTHING } from './selection.ts'

/** Undo and redo as a person asks for them: why not is said, and nothing stays selected. */
export function createUndo(
  session: Session,
  held: Pick<HeldSelection, 'select'>,
  catalogue: ReadonlySignal<Catalogue>,
): { undo(): void; redo(): void } {
  function answer(refusal: Refusal | undefined): void {
    if (!refusal) {
      held.select(NOTHING)
      return
    }
    const text = refusalText(session, refusal, catalogue.peek())
    notify({ tone: 'neutral', text })
    announce(text)
  }
  return {
    undo() {
      if (session.busy.peek()) hasten(session)
      else void session.undo().then(answer)
    },
    redo() {
      void session.redo().then(answer)
    },
  }
}
