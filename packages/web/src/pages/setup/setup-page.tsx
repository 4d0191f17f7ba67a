import { findGame } from '@sextant/games/list'
import { PERSON } from '@sextant/session'
import { BookOpen, Dices, Play } from 'lucide'
import { useCallback, useEffect, useMemo, useRef, useState } from 'preact/hooks'
import { BoardPicture } from '../../board/index.ts'
import { catalogueOf } from '../../i18n/game-texts.ts'
import { gameTitle } from '../../i18n/game-title.ts'
import { sideName } from '../../i18n/seat-name.ts'
import { t } from '../../i18n/texts.ts'
import { useOwnItems } from '../../items/use-own-items.ts'
import { dismiss, notify } from '../../notices/notice.ts'
import { goTo, nowAt } from '../../routes/navigate.ts'
import { theme } from '../../settings/settings.ts'
import { ItemDrop } from '../../ui/builder/item-drop.tsx'
import { Icon } from '../../ui/icon.tsx'
import { lazy } from '../../ui/lazy.tsx'
import { Link } from '../../ui/link.tsx'
import { Page } from '../../ui/page.tsx'
import { SideMark } from '../../ui/side-mark.tsx'
import { BuiltParts } from './built-parts.tsx'
import { droppedItem } from './dropped-item.ts'
import { FlawList } from './flaw-list.tsx'
import { type Chosen, type GameSetup, gameSetupOf, isUnread, type Opening } from './game-setup.ts'
import { PartFields } from './part-fields.tsx'
import { PlayerField } from './player-field.tsx'
import { RulesFields } from './rules-fields.tsx'
import { ScenarioField } from './scenario-field.tsx'
import { isDamaged, playersIn, queryOf, type SetupQuery, scenarioIn, setupQueryOf } from './setup-query.ts'
import './setup.css'
import { newSeed, startStoredMatch } from '../../store/start-match.ts'

/** Sets a match up: scenario, rules, who sits where, and the seed of its dice. */
export function SetupPage({ game, query }: { readonly game: string; readonly query: URLSearchParams }) {
  const [setup, setSetup] = useState<GameSetup>()
  const listed = findGame(game)
  useEffect(() => {
    listed?.load().then(gameSetupOf).then(setSetup)
  }, [game])
  const title = t('setup.title', { game: gameTitle(game) })
  if (!listed)
    return (
      <Page title={t('lost.title')} class="narrow">
        <p>{t('setup.noGame', { game })}</p>
        <Link class="button" to={{ page: 'home' }}>
          {t('nav.games')}
        </Link>
      </Page>
    )
  return (
    <Page title={title} class="setup">
      {setup && <SetupForm key={game} game={game} setup={setup} first={setupQueryOf(query)} />}
    </Page>
  )
}

const NOTHING: Chosen = {}

/** How the match begins; not at all with a part that cannot be read. */
function openingOf(
  setup: GameSetup,
  scenario: string,
  chosen: Chosen,
  options: unknown,
  seed: string,
): Opening {
  const unread = setup.parts.filter(part => isUnread(part, chosen) && setup.hasPart(scenario, part, chosen))
  if (unread.length === 0) return setup.opening(options, seed)
  return { ok: false, flaws: unread.map(({ at }) => ({ path: at, message: '' })) }
}

const NOBODY = { seats: [], sides: [] }

const GameRules = lazy(async () => (await import('./game-rules.tsx')).GameRules)

