import { namesOf } from '@sextant/games/names'
import type { MatchSession } from '@sextant/session'
import { useEffect, useState } from 'preact/hooks'
import { nameIn, playerIn } from '../../../i18n/game-names.ts'
import { t } from '../../../i18n/texts.ts'
import { goTo } from '../../../routes/navigate.ts'
import { pageStore } from '../../../store/page-store.ts'
import { startStoredMatch } from '../../../store/start-match.ts'
import { statisticsOf } from '../../../store/statistics.ts'
import type { StoredMatch } from '../../../store/store.ts'
import { Face } from '../../../ui/face.tsx'
import { type Challenge, challengeOf, challengers } from './challenge.ts'
import type { Verdict } from './verdict.ts'

interface NextMatchProps {
  readonly session: MatchSession
  readonly match: StoredMatch
  readonly verdict: Verdict
}

/** The same match once more, and what to try next. */
export function NextMatch({ session, match: { meta }, verdict }: NextMatchProps) {
  const [cleared, setCleared] = useState<readonly string[]>([])
  useEffect(() => {
    pageStore()
      .results()
      .then(results =>
        setCleared(statisticsOf(results).find(({ game }) => game === meta.game)?.cleared ?? []),
      )
  }, [meta.game])
  const names = namesOf(meta.game)
  const challenge = challengeOf({
    verdict,
    players: session.players.value,
    bots: Object.keys(names?.bots ?? {}),
    scenarios: Object.keys(names?.scenarios ?? {}),
    cleared,
    ...(meta.scenario !== undefined && { scenario: meta.scenario }),
  })

  async function play(next: Challenge | undefined): Promise<void> {
    const players = session.players.peek()
    const elsewhere = next?.kind === 'scenario'
    const scenario = elsewhere ? next.scenario : meta.scenario
    const id = await startStoredMatch({
      game: meta.game,
      players: next ? challengers(players, next) : players,
      ...(!elsewhere && { options: session.record().options }),
      ...(scenario !== undefined && { scenario }),
    })
    goTo({ page: 'match', id })
  }

  return (
    <>
      {challenge && (
        <button type="button" class="primary challenge" onClick={() => play(challenge)}>
          {challenge.kind !== 'scenario' && <Face info={session.info} bot={challenge.bot} />}
          {challengeText(meta.game, challenge)}
        </button>
      )}
      <button type="button" class={challenge ? '' : 'primary'} onClick={() => play(undefined)}>
        {t('victory.again')}
      </button>
    </>
  )
}

function challengeText(game: string, challenge: Challenge): string {
  switch (challenge.kind) {
    case 'stronger':
      return t('victory.tryStronger', { name: playerIn(game, challenge.bot) })
    case 'easier':
      return t('victory.tryEasier', { name: playerIn(game, challenge.bot) })
    case 'scenario':
      return t('victory.tryScenario', { name: nameIn(game, challenge.scenario) })
  }
}
