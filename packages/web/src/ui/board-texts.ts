import { computed } from '@preact/signals'
import type { BoardWords } from '../board/index.ts'
import { textsUnder } from '../i18n/texts.ts'

/** What the board says to screen readers, in the language of the page. Its holes are filled by the board. */
export const boardWords = computed(
  // Every catalogue has all of them, which tests see to.
  () => textsUnder('board.') as BoardWords,
)
