import { type Key, t } from '../../../i18n/texts.ts'
import { instead } from '../../../routes/navigate.ts'
import type { StoredKind } from '../../../store/trash.ts'
import { DamagedActions } from '../../../ui/damaged-actions.tsx'
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
  /** It cannot be read at all: it can be saved as a file, and deleted. */
  readonly damaged?: StoredKind | undefined
}

/** In place of a match or a campaign that cannot go on here. */
export function NotOpened({ id, title, why, detail, watchable = false, damaged }: Props) {
  return (
    <Page title={t(title)} class="narrow">
      <p>{t(why)}</p>
      {detail !== undefined && <pre class="detail">{detail}</pre>}
      <p class="row wrap">
        {damaged && <DamagedActions kind={damaged} id={id} onDelete={() => instead({ page: 'replays' })} />}
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
