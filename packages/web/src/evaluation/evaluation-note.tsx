import { t } from '../i18n/texts.ts'
import type { Evaluating } from './use-evaluations.ts'

/** How far the adviser is with judging a match; nothing once it is done. */
export function EvaluationNote({ state }: { readonly state: Evaluating }) {
  switch (state.kind) {
    case 'none':
    case 'ready':
      return null
    case 'thinking':
      return (
        <label class="evaluation-note muted">
          {t(state.trained === undefined ? 'evaluation.thinking' : 'evaluation.training')}
          <progress max={1} value={state.trained ?? state.part} />
        </label>
      )
    case 'failed':
      return <p class="muted">{t('evaluation.failed')}</p>
  }
}
