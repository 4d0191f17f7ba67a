import { findGame, games } from '@sextant/games'
import { hexBenchmarks } from './hex/compare.ts'
import type { Effort } from './measure.ts'
import { measureGame } from './measure-game.ts'
import { measureRecords } from './measure-records.ts'
import type { Measures } from './report.ts'
import { measureSimulate } from './simulate.ts'
import { stonesGame } from './stones/game.ts'
import { raceStones } from './stones/race.ts'

/** Scenarios that are measured besides the first of their game: the large ones. */
const LARGE = ['game/hex-ships/line-of-battle']

/** Games whose records are measured. */
const RECORDED = ['blades-of-hex', 'underwater-hockey', 'broadside']

/** Everything there is to measure, each by a name: `game/hexapawn`, `game/stones`, `records/broadside`, `stones`, `hex`, `simulate`. */
export function partNames(): string[] {
  return [
    ...games.map(({ id }) => `game/${id}`),
    ...LARGE,
    `game/${stonesGame.id}`,
    ...RECORDED.map(id => `records/${id}`),
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
  const listed = kind === 'game' || kind === 'records' ? findGame(id) : undefined
  if (!listed) throw new RangeError(`There is no part ${name}; the parts are ${partNames().join(', ')}`)
  const box = await listed.load()
  if (kind === 'records')
    return { games: [], hex: [], records: [box.open(({ game }) => measureRecords(game, effort))] }
  return { games: [box.open(({ game }) => measureGame(game, effort, scenario))], hex: [] }
}
