import { randomBot } from '@sextant/engine'
import { describe, expect, test } from 'vitest'
import { cautious, greedy, type Options, type State } from '../src/index.ts'
import { type BroadsideBot, optionsOf, playDuel } from './play.ts'

const even = optionsOf('even-duel')

describe('the scripts', () => {
  test.each([
    { bot: greedy, least: 85 },
    { bot: cautious, least: 95 },
  ])('$bot.id beats random play in at least $least of 100 duels', ({ bot, least }) => {
    expect((series(even, bot, randomBot(), 60) / 60) * 100).toBeGreaterThanOrEqual(least)
  })

  test('cautious beats greedy over both seats', () => {
    expect(series(even, cautious, greedy, 200)).toBeGreaterThan(120)
  })

  test('the same view and dice give the same choice', () => {
    const first = playDuel(even, [greedy, cautious], 'twice')
    expect(playDuel(even, [greedy, cautious], 'twice').events).toEqual(first.events)
  })

  test('duels between them are decided, and use guns, rifles and stores', () => {
    const used = new Set<string>()
    let decided = 0
    for (let tables = 0; tables < 30; tables++) {
      const { events, outcome } = playDuel(even, [cautious, greedy], `used ${tables}`)
      if (outcome.reason !== 'lost-sight') decided++
      for (const event of events) used.add(event.type === 'attacked' ? event.weapon : event.type)
    }
    expect(decided).toBeGreaterThanOrEqual(24)
    expect([...used]).toEqual(
      expect.arrayContaining(['ball', 'grape', 'rifle', 'moved', 'braced', 'mended', 'switched']),
    )
  })
})

describe.each([[greedy], [cautious]])('combatants played by $id are in character', bot => {
  test('a merchant runs', () => {
    const { gains, closes } = movesOfGame('merchant', bot)
    expect(gains).toBeGreaterThan(4 * closes)
  })

  test('a kraken comes close, grips and dives', () => {
    const { powers, nearest } = movesOfGame('kraken', bot)
    expect(nearest).toBeLessThanOrEqual(1)
    for (const power of ['sweep', 'grip', 'dive']) expect(powers.has(power)).toBe(true)
  })

  test('a sea serpent strikes and slips away', () => {
    const { powers } = movesOfGame('sea-serpent', bot)
    for (const power of ['lunge', 'bite', 'slip']) expect(powers.has(power)).toBe(true)
  })

  test('a ghost ship comes on and never leaves', () => {
    const { closes, gains } = movesOfGame('ghost-ship', bot)
    expect(closes).toBeGreaterThan(0)
    expect(gains).toBe(0)
  })
})

describe('cautious', () => {
  test('saves itself when it is losing and that is worth something', () => {
    const options: Options = { ...even, sides: [{ ...even.sides[0], escape: 0.5, hull: 4 }, even.sides[1]] }
    let fled = 0
    for (let tables = 0; tables < 20; tables++)
      if (playDuel(options, [cautious, greedy], `save ${tables}`).outcome.reason === 'fled') fled++
    expect(fled).toBeGreaterThan(8)
  })

  test('never leaves where leaving is losing', () => {
    for (let tables = 0; tables < 20; tables++)
      expect(playDuel(even, [cautious, greedy], `stay ${tables}`).outcome.reason).not.toBe('fled')
  })
})

/** The score of a program over duels with seats swapped from one to the next. */
function series(options: Options, bot: BroadsideBot, other: BroadsideBot, duels: number): number {
  let score = 0
  for (let tables = 0; tables < duels; tables++) {
    const seat = tables % 2
    const line = seat === 0 ? ([bot, other] as const) : ([other, bot] as const)
    score += playDuel(options, line, `${bot.id} ${other.id} ${tables}`).outcome.scores[seat] ?? 0
  }
  return score
}

function movesOfGame(scenario: string, bot: BroadsideBot) {
  const powers = new Set<string>()
  let gains = 0
  let closes = 0
  let nearest = 6
  const look = ({ D }: State) => {
    nearest = Math.min(nearest, D)
  }
  for (let tables = 0; tables < 12; tables++)
    for (const event of playDuel(optionsOf(scenario), [greedy, bot], `character ${tables}`, look).events) {
      if (!('seat' in event) || event.seat !== 1) continue
      if (event.type === 'struck') powers.add(event.power)
      if (event.type === 'moved' && event.move === 'gain') gains++
      if (event.type === 'moved' && event.move === 'close') closes++
    }
  return { powers, gains, closes, nearest }
}
