import { findGame } from '@sextant/games/list'
import { say } from '@sextant/scene'
import { useEffect, useState } from 'preact/hooks'
import { catalogueOf } from '../../i18n/game-texts.ts'
import { gameTitle } from '../../i18n/game-title.ts'
import { t } from '../../i18n/texts.ts'
import { Dialog } from '../../ui/dialog.tsx'
import { RulesCard } from '../../ui/rules-card/rules-card.tsx'
import { type GameSetup, gameSetupOf, type Opening } from './game-setup.ts'

interface GameRulesProps {
  readonly game: string
  /** Of the match that is being set up; without them, those of the game's first scenario. */
  readonly options?: unknown
  readonly onClose: () => void
}

interface Loaded {
  readonly setup: GameSetup
  readonly options: unknown
  readonly opening: Opening
}

/** The rules of a game on one page, before a match of it begins. */
export function GameRules({ game, options, onClose }: GameRulesProps) {
  const [loaded, setLoaded] = useState<Loaded>()
  const [failure, setFailure] = useState<string>()
  useEffect(() => {
    load(game, options).then(setLoaded, error =>
      setFailure(error instanceof Error ? error.message : String(error)),
    )
  }, [])
  return (
    <Dialog title={t('setup.rulesOf', { game: gameTitle(game) })} class="wide rules" onClose={onClose}>
      {failure !== undefined && <p class="tone-bad">{t('rules.failed', { why: failure })}</p>}
      {loaded && <Card {...loaded} />}
    </Dialog>
  )
}

function Card({ setup, options, opening }: Loaded) {
  const catalogue = catalogueOf(setup.texts)
  if (!opening.ok) return <p class="tone-bad">{opening.flaws[0]?.message}</p>
  const { goal, sides } = opening.scene
  return (
    <RulesCard
      load={() => setup.rulesCard(options)}
      {...(goal !== undefined && { goal: say(goal, catalogue) })}
      sides={sides}
      skin={setup.skin}
      catalogue={catalogue}
    />
  )
}

async function load(game: string, given: unknown): Promise<Loaded> {
  const box = await findGame(game)?.load()
  if (!box) throw new Error(t('setup.noGame', { game }))
  const setup = await gameSetupOf(box)
  const options = given ?? setup.options(setup.scenarios[0]?.id ?? '', {})
  return { setup, options, opening: setup.opening(options, 'rules') }
}
