import type { Progress } from '@sextant/lab'
import type { Io } from './io.ts'

const BAR = 30
const EVERY_MS = { drawn: 100, told: 5000 }

/** How far a long job has come, on the error stream: a bar in place for people, now and then a line for logs. */
export function progressOn(io: Io, total: number): { show(progress: Progress): void; clear(): void } {
  const inPlace = io.terminal.progress
  const every = inPlace ? EVERY_MS.drawn : EVERY_MS.told
  const began = io.now()
  let last = began
  let drawn = false
  return {
    show({ games, actions }) {
      const now = io.now()
      if (now - last < every) return
      last = now
      const left = ((now - began) / games) * (total - games)
      const state = `${games} of ${total} games, ${actions} actions, ${clock(left)} left`
      if (!inPlace) return io.err(`${state}\n`)
      const full = Math.round((games / total) * BAR)
      io.err(`\r\u001b[K${'█'.repeat(full)}${'░'.repeat(BAR - full)} ${state}`)
      drawn = true
    },
    clear: () => {
      if (drawn) io.err('\r\u001b[K')
    },
  }
}

function clock(ms: number): string {
  const seconds = Math.round(ms / 1000)
  return seconds < 60 ? `${seconds} s` : `${Math.floor(seconds / 60)} min ${seconds % 60} s`
}
