import type { MatchRecord, Viewer } from '@sextant/engine'
import { say } from '@sextant/scene'
import { arrowsOf, createReplayPlayer, numbered, type RecordedMatch } from '@sextant/session'
import { useEffect, useMemo, useRef, useState } from 'preact/hooks'
import type { BoardHandle, Spot } from '../../board/contract.ts'
import { Board, sceneAfter } from '../../board/index.ts'
import { layoutOf } from '../match/layout.ts'
import { LogPane } from '../match/panes/log-pane.tsx'
import { PlaybackBar } from '../match/playback/playback-bar.tsx'
import { BattlesMenu } from './battles-menu.tsx'
import '../match/styles/index.css'
import { catalogueOf } from '../../i18n/game-texts.ts'
import { sideName } from '../../i18n/seat-name.ts'
import { t } from '../../i18n/texts.ts'
import { nowAt } from '../../routes/navigate.ts'
import { pace, theme } from '../../settings/settings.ts'
import { wide } from '../../signals/wide.ts'
import { playSound } from '../../sound/sound.ts'
import type { StoredCampaign } from '../../store/store.ts'
import { boardWords } from '../../ui/board-texts.ts'
import { FairCampaign, FairDice } from '../../ui/fair-dice.tsx'
import { Page } from '../../ui/page.tsx'
import { DicePane, diceBelow } from '../match/panes/dice-pane.tsx'
import { OrderPane } from '../match/panes/order-pane.tsx'
import { Panels } from '../match/panes/panels.tsx'
import { rest } from '../match/playback/watch.ts'
import { Landmarks } from './landmarks.tsx'
import { PlayOnButton } from './play-on-button.tsx'
import { ReplayControls } from './replay-controls.tsx'
import { ReplayGraph } from './replay-graph.tsx'
import { ReplayInspector } from './replay-inspector.tsx'
import { ReplaySummary } from './replay-summary.tsx'

interface ReplayViewProps {
  readonly id: string
  /** Which match of a campaign it is, from 1. */
  readonly battle?: number
  /** The campaign that it is, or is a match of. */
  readonly campaign?: StoredCampaign
  readonly recorded: RecordedMatch
  /** Of a match; the decisions of a campaign cannot be played on from the middle. */
  readonly record?: MatchRecord
  readonly title: string
  readonly firstStep: number
  readonly firstViewer: Viewer
}

const NOTHING = () => {}

