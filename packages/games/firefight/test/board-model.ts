/** The map by axial coordinates, and sight and movement as the rulings put them, without the rules' own tables. */

export interface Hex {
  readonly q: number
  readonly r: number
}

export interface MapModel {
  readonly size: number
  /** A letter for each hex, by `q,r`. */
  readonly letters: ReadonlyMap<string, string>
  readonly hexes: readonly Hex[]
}

export const keyOf = ({ q, r }: Hex) => `${q},${r}`

/** The rows of a map from r = −size on, each from its least q on. */
export function mapModel(size: number, rows: readonly string[]): MapModel {
  const letters = new Map<string, string>()
  const hexes: Hex[] = []
  for (let r = -size; r <= size; r++) {
    const row = rows[r + size] ?? ''
    let place = 0
    for (let q = -size; q <= size; q++) {
      if (Math.abs(q + r) > size) continue
      letters.set(`${q},${r}`, row[place++] ?? '?')
      hexes.push({ q, r })
    }
  }
  return { size, letters, hexes }
}

/** The document's formula. */
export function hexDistance(a: Hex, b: Hex): number {
  return (Math.abs(a.q - b.q) + Math.abs(a.q + a.r - b.q - b.r) + Math.abs(a.r - b.r)) / 2
}

/**
 * Samples at k/n of the way between the centres; the hexes nearest to a sample, by true distance, are one, or two where it
 * lies exactly between them. Everything times n, so that it is exact.
 */
export function canSee(map: MapModel, a: Hex, b: Hex): boolean {
  const n = hexDistance(a, b)
  let forests = 0
  for (let k = 1; k < n; k++) {
    const q = a.q * (n - k) + b.q * k
    const r = a.r * (n - k) + b.r * k
    const off = (hex: Hex) => {
      const [dq, dr] = [hex.q * n - q, hex.r * n - r]
      return dq * dq + dq * dr + dr * dr
    }
    const nearest = Math.min(...map.hexes.map(off))
    const here = map.hexes.filter(hex => off(hex) === nearest).map(hex => map.letters.get(keyOf(hex)))
    if (here.every(letter => letter === 'r' || letter === '#')) return false
    if (!here.some(letter => letter === '.' || letter === 'w')) forests++
  }
  return forests < 2
}

const DIRECTIONS = [
  { q: 1, r: 0 },
  { q: 1, r: -1 },
  { q: 0, r: -1 },
  { q: -1, r: 0 },
  { q: -1, r: 1 },
  { q: 0, r: 1 },
]

export interface Walker {
  readonly speed: number
  readonly flying: boolean
  readonly surcharge: number
  readonly perHex: boolean
}

export interface Walked {
  readonly cost: number
  readonly path: readonly Hex[]
  readonly wet: number
}

/** Every path is tried, in the order of directions; a later one replaces an earlier only where it is better. */
export function bestPaths(
  map: MapModel,
  start: Hex,
  units: ReadonlySet<string>,
  walker: Walker,
): Map<string, Walked> {
  const best = new Map<string, Walked>()
  const walk = (at: Hex, path: readonly Hex[], wet: number) => {
    for (const step of DIRECTIONS) {
      const next = { q: at.q + step.q, r: at.r + step.r }
      const letter = map.letters.get(keyOf(next))
      if (letter === undefined || (!walker.flying && units.has(keyOf(next)))) continue
      if (keyOf(next) === keyOf(start) || path.some(hex => keyOf(hex) === keyOf(next))) continue
      const difficult = wet + (letter === 'w' || letter === 'r' ? 1 : 0)
      const extra = walker.flying
        ? 0
        : walker.surcharge * (walker.perHex ? difficult : Math.min(1, difficult))
      const longer = [...path, next]
      const cost = longer.length + extra
      if (cost > walker.speed) continue
      const known = best.get(keyOf(next))
      if (!known || isBetter({ cost, path: longer, wet: difficult }, known))
        best.set(keyOf(next), { cost, path: longer, wet: difficult })
      walk(next, longer, difficult)
    }
  }
  walk(start, [], 0)
  for (const key of units) best.delete(key)
  return best
}

function isBetter(a: Walked, b: Walked): boolean {
  if (a.cost !== b.cost) return a.cost < b.cost
  if (a.path.length !== b.path.length) return a.path.length < b.path.length
  return a.wet < b.wet
}
