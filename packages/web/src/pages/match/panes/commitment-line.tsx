import { t } from '../../../i18n/texts.ts'
import { notify } from '../../../notices/notice.ts'

/** What is promised of the match before its first draw, to be noted by whoever wants to check it at the end. */
export function CommitmentLine({ commitment }: { readonly commitment: string }) {
  async function copy(): Promise<void> {
    try {
      await navigator.clipboard.writeText(commitment)
      notify({ tone: 'good', text: t('log.copied') })
    } catch {
      notify({ tone: 'bad', text: t('log.notCopied') })
    }
  }
  return (
    <p class="commitment muted" title={t('commitment.why')}>
      <span>{t('commitment.title')}</span>
      <code class="figures">{commitment}</code>
      <button type="button" class="quiet" onClick={copy}>
        {t('commitment.copy')}
      </button>
    </p>
  )
}
