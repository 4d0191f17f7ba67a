import type { Catalogue, Panel, Side, Skin } from '@sextant/scene'
import { Target } from 'lucide'
import { useEffect, useState } from 'preact/hooks'
import './rules-card.css'
import { t } from '../../i18n/texts.ts'
import { Icon } from '../icon.tsx'
import { PanelView } from '../panel-view.tsx'

interface RulesCardProps {
  /** The panels of the card, made from the data of the match: `Show.rulesCard`. */
  readonly load: () => Promise<readonly Panel[]>
  /** How the match is won. */
  readonly goal?: string
  readonly sides: readonly Side[]
  readonly skin: Skin
  readonly catalogue: Catalogue
}

type Loaded =
  | { readonly kind: 'loading' }
  | { readonly kind: 'there'; readonly panels: readonly Panel[] }
  | { readonly kind: 'failed'; readonly why: string }

/** The rules of a match on one page: how it is won, what a turn is, pieces with their numbers, ground, counters. */
export function RulesCard({ load, goal, sides, skin, catalogue }: RulesCardProps) {
  const [loaded, setLoaded] = useState<Loaded>({ kind: 'loading' })
  useEffect(() => {
    let here = true
    load().then(
      panels => here && setLoaded({ kind: 'there', panels }),
      error =>
        here && setLoaded({ kind: 'failed', why: error instanceof Error ? error.message : String(error) }),
    )
    return () => {
      here = false
    }
  }, [])
  return (
    <div class="rules-card">
      {goal !== undefined && (
        <p class="rules-goal">
          <Icon of={Target} />
          <span>{goal}</span>
        </p>
      )}
      {loaded.kind === 'failed' && <p class="tone-bad">{t('rules.failed', { why: loaded.why })}</p>}
      {loaded.kind === 'there' && (
        <div class="rules-panels">
          {loaded.panels.map(panel => (
            <PanelView key={panel.id} panel={panel} sides={sides} skin={skin} catalogue={catalogue} />
          ))}
        </div>
      )}
    </div>
  )
}
