import { say } from '@sextant/scene'
import type { ComponentChildren } from 'preact'
import { useEffect, useMemo, useRef, useState } from 'preact/hooks'
import { Page } from '../parts/page.tsx'
import { Tabs } from '../parts/tabs.tsx'
import type { KeptMatch } from '../store/store.ts'
import { gameTitle } from '../table/title.ts'
import { t } from '../words/words.ts'
import { Actions } from './actions.tsx'
import { BoardPane } from './board-pane.tsx'
import { Commands } from './commands.tsx'
import { CurtainView } from './curtain-view.tsx'
import { GuideCard } from './guide-card.tsx'
import { guided } from './guided.ts'
import { Inspector } from './inspector.tsx'
import { LogPane } from './log-pane.tsx'
import './match.css'
import { useMatchKeys } from './match-keys.ts'
import { Panels } from './panels.tsx'
import { type Screen, screenOf } from './screen.ts'
import { SeatsBar } from './seats-bar.tsx'
import type { Session } from './session.ts'
import { Victory } from './victory.tsx'
import { WholeReport } from './whole-report.tsx'

const TABS = ['act', 'panels', 'log'] as const

/** The match page: the board, and beside it (on phones below) what goes with it. */
export function MatchView({ session, match }: { readonly session: Session; readonly match: KeptMatch }) {
  const screen = useMemo(() => screenOf(session), [session])
  const guide = useMemo(() => guided(session, match.meta.game, match.meta.id), [session])
  const [tab, setTab] = useState<(typeof TABS)[number]>('act')
  useMatchKeys(screen)
  useEffect(() => session.begin(), [session])
  useEffect(() => guide.end, [guide])
  const { scene } = session.shown.value
  const hidden = session.curtain.value !== undefined
  const handedOver = useRef(false)
  if (hidden) handedOver.current = true
  const title = gameTitle(match.meta.game, session.face.title)
  if (hidden)
    return (
      <Page title={title} quiet class="match">
        <CurtainView session={session} />
      </Page>
    )
  return (
    <Page title={title} quiet class="match">
      <BoardPane screen={screen} guide={guide} title={title} takesFocus={handedOver.current} />
      <GuideCard guide={guide} catalogue={screen.catalogue.value} />
      <Side screen={screen} tab={tab}>
        <SeatsBar session={session} />
        <p class="match-status">{say(scene.status, screen.catalogue.value)}</p>
        <Tabs
          names={TABS}
          label={name => t(`match.tab.${name}`)}
          current={tab}
          onChoose={setTab}
          class="match-tabs"
        />
        <div class="match-act">
          <Inspector screen={screen} />
          <Actions screen={screen} />
        </div>
        <Panels panels={scene.panels ?? []} catalogue={screen.catalogue.value}>
          {session.reports && <WholeReport session={session} />}
        </Panels>
        <LogPane lines={session.log.value} topics={session.face.topics} catalogue={screen.catalogue.value} />
        <Commands screen={screen} />
      </Side>
      <Victory session={session} match={match} />
    </Page>
  )
}

interface SideProps {
  readonly screen: Screen
  readonly tab: string
  readonly children: ComponentChildren
}

/**
 * Apart from the page, which is not drawn again with every movement of the pointer. Only what is weighed on the board
 * counts: a button must not move away from under the finger that is on it.
 */
function Side({ screen, tab, children }: SideProps) {
  const weighing = screen.considered.value?.gesture.kind === 'pick'
  return (
    <aside class="match-side" data-tab={tab} data-weighing={weighing} aria-label={t('match.side')}>
      {children}
    </aside>
  )
}
