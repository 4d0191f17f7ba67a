import type { WalkKey } from '../walk-key.ts'
import type { ChartPlaces } from './places.ts'

/** Which way a key points, as seen. */
const TOWARDS: Readonly<Record<WalkKey, readonly [x: number, y: number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
  Home: [-Math.SQRT1_2, -Math.SQRT1_2],
  PageUp: [Math.SQRT1_2, -Math.SQRT1_2],
  End: [-Math.SQRT1_2, Math.SQRT1_2],
  PageDown: [Math.SQRT1_2, Math.SQRT1_2],
}

/** The nearest place in a direction; straight ahead counts for more than aside. The same where there is none. */
export function walkChart({ x, y, count }: ChartPlaces, from: number, key: WalkKey): number {
  const [dx, dy] = TOWARDS[key]
  let [found, least] = [from, Number.POSITIVE_INFINITY]
  for (let place = 0; place < count; place++) {
    if (place === from) continue
    const [ax, ay] = [(x[place] ?? 0) - (x[from] ?? 0), (y[place] ?? 0) - (y[from] ?? 0)]
    const ahead = ax * dx + ay * dy
    const aside = Math.abs(ax * dy - ay * dx)
    // Within 60° to either side.
    if (ahead <= 0 || aside > ahead * Math.sqrt(3)) continue
    const cost = ahead + 1.6 * aside
    if (cost >= least) continue
    least = cost
    found = place
  }
  return found
}
