import type { Choice } from '@sextant/session'
import { sideName } from '../../../i18n/seat-name.ts'
import { t } from '../../../i18n/texts.ts'
import { wide } from '../../../signals/wide.ts'
import { useMoreBelow } from '../../../ui/more-below.ts'
import { SideMark } from '../../../ui/side-mark.tsx'
import { AdviceList } from '../advice/advice-list.tsx'
import { isAdvised } from '../advice/advised.ts'
import { choiceForecast } from '../forecast/choice-forecast.ts'
import { useHeldForecast } from '../forecast/held-forecast.ts'
import type { Screen } from '../selection/screen.ts'
import { PieceFacts } from './piece-facts.tsx'
import { reportShown } from './report-shown.ts'
import { TurnReportCard } from './turn-report.tsx'
import { Weighed } from './weighed.tsx'

interface InspectorProps {
  readonly screen: Screen
  /** Pieces are shown here: no panel beside it has their cards. */
  readonly showsPieces: boolean
}

/**
 * What is under the pointer: the odds of what it would do, else what was advised, else the piece and its numbers. Where
 * there is nothing of these, what the last turn came to; else it leaves its room to others.
 */
export function Inspector({ screen, showsPieces }: InspectorProps) {
  const { session } = screen
  const box = useMoreBelow<HTMLElement>()
  const piece = showsPieces ? screen.inspected.value : undefined
  const catalogue = screen.catalogue.value
  const advised = isAdvised(session)
  const considered = screen.considered.value ?? (advised ? undefined : prepared(screen))
  const forecast = considered && choiceForecast(session, considered)
  // A line of advice that is pointed at is shown on the board; the list stays, and is what the pointer goes to.
  const listed = advised && (!considered || screen.besideIn.value === 'advice')
  const holding = useHeldForecast(screen, advised ? undefined : forecast && considered)
  const report = !considered && !piece && reportShown(session)
  // Where there is a card of it elsewhere, what is weighed is enough: more would cover the board on a phone.
  const hasCard = (session.snapshot.value.scene.panels ?? []).some(({ kind }) => kind === 'card')
  const isEmpty = !considered && !piece && !listed && !report
  return (
    <section
      ref={box}
      class="inspector"
      aria-label={t('match.inspector')}
      data-empty={isEmpty}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be within reach of the keyboard
      tabIndex={0}
      {...holding}
    >
      {listed && <AdviceList screen={screen} />}
      {considered && !listed && <Weighed screen={screen} considered={considered} forecast={forecast} />}
      {!listed && !forecast && piece && !(considered && hasCard) && (
        <PieceFacts
          piece={piece}
          mark={<Mark screen={screen} side={piece.side} />}
          side={sideName(session.snapshot.value.scene, piece.side, catalogue, session.info.seats)}
          catalogue={catalogue}
        />
      )}
      {report && !listed && <TurnReportCard session={session} catalogue={catalogue} />}
      {isEmpty && <p class="muted">{t(waitingFor(screen))}</p>}
    </section>
  )
}

function waitingFor(screen: Screen): 'match.point' | 'match.choose' | 'match.chooseAction' {
  if (!screen.chosen.value) return 'match.point'
  return screen.leads.value ? 'match.choose' : 'match.chooseAction'
}

/** Where there is room, the odds of what was prepared are seen before anybody points at its button. */
function prepared({ confirming, session }: Screen): Choice | undefined {
  const [choice, other] = confirming.value
  return wide.value && choice && !other && choiceForecast(session, choice) ? choice : undefined
}

function Mark({ screen: { session }, side: seat }: { readonly screen: Screen; readonly side: number }) {
  const side = session.snapshot.value.scene.sides[seat]
  return side ? <SideMark side={side} skin={session.info.skin} /> : null
}
