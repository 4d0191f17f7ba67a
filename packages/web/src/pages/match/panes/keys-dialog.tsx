import { signal } from '@preact/signals'
import { type Key, t } from '../../../i18n/texts.ts'
import { Dialog } from '../../../ui/dialog.tsx'

const open = signal(false)

export function openKeys(): void {
  open.value = true
}

const KEYS: readonly (readonly [keys: string, what: Key])[] = [
  ['← ↑ → ↓', 'keys.arrows'],
  ['Enter', 'keys.enter'],
  ['Esc', 'keys.escape'],
  ['N', 'keys.next'],
  ['E', 'keys.endTurn'],
  ['T', 'keys.threats'],
  ['H', 'keys.hint'],
  ['Space', 'keys.goOn'],
  [', .', 'keys.playback'],
  ['U', 'keys.undo'],
  ['Shift U, R', 'keys.redo'],
  ['Z', 'keys.fit'],
  ['?', 'keys.help'],
]

/** The keys, over the current page. */
export function KeysDialog() {
  if (!open.value) return null
  return (
    <Dialog
      title={t('keys.title')}
      onClose={() => {
        open.value = false
      }}
    >
      <dl class="keys">
        {KEYS.map(([keys, what]) => (
          <div key={keys}>
            <dt>
              <kbd>{keys}</kbd>
            </dt>
            <dd>{t(what)}</dd>
          </div>
        ))}
      </dl>
      <p class="muted">{t('keys.touch')}</p>
    </Dialog>
  )
}
