export function fittingTests(asked: {
  /** Test files, as paths from the root. */
  paths: readonly string[]
  changed: readonly string[]
  /** Seconds that files took before, by path. */
  times: Readonly<Record<string, number>>
  seconds: number
  workers: number
}): { chosen: string[]; left: string[] }
export function packageOf(path: string): string
