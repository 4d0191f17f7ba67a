import { findGame } from '@sextant/games/list'
import { useEffect } from 'preact/hooks'
import { t } from '../../i18n/texts.ts'
import { notify } from '../../notices/notice.ts'
import { instead } from '../../routes/navigate.ts'
import { pathOf } from '../../routes/route.ts'
import { startStoredMatch } from '../../store/start-match.ts'
import { Page } from '../../ui/page.tsx'

/** A link to a game: starts its usual match. Going back does not start another. */
export function PlayPage({ game }: { readonly game: string }) {
  useEffect(() => {
    if (!findGame(game)) {
      instead({ page: 'lost', path: pathOf({ page: 'play', game }) })
      return
    }
    startStoredMatch({ game }).then(
      id => instead({ page: 'match', id }),
      error => {
        instead({ page: 'home' })
        notify({ tone: 'bad', text: t('setup.failed', { why: error instanceof Error ? error.message : '' }) })
      },
    )
  }, [game])
  return <Page title={t('match.title')} quiet class="match-waiting" children={null} />
}
