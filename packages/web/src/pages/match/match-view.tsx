import { type Scene, say } from '@sextant/scene'
import type { Session } from '@sextant/session'
import type { ComponentChildren } from 'preact'
import { useEffect, useMemo, useRef, useState } from 'preact/hooks'
import { t } from '../../i18n/texts.ts'
import { lazy } from '../../ui/lazy.tsx'
import { Page } from '../../ui/page.tsx'
import { Tabs } from '../../ui/tabs.tsx'
import { isAdvised } from './advice/advised.ts'
import { type Guided, guided } from './guide/guide.ts'
import { GuideCard } from './guide/guide-card.tsx'
import { CurtainView } from './hand-over/curtain-view.tsx'
import { layoutOf } from './layout.ts'
import { ActPane } from './panes/actions.tsx'
import { BoardPane } from './panes/board-pane.tsx'
import { Commands } from './panes/commands.tsx'
import { CommitmentLine } from './panes/commitment-line.tsx'
import { GoalLine } from './panes/goal-line.tsx'
import { Inspector } from './panes/inspector.tsx'
import { LogPane } from './panes/log-pane.tsx'
import { PlaybackBar } from './playback/playback-bar.tsx'
import './styles/index.css'
import { wide } from '../../signals/wide.ts'
import { playMusicOf } from '../../sound/sound.ts'
import { useMatchKeys } from './match-keys.ts'
import { Panels } from './panes/panels.tsx'
import { SeatsBar } from './panes/seats-bar.tsx'
import { WholeReport } from './panes/whole-report.tsx'
import { ResignButton } from './resign/resign-button.tsx'
import type { Resigning } from './resign/resign-text.ts'
import { closeRules, rulesOpen } from './rules/open-rules.ts'
import { type Screen, screenOf } from './selection/screen.ts'

const TABS = ['act', 'panels', 'log'] as const

const RulesDialog = lazy(async () => (await import('./rules/rules-dialog.tsx')).RulesDialog)

interface MatchViewProps {
  readonly session: Session
  readonly title: string
  /** What the guide is remembered by: the game it is of, and the match that is under way. */
  readonly game: string
  readonly match: string
  readonly notice?: Notice | undefined
  /** What a person may resign, as far as the session allows it. */
  readonly resigning?: Resigning
  /** What is shown when it is over. */
  readonly children?: ComponentChildren
}

/** What has to be read before anything else, in place of the guide. */
export interface Notice {
  readonly content: ComponentChildren
  /** In a strip below the board, as the steps of the guide are; otherwise over its corner. */
  readonly below: boolean
}

/** The match page: the board, and beside it (on phones below) what goes with it. */
export function MatchView({ session, title, game, match, notice, resigning, children }: MatchViewProps) {
  const screen = useMemo(() => screenOf(session), [session])
  const guide = useMemo(() => guided(session, game, match), [session])
  const [tab, setTab] = useState<(typeof TABS)[number]>('act')
  useMatchKeys(screen)
  useEffect(() => session.begin(), [session])
  useEffect(() => playMusicOf(session.info.skin), [session])
  useEffect(() => guide.end, [guide])
  useEffect(() => closeRules, [])
  const { scene } = session.snapshot.value
  const hidden = session.curtain.value !== undefined
  const handedOver = useRef(false)
  if (hidden) handedOver.current = true
  if (hidden)
    return (
      <Page title={title} quiet class="match">
        <CurtainView session={session} />
      </Page>
    )
  const layout = layoutOf(session.info, scene)
  const columns = layout !== 'side'
  const parts = partsOf(screen, scene, resigning, columns && wide.value)
  return (
    <Page title={title} quiet class={`match ${layout} ${shapeOf(scene, notice, guide, tab).join(' ')}`}>
      {columns && wide.value && (
        <aside class="match-known" aria-label={t('match.known')}>
          {parts.seats}
          {parts.status}
          {parts.panels}
        </aside>
      )}
      <GoalLine scene={scene} catalogue={screen.catalogue.value} place="strip" />
      <BoardPane screen={screen} guide={guide} title={title} takesFocus={handedOver.current} />
      {notice?.content ?? <GuideCard guide={guide} catalogue={screen.catalogue.value} />}
      {columns && wide.value ? (
        <aside class="match-side" aria-label={t('match.side')}>
          <Commands screen={screen} />
          <PlaybackBar playback={session.playback} catalogue={screen.catalogue.value} />
          {!session.watched.value && <ActPane screen={screen} />}
          {parts.log}
        </aside>
      ) : (
        <Side screen={screen} tab={tab}>
          {parts.seats}
          {parts.status}
          <Tabs
            names={TABS}
            label={name => t(`match.tab.${name}`)}
            current={tab}
            onChoose={setTab}
            class="match-tabs"
          />
          {!session.watched.value && <ActPane screen={screen} />}
          {parts.panels}
          {parts.log}
          <PlaybackBar playback={session.playback} catalogue={screen.catalogue.value} />
          <Commands screen={screen} />
        </Side>
      )}
      {rulesOpen.value && <RulesDialog session={session} />}
      {children}
    </Page>
  )
}

