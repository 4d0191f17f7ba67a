import { Component, type ComponentChildren } from 'preact'
import { t } from '../i18n/texts.ts'
import { Page } from './page.tsx'

/** A page that fails says so, instead of leaving nothing behind. */
export class ErrorBoundary extends Component<{ readonly children: ComponentChildren }, { error?: Error }> {
  override componentDidCatch(error: unknown): void {
    console.error(error)
    this.setState({ error: error instanceof Error ? error : new Error(String(error)) })
  }

  override render() {
    const { error } = this.state
    if (!error) return this.props.children
    return (
      <Page title={t('failed.title')} class="narrow">
        <p>{t('failed.why')}</p>
        <pre class="detail">{error.message}</pre>
        <button type="button" onClick={() => location.reload()}>
          {t('failed.reload')}
        </button>
      </Page>
    )
  }
}
