import { BotFault } from '@sextant/bots'
import { type Bot, type MatchRecord, randomBot } from '@sextant/engine'
import { type Hexapawn, hexapawn, show } from '@sextant/hexapawn'
import { describe, expect, it } from 'vitest'
import { type Helpers, openSeries, type Progress, type SeriesGame, simulate } from '../src/index.ts'

const boxed = { game: hexapawn, show, bots: [] }
const series = {
  options: hexapawn.scenarios[0].options,
  games: 30,
  bots: [randomBot<Hexapawn>()],
  seed: 'shared',
}

interface Played {
  readonly helper: number
  readonly numbers: readonly number[]
}

/** Helpers in this thread that answer out of order, and note what they have played. */
function helpersNoting(
  played: Played[],
  given: { bots?: readonly Bot<Hexapawn>[]; recorded?: boolean } = {},
) {
  let [clock, closed] = [0, 0]
  const helpers: Helpers<SeriesGame> = {
    worth: { begin() {}, after: games => games >= 3 },
    now: () => {
      clock += 30
      return clock
    },
    start: () =>
      [0, 1, 2].map(helper => ({
        async play({ first, last }) {
          const open = await openSeries(boxed, { ...series, bots: given.bots ?? series.bots })
          const games: SeriesGame[] = []
          for (let wait = 0; wait < 5 * (2 - helper); wait++) await Promise.resolve()
          for (let number = first; number <= last; number++) {
            const game = await open.play(number, given.recorded ?? false).catch(() => undefined)
            if (!game) break
            games.push(game)
          }
          played.push({ helper, numbers: games.map((_, index) => first + index) })
          return games
        },
        close: () => {
          closed++
        },
      })),
  }
  return { helpers, closed: () => closed }
}

describe('a series with helpers', () => {
  it('has the results of one without, each game played once', async () => {
    const played: Played[] = []
    const { helpers, closed } = helpersNoting(played)
    const progress: Progress[] = []
    const shared = await simulate(boxed, { ...series, helpers, onProgress: now => progress.push(now) })
    expect(shared).toEqual(await simulate(boxed, series))
    const numbers = played.flatMap(part => part.numbers).sort((a, b) => a - b)
    expect(numbers).toEqual(Array.from({ length: 27 }, (_, index) => index + 4))
    expect(new Set(played.map(({ helper }) => helper)).size).toBe(3)
    expect(progress.map(({ games }) => games)).toEqual(Array.from({ length: 30 }, (_, index) => index + 1))
    expect(closed()).toBe(3)
  })

  it('hands over the same records under the same numbers', async () => {
    const recordsOf = async (helpers?: Helpers<SeriesGame>) => {
      const records = new Map<number, MatchRecord>()
      await simulate(boxed, {
        ...series,
        ...(helpers && { helpers }),
        onRecord: (record, number) => void records.set(number, record),
      })
      return [...records].sort(([a], [b]) => a - b)
    }
    expect(await recordsOf(helpersNoting([], { recorded: true }).helpers)).toEqual(await recordsOf())
  })

  it('that is stopped counts games without gaps', async () => {
    let asked = 0
    const { helpers } = helpersNoting([])
    const stopped = () => ++asked > 6
    const tally = await simulate(boxed, { ...series, helpers, stopped })
    expect(tally.games).toBeGreaterThan(3)
    expect(tally.games).toBeLessThan(30)
    expect(tally).toEqual(await simulate(boxed, { ...series, games: tally.games }))
  })

  it('fails as it would without, at the same game, and closes its helpers', async () => {
    const bots = [failingLate()]
    const { helpers, closed } = helpersNoting([], { bots })
    const alone = simulate(boxed, { ...series, bots })
    await expect(alone).rejects.toThrow(BotFault)
    const why = await alone.catch(String)
    await expect(simulate(boxed, { ...series, bots, helpers }).catch(String)).resolves.toBe(why)
    expect(closed()).toBe(3)
  })
})

/** Plays at random, and chooses what is not allowed once eight pawns are captured: few games come so far. */
function failingLate(): Bot<Hexapawn> {
  const sound = randomBot<Hexapawn>()
  return {
    ...sound,
    join(rules, seat) {
      const player = sound.join(rules, seat)
      return {
        choose(view, dice, budget) {
          const lost = view.pawns.flat().filter(at => at < 0).length
          return lost >= 8 ? { from: -1, to: -1 } : player.choose(view, dice, budget)
        },
      }
    },
  }
}
