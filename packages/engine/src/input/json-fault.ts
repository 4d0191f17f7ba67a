import { LIMITS } from './limits.ts'

/** Where a text stops being JSON and what was expected there. Engines word this each in their own way. */
export interface JsonFault {
  /** How many characters come before it; all of them where the text ends too early. */
  readonly at: number
  readonly line: number
  readonly column: number
  readonly message: string
}

/** The first fault of a text that is not JSON, or deeper than documents may be; nothing where it is neither. */
export function jsonFault(text: string): JsonFault | undefined {
  const scanner = { text, at: 0, depth: 0 }
  const expected = value(scanner) ?? end(scanner)
  if (expected === undefined) return undefined
  const before = text.slice(0, scanner.at).split('\n')
  const found = scanner.at >= text.length ? 'the end of the text' : quoted(text, scanner.at)
  return {
    at: scanner.at,
    line: before.length,
    column: (before.at(-1) ?? '').length + 1,
    message: `found ${found}, expected ${expected}`,
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
function value(scanner: Scanner): string | undefined {
  space(scanner)
  switch (scanner.text[scanner.at]) {
    case '{':
      return list(scanner, '}', member)
    case '[':
      return list(scanner, ']', value)
    case '"':
      return string(scanner)
    default:
      return skip(scanner, WORD) ? undefined : 'a value'
  }
}

function list(
  scanner: Scanner,
  close: string,
  part: (scanner: Scanner) => string | undefined,
): string | undefined {
  if (scanner.depth >= LIMITS.depth) return `at most ${LIMITS.depth} lists and objects inside each other`
  scanner.depth++
  const expected = partsUntil(scanner, close, part)
  scanner.depth--
  return expected
}

function partsUntil(
  scanner: Scanner,
  close: string,
  part: (scanner: Scanner) => string | undefined,
): string | undefined {
  scanner.at++
  space(scanner)
  if (take(scanner, close)) return undefined
  for (;;) {
    const expected = part(scanner)
    if (expected !== undefined) return expected
    space(scanner)
    if (take(scanner, close)) return undefined
    if (!take(scanner, ',')) return `, or ${close}`
    space(scanner)
  }
}

function member(scanner: Scanner): string | undefined {
  const expected = string(scanner)
  if (expected !== undefined) return 'a key in double quotes'
  space(scanner)
  return take(scanner, ':') ? value(scanner) : ':'
}

function string(scanner: Scanner): string | undefined {
  if (!take(scanner, '"')) return 'a text in double quotes'
  while (skip(scanner, STRING_PART));
  return take(scanner, '"') ? undefined : 'the rest of a text and a double quote'
}

function end(scanner: Scanner): string | undefined {
  space(scanner)
  return scanner.at < scanner.text.length ? 'nothing more' : undefined
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
