import { findGame } from '@sextant/games/list'
import { type DrawnPosition, lastCampaignPosition, lastPosition } from '@sextant/session'
import { useEffect, useState } from 'preact/hooks'
import { loadTexts } from '../i18n/game-texts.ts'
import { campaignOf } from '../store/find-campaign.ts'
import { pageStore } from '../store/page-store.ts'
import type { StoredKind } from '../store/trash.ts'

/** Where a stored match or campaign stands; its game is loaded for that, after the page is there. */
export function usePosition(kind: StoredKind, id: string): DrawnPosition | undefined {
  const [position, setPosition] = useState<DrawnPosition>()
  useEffect(() => {
    let open = true
    read(kind, id).then(
      async found => {
        if (found) await loadTexts(found.texts)
        if (open) setPosition(found)
      },
      // Damaged, or of other rules: the line does without its picture, and opening it says why.
      () => {},
    )
    return () => {
      open = false
    }
  }, [kind, id])
  return position
}

async function read(kind: StoredKind, id: string): Promise<DrawnPosition | undefined> {
  if (kind === 'match') {
    const match = await pageStore().match(id)
    const box = match && (await findGame(match.meta.game)?.load())
    return match && box && lastPosition(box, match.record)
  }
  const found = await pageStore().campaign(id)
  const box = found && (await findGame(found.meta.game)?.load())
  return found && box && lastCampaignPosition(await campaignOf(box, found.meta.campaign), found.record)
}
