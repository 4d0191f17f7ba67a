import type { Question, Thinker } from './thinker.ts'

export type Asked = { readonly number: number; readonly question: Question }
export type Answered =
  | { readonly number: number; readonly action: unknown }
  | { readonly number: number; readonly failure: string }

/** Thinks in a worker, so that the page never freezes; stopping ends the worker, and the next question starts one. */
export function workerThinker(start: () => Worker = startWorker): Thinker {
  let worker: Worker | undefined
  let last = 0
  return {
    choose(question) {
      worker ??= start()
      const asked = worker
      const number = ++last
      return new Promise((resolve, reject) => {
        asked.onmessage = ({ data }: MessageEvent<Answered>) => {
          if (data.number !== number) return
          if ('failure' in data) reject(new Error(data.failure))
          else resolve(data.action)
        }
        asked.onerror = event => reject(new Error(event.message || 'the worker failed'))
        asked.postMessage({ number, question } satisfies Asked)
      })
    },
    stop() {
      worker?.terminate()
      worker = undefined
    },
  }
}

function startWorker(): Worker {
  return new Worker(new URL('./thinking-worker.ts', import.meta.url), { type: 'module', name: 'thinker' })
}
