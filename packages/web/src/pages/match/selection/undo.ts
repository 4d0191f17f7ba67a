import type { ReadonlySignal } from '@preact/signals'
import type { Refusal } from '@sextant/engine'
import type { Catalogue } from '@sextant/scene'
import type { Session } from '@sextant/session'
import { refusalText } from '../../../i18n/refusal-text.ts'
import { announce, notify } from '../../../notices/notice.ts'
import { hasten } from './go-on.ts'
import type { HeldSelection } from './held-selection.ts'

/** Undo and redo as a person asks for them: why not is said, and what was selected no longer is. */
export function createUndo(
  session: Session,
  held: Pick<HeldSelection, 'reset'>,
  catalogue: ReadonlySignal<Catalogue>,
): { undo(): void; redo(): void } {
  function answer(refusal: Refusal | undefined): void {
    if (!refusal) {
      held.reset()
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
