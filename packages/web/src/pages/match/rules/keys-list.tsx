import { type Key, t } from '../../../i18n/texts.ts'

const KEYS: readonly (readonly [keys: string, what: Key])[] = [
  ['← ↑ → ↓', 'keys.arrows'],
  ['[ ]', 'keys.jump'],
  ['Enter', 'keys.enter'],
  ['Esc', 'keys.escape'],
  ['N', 'keys.next'],
  ['E', 'keys.endTurn'],
  ['1 … 9, A … Z', 'keys.buttons'],
  ['T', 'keys.threats'],
  ['H', 'keys.hint'],
  ['Space', 'keys.goOn'],
  [', .', 'keys.playback'],
  ['U', 'keys.undo'],
  ['Shift U, R', 'keys.redo'],
  ['Z', 'keys.fit'],
  ['C', 'keys.coordinates'],
  ['?', 'keys.help'],
]

/** The keys that every match has. */
export function KeysList() {
  return (
    <>
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
    </>
  )
}
