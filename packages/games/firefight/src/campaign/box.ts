import { type BoxedGame, type CampaignBox, type Catalogues, campaignBox } from '@sextant/scene'
import type { Firefight } from '../battle/types.ts'
import { commanders } from './bot/commanders.ts'
import { emberRoad } from './campaign.ts'
import { show } from './show/show.ts'

/** The campaign in its box, with the game of its battles. */
export function boxEmberRoad(battles: BoxedGame<Firefight>): CampaignBox {
  const texts = withPlatoonNames(battles.show.texts)
  return campaignBox({
    campaign: emberRoad,
    show,
    bots: commanders,
    battles: { ...battles, show: { ...battles.show, texts } },
  })
}

/** In battles the platoon's units are called in English; other languages have names for them. */
function withPlatoonNames({ en, ...others }: Catalogues): Catalogues {
  const translated = Object.entries(others).map(([language, texts]) => [
    language,
    async () => ({
      ...(typeof texts === 'function' ? await texts() : texts),
      ...(await import('./texts/story.ts')).platoonNamesIn(language),
    }),
  ])
  return { en, ...Object.fromEntries(translated) }
}
