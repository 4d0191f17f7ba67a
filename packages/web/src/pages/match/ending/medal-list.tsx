import { Medal } from 'lucide'
import { useEffect, useState } from 'preact/hooks'
import { knownText, t } from '../../../i18n/texts.ts'
import { pageStore } from '../../../store/page-store.ts'
import { Icon } from '../../../ui/icon.tsx'

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
      if (found) setEarned(found.medals ?? [])
      else if (tries > 0) setTimeout(() => void look(tries - 1), 300)
    }
    void look(10)
    return () => {
      open = false
    }
  }, [id])
  return <Medals medals={comeback ? [...earned, 'comeback'] : earned} />
}

/** Medals by their ids. */
export function Medals({ medals }: { readonly medals: readonly string[] }) {
  if (medals.length === 0) return null
  return (
    <ul class="medals" aria-label={t('medal.title')}>
      {medals.map(medal => (
        <li key={medal}>
          <Icon of={Medal} />
          <strong>{knownText(`medal.${medal}`)}</strong>
          <span>{knownText(`medal.${medal}.why`)}</span>
        </li>
      ))}
    </ul>
  )
}
