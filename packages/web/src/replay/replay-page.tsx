import { InputError } from '@sextant/engine'
import { findGame } from '@sextant/games'
import { useEffect, useState } from 'preact/hooks'
import { Link } from '../parts/link.tsx'
import { Page } from '../parts/page.tsx'
import { kept } from '../store/kept.ts'
import { gameTitle } from '../table/title.ts'
import { t } from '../words/words.ts'
import { type Reel, reelOf } from './reel.ts'
import './replay.css'
import { ReplayView } from './replay-view.tsx'

interface ReplayPageProps {
  readonly id: string
  readonly step?: number
  readonly as?: string
}

type State =
  | { readonly kind: 'loading' }
  | { readonly kind: 'missing' }
  | { readonly kind: 'broken'; readonly message: string }
  | { readonly kind: 'open'; readonly reel: Reel }

export function ReplayPage({ id, step = 0, as }: ReplayPageProps) {
  const [state, setState] = useState<State>({ kind: 'loading' })
  useEffect(() => {
    setState({ kind: 'loading' })
    open(id).then(setState)
  }, [id])
  if (state.kind === 'loading') return <Page title={t('replay.title')} quiet children={null} />
  if (state.kind !== 'open')
    return (
      <Page title={t(state.kind === 'missing' ? 'match.missing' : 'match.broken')} class="narrow">
        <p>{t(state.kind === 'missing' ? 'match.missing.why' : 'replay.broken.why')}</p>
        {state.kind === 'broken' && <pre class="detail">{state.message}</pre>}
        <Link class="button" to={{ page: 'replays' }}>
          {t('nav.replays')}
        </Link>
      </Page>
    )
  const { reel } = state
  const seat = reel.face.seats.indexOf(as ?? '')
  return (
    <ReplayView
      key={id}
      id={id}
      reel={reel}
      title={gameTitle(reel.face.id, reel.face.title)}
      firstStep={Math.min(step, reel.length)}
      firstViewer={seat < 0 ? 'spectator' : seat}
    />
  )
}

async function open(id: string): Promise<State> {
  const match = await kept().match(id)
  const listed = match && findGame(match.meta.game)
  if (!match || !listed) return { kind: 'missing' }
  try {
    const reel = reelOf(await listed.load(), match.record)
    reel.scene(reel.length, 'spectator')
    return { kind: 'open', reel }
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error)
    if (!(error instanceof InputError)) console.error(error)
    return { kind: 'broken', message }
  }
}
