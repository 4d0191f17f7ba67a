import { type Catalogue, say } from '@sextant/scene'
import { t } from '../../../i18n/texts.ts'
import type { Guided } from './guide.ts'

/** One step of the newcomer's guide, between the board and what is below it. */
export function GuideCard({ guide, catalogue }: { readonly guide: Guided; readonly catalogue: Catalogue }) {
  const step = guide.step.value
  if (!step) return null
  return (
    <section class="guide guide-step card" aria-label={t('guide.title')} role="status">
      <p class="guide-count figures">{t('guide.count', { number: step.number, of: step.of })}</p>
      <p class="guide-text">{say(step.text, catalogue)}</p>
      <p class="row">
        <button type="button" class="link" onClick={guide.skip}>
          {t('guide.skip')}
        </button>
        <button type="button" onClick={guide.next}>
          {t(step.number === step.of ? 'guide.done' : 'guide.next')}
        </button>
      </p>
    </section>
  )
}
