import type { Stopped } from './io.ts'

/** How long a job may run before the process looks whether a key was pressed; looking takes time, too. */
const EVERY_MS = 50

/** Runs a job that Ctrl-C asks to stop; pressed once more after it was heard, Ctrl-C ends the process. */
export async function interruptible<T>(job: (stopped: Stopped) => Promise<T>): Promise<T> {
  let pressed = false
  const hear = () => {
    pressed = true
  }
  process.once('SIGINT', hear)
  let looked = performance.now()
  try {
    return await job(() => {
      const now = performance.now()
      if (now - looked < EVERY_MS) return pressed
      looked = now
      // Signals are heard only when the event loop comes round.
      return new Promise(resolve => setImmediate(() => resolve(pressed)))
    })
  } finally {
    process.off('SIGINT', hear)
  }
}
