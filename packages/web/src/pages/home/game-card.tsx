import type { Announced, ListedGame } from '@sextant/games/list'
import { Map as Chart, Play, SlidersHorizontal } from 'lucide'
import { useState } from 'preact/hooks'
import { inLanguage } from '../../i18n/game-title.ts'
import { t } from '../../i18n/texts.ts'
import { notify } from '../../notices/notice.ts'
import { goTo } from '../../routes/navigate.ts'
import { theme } from '../../settings/settings.ts'
import { Icon } from '../../ui/icon.tsx'
import { lazy } from '../../ui/lazy.tsx'
import { Link } from '../../ui/link.tsx'
import { PreviewBoard } from './preview-board.tsx'

const GameRules = lazy(async () => (await import('../setup/game-rules.tsx')).GameRules)

/** A game that can be played: one click on its board starts it. */
export function GameCard({ game, small = false }: { readonly game: ListedGame; readonly small?: boolean }) {
  const [starting, setStarting] = useState(false)
  const [reading, setReading] = useState(false)
  const title = inLanguage(game.title)
  const Heading = small ? 'h3' : 'h2'

  async function start(): Promise<void> {
    if (starting) return
    setStarting(true)
    try {
      const { startStoredMatch } = await import('../match/index.ts')
      goTo({ page: 'match', id: await startStoredMatch({ game: game.id }) })
    } catch (error) {
      setStarting(false)
      notify({ tone: 'bad', text: t('setup.failed', { why: error instanceof Error ? error.message : '' }) })
    }
  }

  return (
    <li class="game-card" style={{ '--accent': game.accent[theme.value] }}>
      <button
        type="button"
        class="game-board"
        title={game.match && inLanguage(game.match)}
        aria-busy={starting}
        onClick={start}
      >
        <PreviewBoard game={game} small={small} />
        <span class="game-play">
          <Icon of={Play} />
          {t('home.play')}
          <span class="unseen"> {title}</span>
        </span>
      </button>
      <div class="game-words">
        <Heading>{title}</Heading>
        <p>{inLanguage(game.summary)}</p>
        {game.campaigns && (
          <p class="game-modes row wrap">
            {Object.entries(game.campaigns).map(([id, campaign]) => (
              <Link
                key={id}
                class="button"
                to={{ page: 'campaign', game: game.id, campaign: id, plan: new URLSearchParams() }}
              >
                <Icon of={Chart} />
                {inLanguage(campaign.title)}
                <span class="unseen"> {title}</span>
              </Link>
            ))}
          </p>
        )}
        <p class="game-facts">
          <span>{t('card.players', { count: playersOf(game) })}</span>
          <span>{t('card.minutes', { minutes: game.minutes })}</span>
          <button type="button" class="game-setup" onClick={() => setReading(true)}>
            {t('home.rules')}
            <span class="unseen"> {title}</span>
          </button>
          <Link to={{ page: 'setup', game: game.id, plan: new URLSearchParams() }} class="game-setup">
            <Icon of={SlidersHorizontal} />
            {t('home.setup')}
            <span class="unseen"> {title}</span>
          </Link>
        </p>
        {reading && <GameRules game={game.id} onClose={() => setReading(false)} />}
      </div>
    </li>
  )
}

/** A game that is to come: its board can be looked at, and nothing more. */
export function ComingCard({ game }: { readonly game: Announced }) {
  return (
    <li class="game-card coming" style={{ '--accent': game.accent[theme.value] }}>
      <div class="game-board">
        <PreviewBoard game={game} />
        <span class="game-coming">{t('home.coming')}</span>
      </div>
      <div class="game-words">
        <h2>{inLanguage(game.title)}</h2>
        <p>{inLanguage(game.summary)}</p>
        <p class="game-facts">
          <span>{t('card.players', { count: playersOf(game) })}</span>
          <span>{t('card.minutes', { minutes: game.minutes })}</span>
        </p>
      </div>
    </li>
  )
}

function playersOf({ players: { least, most } }: Announced): string {
  return least === most ? String(least) : `${least}–${most}`
}
