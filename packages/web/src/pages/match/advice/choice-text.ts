import { type Catalogue, type Scene, type Span, say, spans } from '@sextant/scene'
import type { Choice } from '@sextant/session'
import { capitalized } from '../../../i18n/game-texts.ts'
import { t } from '../../../i18n/texts.ts'

/**
 * A choice where nothing is pointed at: with the piece that it is done with, as labels leave that to the board. In parts, so
 * that the places it names can be pointed at.
 */
export function choiceSpans({ gesture }: Choice, { pieces }: Scene, catalogue: Catalogue): readonly Span[] {
  const label = spans(gesture.label, catalogue)
  const first = gesture.picks?.[0]
  const piece = first && 'piece' in first ? pieces?.find(({ id }) => id === first.piece) : undefined
  if (!piece) return label
  const name = piece.tag ?? capitalized(say(piece.name, catalogue))
  const [before = '', after = ''] = t('advice.with', { piece: name, choice: CHOICE }).split(CHOICE)
  return [{ text: before }, ...label, { text: after }]
}

/** The same as one sentence. */
export function choiceInWords(choice: Choice, scene: Scene, catalogue: Catalogue): string {
  return choiceSpans(choice, scene, catalogue)
    .map(({ text }) => text)
    .join('')
}

/** Stands for the label in the sentence around it. */
const CHOICE = '\u0000'
