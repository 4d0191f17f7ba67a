import { type Catalogue, type Scene, say } from '@sextant/scene'
import type { Choice } from '@sextant/session'
import { t } from '../../../i18n/texts.ts'

/** A choice where nothing is pointed at: with the piece that it is done with, as labels leave that to the board. */
export function choiceInWords({ gesture }: Choice, { pieces }: Scene, catalogue: Catalogue): string {
  const choice = say(gesture.label, catalogue)
  const first = gesture.picks?.[0]
  const piece = first && 'piece' in first ? pieces?.find(({ id }) => id === first.piece) : undefined
  return piece ? t('advice.with', { piece: piece.tag ?? say(piece.name, catalogue), choice }) : choice
}
