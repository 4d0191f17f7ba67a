// Which test files fit into the time that is left.

/** Seconds for a test file that never ran here, and for starting any. */
const UNKNOWN = 2
const START = 0.3
/** The part of the time that is left for loading and for times that were misjudged. */
const RESERVE = 0.3

/**
 * The nearest to the change first: test files that were changed, then those of the changed packages, then the others;
 * of these the shortest.
 */
export function fittingTests({ paths, changed, times, seconds, workers }) {
  const packages = new Set(changed.map(packageOf))
  const candidates = paths.map(path => ({
    path,
    distance: changed.includes(path) ? 0 : packages.has(packageOf(path)) ? 1 : 2,
    time: (times[path] ?? UNKNOWN) + START,
  }))
  candidates.sort((a, b) => a.distance - b.distance || a.time - b.time)
  const [chosen, left] = [[], []]
  let room = seconds * (1 - RESERVE) * workers
  for (const { path, time } of candidates) {
    if (time <= room && time <= seconds) {
      chosen.push(path)
      room -= time
    } else left.push(path)
  }
  return { chosen, left }
}

/** `packages/hex`, `packages/games/broadside`, `examples/hexapawn`, `bench`; the path itself outside of packages. */
export function packageOf(path) {
  return /^(packages\/games\/[^/]+|packages\/[^/]+|examples\/[^/]+|bench)\//.exec(path)?.[1] ?? path
}