/** A match to be watched: the board, the log in step with it, and the controls of playback. */
export function ReplayView({
  id,
  battle,
  campaign,
  recorded,
  record,
  title,
  firstStep,
  firstViewer,
}: ReplayViewProps) {
  const player = useMemo(
    () =>
      createReplayPlayer({
        recorded,
        step: firstStep,
        viewer: firstViewer,
        between: betweenSteps,
        rest,
        sceneAfter,
      }),
    [recorded],
  )
  const [pointed, setPointed] = useState<Spot>()
  const [named, setNamed] = useState<number>()
  const board = useRef<BoardHandle>(undefined)
  const catalogue = catalogueOf(recorded.info.texts)
  const step = player.step.value
  const viewer = player.viewer.value
  const scene = player.scene.value
  const log = useMemo(() => recorded.log(viewer), [recorded, viewer])
  const arrows = useMemo(() => {
    const chapters = step > 0 ? recorded.chapters(step, viewer) : []
    // What has several chapters can be gone through one by one instead.
    if (chapters.length !== 1) return []
    const effects = chapters.flatMap(chapter => chapter.effects)
    const before = recorded.scene(step - 1, viewer)
    return numbered(arrowsOf(effects, before, 0)).map(({ side: _side, ...arrow }) => arrow)
  }, [recorded, step, viewer])
  useEffect(() => player.stop, [player])
  useEffect(() => {
    const timer = setTimeout(() => {
      const as = viewer === 'spectator' ? undefined : recorded.info.seats[viewer]
      nowAt({
        page: 'replay',
        id,
        step,
        ...(battle !== undefined && { battle }),
        ...(as !== undefined && { as }),
      })
    }, 300)
    return () => clearTimeout(timer)
  }, [step, viewer])
  const layout = layoutOf(recorded.info, scene)
  const apart = layout !== 'side' && wide.value
  const known = (
    <>
      <p class="match-status">{say(scene.status, catalogue)}</p>
      <Panels scene={scene} skin={recorded.info.skin} catalogue={catalogue} />
    </>
  )
  return (
    <Page title={t('replay.of', { game: title })} quiet class={`match replay ${layout}`}>
      {apart && (
        <aside class="match-known" aria-label={t('match.known')}>
          {known}
        </aside>
      )}
      <div class="match-board" data-diced={diceBelow(scene) !== undefined}>
        <Board
          scene={scene}
          skin={recorded.info.skin}
          catalogue={catalogue}
          overlay={{
            highlights: named === undefined ? [] : [{ cell: named, meaning: 'hover' }],
            hints: [],
            arrows,
          }}
          label={title}
          theme={theme.value}
          words={boardWords.value}
          speed={pace.value}
          onPoint={setPointed}
          onPick={setPointed}
          onDrag={NOTHING}
          onRelease={NOTHING}
          onReady={handle => {
            board.current = handle
            player.showOn(handle)
          }}
          canDrag={() => false}
          leavesSpace
          onSound={sound => playSound(sound, recorded.info.skin)}
        />
        <OrderPane scene={scene} skin={recorded.info.skin} catalogue={catalogue} />
        <DicePane scene={scene} catalogue={catalogue} />
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
                player.look(chosen === 'spectator' ? 'spectator' : Number(chosen))
              }}
            >
              <option value="spectator">{t('replay.spectator')}</option>
              {recorded.info.seats.map((name, seat) => (
                <option key={name} value={String(seat)}>
                  {sideName(scene, seat, catalogue, recorded.info.seats)}
                </option>
              ))}
            </select>
          </label>
        </header>
        {recorded.trouble && (
          <p class="trouble" role="note">
            {t('replay.changed', { step: recorded.trouble.step })}{' '}
            <span class="muted">{recorded.trouble.message}</span>
          </p>
        )}
        {!apart && known}
        <ReplayInspector
          pointed={pointed}
          scene={scene}
          skin={recorded.info.skin}
          seats={recorded.info.seats}
          catalogue={catalogue}
        />
        <LogPane
          lines={log}
          topics={recorded.info.topics}
          catalogue={catalogue}
          step={step}
          onStep={player.jump}
          handlers={{ pointAt: setNamed, show: cell => board.current?.reveal(cell) }}
        />
        {campaign && <BattlesMenu campaign={campaign} {...(battle !== undefined && { battle })} />}
        <Landmarks recorded={recorded} player={player} catalogue={catalogue} />
        <ReplaySummary
          id={id}
          {...(battle !== undefined && { battle })}
          recorded={recorded}
          scene={scene}
          catalogue={catalogue}
        >
          {record?.outcome && <FairDice record={record} />}
          {!record && campaign?.record.outcome && <FairCampaign record={campaign.record} />}
          {record && <PlayOnButton record={record} step={step} trouble={recorded.trouble?.step} />}
        </ReplaySummary>
        <PlaybackBar playback={player.playback} catalogue={catalogue} />
        <ReplayGraph
          id={battle === undefined ? id : `${id}/${battle}`}
          recorded={recorded}
          player={player}
          scene={scene}
          catalogue={catalogue}
        />
        <ReplayControls recorded={recorded} player={player} />
      </aside>
    </Page>
  )
}

/** A breath between two steps, shorter the faster it plays. */
function betweenSteps(): Promise<void> {
  const speed = pace.peek()
  return new Promise(resolve => setTimeout(resolve, speed === 0 ? 250 : 350 / speed))
}
