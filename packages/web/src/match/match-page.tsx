import { InputError } from '@sextant/engine'
import { findGame } from '@sextant/games'
import { say } from '@sextant/scene'
import { useEffect, useState } from 'preact/hooks'
import { Link } from '../parts/link.tsx'
import { announce, notify } from '../parts/notice.ts'
import { Page } from '../parts/page.tsx'
import { kept } from '../store/kept.ts'
import type { KeptMatch } from '../store/store.ts'
import { catalogueOf } from '../words/game-words.ts'
import { t } from '../words/words.ts'
import { holdMatch } from './hold.ts'
import { keeperOf } from './keeper.ts'
import { MatchView } from './match-view.tsx'
import { playOn } from './play.ts'
import type { Session } from './session.ts'
import { workerThinker } from './worker-thinker.ts'

type State =
  | { readonly kind: 'loading' }
  | { readonly kind: 'missing' }
  | { readonly kind: 'elsewhere' }
  | { readonly kind: 'broken'; readonly message: string }
  | { readonly kind: 'open'; readonly session: Session; readonly match: KeptMatch }

/** Opens a match that is kept here and goes on with it. */
export function MatchPage({ id }: { readonly id: string }) {
  const [state, setState] = useState<State>({ kind: 'loading' })
  useEffect(() => {
    let left = false
    let leave = () => {}
    const leaving = new AbortController()
    setState({ kind: 'loading' })
    holdMatch(id, () => setState({ kind: 'elsewhere' }), leaving.signal).then(async letGo => {
      if (!letGo) return
      const opened = await open(id)
      leave = () => {
        if (opened.kind === 'open') opened.session.end()
        letGo()
      }
      if (left) leave()
      else setState(opened)
    })
    return () => {
      left = true
      leaving.abort()
      leave()
    }
  }, [id])

  if (state.kind === 'open') return <MatchView key={id} session={state.session} match={state.match} />
  if (state.kind === 'loading')
    return <Page title={t('match.title')} quiet class="match-waiting" children={null} />
  const [title, why] = WHY_NOT[state.kind]
  return (
    <Page title={t(title)} class="narrow">
      <p>{t(why)}</p>
      {state.kind === 'broken' && <pre class="detail">{state.message}</pre>}
      <p class="row">
        {state.kind === 'broken' && (
          <Link class="button" to={{ page: 'replay', id }}>
            {t('replay.watch')}
          </Link>
        )}
        <Link class="button" to={{ page: 'table' }}>
          {t('nav.table')}
        </Link>
      </p>
    </Page>
  )
}

const WHY_NOT = {
  missing: ['match.missing', 'match.missing.why'],
  elsewhere: ['match.elsewhere', 'match.elsewhere.why'],
  broken: ['match.broken', 'match.broken.why'],
} as const

async function open(id: string): Promise<State> {
  const match = await kept().match(id)
  const listed = match && findGame(match.meta.game)
  if (!match || !listed) return { kind: 'missing' }
  try {
    const box = await listed.load()
    const session: Session = playOn({
      box,
      record: match.record,
      thinker: workerThinker(),
      keep: keeperOf(kept(), match.meta),
      onFailure: (_seat, error) => notify({ tone: 'bad', text: t('program.failed', { why: error.message }) }),
      onTold: lines => {
        const catalogue = catalogueOf(session.face.texts)
        announce(lines.map(({ text }) => say(text, catalogue)).join(' '))
      },
    })
    return { kind: 'open', session, match }
  } catch (error) {
    if (error instanceof InputError) return { kind: 'broken', message: error.message }
    throw error
  }
}
