import { LIMITS } from './limits.ts'

/** Where a text stops being JSON and what was expected there. Engines word this each in their own way. */
export interface JsonFault {
  /** How many characters come before it; all of them where the text ends too early. */
  readonly at: number
  readonly line: number
  readonly column: number
  /** The character there, quoted; nothing where the text ends. */
  readonly found?: string
  readonly expected: JsonExpected
}

/** What may be expected, in English. */
const EXPECTED = {
  value: 'a value',
  key: 'a key in double quotes',
  colon: ':',
  'rest-of-text': 'the rest of a text and a double quote',
  'end-of-list': ', or ]',
  'end-of-object': ', or }',
  'nothing-more': 'nothing more',
  'less-depth': `at most ${LIMITS.depth} lists and objects inside each other`,
} as const

export type JsonExpected = keyof typeof EXPECTED

/** `found "}", expected a value`. */
export function jsonFaultMessage({ found = 'the end of the text', expected }: JsonFault): string {
  return `found ${found}, expected ${EXPECTED[expected]}`
}

/** The first fault of a text that is not JSON, or deeper than documents may be; nothing where it is neither. */
export function jsonFault(text: string): JsonFault | undefined {
  const scanner = { text, at: 0, depth: 0 }
  const expected = value(scanner) ?? end(scanner)
  if (expected === undefined) return undefined
  const before = text.slice(0, scanner.at).split('\n')
  return {
    at: scanner.at,
    line: before.length,
    column: (before.at(-1) ?? '').length + 1,
    ...(scanner.at < text.length && { found: quoted(text, scanner.at) }),
    expected,
  }
}

/** One character so that it can be seen: those that a terminal would obey, or not show, as escapes. */
function quoted(text: string, at: number): string {
  const character = String.fromCodePoint(text.codePointAt(at) ?? 0)
  const hidden = /[\p{C}\p{Z}]/u.test(character)
  return hidden ? `"\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}"` : JSON.stringify(character)
}

interface Scanner {
  readonly text: string
  at: number
  /** Lists and objects that are open. */
  depth: number
}

/** What may stand between quotes: control characters are written as escapes. In parts, since a match takes stack. */
const STRING_PART = /(?:[ !#-[\]-\u{10ffff}]|\\(?:["\\/bfnrt]|u[0-9a-fA-F]{4})){1,1000}/uy
const WORD = /true|false|null|-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][-+]?\d+)?/y

/** Each of these moves past what it names, or stops at the fault and says what was expected there. */
function value(scanner: Scanner): JsonExpected | undefined {
  space(scanner)
  switch (scanner.text[scanner.at]) {
    case '{':
      return list(scanner, '}', member)
    case '[':
      return list(scanner, ']', value)
    case '"':
      return string(scanner)
    default:
      return skip(scanner, WORD) ? undefined : 'value'
  }
}

function list(
  scanner: Scanner,
  close: string,
  part: (scanner: Scanner) => JsonExpected | undefined,
): JsonExpected | undefined {
  if (scanner.depth >= LIMITS.depth) return 'less-depth'
  scanner.depth++
  const expected = partsUntil(scanner, close, part)
  scanner.depth--
  return expected
}

function partsUntil(
  scanner: Scanner,
  close: string,
  part: (scanner: Scanner) => JsonExpected | undefined,
): JsonExpected | undefined {
  scanner.at++
  space(scanner)
  if (take(scanner, close)) return undefined
  for (;;) {
    const expected = part(scanner)
    if (expected !== undefined) return expected
    space(scanner)
    if (take(scanner, close)) return undefined
    if (!take(scanner, ',')) return close === ']' ? 'end-of-list' : 'end-of-object'
    space(scanner)
  }
}

function member(scanner: Scanner): JsonExpected | undefined {
  if (string(scanner) !== undefined) return 'key'
  space(scanner)
  return take(scanner, ':') ? value(scanner) : 'colon'
}

function string(scanner: Scanner): JsonExpected | undefined {
  if (!take(scanner, '"')) return 'key'
  while (skip(scanner, STRING_PART));
  return take(scanner, '"') ? undefined : 'rest-of-text'
}

function end(scanner: Scanner): JsonExpected | undefined {
  space(scanner)
  return scanner.at < scanner.text.length ? 'nothing-more' : undefined
}

function space(scanner: Scanner): void {
  skip(scanner, /[ \t\r\n]*/y)
}

function take(scanner: Scanner, character: string): boolean {
  if (scanner.text[scanner.at] !== character) return false
  scanner.at++
  return true
}

function skip(scanner: Scanner, pattern: RegExp): boolean {
  pattern.lastIndex = scanner.at
  const match = pattern.exec(scanner.text)
  if (!match) return false
  scanner.at += match[0].length
  return true
}
