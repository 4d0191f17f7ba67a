import type { Box } from '@sextant/scene'
import { describe, expect, test } from 'vitest'
import { type LogLine, newMatch, openClientSession, REMOTE, type Session } from '../src/index.ts'
import { aMoment, botsThat, boxes, localBots, until } from './fixtures.ts'
import { skirmishBox } from './skirmish.ts'
import { BAD_NETWORK, distantMatch, type Network } from './slow-match.ts'
import { votesBox } from './votes.ts'

const GOOD_NETWORK: Network = { seed: 'good', delay: 0, lost: 0, broken: 0 }

interface Device {
  readonly session: Session
  readonly logged: LogLine[]
  readonly failures: string[]
}

/** One match on several devices, each with these players. */
function devices(
  box: Box,
  players: readonly (readonly string[])[],
  { network = BAD_NETWORK, bots = localBots(box) } = {},
): readonly Device[] {
  const { record } = newMatch(box, { seed: 'devices', players: players[0]?.map(() => 'person') })
  const distant = box.open(contents => ({ connect: distantMatch(contents, record).connect }))
  return players.map((seated, number) => {
    const logged: LogLine[] = []
    const failures: string[] = []
    const session = openClientSession({
      box,
      players: seated,
      bots,
      connect: () => distant.connect({ ...network, seed: `${network.seed} ${number}` }) as never,
      onFailure: (_seat, error) => void failures.push(error.message),
      onLog: lines => void logged.push(...lines),
    })
    session.begin()
    return { session, logged, failures }
  })
}

const TWO = [
  ['person', REMOTE],
  [REMOTE, 'person'],
]

/** Each person takes the first choice whenever there is one, until it is over for everybody. */
async function playOut(all: readonly Device[]): Promise<void> {
  while (all.some(({ session }) => !session.snapshot.value.outcome)) {
    for (const { session } of all) {
      const [choice] = session.snapshot.value.choices
      if (choice) await session.take(choice.number)
    }
    await aMoment()
  }
}

describe('two devices', () => {
  test.each(Object.entries({ ...boxes, votes: votesBox }))('play %s to its end', async (id, box) => {
    const players = id === 'votes' ? ['person', REMOTE, REMOTE] : ['person', REMOTE]
    const all = devices(
      box,
      players.map((_, turn) => players.map((_player, seat) => (seat === turn ? 'person' : REMOTE))),
    )
    await playOut(all)
    const [first] = all
    for (const { session, logged, failures } of all) {
      expect(failures).toEqual([])
      expect(session.snapshot.value.outcome).toEqual(first?.session.snapshot.value.outcome)
      // Each line once and in order, and nothing that was not heard.
      expect(logged).toEqual(session.log.value.slice(-logged.length))
      expect(session.log.value.map(({ text }) => text)).toEqual(
        first?.session.log.value.map(({ text }) => text),
      )
    }
  })

  test('wait for each other, and say for whom', async () => {
    const [here, there] = devices(boxes.hexapawn, TWO)
    if (!here || !there) throw new Error('two devices')
    expect(here.session.awaited.value).toEqual([])
    expect(there.session.awaited.value).toEqual([0])
    expect(there.session.snapshot.value).toMatchObject({ viewer: 1, actor: undefined, choices: [] })
    expect(there.session.curtain.value).toBeUndefined()
    await here.session.take(0)
    await aMoment()
    expect(here.session.awaited.value).toEqual([1])
    expect(there.session.awaited.value).toEqual([])
    expect(there.session.snapshot.value.actor).toBe(1)
  })
})

