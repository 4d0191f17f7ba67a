import { type Catalogue, say } from '@sextant/scene'
import type { AdviceState, AdvisedChoice, Choice } from '@sextant/session'
import { useRef } from 'preact/hooks'
import { catalogueOf } from '../../../i18n/game-texts.ts'
import { playerName } from '../../../i18n/seat-name.ts'
import { t } from '../../../i18n/texts.ts'
import { toldChance } from '../../../i18n/told-chance.ts'
import { SpanList } from '../../../ui/spans.tsx'
import { TrainingBar } from '../../../ui/training-bar.tsx'
import type { Screen } from '../selection/screen.ts'
import { weighingOn } from '../selection/weighing-on.ts'
import { areAlike } from './alike.ts'
import { choiceSpans } from './choice-text.ts'
import './advice-list.css'

/** The most choices that are listed; the others are worse than all of them. */
const MOST_CHOICES = 12

/**
 * What the adviser thinks of the choices, the best first; pointing at one shows it on the board, pressing one takes it.
 * Nothing before it was asked.
 */
export function AdviceList({ screen }: { readonly screen: Screen }) {
  const { session } = screen
  const advice = session.advice
  if (!advice || advice.state.value.kind === 'none') return null
  const catalogue = catalogueOf(session.info.texts)
  const name = playerName(advice.bot, session.info.bots, catalogue)
  return (
    <section class="advice" aria-label={t('advice.title', { name })}>
      <h2>{t('advice.title', { name })}</h2>
      <AdviceBody screen={screen} name={name} state={advice.state.value} />
    </section>
  )
}

interface AdviceBodyProps {
  readonly screen: Screen
  readonly name: string
  readonly state: AdviceState
}

function AdviceBody({ screen, name, state }: AdviceBodyProps) {
  const touch = useRef(false)
  const catalogue = screen.catalogue.value
  const { scene } = screen.session.snapshot.value
  const handlers = { pointAt: screen.pointAtCell, show: screen.showCell }
  switch (state.kind) {
    case 'none':
      return null
    case 'failed':
      return <p class="tone-bad">{t('advice.failed', { why: state.why })}</p>
    case 'thinking':
      return state.trained === undefined ? (
        <p class="muted">{t('advice.thinking', { name })}</p>
      ) : (
        <TrainingBar name={name} part={state.trained} />
      )
    case 'given':
      return (
        <>
          {state.trained !== undefined && (
            <>
              <p class="muted">{t('advice.provisional', { name })}</p>
              <TrainingBar name={name} part={state.trained} />
            </>
          )}
          <ol
            class="advice-choices"
            data-alike={areAlike(state.choices.slice(0, MOST_CHOICES))}
            data-words={state.choices[0]?.told.kind === 'words'}
            data-single={state.choices.length < 2}
          >
            {state.choices.slice(0, MOST_CHOICES).map(({ choice, told }) => (
              <li key={choice.number}>
                <button
                  type="button"
                  aria-pressed={screen.armed.value?.number === choice.number}
                  onPointerDown={event => {
                    touch.current = event.pointerType === 'touch'
                  }}
                  onClick={() => {
                    // On touch the first tap shows on the board what is meant.
                    if (touch.current && screen.arm(choice, 'advice')) return
                    screen.press(choice)
                  }}
                  {...weighingOn(screen, choice, 'advice')}
                >
                  <span class="advice-label">
                    <SpanList parts={choiceSpans(choice, scene, catalogue)} handlers={handlers} inButton />
                    <span class="advice-about">{aboutChoice(choice, catalogue)}</span>
                  </span>
                  {screen.armed.value?.number === choice.number && <small>{t('match.tapAgain')}</small>}
                  {told.kind === 'percent' && (
                    <span class="advice-bar" style={{ '--part': told.chance }} aria-hidden="true" />
                  )}
                  <span class="figures">{toldChance(told)}</span>
                </button>
              </li>
            ))}
          </ol>
          <AdviceWhy best={state.choices[0]} />
        </>
      )
  }
}

/** What the chances mean; where they are words, how it stands, as those may be alike for all moves. */
function AdviceWhy({ best }: { readonly best: AdvisedChoice | undefined }) {
  if (best?.told.kind === 'words')
    return <p class="muted advice-words">{t('advice.whyWords', { word: toldChance(best.told) })}</p>
  return <p class="muted advice-why">{t('advice.why')}</p>
}

/** What a choice does, beyond its name: where it leads to, and what is to be expected of it. */
function aboutChoice({ gesture }: Choice, catalogue: Catalogue): string {
  const expected = gesture.kind === 'pick' ? gesture.hint?.full : undefined
  return [expected, gesture.about].flatMap(text => (text === undefined ? [] : say(text, catalogue))).join(' ')
}
