import { withTexts } from '@sextant/scene/kit'
import { catalogueIn } from '../texts/catalogue.ts'
import { zh } from '../texts/zh.ts'
import { show as lean } from './show.ts'
import { english } from './words.ts'

/** How the game is shown, with all its languages at hand. */
export const show = withTexts(lean, { en: english, zh: catalogueIn('zh', zh) })
