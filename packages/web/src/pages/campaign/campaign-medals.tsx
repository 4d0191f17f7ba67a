import type { MatchRecord } from '@sextant/engine'
import { useEffect, useState } from 'preact/hooks'
import { campaignMedalsOf } from '../../store/campaign-medals.ts'
import { pageStore } from '../../store/page-store.ts'
import type { Score } from '../../store/store.ts'
import { Medals } from '../match/ending/medal-list.tsx'

interface CampaignMedalsProps {
  readonly id: string
  /** Of this campaign and of those before it. */
  readonly scores: readonly Score[]
  readonly battles: readonly MatchRecord[]
}

/** What a campaign has earned: its own medals, and those of its battles. */
export function CampaignMedals({ id, scores, battles }: CampaignMedalsProps) {
  const [ofBattles, setOfBattles] = useState<readonly string[]>([])
  useEffect(() => {
    let open = true
    pageStore()
      .results()
      .then(results => {
        const own = results.filter(result => result.id.startsWith(`${id}/`))
        if (open) setOfBattles(own.flatMap(({ medals = [] }) => medals))
      })
    return () => {
      open = false
    }
  }, [id, scores])
  const score = scores.find(found => found.id === id)
  const earlier = scores.filter(found => found.id !== id && score && found.ended < score.ended)
  const own = score ? campaignMedalsOf({ score, battles: battles.map(playedBy), earlier }) : []
  return <Medals medals={[...new Set([...own, ...ofBattles])]} />
}

function playedBy({ seats, outcome }: MatchRecord) {
  return { players: seats.map(({ player }) => player), scores: outcome?.scores ?? [] }
}
