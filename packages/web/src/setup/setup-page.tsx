import { findGame } from '@sextant/games'
import { PERSON } from '@sextant/session'
import { Dices, Play } from 'lucide'
import { useEffect, useMemo, useState } from 'preact/hooks'
import { BoardPicture } from '../board/picture.tsx'
import { sideName } from '../match/seat-name.ts'
import { goTo, nowAt } from '../navigate.ts'
import { Icon } from '../parts/icon.tsx'
import { Link } from '../parts/link.tsx'
import { notify } from '../parts/notice.ts'
import { Page } from '../parts/page.tsx'
import { SideMark } from '../parts/side-mark.tsx'
import { theme } from '../settings/settings.ts'
import { gameTitle } from '../table/title.ts'
import { bringWords, catalogueOf, named } from '../words/game-words.ts'
import { t } from '../words/words.ts'
import { type Desk, deskOf } from './desk.ts'
import { type Plan, planOf, queryOf } from './plan.ts'
import { PlayerField } from './player-field.tsx'
import { RulesFields } from './rules-fields.tsx'
import './setup.css'
import { newSeed, startStoredMatch } from './start.ts'

/** Sets a match up: scenario, rules, who sits where, and the seed of its dice. */
export function SetupPage({ game, query }: { readonly game: string; readonly query: URLSearchParams }) {
  const [desk, setDesk] = useState<Desk>()
  const listed = findGame(game)
  useEffect(() => {
    listed?.load().then(async box => {
      const found = deskOf(box)
      await bringWords(found.texts)
      setDesk(found)
    })
  }, [game])
  const title = t('setup.title', { game: gameTitle(game, listed?.title ?? game) })
  if (!listed)
    return (
      <Page title={t('lost.title')} class="narrow">
        <p>{t('setup.noGame', { game })}</p>
        <Link class="button" to={{ page: 'table' }}>
          {t('nav.table')}
        </Link>
      </Page>
    )
  return (
    <Page title={title} class="setup">
      {desk && <SetupForm key={game} game={game} desk={desk} first={planOf(query)} />}
    </Page>
  )
}

function SetupForm({
  game,
  desk,
  first,
}: {
  readonly game: string
  readonly desk: Desk
  readonly first: Plan
}) {
  const [plan, setPlan] = useState<Plan>(first)
  const spareSeed = useMemo(newSeed, [])
  const catalogue = catalogueOf(desk.texts)
  const scenario = plan.scenario ?? desk.scenarios[0]?.id ?? ''
  const seed = plan.seed ?? spareSeed
  const options = useMemo(() => desk.options(scenario, plan.changes), [scenario, plan.changes])
  const opening = useMemo(() => desk.opening(options, seed), [options, seed])
  const seats = opening.ok ? opening.seats : []
  const players = seats.map((_, seat) => plan.players?.[seat] ?? (seat === 0 ? PERSON : desk.defaultBot))

  function change(changes: Partial<Plan>): void {
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

  return (
    <form class="setup-form" noValidate onSubmit={start}>
      <div class="setup-fields">
        <fieldset class="card">
          <legend class="setup-legend">{t('setup.scenario')}</legend>
          <div class="choices">
            {desk.scenarios.map(({ id, title }) => (
              <label key={id} class="choice">
                <input
                  type="radio"
                  name="scenario"
                  checked={id === scenario}
                  onChange={() => change({ scenario: id })}
                />
                <span>{named(catalogue, 'scenario', id, title)}</span>
              </label>
            ))}
          </div>
        </fieldset>
        <fieldset class="card">
          <legend class="setup-legend">{t('setup.seats')}</legend>
          {seats.map((name, seat) => {
            const side = opening.ok ? opening.scene.sides[seat] : undefined
            return (
              <PlayerField
                key={name}
                mark={side && <SideMark side={side} skin={desk.skin} />}
                name={sideName(opening.ok ? opening.scene : { sides: [] }, seat, catalogue, seats)}
                player={players[seat] ?? PERSON}
                bots={desk.bots}
                catalogue={catalogue}
                onChange={player =>
                  change({ players: players.map((old, at) => (at === seat ? player : old)) })
                }
              />
            )
          })}
        </fieldset>
        <RulesFields
          game={game}
          desk={desk}
          scenario={scenario}
          changes={plan.changes}
          onChange={changes => change({ changes })}
        />
        <fieldset class="card">
          <legend class="setup-legend">{t('setup.seed')}</legend>
          <div class="row">
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
            skin={desk.skin}
            catalogue={catalogue}
            theme={theme.value}
            width={420}
            height={340}
          />
        ) : (
          <ul class="flaws" role="alert">
            {opening.flaws.map(({ path, message }) => (
              <li key={path}>
                <code>{path}</code> {message}
              </li>
            ))}
          </ul>
        )}
        <button type="submit" class="primary big" disabled={!opening.ok || seed === ''}>
          <Icon of={Play} />
          {t('setup.start')}
        </button>
      </div>
    </form>
  )
}
