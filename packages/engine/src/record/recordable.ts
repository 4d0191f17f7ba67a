import { flawOfData } from '../input/data-limits.ts'
import { LIMITS } from '../input/limits.ts'
import { type Flaw, InputError } from '../input/schema.ts'

/** What a match or campaign is started with, by what it is called there: `options`, `position`. */
export interface Beginning {
  /** Plain data that the record will hold. */
  readonly data: Readonly<Record<string, unknown>>
  readonly seed: string
  readonly players: readonly string[]
}

/**
 * Throws an `InputError` where the record of a match would hold what no reader of records lets through. It is said before the match
 * begins, not when it is saved or, worse, read.
 */
export function checkRecordable({ data, seed, players }: Beginning, source: string): void {
  const flaws = [...flawsOfData(data), ...flawsOfWords(seed, players)]
  if (flaws.length > 0) throw new InputError(source, flaws)
}

/** Levels that stand above the position and its parts, in the changes of a battle of a campaign. */
const LEVELS_ABOVE = 10

function flawsOfData(parts: Beginning['data']): Flaw[] {
  const count = { values: 0, keys: 0 }
  return Object.entries(parts).flatMap(([name, data]): Flaw[] => {
    if (isDeeper(data, LIMITS.depth - LEVELS_ABOVE))
      return [{ path: `/${name}`, message: `is nested too deep: ${LIMITS.depth - LEVELS_ABOVE} are allowed` }]
    const flaw = flawOfData(data, count)
    return flaw ? [{ path: `/${name}${flaw.path === '/' ? '' : flaw.path}`, message: flaw.message }] : []
  })
}

function flawsOfWords(seed: string, players: readonly string[]): Flaw[] {
  const flaws: Flaw[] = []
  if (seed.length > LIMITS.seed)
    flaws.push({ path: '/seed', message: `has ${seed.length} characters; ${LIMITS.seed} are allowed` })
  for (const [seat, player] of players.entries())
    if (player.length > LIMITS.name)
      flaws.push({
        path: `/players/${seat}`,
        message: `has ${player.length} characters; a name has at most ${LIMITS.name}`,
      })
  return flaws
}

function isDeeper(data: unknown, levels: number): boolean {
  if (typeof data !== 'object' || data === null) return false
  return levels === 0 || Object.values(data).some(part => isDeeper(part, levels - 1))
}
