import { findGame } from '@sextant/games'
import { useRef } from 'preact/hooks'
import { lazy } from '../parts/lazy.tsx'
import { Page } from '../parts/page.tsx'
import { kept } from '../store/kept.ts'
import type { KeptMatch } from '../store/store.ts'
import { gameTitle } from '../table/title.ts'
import { bringWords } from '../words/game-words.ts'
import { t } from '../words/words.ts'
import { useHeld } from './held.ts'
import { keeperOf } from './keeper.ts'
import { MatchView } from './match-view.tsx'
import { NotOpened } from './not-opened.tsx'
import { playOn } from './play.ts'
import type { MatchSession } from './session.ts'
import { programFailed, tellLines } from './telling.ts'
import { rest, watch } from './watch.ts'
import { workerThinkers } from './worker-thinker.ts'

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
        title={gameTitle(game, session.face.title)}
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
  const over = session.shown.value.outcome !== undefined
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
  readonly match: KeptMatch
  leave(): void
}

async function open(id: string): Promise<OpenMatch | undefined> {
  const match = await kept().match(id)
  const listed = match && findGame(match.meta.game)
  if (!match || !listed) return undefined
  const box = await listed.load()
  await box.open(({ show }) => bringWords(show.texts))
  const { thinker, adviser, end } = workerThinkers(kept())
  const session: MatchSession = playOn({
    box,
    record: match.record,
    thinker,
    adviser,
    keep: keeperOf(kept(), match.meta),
    watch,
    rest,
    onFailure: programFailed,
    onTold: lines => tellLines(session, lines),
  })
  const leave = () => {
    session.end()
    end()
  }
  return { session, match, leave }
}
