import type { Line } from './line.ts'
import type { Studies } from './studies.ts'
import type { Advised, Adviser, OnStudy, Question, Thinker } from './thinker.ts'

/** Programs at the end of a line, which study first where they must. */
export function scholarOn(line: Line, studies: Studies): Thinker & Adviser {
  let stopping = new AbortController()

  async function ask(kind: 'choose' | 'advise', question: Question, onStudy: OnStudy): Promise<unknown> {
    const { signal } = stopping
    const key = await line.ask({ kind: 'key', question })
    if (typeof key !== 'string') return line.ask({ kind, question })
    const learnt = await studies.learnt(question, key, onStudy, signal)
    return signal.aborted ? new Promise(() => {}) : line.ask({ kind, question, learnt })
  }

  return {
    choose: (question, onStudy = () => {}) => ask('choose', question, onStudy),
    advise: async (question, onStudy = () => {}) =>
      (await ask('advise', question, onStudy)) as readonly Advised[],
    stop() {
      stopping.abort()
      stopping = new AbortController()
      line.hangUp()
    },
  }
}
