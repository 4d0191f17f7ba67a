import { type Key, t } from '../../../i18n/texts.ts'
import { Link } from '../../../ui/link.tsx'
import { Page } from '../../../ui/page.tsx'

interface Props {
  readonly id: string
  readonly title: Key
  readonly why: Key
  /** What is wrong with it. */
  readonly detail?: string | undefined
  /** Its rules no longer lead there, but what happened is on record. */
  readonly watchable?: boolean
}

/** In place of a match or a campaign that cannot go on here. */
export function NotOpened({ id, title, why, detail, watchable = false }: Props) {
  return (
    <Page title={t(title)} class="narrow">
      <p>{t(why)}</p>
      {detail !== undefined && <pre class="detail">{detail}</pre>}
      <p class="row">
        {watchable && (
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
