import { Script } from 'node:vm'
import { Interrupted, type Watched } from '@sextant/bots'
import type { Interruption } from './io.ts'

/** How long a job may run before the process looks whether a key was pressed; looking takes time, too. */
const EVERY_MS = 50

/** Runs a job that Ctrl-C asks to stop; pressed once more after it was heard, Ctrl-C ends the process. */
export async function interruptible<T>(job: (interruption: Interruption) => Promise<T>): Promise<T> {
  let pressed = false
  let resolve: () => void = () => {}
  const interrupted = new Promise<void>(done => {
    resolve = done
  })
  const hear = () => {
    pressed = true
    resolve()
  }
  process.once('SIGINT', hear)
  let looked = performance.now()
  try {
    return await job({
      stopped() {
        const now = performance.now()
        if (now - looked < EVERY_MS) return pressed
        looked = now
        // Signals are heard only when the event loop comes round.
        return new Promise(resolved => setImmediate(() => resolved(pressed)))
      },
      watched: work => watched(work, hear),
      interrupted,
    })
  } finally {
    process.off('SIGINT', hear)
  }
}

/**
 * Node hears of a signal only between pieces of work, and a training is one piece of minutes. Work that a script calls can be broken
 * off by Ctrl-C, so a script calls it.
 */
function watched<R>(work: () => R, hear: () => void): R {
  let result: { readonly value: R } | undefined
  const outer = running
  running = () => {
    result = { value: work() }
  }
  try {
    CALL.runInThisContext({ breakOnSigint: true })
  } catch (error) {
    if (!isBreak(error)) throw error
    hear()
    throw new Interrupted()
  } finally {
    running = outer
  }
  if (!result) throw new Error('the work was not done')
  return result.value
}

let running: (() => void) | undefined
const NAME = 'sextant.watched'
const CALL = new Script(`globalThis[Symbol.for(${JSON.stringify(NAME)})]()`)
Object.defineProperty(globalThis, Symbol.for(NAME), { value: () => running?.(), configurable: true })

function isBreak(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'ERR_SCRIPT_EXECUTION_INTERRUPTED'
}

/** For jobs that take no long parts. */
export const unheard: Pick<Interruption, 'watched' | 'interrupted'> = {
  watched: (work => work()) satisfies Watched,
  interrupted: new Promise(() => {}),
}
