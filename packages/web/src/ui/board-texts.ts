import { computed } from '@preact/signals'
import { type BoardWords, ENGLISH_WORDS } from '../board/index.ts'
import { type Key, t } from '../i18n/texts.ts'

const NAMES = Object.keys(ENGLISH_WORDS) as (keyof BoardWords)[]

/** What the board says to screen readers, in the language of the page. Its holes are filled by the board. */
export const boardWords = computed(
  () => Object.fromEntries(NAMES.map(name => [name, t(`board.${name}` as Key)])) as BoardWords,
)
