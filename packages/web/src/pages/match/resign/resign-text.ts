import { t } from '../../../i18n/texts.ts'

/** What is given up: a match of its own, or a battle of a campaign, which goes on without what is lost in it. */
export type Resigning = 'match' | 'battle'

/** What resigning costs. */
export function resignText(resigning: Resigning, seats: number): string {
  if (resigning === 'battle') return t('resign.whyBattle')
  return t(seats > 2 ? 'resign.whyMany' : 'resign.why')
}
