import type { Progress } from '@sextant/lab'
import type { Io } from './io.ts'

const BAR = 30
const EVERY_MS = { drawn: 100, written: 5000 }

/** How far a long job has come, on the error stream: a bar in place for people, now and then a line for logs. */
export interface Gauge {
  /** The part that is done, 0 … 1, and what to say of it; asked for only when it is shown. */
  show(part: number, words: (ms: number) => string): void
  clear(): void
}

/** Nothing is shown in the first `quiet` milliseconds; most jobs are over by then. */
export function gaugeOn(io: Io, quiet?: number): Gauge {
  const inPlace = io.terminal.progress
  const every = inPlace ? EVERY_MS.drawn : EVERY_MS.written
  const began = io.now()
  let next = began + (quiet ?? every)
  let drawn = false
  return {
    show(part, words) {
      const now = io.now()
      if (now < next) return
      next = now + every
      const state = words(now - began)
      if (!inPlace) return io.err(`${state}\n`)
      const full = Math.round(part * BAR)
      io.err(`\r\u001b[K${'█'.repeat(full)}${'░'.repeat(BAR - full)} ${state}`)
      drawn = true
    },
    clear: () => {
      if (drawn) io.err('\r\u001b[K')
      drawn = false
    },
  }
}

/** The progress of a series of games, or of whatever it is made of. */
export function progressOn(
  io: Io,
  total: number,
  what = 'games',
): { show(progress: Progress): void; clear(): void } {
  const gauge = gaugeOn(io)
  return {
    show({ games, actions }) {
      gauge.show(games / total, ms => {
        const left = clock((ms / games) * (total - games))
        return `${games} of ${total} ${what}, ${actions} actions, ${left} left`
      })
    },
    clear: gauge.clear,
  }
}

function clock(ms: number): string {
  const seconds = Math.round(ms / 1000)
  return seconds < 60 ? `${seconds} s` : `${Math.floor(seconds / 60)} min ${seconds % 60} s`
}
