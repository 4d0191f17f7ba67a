import { type Catalogue, type Catalogues, say } from '@sextant/scene'
import { catalogueOf } from './game-texts.ts'
import { type Key, t, type Values } from './texts.ts'

type CampaignKey = Extract<Key, `campaign.${string}`>

/** What a campaign calls things in its own words, `campaign.new`: else what this page calls them. */
export function campaignText(catalogue: Catalogue, key: CampaignKey, values: Values = {}): string {
  return Object.hasOwn(catalogue, key) ? say({ key, values }, catalogue) : t(key, values)
}

/** A campaign's `title` in the language of the page. */
export function campaignName({
  texts,
  title,
}: {
  readonly texts: Catalogues
  readonly title: string
}): string {
  return catalogueOf(texts).title ?? title
}