/**
 * The classes that the styles of the page lay it out by. Asked with `:has()`, each line of the log and each button that
 * comes and goes would restyle all of the page.
 */
function shapeOf(
  { goal, panels = [] }: Scene,
  notice: Notice | undefined,
  guide: Guided,
  tab: (typeof TABS)[number],
): string[] {
  const step = notice ? notice.below : guide.step.value !== undefined
  const shape = {
    'with-goal': goal !== undefined,
    'with-guide': notice !== undefined || step,
    'with-guide-step': step,
    'with-cards': panels.some(({ kind }) => kind === 'card'),
    reading: tab !== 'act',
  }
  return Object.entries(shape).flatMap(([name, applies]) => (applies ? name : []))
}

/** What stands in the same words on every layout; `beside`: the panels are seen all the time. */
function partsOf(screen: Screen, scene: Scene, resigning: Resigning | undefined, beside: boolean) {
  const { session } = screen
  const catalogue = screen.catalogue.value
  const hasCards = beside && (scene.panels ?? []).some(({ kind }) => kind === 'card')
  return {
    seats: <SeatsBar session={session} />,
    status: (
      <div class="match-standing">
        <p class="match-status">{say(scene.status, catalogue)}</p>
        <GoalLine scene={scene} catalogue={catalogue} place="line" />
      </div>
    ),
    panels: <ScenePanels screen={screen} scene={scene} resigning={resigning} />,
    log: (
      <div class="match-talk">
        <Inspector screen={screen} showsPieces={!hasCards} />
        <LogPane
          lines={session.log.value}
          topics={session.info.topics}
          catalogue={catalogue}
          handlers={{ pointAt: screen.pointAtCell, show: screen.showCell }}
        />
      </div>
    ),
  }
}

interface ScenePanelsProps {
  readonly screen: Screen
  readonly scene: Scene
  readonly resigning: Resigning | undefined
}

/** Apart, since it follows the pointer. */
function ScenePanels({ screen, scene, resigning }: ScenePanelsProps) {
  const { session } = screen
  const handlers = {
    lit: screen.inspected.value?.id,
    pointAt: screen.pointAtPiece,
    choose: screen.choosePiece,
    pointAtPart: screen.pointAtPart,
    pressOf(button: string) {
      const choice = screen.buttonOf(button)
      return choice && (() => screen.press(choice))
    },
    answerOf: (step: string) => screen.stepping.value?.answer(({ id }) => id === step),
  }
  return (
    <Panels scene={scene} skin={session.info.skin} catalogue={screen.catalogue.value} handlers={handlers}>
      <CommitmentLine commitment={session.commitment} />
      {(session.reports || resigning) && (
        <div class="row">
          {session.reports && <WholeReport session={session} />}
          {resigning && <ResignButton session={session} resigning={resigning} />}
        </div>
      )}
    </Panels>
  )
}

interface SideProps {
  readonly screen: Screen
  readonly tab: string
  readonly children: ComponentChildren
}

/**
 * Apart from the page, which is not drawn again with every movement of the pointer. On phones what is weighed lies over
 * the head of the sheet: no button moves away from under the finger that is on it.
 */
function Side({ screen, tab, children }: SideProps) {
  // A list of advice stays where it is: its lines are pressed.
  const weighing = screen.considered.value !== undefined && screen.besideIn.value !== 'advice'
  return (
    <aside
      class="match-side"
      data-tab={tab}
      data-weighing={weighing}
      data-advised={isAdvised(screen.session) && !weighing}
      aria-label={t('match.side')}
    >
      {children}
    </aside>
  )
}
