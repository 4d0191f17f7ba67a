import type { BotClient } from '@sextant/bots'
import type { MatchRecord } from '@sextant/engine'
import type { Effect } from '@sextant/scene'
import { type LogLine, type MatchSession, newMatch, type Session, type Watch } from '../src/index.ts'
import { drillBox } from './drill.ts'
import { botsThat, press, sceneAfterMoves, settled } from './fixtures.ts'
import { openHereOrElsewhere } from './open-test-session.ts'

/** A session of the drill. */
export function openDrill(
  players: readonly string[],
  more: { readonly watch?: Watch; readonly record?: MatchRecord; readonly bots?: BotClient } = {},
) {
  const logged: LogLine[] = []
  const failures: string[] = []
  const session = openHereOrElsewhere({
    box: drillBox,
    record: more.record ?? newMatch(drillBox, { scenario: 'small', players, seed: 'test' }).record,
    bots: more.bots ?? quickPlanners(),
    save() {},
    onFailure: (_seat, error) => void failures.push(error.message),
    onLog: lines => void logged.push(...lines),
    sceneAfter: sceneAfterMoves,
    ...(more.watch && { watch: more.watch }),
  })
  const played: Effect[][] = []
  session.showOn({
    async play(effects) {
      played.push([...effects])
    },
  })
  session.begin()
  return { session, logged, failures, played }
}

/** Bots that make one plan in every round, then commit. */
function quickPlanners(): BotClient {
  const planned = new Set<string>()
  return botsThat({
    async choose({ view, place: { seat } }) {
      const { round, at } = view as { round: number; at: number[] }
      const key = `${round} ${seat}`
      const unit = seat * 2
      if (planned.has(key)) return { type: 'commit' }
      planned.add(key)
      return { type: 'plan', unit, way: [(at[unit] ?? 0) + (seat === 0 ? 5 : -5)] }
    },
  })
}

export async function commit(session: Session): Promise<void> {
  await press(session, 'commit')
  await settled(session)
}

/** Takes the first plan there is, which commits to nothing. */
export async function plan(session: Session): Promise<void> {
  const choice = session.snapshot.value.choices.find(({ gesture }) => gesture.kind === 'pick')
  if (!choice) throw new Error('there is nothing to plan')
  session.take(choice.number)
  await settled(session)
}

/** A match of two persons, opened again after the first has committed. */
export async function openedAgain(
  before: (session: MatchSession) => void = () => undefined,
): Promise<Session> {
  const first = openDrill(['person', 'person']).session
  first.liftCurtain()
  await commit(first)
  before(first)
  const record = JSON.parse(JSON.stringify(first.record()))
  first.close()
  return openDrill([], { record }).session
}
