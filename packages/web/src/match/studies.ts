import type { Store } from '../store/store.ts'
import type { Line } from './line.ts'
import type { OnStudy, Question } from './thinker.ts'

/** What programs have learnt, kept for the next time. */
export interface Studies {
  /**
   * What the program goes by, learnt now where it is not known yet. Whoever asks may stop listening; the study goes on
   * for the next one who asks, unless another one is wanted meanwhile.
   */
  learnt(question: Question, key: string, onStudy: OnStudy, stop: AbortSignal): Promise<Uint8Array>
  /** Ends the study under way. */
  end(): void
}

interface Running {
  readonly place: string
  readonly result: Promise<Uint8Array>
  readonly hearers: Set<OnStudy>
  abandon(): void
}

/** One study at a time, on a line of its own. */
export function studiesIn(store: Pick<Store, 'study' | 'keepStudy'>, line: Line): Studies {
  let running: Running | undefined

  function start(question: Question, key: string, place: string): Running {
    const hearers = new Set<OnStudy>()
    let abandon = () => {}
    const result = new Promise<Uint8Array>((resolve, reject) => {
      abandon = () => reject(new Error('the study was given up'))
      const tell = (part: number) => {
        for (const hear of hearers) hear(part)
      }
      line.ask({ kind: 'learn', question }, tell).then(answer => resolve(answer as Uint8Array), reject)
    })
    const study: Running = { place, result, hearers, abandon }
    result
      .then(bytes => store.keepStudy({ ...placeOf(question), key, bytes }))
      // A study that fails is told to those who wait for it.
      .catch(() => {})
      .finally(() => {
        if (running === study) running = undefined
      })
    return study
  }

  function giveUp(): void {
    line.hangUp()
    running?.abandon()
    running = undefined
  }

  return {
    async learnt(question, key, onStudy, stop) {
      const { game, program } = placeOf(question)
      const place = JSON.stringify([game, program, key])
      for (;;) {
        const known = running?.place === place ? undefined : await store.study(game, program, key)
        if (known) return known
        if (!running || running.place === place) break
        if (running.hearers.size === 0) giveUp()
        else await running.result.catch(() => {})
      }
      running ??= start(question, key, place)
      const { result, hearers } = running
      if (!stop.aborted) {
        hearers.add(onStudy)
        stop.addEventListener('abort', () => hearers.delete(onStudy))
      }
      return result
    },
    end: giveUp,
  }
}

/** A campaign's programs may have the names of its game's. */
function placeOf({ game, campaign, program }: Question): { game: string; program: string } {
  return { game, program: campaign === undefined ? program : `${campaign}/${program}` }
}
