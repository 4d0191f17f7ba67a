import type { Answered, Asked, Line } from './line.ts'

/** A line to a worker, so that the page never freezes; hanging up ends the worker, and the next task starts one. */
export function workerLine(start: () => Worker = startWorker): Line {
  let worker: Worker | undefined
  let last = 0
  const waiting = new Map<number, Waiting>()

  function open(): Worker {
    const opened = start()
    opened.onmessage = ({ data }: MessageEvent<Answered>) => {
      const asked = waiting.get(data.number)
      if (!asked) return
      if ('part' in data) {
        asked.onPart?.(data.part)
        return
      }
      waiting.delete(data.number)
      if ('failure' in data) asked.reject(new Error(data.failure))
      else asked.resolve(data.answer)
    }
    opened.onerror = event => {
      const failure = new Error(event.message || 'the worker failed')
      for (const { reject } of waiting.values()) reject(failure)
      waiting.clear()
    }
    return opened
  }

  return {
    ask(task, onPart) {
      worker ??= open()
      const asked = worker
      const number = ++last
      return new Promise((resolve, reject) => {
        waiting.set(number, { resolve, reject, onPart })
        asked.postMessage({ number, task } satisfies Asked)
      })
    },
    hangUp() {
      worker?.terminate()
      worker = undefined
      waiting.clear()
    },
  }
}

interface Waiting {
  readonly resolve: (answer: unknown) => void
  readonly reject: (error: Error) => void
  readonly onPart: ((part: number) => void) | undefined
}

function startWorker(): Worker {
  return new Worker(new URL('./thinking-worker.ts', import.meta.url), { type: 'module', name: 'thinker' })
}
