import { type Key, t } from '../../../i18n/texts.ts'
import { Link } from '../../../ui/link.tsx'
import { Page } from '../../../ui/page.tsx'

interface Props {
  readonly id: string
  readonly title: Key
  readonly why: Key
  /** What is wrong with it, where its rules no longer lead there: it can still be watched. */
  readonly broken?: string | undefined
}

/** In place of a match or a campaign that cannot go on here. */
export function NotOpened({ id, title, why, broken }: Props) {
  return (
    <Page title={t(title)} class="narrow">
      <p>{t(why)}</p>
      {broken !== undefined && <pre class="detail">{broken}</pre>}
      <p class="row">
        {broken !== undefined && (
          <Link class="button" to={{ page: 'replay', id }}>
            {t('replay.watch')}
          </Link>
        )}
        <Link class="button" to={{ page: 'home' }}>
          {t('nav.games')}
        </Link>
      </p>
    </Page>
  )
}
