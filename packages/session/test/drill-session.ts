import { openMatchSession, type Watch, type LogLine, type Session } from '@sextant/session'
import { type BotClient } from '@sextant/bots'
import type { Effect } from '@sextant/scene'
import { begin } from '../../src/setup/start.ts'
import { drillBox } from './drill.ts'

/** Plans the first thing that comes to mind, then commits. */
export function quickCoach(): BotClient {
  const planned = new Set<string>()
  return {
    async choose({ view, seat }) {
      const { round, at } = view as { round: number; at: number[] }
      const key = `${round} ${seat}`
      const unit = seat * 2
      if (planned.has(key)) return { type: 'commit' }
      planned.add(key)
      return { type: 'plan', unit, way: [(at[unit] ?? 0) + (seat === 0 ? 5 : -5)] }
    },
    stop() {},
  }
}

export function join(players: readonly string[], more: { watch?: Watch; record?: unknown } = {}) {
  const record =
    more.record ?? begin(drillBox, { game: 'drill', scenario: 'small', players, seed: 'test' }).record
  const told: LogLine[] = []
  const failures: string[] = []
  const session = openMatchSession({
    box: drillBox,
    record: record as ReturnType<typeof begin>['record'],
    thinker: quickCoach(),
    keep() {},
    onFailure: (_seat, error) => void failures.push(error.message),
    onTold: lines => void told.push(...lines),
    ...(more.watch && { watch: more.watch }),
  })
  const played: Effect[][] = []
  session.showOn({
    async play(effects) {
      played.push([...effects])
    },
  })
  session.begin()
  return { session, told, failures, played }
}

/** Until nothing goes on by itself: a person is asked, a round waits to be asked for, or it is over. */
export async function settled(session: Session): Promise<void> {
  const asked = () => {
    const { actor, outcome } = session.snapshot.value
    const waits = [actor, outcome, session.curtain.value, session.handOver.value].some(
      one => one !== undefined,
    )
    return !session.busy.value && !session.playback.reel.value?.playing && (waits || session.waiting.value)
  }
  do await new Promise(resolve => setTimeout(resolve, 2))
  while (!asked())
}

export function commit(session: Session): void {
  const choice = session.snapshot.value.choices.find(({ gesture }) => gesture.kind === 'press')
  if (!choice) throw new Error('nothing to commit')
  session.take(choice.number)
}

/** A match of two persons, opened again after the first has committed. */
export async function openedAgain(before: (session: Session) => void = () => undefined): Promise<Session> {
  const first = join(['person', 'person']).session
  first.liftCurtain()
  commit(first)
  await settled(first)
  before(first)
  const record = JSON.parse(JSON.stringify(first.record()))
  first.end()
  return join([], { record }).session
}
