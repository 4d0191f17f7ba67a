import type { Catalogue, Scene } from '@sextant/scene'
import type { AdvisedChoice } from '@sextant/session'
import { t } from '../../../i18n/texts.ts'
import { toldChance } from '../../../i18n/told-chance.ts'
import { announce } from '../../../notices/notice.ts'
import { choiceInWords } from './choice-text.ts'

/** Tells a screen reader what the adviser likes best. */
export function announceBest({ choice, told }: AdvisedChoice, scene: Scene, catalogue: Catalogue): void {
  announce(t('advice.best', { choice: choiceInWords(choice, scene, catalogue), chance: toldChance(told) }))
}
