import { say, type Text } from '@sextant/scene'
import { CircleHelp, Crosshair, Maximize, Redo2, ShieldAlert, Undo2 } from 'lucide'
import { useRef } from 'preact/hooks'
import { refusalText } from '../../../i18n/refusal-text.ts'
import { counted, t } from '../../../i18n/texts.ts'
import { notify } from '../../../notices/notice.ts'
import { Icon } from '../../../ui/icon.tsx'
import { colourOf, inkOn } from '../../../ui/side-mark.tsx'
import { AdviceButton } from '../advice/advice-button.tsx'
import { HandOver } from '../hand-over/hand-over-card.tsx'
import { WatchBar } from '../playback/watch-bar.tsx'
import { openRules } from '../rules/open-rules.ts'
import { endsTurn, shortcutOf } from '../selection/end-turn.ts'
import type { Screen } from '../selection/screen.ts'
import { ConfirmButton } from './confirm-button.tsx'

/** What every game has: undo, redo, the next piece, and the button that ends a turn in the colour of its side. */
export function Commands({ screen }: { readonly screen: Screen }) {
  const { session } = screen
  const { scene, actor, whyNoUndo, canRedo, outcome, refused } = session.snapshot.value
  const primary = screen.primary.value
  const confirming = screen.confirming.value
  const warned = screen.warned.value
  const catalogue = screen.catalogue.value
  // The button stays between turns as it last was, so that focus and layout stay as well.
  const last = useRef<{ readonly label: Text; readonly key: string; readonly colour: string }>(undefined)
  // One that is offered but refused says what it will do, and why not yet.
  const withheld = primary ? undefined : refused.find(endsTurn)
  const shown = primary ?? withheld
  if (shown?.gesture.label)
    last.current = {
      label: shown.gesture.label,
      key: shortcutOf(shown) ?? '',
      colour: colourOf(scene.sides[actor ?? -1], session.info.skin),
    }
  // Where something else is asked, such as whether to roll again, it ends nothing.
  const isAsked = actor !== undefined && !session.busy.value && !session.playback.lookingBack.value
  const end = shown || !isAsked ? last.current : undefined
  const next = session.handOver.value
  const watched = session.watched.value
  const why = whyNoUndo && refusalText(session, whyNoUndo, catalogue)
  const whyNoEnd = withheld && refusalText(session, withheld.refusal, catalogue)
  return (
    <div class="commands" data-watched={watched} data-warned={warned > 0}>
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
        {session.reaches && (
          <button
            type="button"
            class="quiet"
            aria-label={t('action.threats')}
            title={t('action.threats')}
            aria-pressed={screen.threatsShown.value}
            onClick={screen.toggleThreats}
          >
            <Icon of={ShieldAlert} />
          </button>
        )}
        <AdviceButton session={session} quick />
        <button
          type="button"
          class="quiet"
          aria-label={t('rules.open')}
          title={t('rules.open')}
          aria-keyshortcuts="?"
          onClick={openRules}
        >
          <Icon of={CircleHelp} />
        </button>
      </div>
      {watched && !outcome && <WatchBar session={session} />}
      {next !== undefined && <HandOver session={session} seat={next} />}
      {(end || confirming.length > 0) && !outcome && !watched && next === undefined && (
        <div class="turn-buttons">
          {confirming.map(choice => (
            <ConfirmButton key={choice.number} screen={screen} choice={choice} />
          ))}
          {end && (
            <button
              type="button"
              class="end-turn"
              data-warned={warned > 0}
              data-second={confirming.length > 0}
              aria-disabled={primary === undefined}
              title={whyNoEnd}
              style={{ '--side': end.colour, '--on-side': inkOn(end.colour) }}
              onKeyDown={event => event.repeat && event.preventDefault()}
              onClick={() => {
                if (primary) screen.press(primary)
                else if (whyNoEnd) notify({ tone: 'neutral', text: whyNoEnd })
              }}
            >
              <span>{say(end.label, catalogue)}</span>
              <kbd>{end.key.toUpperCase()}</kbd>
              {warned > 0 && <small>{counted('turn.idle', warned)}</small>}
            </button>
          )}
        </div>
      )}
    </div>
  )
}
