import type { Evaluation, RecordedMatch } from '@sextant/session'
import { useEffect, useState } from 'preact/hooks'
import { pageBots } from '../bots/page-bots.ts'
import { pageModels, pageStore } from '../store/page-store.ts'
import { evaluationsOf } from './stored-evaluations.ts'

export type Evaluating =
  /** Nobody can judge this match, or not yet. */
  | { readonly kind: 'none' }
  /** `part` of the positions are judged, 0 … 1; before that the adviser may have to train. */
  | { readonly kind: 'thinking'; readonly part: number; readonly trained?: number }
  | { readonly kind: 'ready'; readonly evaluations: readonly Evaluation[] }
  | { readonly kind: 'failed' }

/** Has a match judged that is over, in a worker of its own; leaving the page ends that. */
export function useEvaluations(id: string, recorded: RecordedMatch | undefined): Evaluating {
  const [state, setState] = useState<Evaluating>({ kind: 'none' })
  useEffect(() => {
    if (!recorded?.judged || !recorded.outcome) return
    let open = true
    const become = (next: Evaluating) => {
      if (open) setState(next)
    }
    const bots = pageBots(pageModels())
    become({ kind: 'thinking', part: 0 })
    evaluationsOf({
      id,
      recorded,
      store: pageStore(),
      client: bots.adviser,
      onProgress: part => become({ kind: 'thinking', part }),
      onTraining: trained => become({ kind: 'thinking', part: 0, ...(trained !== undefined && { trained }) }),
    })
      .then(evaluations => become(evaluations ? { kind: 'ready', evaluations } : { kind: 'none' }))
      .catch(() => become({ kind: 'failed' }))
      .finally(() => bots.end())
    return () => {
      open = false
      bots.end()
    }
  }, [id, recorded])
  return state
}
