import { findGame } from '@sextant/games/list'
import { type MatchSession, openMatchSession } from '@sextant/session'
import { useRef } from 'preact/hooks'
import { sceneAfter } from '../../board/index.ts'
import { pageBots } from '../../bots/page-bots.ts'
import { loadTexts } from '../../i18n/game-texts.ts'
import { gameTitle } from '../../i18n/game-title.ts'
import { t } from '../../i18n/texts.ts'
import { pageModels, pageStore } from '../../store/page-store.ts'
import { matchSaver } from '../../store/save-match.ts'
import type { StoredMatch } from '../../store/store.ts'
import { lazy } from '../../ui/lazy.tsx'
import { Page } from '../../ui/page.tsx'
import { announceLines, botFailed } from './announce-log.ts'
import { Developer } from './developer/developer.tsx'
import { MatchView } from './match-view.tsx'
import { useOpened } from './opening/use-opened.ts'
import { rest, watchOf } from './playback/watch.ts'

/** Opens a stored match and goes on with it. */
export function MatchPage({ id }: { readonly id: string }) {
  const state = useOpened(id, open)
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
        resigning="match"
      >
        <End session={session} match={match} />
        <Developer session={session} match={match} />
      </MatchView>
    )
  }
  if (state.kind === 'loading')
    return <Page title={t('match.title')} quiet class="match-waiting" children={null} />
  return <NotOpened id={id} state={state} />
}

const NotOpened = lazy(async () => (await import('./opening/match-not-opened.tsx')).MatchNotOpened)

const Ending = lazy(async () => (await import('./ending/ending.tsx')).Ending)

/** Nothing until the match is over. */
function End({ session, match }: Pick<OpenMatch, 'session' | 'match'>) {
  const over = session.snapshot.value.outcome !== undefined
  const seen = useRef(over)
  return over ? <Ending session={session} match={match} seen={seen.current} /> : null
}

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
  await box.open(({ show }) => loadTexts(show.texts))
  const { bots, adviser, end } = pageBots(pageModels())
  const session: MatchSession = openMatchSession({
    box,
    record: match.record,
    bots,
    adviser,
    save: matchSaver(pageStore(), match.meta),
    watch: watchOf(id),
    rest,
    onFailure: botFailed,
    sceneAfter,
    onLog: lines => announceLines(session, lines),
  })
  const leave = () => {
    session.close()
    end()
  }
  return { session, match, leave }
}
