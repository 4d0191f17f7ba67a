import { findGame } from '@sextant/games/list'
import { say } from '@sextant/scene'
import { useEffect, useState } from 'preact/hooks'
import { catalogueOf } from '../../i18n/game-texts.ts'
import { gameTitle } from '../../i18n/game-title.ts'
import { t } from '../../i18n/texts.ts'
import { Link } from '../../ui/link.tsx'
import { Page } from '../../ui/page.tsx'
import { type GameSetup, gameSetupOf } from '../setup/game-setup.ts'
import { builderQueryOf } from './draft.ts'
import { Workbench } from './workbench.tsx'
import './builder-page.css'

interface BuilderPageProps {
  readonly game: string
  readonly builder: string
  readonly query: URLSearchParams
}

/** Where players build something for a game: a ship, a fleet, a team. */
export function BuilderPage({ game, builder: id, query }: BuilderPageProps) {
  const [setup, setSetup] = useState<GameSetup>()
  const listed = findGame(game)
  useEffect(() => {
    listed?.load().then(gameSetupOf).then(setSetup)
  }, [game])
  const builder = setup?.builders.find(one => one.id === id)
  if (!listed || (setup && !builder))
    return (
      <Page title={t('lost.title')} class="narrow">
        <p>
          {listed ? t('builder.none', { builder: id, game: gameTitle(game) }) : t('setup.noGame', { game })}
        </p>
        <Link class="button" to={{ page: 'home' }}>
          {t('nav.games')}
        </Link>
      </Page>
    )
  if (!setup || !builder) return <Page title={gameTitle(game)}>{null}</Page>
  const catalogue = catalogueOf(setup.texts)
  return (
    <Page
      title={t('builder.title', { builder: say(builder.title, catalogue), game: gameTitle(game) })}
      class="builder-page"
    >
      <p class="muted">{say(builder.about, catalogue)}</p>
      <Workbench game={game} setup={setup} builder={builder} first={builderQueryOf(query)} />
    </Page>
  )
}
