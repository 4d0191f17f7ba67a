import { findGame } from '@sextant/games'
import { type MatchSession, openMatchSession } from '@sextant/session'
import { useRef } from 'preact/hooks'
import { outcome } from '../board/outcome.ts'
import { workerBots } from '../bots/worker-bots.ts'
import { lazy } from '../parts/lazy.tsx'
import { Page } from '../parts/page.tsx'
import { pageModels, pageStore } from '../store/page-store.ts'
import type { StoredMatch } from '../store/store.ts'
import { gameTitle } from '../table/title.ts'
import { bringWords } from '../words/game-words.ts'
import { t } from '../words/words.ts'
import { useHeld } from './held.ts'
import { keeperOf } from './keeper.ts'
import { MatchView } from './match-view.tsx'
import { NotOpened } from './not-opened.tsx'
import { programFailed, tellLines } from './telling.ts'
import { rest, watch } from './watch.ts'

/** Opens a match that is kept here and goes on with it. */
export function MatchPage({ id }: { readonly id: string }) {
  const state = useHeld(id, open)
  if (state.kind === 'open') {
    const { session, match } = state.opened
    const { game } = match.meta
    return (
      <MatchView
        key={id}
        session={session}
        title={gameTitle(game, session.info.title)}
        game={game}
        match={id}
      >
        <End session={session} match={match} />
      </MatchView>
    )
  }
  if (state.kind === 'loading')
    return <Page title={t('match.title')} quiet class="match-waiting" children={null} />
  const [title, why] = WHY_NOT[state.kind]
  const broken = state.kind === 'broken' ? state.message : undefined
  return <NotOpened id={id} title={title} why={why} broken={broken} />
}

const Victory = lazy(async () => (await import('./victory.tsx')).Victory)

/** Nothing until the match is over. */
function End({ session, match }: Pick<OpenMatch, 'session' | 'match'>) {
  const over = session.snapshot.value.outcome !== undefined
  const seen = useRef(over)
  return over ? <Victory session={session} match={match} seen={seen.current} /> : null
}

const WHY_NOT = {
  missing: ['match.missing', 'match.missing.why'],
  elsewhere: ['match.elsewhere', 'match.elsewhere.why'],
  broken: ['match.broken', 'match.broken.why'],
} as const

interface OpenMatch {
  readonly session: MatchSession
  readonly match: StoredMatch
  leave(): void
}

async function open(id: string): Promise<OpenMatch | undefined> {
  const match = await pageStore().match(id)
  const listed = match && findGame(match.meta.game)
  if (!match || !listed) return undefined
  const box = await listed.load()
  await box.open(({ show }) => bringWords(show.texts))
  const { bots, adviser, end } = workerBots(pageModels())
  const session: MatchSession = openMatchSession({
    box,
    record: match.record,
    bots,
    adviser,
    save: keeperOf(pageStore(), match.meta),
    watch,
    rest,
    onFailure: programFailed,
    sceneAfter: outcome,
    onLog: lines => tellLines(session, lines),
  })
  const leave = () => {
    session.close()
    end()
  }
  return { session, match, leave }
}
