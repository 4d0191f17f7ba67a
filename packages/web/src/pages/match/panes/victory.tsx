import { winners } from '@sextant/engine'
import { say } from '@sextant/scene'
import type { MatchSession } from '@sextant/session'
import { useEffect, useRef, useState } from 'preact/hooks'
import { catalogueOf } from '../../../i18n/game-texts.ts'
import { reasonText, resultText } from '../../../i18n/result-text.ts'
import { seatName } from '../../../i18n/seat-name.ts'
import { t } from '../../../i18n/texts.ts'
import { goTo } from '../../../routes/navigate.ts'
import { playSound } from '../../../sound/sound.ts'
import { startStoredMatch } from '../../../store/start-match.ts'
import type { StoredMatch } from '../../../store/store.ts'
import { ReportView } from '../../../ui/report/report-view.tsx'
import { colourOf } from '../../../ui/side-mark.tsx'
import { StandingsTable } from '../../../ui/standings-table.tsx'
import '../styles/victory.css'
import { isLoss } from '../loss.ts'

interface VictoryProps {
  readonly session: MatchSession
  readonly match: StoredMatch
  /** Whether it was over already when it was opened. */
  readonly seen: boolean
}

/** The end of a match, over the whole page: who won and how, and what it added up to. */
export function Victory({ session, match, seen }: VictoryProps) {
  const { outcome, scene } = session.snapshot.value
  const [looking, setLooking] = useState(false)
  const sounded = useRef(seen)
  const dialog = useRef<HTMLDialogElement>(null)
  useEffect(() => {
    if (!outcome || looking) return
    dialog.current?.showModal()
    if (!sounded.current) playSound(isLoss(session) ? 'defeat' : 'victory', session.info.skin)
    sounded.current = true
  }, [outcome !== undefined, looking])
  if (!outcome) return null
  if (looking)
    return (
      <button type="button" class="victory-again primary" onClick={() => setLooking(false)}>
        {t('victory.show')}
      </button>
    )
  const { seats, skin } = session.info
  const catalogue = catalogueOf(session.info.texts)
  const result = resultText(
    outcome,
    seats.map((_, seat) => seatName(session, seat)),
  )
  const report = session.report()
  const colours = winners(outcome).map(seat => colourOf(scene.sides[seat], skin))
  return (
    <dialog
      ref={dialog}
      class="victory"
      aria-labelledby="victory-title"
      style={{ '--first': colours[0] ?? 'var(--brass)', '--second': colours[1] ?? 'var(--brass)' }}
      onClose={() => setLooking(true)}
    >
      <div class="victory-body">
        <p class="victory-kicker">{t('victory.over')}</p>
        <h2 id="victory-title">{scene.ending === undefined ? result : say(scene.ending, catalogue)}</h2>
        {scene.ending !== undefined && <p class="victory-result">{result}</p>}
        <p class="victory-reason">{reasonText(outcome, catalogue)}</p>
        <StandingsTable outcome={outcome} seats={seats} scene={scene} skin={skin} catalogue={catalogue} />
        <p class="row">
          <button type="button" class="primary" onClick={() => again(session, match)}>
            {t('victory.again')}
          </button>
          <button type="button" onClick={() => goTo({ page: 'replay', id: match.meta.id })}>
            {t('replay.watch')}
          </button>
          <button type="button" onClick={() => goTo({ page: 'home' })}>
            {t('nav.games')}
          </button>
          <button type="button" onClick={() => dialog.current?.close()}>
            {t('victory.look')}
          </button>
        </p>
        {report && <ReportView report={report} scene={scene} skin={skin} catalogue={catalogue} />}
      </div>
    </dialog>
  )
}

async function again(session: MatchSession, { meta }: StoredMatch): Promise<void> {
  const { options } = session.record()
  const players = session.players.peek()
  const id = await startStoredMatch({
    game: meta.game,
    options,
    players,
    ...(meta.scenario !== undefined && { scenario: meta.scenario }),
  })
  goTo({ page: 'match', id })
}
