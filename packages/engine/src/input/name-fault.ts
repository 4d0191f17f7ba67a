import { LIMITS } from './limits.ts'
import type { Flaw } from './schema.ts'

/** What is wrong with a name: a character that nobody sees, by its code (`U+200B`), or nothing that anybody sees. */
export type NameFault = { readonly kind: 'hidden'; readonly code: string } | { readonly kind: 'blank' }

/**
 * Control characters, marks that change the direction, characters without width, halves of characters: two names that differ in them look
 * the same. Hangul fillers are letters without any shape, and among the ignorable.
 */
const HIDDEN = /[\p{Cc}\p{Cs}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}\ufff9-\ufffb]/u
const ALL_HIDDEN = new RegExp(HIDDEN, 'gu')
/** What makes one picture of several characters, as in families and flags. */
const EMOJI_GLUE =
  /(\p{Extended_Pictographic}\p{Emoji_Modifier}?)\ufe0f?(?:\u200d(?=\p{Extended_Pictographic}))?/gu
const SEEN = /[\p{L}\p{N}\p{Extended_Pictographic}]/u

/** What is wrong with a name that somebody gives; an empty one is for its schema to refuse. */
export function nameFault(name: string): NameFault | undefined {
  const hidden = hiddenCharacter(name)
  if (hidden !== undefined) return { kind: 'hidden', code: hidden }
  return name === '' || SEEN.test(name.normalize('NFKC')) ? undefined : { kind: 'blank' }
}

/** The code of the first character of a text that nobody sees. */
function hiddenCharacter(text: string): string | undefined {
  const found = HIDDEN.exec(text.replace(EMOJI_GLUE, '$1'))?.[0]
  return found && `U+${(found.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}`
}

/** A name as it was typed, without what nobody sees. */
export function visibleName(typed: string): string {
  const shown =
    hiddenCharacter(typed) === undefined ? typed : typed.replace(EMOJI_GLUE, '$1').replace(ALL_HIDDEN, '')
  return nameFault(shown) ? '' : shown.trim()
}

/** In English: pages say it in every language. */
export const nameFaultTexts = {
  hidden: 'has a hidden character ({code}); use only characters that can be seen',
  blank: 'has no letter or digit that can be seen',
} as const

/** Everything wrong with the names inside data: what stands under `name`, and a `faction`, as its badge is found by it. */
export function nameFlaws(data: unknown): Flaw[] {
  const flaws: Flaw[] = []
  collect(data, '', false, flaws)
  return flaws
}

const NAMES: ReadonlySet<string> = new Set(['name', 'faction'])

/** @param isName what is here is a name, or names by language */
function collect(data: unknown, path: string, isName: boolean, flaws: Flaw[]): void {
  if (flaws.length >= LIMITS.flaws) return
  const fault = isName && typeof data === 'string' ? nameFault(data) : undefined
  if (fault) flaws.push({ path, message: inEnglish(fault) })
  if (typeof data !== 'object' || data === null) return
  for (const [key, value] of Object.entries(data))
    collect(value, `${path}/${key}`, isName || NAMES.has(key), flaws)
}

function inEnglish(fault: NameFault): string {
  return fault.kind === 'blank' ? nameFaultTexts.blank : nameFaultTexts.hidden.replace('{code}', fault.code)
}
