import { mkdirSync, writeFileSync } from 'node:fs'
import type { SentFile } from '../first-load.ts'

/** What `scripts/bench-web.mjs` makes its tables of. Times in milliseconds, sizes in bytes as they were sent. */
export interface Measurements {
  browser: string
  readonly loads: Load[]
  readonly frames: { what: string; median: number; p99: number; interval: number }[]
  answer?: { clicks: number; median: number; longest: number }
}

/** What a page was sent until it could be used. */
export interface Load {
  readonly what: string
  readonly locale: 'en' | 'zh'
  readonly files: readonly SentFile[]
}

const FOLDER = new URL('../../.cache/', import.meta.url)

export function keep(measurements: Measurements): void {
  mkdirSync(FOLDER, { recursive: true })
  writeFileSync(new URL('bench-web.json', FOLDER), JSON.stringify(measurements))
}

export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b)
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN
}
