import { say } from '@sextant/scene'
import { CircleHelp, Crosshair, Maximize, Redo2, Undo2 } from 'lucide'
import { Icon } from '../parts/icon.tsx'
import { colourOf, inkOn } from '../parts/side-mark.tsx'
import { named } from '../words/game-words.ts'
import { counted, t } from '../words/words.ts'
import { openKeys } from './keys-dialog.tsx'
import type { Screen } from './screen.ts'

/** What every game has: undo, redo, the next piece, and the button that ends a turn in the colour of its side. */
export function Commands({ screen }: { readonly screen: Screen }) {
  const { session } = screen
  const { scene, actor, whyNoUndo, canRedo, outcome } = session.shown.value
  const primary = screen.primary.value
  const warned = screen.warned.value
  const catalogue = screen.catalogue.value
  const colour = colourOf(scene.sides[actor ?? -1], session.face.skin)
  const why = whyNoUndo && named(catalogue, 'refusal', whyNoUndo.code, whyNoUndo.message, whyNoUndo.values)
  return (
    <div class="commands">
      <div class="row">
        <button
          type="button"
          class="quiet"
          aria-label={t('action.undo')}
          title={why ?? t('action.undo')}
          aria-disabled={whyNoUndo !== undefined}
          onClick={screen.undo}
        >
          <Icon of={Undo2} />
        </button>
        <button
          type="button"
          class="quiet"
          aria-label={t('action.redo')}
          title={t('action.redo')}
          aria-disabled={!canRedo}
          onClick={screen.redo}
        >
          <Icon of={Redo2} />
        </button>
        <button
          type="button"
          class="quiet"
          aria-label={t('action.next')}
          title={t('action.next')}
          aria-disabled={actor === undefined}
          onClick={screen.nextPiece}
        >
          <Icon of={Crosshair} />
        </button>
        <button
          type="button"
          class="quiet"
          aria-label={t('action.fit')}
          title={t('action.fit')}
          onClick={screen.fit}
        >
          <Icon of={Maximize} />
        </button>
        <button
          type="button"
          class="quiet"
          aria-label={t('keys.title')}
          title={t('keys.title')}
          onClick={openKeys}
        >
          <Icon of={CircleHelp} />
        </button>
      </div>
      {primary && !outcome && (
        <button
          type="button"
          class="end-turn"
          data-warned={warned > 0}
          style={{ '--side': colour, '--on-side': inkOn(colour) }}
          onClick={() => screen.press(primary)}
        >
          <span>{say(primary.gesture.label, catalogue)}</span>
          <kbd>{t('keys.end')}</kbd>
          {warned > 0 && <small>{counted('turn.idle', warned)}</small>}
        </button>
      )}
    </div>
  )
}
