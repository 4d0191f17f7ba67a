import { Medal } from 'lucide'
import { useEffect, useState } from 'preact/hooks'
import { knownText, t } from '../../../i18n/texts.ts'
import { COMEBACK } from '../../../store/medals.ts'
import { pageStore } from '../../../store/page-store.ts'
import { Icon } from '../../../ui/icon.tsx'
import { Link } from '../../../ui/link.tsx'

interface MedalListProps {
  readonly id: string
  /** It was won after it was nearly lost. */
  readonly comeback: boolean
}

/** The medals that a match has earned, with what each is for. */
export function MedalList({ id, comeback }: MedalListProps) {
  const [earned, setEarned] = useState<readonly string[]>([])
  useEffect(() => {
    let open = true
    // The result is stored a moment after the match has ended.
    const look = async (tries: number): Promise<void> => {
      const found = (await pageStore().results()).find(result => result.id === id)
      if (!open) return
      if (!found) {
        if (tries > 0) setTimeout(() => void look(tries - 1), 300)
        return
      }
      const { medals = [] } = found
      // The match is judged after its result was stored.
      const all = comeback && !medals.includes(COMEBACK) ? [...medals, COMEBACK] : medals
      setEarned(all)
      if (all !== medals) await pageStore().replaceResult({ ...found, medals: all })
    }
    void look(10)
    return () => {
      open = false
    }
  }, [id, comeback])
  return <Medals medals={earned} />
}

/** Medals by their ids, and the way to all of them. */
export function Medals({ medals }: { readonly medals: readonly string[] }) {
  return (
    <>
      {medals.length > 0 && (
        <ul class="medals" aria-label={t('medal.title')}>
          {medals.map(medal => (
            <li key={medal}>
              <Icon of={Medal} />
              <strong>{knownText(`medal.${medal}`)}</strong>
              <span>{knownText(`medal.${medal}.why`)}</span>
            </li>
          ))}
        </ul>
      )}
      <p class="medals-all">
        <Link to={{ page: 'medals' }}>{t('medal.all')}</Link>
      </p>
    </>
  )
}
