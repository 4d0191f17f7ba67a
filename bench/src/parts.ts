import { findGame, games } from '@sextant/games'
import { hexBenchmarks } from './hex/compare.ts'
import type { Effort } from './measure.ts'
import { measureGame } from './measure-game.ts'
import type { Measures } from './report.ts'
import { measureSimulate } from './simulate.ts'
import { stonesGame } from './stones/game.ts'
import { raceStones } from './stones/race.ts'

/** Scenarios that are measured besides the first of their game: the large ones. */
const LARGE = ['game/hex-ships/line-of-battle']

/** Everything there is to measure, each by a name: `game/hexapawn`, `game/stones`, `stones`, `hex`, `simulate`. */
export function partNames(): string[] {
  return [
    ...games.map(({ id }) => `game/${id}`),
    ...LARGE,
    `game/${stonesGame.id}`,
    'stones',
    'hex',
    'simulate',
  ]
}

export async function measurePart(name: string, effort: Effort): Promise<Measures> {
  if (name === 'stones') return { games: [], stones: raceStones(effort), hex: [] }
  if (name === 'hex') return { games: [], hex: hexBenchmarks() }
  if (name === 'simulate') return { games: [], hex: [], simulate: measureSimulate(effort) }
  if (name === `game/${stonesGame.id}`) return { games: [measureGame(stonesGame, effort)], hex: [] }
  const [kind, id = '', scenario] = name.split('/')
  const listed = kind === 'game' ? findGame(id) : undefined
  if (!listed) throw new RangeError(`There is no part ${name}; the parts are ${partNames().join(', ')}`)
  const box = await listed.load()
  return { games: [box.open(({ game }) => measureGame(game, effort, scenario))], hex: [] }
}
