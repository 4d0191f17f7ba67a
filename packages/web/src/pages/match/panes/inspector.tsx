import { type Catalogue, type Piece, say } from '@sextant/scene'
import type { ComponentChildren } from 'preact'
import { capitalized } from '../../../i18n/game-texts.ts'
import { sideName } from '../../../i18n/seat-name.ts'
import { counted, t } from '../../../i18n/texts.ts'
import { lazy } from '../../../ui/lazy.tsx'
import { SideMark } from '../../../ui/side-mark.tsx'
import type { Screen } from '../selection/screen.ts'
import { ForecastView } from './forecast-view.tsx'

const AdviceList = lazy(async () => (await import('../advice/advice-list.tsx')).AdviceList)

/**
 * What is under the pointer: the odds of what it would do, else what was advised, else the piece and its numbers. Its
 * room never changes.
 */
export function Inspector({ screen }: { readonly screen: Screen }) {
  const { session } = screen
  const considered = screen.considered.value
  const piece = screen.inspected.value
  const catalogue = screen.catalogue.value
  const odds = considered && session.forecast(considered.number)?.odds
  const forecast = odds && odds.length > 0 ? odds : undefined
  const way = considered && session.path(considered.number)
  const side = piece && session.snapshot.value.scene.sides[piece.side]
  const advised = session.advice && session.advice.state.value.kind !== 'none'
  const about = considered?.gesture.kind === 'press' ? considered.gesture.about : undefined
  if (advised && !considered)
    return (
      <section class="inspector" aria-label={t('match.inspector')}>
        <AdviceList screen={screen} />
      </section>
    )
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be within reach of the keyboard
    <section class="inspector" aria-label={t('match.inspector')} tabIndex={0}>
      {considered && <h2 class="inspector-title">{say(considered.gesture.label, catalogue)}</h2>}
      {about !== undefined && <p class="muted">{say(about, catalogue)}</p>}
      {way && <p class="figures">{counted('match.way', way.length - 1)}</p>}
      {considered && forecast && <ForecastView odds={forecast} catalogue={catalogue} />}
      {(!considered || !forecast) && piece && (
        <PieceFacts
          piece={piece}
          mark={side && <SideMark side={side} skin={session.info.skin} />}
          side={sideName(session.snapshot.value.scene, piece.side, catalogue, session.info.seats)}
          catalogue={catalogue}
        />
      )}
      {!considered && !piece && (
        <p class="muted">{t(screen.chosen.value ? 'match.choose' : 'match.point')}</p>
      )}
    </section>
  )
}

interface PieceFactsProps {
  readonly piece: Piece
  readonly mark: ComponentChildren
  readonly side: string
  readonly catalogue: Catalogue
}

function PieceFacts({ piece, mark, side, catalogue }: PieceFactsProps) {
  return (
    <>
      <h2 class="inspector-title">
        {mark}
        {capitalized(say(piece.name, catalogue))}
        <span class="unseen">{side}</span>
      </h2>
      <dl class="facts">
        {piece.bars?.map(({ kind, name, value, max }, number) => (
          <div key={number} class="bar-row">
            <dt>{say(name, catalogue)}</dt>
            <dd>
              <meter class={`bar bar-${kind}`} min={0} max={max} value={value} />
              <span class="figures">{t('match.of', { value, max })}</span>
            </dd>
          </div>
        ))}
        {piece.facts?.map(({ name, value, tone = 'neutral' }, number) => (
          <div key={`fact-${number}`}>
            <dt>{say(name, catalogue)}</dt>
            <dd class={`tone-${tone}`}>{typeof value === 'number' ? value : say(value, catalogue)}</dd>
          </div>
        ))}
        {piece.badges?.map(({ name, text, tone = 'neutral' }, number) => (
          <div key={`badge-${number}`}>
            <dt class={`tone-${tone}`}>{say(name, catalogue)}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
    </>
  )
}
