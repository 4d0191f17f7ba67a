import { LIMITS } from './limits.ts'
import type { Flaw } from './schema.ts'

/** What is wrong with a name: a character that nobody sees, by its code (`U+200B`), nothing that anybody sees, or what makes two names look alike. */
export type NameFault =
  | { readonly kind: 'hidden'; readonly code: string }
  | { readonly kind: 'blank' }
  /** A space, of whatever kind, before or after it. */
  | { readonly kind: 'edge' }
  /** More marks on one letter than any language writes: they hide what stands around them. */
  | { readonly kind: 'marks' }

/**
 * Control characters, marks that change the direction, characters without width, halves of characters: two names that differ in them look
 * the same. Hangul fillers are letters without any shape, and among the ignorable.
 */
const HIDDEN = /[\p{Cc}\p{Cs}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}\ufff9-\ufffb]/u
const ALL_HIDDEN = new RegExp(HIDDEN, 'gu')
/** One picture of several characters, as in families and flags: only those that fonts know. Others show a joiner as nothing. */
const KNOWN_EMOJI = knownEmoji()
/** The braille pattern without dots is a symbol that nobody sees. */
const EMPTY = /^[\s\u2800]|[\s\u2800]$/u
const EDGES = /^[\s\u2800]+|[\s\u2800]+$/gu
const MOST_MARKS = 3
const TOO_MANY_MARKS = new RegExp(`\\p{M}{${MOST_MARKS + 1}}`, 'u')
const SEEN = /[\p{L}\p{N}\p{Extended_Pictographic}]/u

/** What is wrong with a name that somebody gives; an empty one is for its schema to refuse. */
export function nameFault(name: string): NameFault | undefined {
  const hidden = hiddenCharacter(name)
  if (hidden !== undefined) return { kind: 'hidden', code: hidden }
  if (name === '') return undefined
  if (!SEEN.test(name.normalize('NFKC'))) return { kind: 'blank' }
  if (EMPTY.test(name)) return { kind: 'edge' }
  return TOO_MANY_MARKS.test(name.normalize('NFD')) ? { kind: 'marks' } : undefined
}

/** The code of the first character of a text that nobody sees. */
function hiddenCharacter(text: string): string | undefined {
  const found = HIDDEN.exec(text.replace(KNOWN_EMOJI, ''))?.[0]
  return found && `U+${(found.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}`
}

function knownEmoji(): RegExp {
  try {
    // Older browsers do not read this flag, and the compiler does not know it.
    const flags = 'gv'
    return new RegExp('\\p{RGI_Emoji}', flags)
  } catch {
    // There no joiner is known, and none is allowed.
    return /\p{Extended_Pictographic}\ufe0f/gu
  }
}

/** A name as it was typed, without what nobody sees. */
export function visibleName(typed: string): string {
  const shown = (hiddenCharacter(typed) === undefined ? typed : typed.replace(ALL_HIDDEN, '')).replace(
    EDGES,
    '',
  )
  return nameFault(shown) ? '' : shown
}

/** In English: pages say it in every language. */
export const nameFaultTexts = {
  hidden: 'has a hidden character ({code}); use only characters that can be seen',
  blank: 'has no letter or digit that can be seen',
  edge: 'begins or ends with a space; leave that out',
  marks: 'has a letter with more than three marks; use three at most',
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
  return fault.kind === 'hidden'
    ? nameFaultTexts.hidden.replace('{code}', fault.code)
    : nameFaultTexts[fault.kind]
}
