import { signal } from '@preact/signals'
import type { Effect } from '@sextant/scene'
import { describe, expect, test } from 'vitest'
import { nearThinker } from '../../src/match/near-thinker.ts'
import { playOn } from '../../src/match/play.ts'
import type { Watch } from '../../src/match/rounds.ts'
import { screenOf } from '../../src/match/screen.ts'
import type { LogLine, Session } from '../../src/match/session.ts'
import type { Thinker } from '../../src/match/thinker.ts'
import { begin } from '../../src/setup/start.ts'
import { drillBox } from './drill.ts'

/** Plans the first thing that comes to mind, then commits. */
function quickCoach(): Thinker {
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

function sit(players: readonly string[], more: { watch?: Watch; record?: unknown } = {}) {
  const record =
    more.record ?? begin(drillBox, { game: 'drill', scenario: 'small', players, seed: 'test' }).record
  const told: LogLine[] = []
  const failures: string[] = []
  const session = playOn({
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
async function settled(session: Session): Promise<void> {
  const asked = () => {
    const { actor, outcome } = session.shown.value
    const waits = [actor, outcome, session.curtain.value, session.handOver.value].some(
      one => one !== undefined,
    )
    return !session.busy.value && !session.showing.reel.value?.playing && (waits || session.waiting.value)
  }
  do await new Promise(resolve => setTimeout(resolve, 2))
  while (!asked())
}

function commit(session: Session): void {
  const choice = session.shown.value.choices.find(({ gesture }) => gesture.kind === 'press')
  if (!choice) throw new Error('nothing to commit')
  session.take(choice.number)
}

describe('watching programs', () => {
  test('a match without persons waits for every round to be asked for', async () => {
    const auto = signal(false)
    const { session, failures } = sit(['a', 'b'], { watch: { auto, between: async () => {} } })
    expect(session.watched.value).toBe(true)
    await settled(session)
    expect(session.waiting.value).toBe(true)
    expect(session.shown.value.seq).toBe(0)
    session.nextRound()
    await settled(session)
    // Both have planned once and committed; the next round waits again.
    expect(session.shown.value).toMatchObject({ seq: 4, scene: { status: 'Round 2' } })
    expect(session.waiting.value).toBe(true)
    expect(failures).toEqual([])
  })

  test('rounds follow each other once that is wanted, and stop when it is not', async () => {
    const auto = signal(false)
    const { session } = sit(['a', 'b'], { watch: { auto, between: async () => {} } })
    await settled(session)
    auto.value = true
    await settled(session)
    expect(session.shown.value.outcome).toBeDefined()
    expect(session.waiting.value).toBe(false)
  })

  test('a round asked for while one is being shown comes as soon as that is over', async () => {
    const auto = signal(false)
    const { session } = sit(['a', 'b'], { watch: { auto, between: async () => {} } })
    session.nextRound()
    await settled(session)
    expect(session.shown.value.scene.status).toBe('Round 2')
    expect(session.waiting.value).toBe(true)
  })

  test('opened again in the middle of a round, it plays that to its end and waits then', async () => {
    const watch = { auto: signal(false), between: async () => {} }
    const whole = sit(['a', 'b'], { watch }).session
    await settled(whole)
    whole.nextRound()
    await settled(whole)
    const record = whole.record()
    whole.end()
    // Blue has planned and committed, red has done neither.
    const { session } = sit([], { watch, record: { ...record, steps: record.steps.slice(0, 2) } })
    await settled(session)
    expect(session.shown.value.seq).toBe(2)
    session.nextRound()
    await settled(session)
    expect(session.shown.value).toMatchObject({ seq: 4, scene: { status: 'Round 2' } })
    expect(session.waiting.value).toBe(true)
  })

  test('a person who sits down is asked, and nothing waits any longer', async () => {
    const auto = signal(false)
    const { session } = sit(['a', 'b'], { watch: { auto, between: async () => {} } })
    await settled(session)
    session.seat(0, 'person')
    await settled(session)
    expect(session.waiting.value).toBe(false)
    expect(session.watched.value).toBe(false)
    expect(session.shown.value.actor).toBe(0)
  })

  test('with a person at the table there is nothing to wait for', async () => {
    const { session } = sit(['person', 'b'], { watch: { auto: signal(false), between: async () => {} } })
    commit(session)
    await settled(session)
    expect(session.shown.value).toMatchObject({ actor: 0, scene: { status: 'Round 2' } })
    expect(session.watched.value).toBe(false)
  })
})

describe('the beats of a round', () => {
  test('are played one by one, told one by one, and can be gone back to', async () => {
    const { session, played, told } = sit(['person', 'b'])
    commit(session)
    await settled(session)
    expect(session.showing.reel.value?.names).toEqual(['Up and down', 'Stroke 1', 'Breath'])
    expect(played).toHaveLength(2)
    expect(told.map(({ text }) => text)).toEqual(session.log.value.map(({ text }) => text))
    const after = session.shown.value
    session.showing.jump(1)
    const looked = session.shown.value
    expect(session.showing.lookingBack.value).toBe(true)
    expect(looked.choices).toEqual([])
    expect(looked.scene.pieces.map(({ at }) => at)).not.toEqual(after.scene.pieces.map(({ at }) => at))
    // Whoever looks back cannot act on what is past.
    session.take(0)
    expect(session.shown.value.seq).toBe(after.seq)
    session.showing.skip()
    expect(session.shown.value).toBe(after)
  })

  test('are gone once something else is done', async () => {
    const { session } = sit(['person', 'b'])
    commit(session)
    await settled(session)
    session.take(1)
    expect(session.showing.reel.value).toBeUndefined()
  })

  test('leave no arrows: they can be seen again', async () => {
    const { session } = sit(['person', 'b'])
    commit(session)
    await settled(session)
    expect(session.shown.value.trail).toEqual([])
  })
})

describe('two persons who plan in secret at one screen', () => {
  const secret = (session: Session) => JSON.stringify([session.shown.value, session.log.value])

  test('hand over behind a curtain, see what comes of it together, and begin anew in the same order', async () => {
    const { session } = sit(['person', 'person'])
    expect(session.curtain.value).toBe(0)
    session.liftCurtain()
    const first = session.shown.value.choices.find(({ gesture }) => gesture.kind === 'pick')
    session.take(first?.number ?? -1)
    expect(session.shown.value.scene.arrows).toHaveLength(1)
    expect(secret(session)).toContain('Unit 0 has a plan.')
    commit(session)
    await settled(session)

    expect(session.curtain.value).toBe(1)
    session.liftCurtain()
    expect(session.shown.value).toMatchObject({ viewer: 1, actor: 1 })
    expect(session.shown.value.scene.arrows).toEqual([])
    expect(session.shown.value.trail).toEqual([])
    expect(secret(session)).not.toContain('Unit 0 has a plan.')
    expect(session.undo()?.code).toBe('others-acted')
    commit(session)
    await settled(session)

    expect(session.curtain.value).toBeUndefined()
    expect(session.handOver.value).toBe(0)
    expect(session.shown.value).toMatchObject({ viewer: 'spectator', actor: undefined, choices: [] })
    expect(session.shown.value.scene.status).toBe('Round 2')
    expect(session.showing.reel.value?.names).toHaveLength(3)
    expect(secret(session)).not.toContain('has a plan.')

    session.takeOver()
    expect(session.handOver.value).toBeUndefined()
    expect(session.shown.value).toMatchObject({ viewer: 0, actor: 0 })
    commit(session)
    await settled(session)
    expect(session.curtain.value).toBe(1)
  })

  test('whoever takes back the only plan of a turn still has the board', async () => {
    const { session } = sit(['person', 'person'])
    for (const lift of [session.liftCurtain, session.liftCurtain]) {
      lift()
      commit(session)
      await settled(session)
    }
    session.takeOver()
    const first = session.shown.value.choices.find(({ gesture }) => gesture.kind === 'pick')
    session.take(first?.number ?? -1)
    expect(session.undo()).toBeUndefined()
    expect(session.handOver.value).toBeUndefined()
    expect(session.curtain.value).toBeUndefined()
    expect(session.shown.value).toMatchObject({ viewer: 0, actor: 0 })
  })

  test('opened again after one has committed, and a plan taken back, all goes on in the same order', async () => {
    const first = sit(['person', 'person']).session
    first.liftCurtain()
    commit(first)
    await settled(first)
    const record = JSON.parse(JSON.stringify(first.record()))
    first.end()
    const { session } = sit([], { record })
    session.liftCurtain()
    expect(session.shown.value.actor).toBe(1)
    const choice = session.shown.value.choices.find(({ gesture }) => gesture.kind === 'pick')
    session.take(choice?.number ?? -1)
    expect(session.undo()).toBeUndefined()
    commit(session)
    await settled(session)
    expect(session.handOver.value).toBe(0)
  })

  test('opened again after one has committed without a change, the board is hidden from both', async () => {
    const first = sit(['person', 'person']).session
    first.liftCurtain()
    commit(first)
    await settled(first)
    const record = JSON.parse(JSON.stringify(first.record()))
    first.end()
    const { session } = sit([], { record })
    expect(session.planning.value).toBe(true)
    expect(session.curtain.value).toBe(1)
    expect(session.shown.value).toMatchObject({ viewer: 'spectator', choices: [] })
    session.liftCurtain()
    expect(session.shown.value).toMatchObject({ viewer: 1, actor: 1 })
  })

  test('opened again with a program in the seat that has committed, nothing is hidden', async () => {
    const first = sit(['person', 'person']).session
    first.liftCurtain()
    commit(first)
    await settled(first)
    first.seat(0, 'a')
    const record = JSON.parse(JSON.stringify(first.record()))
    first.end()
    const { session } = sit([], { record })
    expect(session.curtain.value).toBeUndefined()
    expect(session.shown.value).toMatchObject({ viewer: 1, actor: 1 })
  })

  test('opened again between two plans, the board is hidden', async () => {
    const { session } = sit(['person', 'person'])
    session.liftCurtain()
    commit(session)
    await settled(session)
    session.liftCurtain()
    commit(session)
    await settled(session)
    const record = JSON.parse(JSON.stringify(session.record()))
    session.end()
    const again = sit([], { record }).session
    expect(again.curtain.value).toBe(0)
    expect(again.shown.value).toMatchObject({ viewer: 'spectator', choices: [] })
  })
})

describe('planning on the board', () => {
  const unit = { cell: 1, piece: 'unit-0' }

  test('a piece stays in hand, and pointing once more takes the next way', () => {
    const { session } = sit(['person', 'b'])
    const screen = screenOf(session)
    const arrow = () => session.shown.value.scene.arrows?.[0]?.path
    screen.pick(unit, false)
    // Two strokes down: there are two ways to get there.
    screen.pick({ cell: 11 }, false)
    const one = arrow()
    expect(screen.chosen.value).toBe(true)
    screen.pick({ cell: 11 }, false)
    const other = arrow()
    expect(other).not.toEqual(one)
    expect([one?.length, other?.length]).toEqual([3, 3])
    screen.pick({ cell: 11 }, false)
    expect(arrow()).toEqual(one)
  })

  test('a drag takes the way that was dragged along, and shows it meanwhile', () => {
    const { session } = sit(['person', 'b'])
    const screen = screenOf(session)
    for (const over of [[5], [6]]) {
      screen.carry({ from: unit, to: { cell: 11 }, over })
      const shown = screen.overlay.value.arrows[0]?.path
      expect(shown).toEqual([1, ...over, 11])
      screen.drag(unit, { cell: 11 }, over)
      expect(session.shown.value.scene.arrows?.[0]?.path).toEqual(shown)
      expect(screen.chosen.value).toBe(false)
    }
  })

  test('one tap is enough: what is planned can be changed', () => {
    const { session } = sit(['person', 'b'])
    const screen = screenOf(session)
    screen.pick(unit, true)
    screen.pick({ cell: 11 }, true)
    expect(session.shown.value.scene.arrows).toHaveLength(1)
  })

  test('a row of a table lights its piece and chooses it', () => {
    const { session } = sit(['person', 'b'])
    const screen = screenOf(session)
    screen.pointAtPiece('unit-1')
    expect(screen.inspected.value?.id).toBe('unit-1')
    expect(screen.overlay.value.highlights).toContainEqual({ cell: 2, meaning: 'hover' })
    screen.choosePiece('unit-1')
    screen.pointAtPiece(undefined)
    expect(screen.selection.value.chosen).toEqual([{ piece: 'unit-1' }])
    expect(screen.inspected.value?.id).toBe('unit-1')
  })

  test('the space bar pauses and plays, hands over, or asks for the next round', async () => {
    const { session } = sit(['a', 'b'], { watch: { auto: signal(false), between: async () => {} } })
    const screen = screenOf(session)
    await settled(session)
    expect(screen.goOn()).toBe(true)
    await settled(session)
    expect(session.shown.value.scene.status).toBe('Round 2')
    session.showing.jump(0)
    expect(screen.goOn()).toBe(true)
    await settled(session)
    expect(session.showing.lookingBack.value).toBe(false)
    expect(session.shown.value.scene.status).toBe('Round 2')
  })
})

test('programs of its own play a whole match before a spectator who lets it run', async () => {
  const load = async () => drillBox
  const { record } = begin(drillBox, { game: 'drill', scenario: 'small', players: ['random', 'random'] })
  const session = playOn({
    box: drillBox,
    record,
    thinker: nearThinker(load),
    keep() {},
    onFailure() {},
    onTold() {},
    watch: { auto: signal(true), between: async () => {} },
  })
  session.begin()
  while (!session.shown.value.outcome) await settled(session)
  expect(session.shown.value.outcome).toBeDefined()
})