describe('a seat that is played elsewhere', () => {
  test('is never asked of a bot, nor hurried, nor given to another', async () => {
    const asked: number[] = []
    const bots = botsThat({
      choose: async ({ place }) => {
        asked.push(place.seat)
        return undefined
      },
    })
    const [here] = devices(boxes.hexapawn, [[REMOTE, 'person']], { bots })
    if (!here) throw new Error('one device')
    await aMoment()
    here.session.hurry()
    here.session.assign(0, 'random')
    await aMoment()
    expect(asked).toEqual([])
    expect(here.session.players.value).toEqual([REMOTE, 'person'])
    expect(here.session.snapshot.value).toMatchObject({ seq: 0, toAct: [0] })
    expect(here.session.watched.value).toBe(false)
  })

  test('takes nothing back for others', async () => {
    const [here, there] = devices(boxes.hexapawn, TWO, { network: GOOD_NETWORK })
    if (!here || !there) throw new Error('two devices')
    await here.session.take(0)
    await aMoment()
    expect(there.session.snapshot.value.whyNoUndo).toBeDefined()
    expect(await there.session.undo()).toBeDefined()
    await aMoment()
    expect([here.session.snapshot.value.seq, there.session.snapshot.value.seq]).toEqual([1, 1])
  })
})

describe('steps that arrive while one is being played', () => {
  /** The second device shows every step on a board until it is told to go on. */
  function watching(box: Box = boxes.hexapawn) {
    const [first, second] = devices(box, TWO, { network: GOOD_NETWORK })
    if (!first || !second) throw new Error('two devices')
    const scenes: unknown[] = []
    let goOn = () => {}
    second.session.showOn({
      play: (_effects, next) =>
        new Promise(resolve => {
          scenes.push(next)
          goOn = resolve
        }),
      skip: () => goOn(),
    })
    return { first, second, scenes, goOn: () => goOn() }
  }

  test('are shown after it, one by one, each with its own position, effects and lines', async () => {
    const { first, second, scenes, goOn } = watching(skirmishBox)
    const [charge] = first.session.snapshot.value.combinations
    await first.session.take(charge?.number ?? -1)
    const end = first.session.snapshot.value.choices.find(({ gesture }) => gesture.kind === 'press')
    await first.session.take(end?.number ?? -1)
    await aMoment()
    const said = () => second.session.log.value.map(({ text }) => text)
    // The first is under way: the others wait, and nothing of them is shown.
    expect(scenes).toHaveLength(1)
    expect(said()).toEqual(['step'])
    expect(second.session.snapshot.value).toMatchObject({ seq: 0, choices: [] })
    const shown = new Set<string>()
    while (second.session.busy.value) {
      goOn()
      await new Promise(resolve => setTimeout(resolve))
      shown.add(said().join())
    }
    // However long each takes, none comes before another.
    for (const log of shown) expect('step,strike,end'.startsWith(log)).toBe(true)
    expect(said()).toEqual(['step', 'strike', 'end'])
    expect(second.logged).toEqual(second.session.log.value)
    expect(second.session.snapshot.value).toMatchObject({ seq: 3, actor: 1 })
    expect(new Set(scenes.map(scene => JSON.stringify(scene))).size).toBe(scenes.length)
  })

  test('are dropped where they are taken back, and what stands is shown', async () => {
    const { first, second, scenes, goOn } = watching()
    await first.session.take(0)
    await until(() => scenes.length === 1)
    // Taken back and done otherwise, while the second device still watches.
    await first.session.undo()
    await first.session.take(1)
    goOn()
    await aMoment()
    goOn()
    await until(() => second.session.snapshot.value.actor === 1)
    expect(second.session.snapshot.value.scene.pieces).toEqual(first.session.snapshot.value.scene.pieces)
    expect(second.session.log.value.map(({ text }) => text)).toEqual(
      first.session.log.value.map(({ text }) => text),
    )
    expect(second.session.busy.value).toBe(false)
  })

  test('are skipped through at once', async () => {
    const { first, second, scenes } = watching()
    await first.session.take(0)
    await until(() => scenes.length === 1)
    second.session.playback.skip()
    await until(() => second.session.snapshot.value.actor === 1)
    expect(second.session.busy.value).toBe(false)
    expect(second.logged).toEqual(second.session.log.value.slice(-second.logged.length))
  })
})
