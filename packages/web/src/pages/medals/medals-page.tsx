import { Medal } from 'lucide'
import { useEffect, useState } from 'preact/hooks'
import { gameTitle } from '../../i18n/game-title.ts'
import { counted, knownText, t } from '../../i18n/texts.ts'
import { type CabinetMedal, medalCabinet } from '../../store/medal-cabinet.ts'
import { pageStore } from '../../store/page-store.ts'
import { Icon } from '../../ui/icon.tsx'
import { Page } from '../../ui/page.tsx'
import './medals.css'

/** Every medal there is: those that were won, with the games they were won in, and those that are still to be won. */
export function MedalsPage() {
  const [medals, setMedals] = useState<readonly CabinetMedal[]>()
  useEffect(() => {
    let open = true
    Promise.all([pageStore().results(), pageStore().scores()]).then(([results, scores]) => {
      if (open) setMedals(medalCabinet(results, scores))
    })
    return () => {
      open = false
    }
  }, [])
  const won = medals?.filter(({ games }) => games.length > 0) ?? []
  const others = medals?.filter(({ games }) => games.length === 0) ?? []
  return (
    <Page title={t('medal.title')} class="medals-page">
      <p class="muted">{t('medal.page.about')}</p>
      <MedalSection title={t('medal.page.won')} medals={won} />
      <MedalSection title={t('medal.page.open')} medals={others} />
    </Page>
  )
}

function MedalSection({
  title,
  medals,
}: {
  readonly title: string
  readonly medals: readonly CabinetMedal[]
}) {
  if (medals.length === 0) return null
  return (
    <section aria-label={title}>
      <h2>{title}</h2>
      <ul class="cabinet">
        {medals.map(({ id, games }) => (
          <li key={id} class="card" data-won={games.length > 0}>
            <Icon of={Medal} />
            <div>
              <strong>{knownText(`medal.${id}`)}</strong>
              <p>{knownText(`medal.${id}.why`)}</p>
              {games.length > 0 && (
                <p class="muted">
                  {counted('medal.page.times', games.length, {
                    games: [...new Set(games)].map(game => gameTitle(game)).join(', '),
                  })}
                </p>
              )}
            </div>
          </li>
        ))}
      </ul>
    </section>
  )
}
