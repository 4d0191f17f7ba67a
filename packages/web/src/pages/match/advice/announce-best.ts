import type { Catalogue, Scene } from '@sextant/scene'
import type { Choice } from '@sextant/session'
import { percent } from '../../../i18n/percent.ts'
import { t } from '../../../i18n/texts.ts'
import { announce } from '../../../notices/notice.ts'
import { choiceInWords } from './choice-text.ts'

interface Advised {
  readonly choice: Choice
  readonly chance: number
}

/** Tells a screen reader what the adviser likes best. */
export function announceBest({ choice, chance }: Advised, scene: Scene, catalogue: Catalogue): void {
  announce(t('advice.best', { choice: choiceInWords(choice, scene, catalogue), chance: percent(chance) }))
}
