import { winners } from '@sextant/engine'
import { say } from '@sextant/scene'
import type { MatchSession } from '@sextant/session'
import { useEffect, useMemo, useRef, useState } from 'preact/hooks'
import { useEvaluations } from '../../../evaluation/use-evaluations.ts'
import { catalogueOf } from '../../../i18n/game-texts.ts'
import { gameTitle } from '../../../i18n/game-title.ts'
import { reasonText, resultText } from '../../../i18n/result-text.ts'
import { seatName } from '../../../i18n/seat-name.ts'
import { t } from '../../../i18n/texts.ts'
import { goTo } from '../../../routes/navigate.ts'
import { theme } from '../../../settings/settings.ts'
import { playSound } from '../../../sound/sound.ts'
import { isComeback } from '../../../store/medals.ts'
import type { StoredMatch } from '../../../store/store.ts'
import { FairDice } from '../../../ui/fair-dice.tsx'
import { FittedPicture } from '../../../ui/fitted-picture.tsx'
import { ReportView } from '../../../ui/report/report-view.tsx'
import { colourOf } from '../../../ui/side-mark.tsx'
import { StandingsTable } from '../../../ui/standings-table.tsx'
import { isLoss } from '../loss.ts'
import './ending.css'
import { MedalList } from './medal-list.tsx'
import { NextMatch } from './next-match.tsx'
import { scoreLines } from './score-line.ts'
import { ShareButtons } from './share-buttons.tsx'
import { TurningPointView } from './turning-point.tsx'
import { unsaid } from './unsaid.ts'
import { useRecorded } from './use-recorded.ts'
import { onlyPerson, verdictOf, verdictText } from './verdict.ts'

interface EndingProps {
  readonly session: MatchSession
  readonly match: StoredMatch
  /** Whether it was over already when it was opened. */
  readonly seen: boolean
}

/** The end of a match, over the whole page; closed, the board can be looked at. */
export function Ending({ session, match, seen }: EndingProps) {
  const over = session.snapshot.value.outcome !== undefined
  const [looking, setLooking] = useState(false)
  const sounded = useRef(seen)
  const dialog = useRef<HTMLDialogElement>(null)
  useEffect(() => {
    if (!over || looking) return
    dialog.current?.showModal()
    if (!sounded.current) playSound(isLoss(session) ? 'defeat' : 'victory', session.info.skin)
    sounded.current = true
  }, [over, looking])
  if (!over) return null
  if (looking)
    return (
      <button type="button" class="ending-again primary" onClick={() => setLooking(false)}>
        {t('victory.show')}
      </button>
    )
  const { outcome, scene } = session.snapshot.value
  const won = outcome ? winners(outcome) : []
  const [first, second] = won.map(seat => colourOf(scene.sides[seat], session.info.skin))
  return (
    <dialog
      ref={dialog}
      class="ending"
      data-verdict={outcome && verdictOf(outcome, session.players.value)}
      aria-labelledby="ending-title"
      style={{ '--first': first ?? 'var(--brass)', '--second': second ?? 'var(--brass)' }}
      onClose={() => setLooking(true)}
    >
      <EndingBody session={session} match={match} onLook={() => dialog.current?.close()} />
    </dialog>
  )
}

interface EndingBodyProps extends Omit<EndingProps, 'seen'> {
  readonly onLook: () => void
}

/** Who won and how, where it was decided, what it earned, and what to do next. */
function EndingBody({ session, match, onLook }: EndingBodyProps) {
  const { outcome, scene } = session.snapshot.value
  const recorded = useRecorded(session)
  const evaluating = useEvaluations(match.meta.id, recorded)
  const record = useMemo(() => session.record(), [session])
  if (!outcome) return null
  const { id } = match.meta
  const { seats, skin, texts } = session.info
  const catalogue = catalogueOf(texts)
  const names = seats.map((_, seat) => seatName(session, seat))
  const players = session.players.value
  const verdict = verdictOf(outcome, players)
  const result = resultText(outcome, names, onlyPerson(players))
  const headline =
    scene.ending === undefined ? (verdictText(verdict) ?? result) : say(scene.ending, catalogue)
  const [kicker] = unsaid([verdictText(verdict)], headline)
  const counted = scoreLines(outcome, scene, seats, names, catalogue)
  // To the one person between two it has been said: victory, defeat or draw.
  const isSaid = verdict !== 'neutral' && verdict !== 'shared' && names.length === 2
  const lines = unsaid([isSaid ? undefined : result, reasonText(outcome, catalogue), ...counted], headline)
  const moments = evaluating.kind === 'ready' ? evaluating.evaluations : []
  const report = session.report()
  const board = { scene, skin, catalogue, theme: theme.value }
  return (
    <div class="ending-body">
      <p class="ending-kicker">{kicker ? `${t('victory.over')} · ${kicker}` : t('victory.over')}</p>
      <h2 id="ending-title">{headline}</h2>
      {lines.map(line => (
        <p key={line} class="ending-line figures">
          {line}
        </p>
      ))}
      <FairDice record={record} commitment={session.commitment} />
      <MedalList id={id} comeback={verdict === 'victory' && isComeback(onlyPerson(players) ?? 0, moments)} />
      <p class="row">
        <NextMatch session={session} match={match} verdict={verdict} />
        <button type="button" onClick={() => goTo({ page: 'replay', id })}>
          {t('replay.watch')}
        </button>
        <button type="button" onClick={onLook}>
          {t('victory.look')}
        </button>
        <button type="button" onClick={() => goTo({ page: 'home' })}>
          {t('nav.games')}
        </button>
      </p>
      <div class="ending-board">
        <FittedPicture {...board} ratio={1.6} />
      </div>
      <TurningPointView
        id={id}
        skin={skin}
        recorded={recorded}
        evaluating={evaluating}
        scene={scene}
        names={names}
      />
      <p class="row">
        <ShareButtons
          meta={match.meta}
          text={{ title: gameTitle(match.meta.game), headline, lines, brand: t('brand') }}
          board={board}
        />
      </p>
      <StandingsTable outcome={outcome} seats={seats} scene={scene} skin={skin} catalogue={catalogue} />
      {report && <ReportView report={report} scene={scene} skin={skin} catalogue={catalogue} />}
    </div>
  )
}