function SetupForm({
  game,
  setup,
  first,
}: {
  readonly game: string
  readonly setup: GameSetup
  readonly first: SetupQuery
}) {
  const [plan, setPlan] = useState<SetupQuery>(first)
  const [reading, setReading] = useState(false)
  const spareSeed = useMemo(newSeed, [])
  const catalogue = catalogueOf(setup.texts)
  const scenario = scenarioIn(setup, plan)
  const seed = plan.seed ?? spareSeed
  const chosen = plan.chosen ?? NOTHING
  const options = useMemo(
    () => setup.options(scenario, plan.changes, chosen),
    [scenario, plan.changes, chosen],
  )
  const opening = useMemo(() => openingOf(setup, scenario, chosen, options, seed), [options, chosen, seed])
  const items = useOwnItems(game, setup.builders)
  // While something is being mended, the players stay where they are.
  const lastOpening = useRef<Extract<Opening, { ok: true }>>(undefined)
  if (opening.ok) lastOpening.current = opening
  // A link that cannot start has players all the same: those of the scenario as it is.
  if (!lastOpening.current) {
    const usual = setup.opening(setup.options(scenario, {}), seed)
    if (usual.ok) lastOpening.current = usual
  }
  const { seats, sides } = lastOpening.current
    ? { seats: lastOpening.current.seats, sides: lastOpening.current.scene.sides }
    : NOBODY
  const players = playersIn(setup, plan, seats.length)

  useEffect(() => {
    if (!isDamaged(setup, first)) return
    const number = notify({ tone: 'bad', text: t('setup.badLink'), stays: true })
    return () => dismiss(number)
  }, [])

  function change(changes: Partial<SetupQuery>): void {
    const next = { ...plan, ...changes }
    setPlan(next)
    nowAt({ page: 'setup', game, plan: queryOf(next) })
  }

  async function start(event: Event): Promise<void> {
    event.preventDefault()
    try {
      const id = await startStoredMatch({ game, scenario, options, players, seed, prepared: true })
      goTo({ page: 'match', id })
    } catch (error) {
      notify({ tone: 'bad', text: t('setup.failed', { why: error instanceof Error ? error.message : '' }) })
    }
  }

  const take = useCallback(
    async (file: File, at: string | undefined) => {
      const part = await droppedItem(file, { game, setup, scenario, chosen, options }, at)
      await items.reload()
      if (part) change({ chosen: { ...chosen, ...part } })
    },
    [options, chosen, items],
  )

  return (
    <form class="setup-form" noValidate onSubmit={start}>
      {setup.builders.length > 0 && <ItemDrop onFile={take} />}
      <div class="setup-fields">
        <ScenarioField
          game={game}
          setup={setup}
          scenario={scenario}
          goal={lastOpening.current?.scene.goal}
          count={opening.ok ? setup.seatCount(scenario, options) : undefined}
          onChange={id => change({ scenario: id })}
        />
        <fieldset class="card">
          <legend class="setup-legend">{t('setup.seats')}</legend>
          {seats.map((name, seat) => {
            const side = sides[seat]
            return (
              <PlayerField
                key={name}
                game={game}
                setup={setup}
                mark={side && <SideMark side={side} skin={setup.skin} />}
                name={sideName({ sides }, seat, catalogue, seats)}
                player={players[seat] ?? PERSON}
                another={players.indexOf(PERSON) >= 0 && players.indexOf(PERSON) < seat}
                onChange={player =>
                  change({ players: players.map((old, at) => (at === seat ? player : old)) })
                }
              />
            )
          })}
        </fieldset>
        <BuiltParts
          game={game}
          setup={setup}
          scenario={scenario}
          options={options}
          sides={sides}
          chosen={chosen}
          changes={plan.changes}
          seed={seed}
          items={items}
          onChoose={parts => change({ chosen: parts })}
          onChange={changes => change({ changes })}
          onFile={take}
        />
        <PartFields
          setup={setup}
          scenario={scenario}
          chosen={chosen}
          onChange={parts => change({ chosen: parts })}
        />
        <RulesFields
          game={game}
          setup={setup}
          scenario={scenario}
          chosen={chosen}
          changes={plan.changes}
          onChange={changes => change({ changes })}
        />
        <fieldset class="card">
          <legend class="setup-legend">{t('setup.seed')}</legend>
          <div class="row setup-seed">
            <input
              class="grow"
              aria-label={t('setup.seed')}
              value={seed}
              maxLength={200}
              spellcheck={false}
              onInput={event => change({ seed: event.currentTarget.value })}
            />
            <button type="button" onClick={() => change({ seed: newSeed() })}>
              <Icon of={Dices} />
              {t('setup.newSeed')}
            </button>
          </div>
          <p class="muted">{t('setup.seed.why')}</p>
        </fieldset>
      </div>
      <div class="setup-start">
        {opening.ok ? (
          <BoardPicture
            scene={opening.scene}
            skin={setup.skin}
            catalogue={catalogue}
            theme={theme.value}
            width={420}
            height={340}
          />
        ) : (
          <FlawList setup={setup} scenario={scenario} chosen={chosen} flaws={opening.flaws} />
        )}
        <button type="submit" class="primary big" disabled={!opening.ok || seed === ''}>
          <Icon of={Play} />
          {t('setup.start')}
        </button>
        <button type="button" onClick={() => setReading(true)}>
          <Icon of={BookOpen} />
          {t('setup.readRules')}
        </button>
        {reading && <GameRules game={game} options={options} onClose={() => setReading(false)} />}
      </div>
    </form>
  )
}
