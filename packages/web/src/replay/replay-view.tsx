import type { Viewer } from '@sextant/engine'
import { say } from '@sextant/scene'
import { arrowsOf, createReplayPlayer, numbered, type RecordedMatch } from '@sextant/session'
import { useEffect, useMemo } from 'preact/hooks'
import { Board } from '../board/index.ts'
import { outcome } from '../board/outcome.ts'
import { FightsMenu } from '../campaign/fights-menu.tsx'
import { BeatBar } from '../match/beat-bar.tsx'
import { LogPane } from '../match/log-pane.tsx'
import '../match/columns.css'
import '../match/desk.css'
import { layoutOf } from '../match/layout.ts'
import '../match/match.css'
import { Panels } from '../match/panels.tsx'
import { sideName } from '../match/seat-name.ts'
import { rest } from '../match/watch.ts'
import { wide } from '../match/wide.ts'
import { nowAt } from '../navigate.ts'
import { Page } from '../parts/page.tsx'
import { pace, theme } from '../settings/settings.ts'
import { playSound } from '../sound/sound.ts'
import type { StoredCampaign } from '../store/store.ts'
import { boardWords } from '../words/board-words.ts'
import { catalogueOf } from '../words/game-words.ts'
import { t } from '../words/words.ts'
import { Landmarks } from './landmarks.tsx'
import { Reels } from './reels.tsx'
import { ReplaySummary } from './replay-summary.tsx'

interface ReplayViewProps {
  readonly id: string
  /** Which match of a campaign it is, from 1. */
  readonly fight?: number
  /** The campaign that it is, or is a match of. */
  readonly campaign?: StoredCampaign
  readonly reel: RecordedMatch
  readonly title: string
  readonly firstStep: number
  readonly firstViewer: Viewer
}

const NOTHING = () => {}

/** A match to be watched: the board with its log in step, and the controls of a projector. */
export function ReplayView({ id, fight, campaign, reel, title, firstStep, firstViewer }: ReplayViewProps) {
  const projector = useMemo(
    () =>
      createReplayPlayer({
        recorded: reel,
        step: firstStep,
        viewer: firstViewer,
        between: betweenSteps,
        rest,
        sceneAfter: outcome,
      }),
    [reel],
  )
  const catalogue = catalogueOf(reel.info.texts)
  const step = projector.step.value
  const viewer = projector.viewer.value
  const scene = projector.scene.value
  const log = useMemo(() => reel.log(viewer), [reel, viewer])
  const arrows = useMemo(() => {
    const chapters = step > 0 ? reel.chapters(step, viewer) : []
    // What has several chapters can be gone through one by one instead.
    if (chapters.length !== 1) return []
    const effects = chapters.flatMap(chapter => chapter.effects)
    const before = reel.scene(step - 1, viewer)
    return numbered(arrowsOf(effects, before, 0)).map(({ side: _side, ...arrow }) => arrow)
  }, [reel, step, viewer])
  useEffect(() => projector.stop, [projector])
  useEffect(() => {
    const timer = setTimeout(() => {
      const as = viewer === 'spectator' ? undefined : reel.info.seats[viewer]
      nowAt({
        page: 'replay',
        id,
        step,
        ...(fight !== undefined && { fight }),
        ...(as !== undefined && { as }),
      })
    }, 300)
    return () => clearTimeout(timer)
  }, [step, viewer])
  const layout = layoutOf(reel.info, scene)
  const apart = layout !== 'side' && wide.value
  const known = (
    <>
      <p class="match-status">{say(scene.status, catalogue)}</p>
      <Panels scene={scene} skin={reel.info.skin} catalogue={catalogue} />
    </>
  )
  return (
    <Page title={t('replay.of', { game: title })} quiet class={`match replay ${layout}`}>
      {apart && (
        <aside class="match-known" aria-label={t('match.known')}>
          {known}
        </aside>
      )}
      <div class="match-board">
        <Board
          scene={scene}
          skin={reel.info.skin}
          catalogue={catalogue}
          overlay={{ highlights: [], hints: [], arrows }}
          label={title}
          theme={theme.value}
          words={boardWords.value}
          speed={pace.value}
          onPoint={NOTHING}
          onPick={NOTHING}
          onDrag={NOTHING}
          onRelease={NOTHING}
          onReady={projector.showOn}
          canDrag={() => false}
          leavesSpace
          onSound={playSound}
        />
      </div>
      <aside class="match-side replay-side" aria-label={t('match.side')}>
        <header class="replay-head">
          <h2>{title}</h2>
          <label>
            <span>{t('replay.as')}</span>
            <select
              value={String(viewer)}
              onChange={event => {
                const chosen = event.currentTarget.value
                projector.look(chosen === 'spectator' ? 'spectator' : Number(chosen))
              }}
            >
              <option value="spectator">{t('replay.spectator')}</option>
              {reel.info.seats.map((name, seat) => (
                <option key={name} value={String(seat)}>
                  {sideName(scene, seat, catalogue, reel.info.seats)}
                </option>
              ))}
            </select>
          </label>
        </header>
        {reel.trouble && (
          <p class="trouble" role="note">
            {t('replay.changed', { step: reel.trouble.step })}{' '}
            <span class="muted">{reel.trouble.message}</span>
          </p>
        )}
        {!apart && known}
        <LogPane
          lines={log}
          topics={reel.info.topics}
          catalogue={catalogue}
          step={step}
          onStep={projector.jump}
        />
        {campaign && <FightsMenu campaign={campaign} {...(fight !== undefined && { fight })} />}
        <Landmarks reel={reel} projector={projector} catalogue={catalogue} />
        <ReplaySummary
          id={id}
          {...(fight !== undefined && { fight })}
          reel={reel}
          scene={scene}
          catalogue={catalogue}
        />
        <BeatBar playback={projector.playback} catalogue={catalogue} />
        <Reels reel={reel} projector={projector} />
      </aside>
    </Page>
  )
}

/** A breath between two steps, shorter the faster it plays. */
function betweenSteps(): Promise<void> {
  const speed = pace.peek()
  return new Promise(resolve => setTimeout(resolve, speed === 0 ? 250 : 350 / speed))
}
