import { withTexts } from '@sextant/scene/kit'
import { catalogueIn } from '../texts/catalogue.ts'
import { en } from '../texts/en.ts'
import { zh } from '../texts/zh.ts'
import { show as lean } from './show.ts'

/** How the game is shown, with all its languages at hand. */
export const show = withTexts(lean, {
  en: catalogueIn('en', en),
  zh: catalogueIn('zh', zh),
})
