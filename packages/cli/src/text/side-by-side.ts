import { columnsOf } from '@sextant/scene/terminal'
import type { Paint } from './paint.ts'
import { prettyJson } from './pretty-json.ts'

/** What was expected and what came, next to each other; lines that differ are marked. */
export function sideBySide(expected: unknown, actual: unknown, width: number, paint: Paint): string[] {
  const column = Math.max(16, Math.floor((width - 5) / 2))
  const left = prettyJson(expected, column)
  const right = prettyJson(actual, column)
  const head = row('  ', 'expected', 'actual', column, paint.dim, paint.dim)
  return [
    ...head,
    ...aligned(left, right).flatMap(([a, b]) =>
      a === b
        ? row('  ', a ?? '', b ?? '', column, plain, plain)
        : row(paint.yellow('≠ '), a ?? '', b ?? '', column, paint.green, paint.red),
    ),
  ]
}

type Pair = readonly [left: string | undefined, right: string | undefined]

/** Lines that both sides share stand next to each other; those between them are paired off in order. */
function aligned(left: readonly string[], right: readonly string[]): Pair[] {
  const pairs: Pair[] = []
  let [i, j] = [0, 0]
  for (const [a, b] of [...commonLines(left, right), [left.length, right.length] as const]) {
    for (; i < a || j < b; i++, j++) pairs.push([i < a ? left[i] : undefined, j < b ? right[j] : undefined])
    ;[i, j] = [a, b]
    if (i < left.length && j < right.length) pairs.push([left[i++], right[j++]])
  }
  return pairs
}

/** The places of a longest run of lines, in order, that both sides have. */
function commonLines(left: readonly string[], right: readonly string[]): (readonly [number, number])[] {
  // longest[i][j]: how many lines left from i on and right from j on have in common.
  const longest = Array.from({ length: left.length + 1 }, () => new Array<number>(right.length + 1).fill(0))
  const at = (i: number, j: number) => longest[i]?.[j] ?? 0
  for (let i = left.length - 1; i >= 0; i--)
    for (let j = right.length - 1; j >= 0; j--) {
      const line = longest[i]
      if (line) line[j] = left[i] === right[j] ? at(i + 1, j + 1) + 1 : Math.max(at(i + 1, j), at(i, j + 1))
    }
  const found: (readonly [number, number])[] = []
  for (let i = 0, j = 0; i < left.length && j < right.length; ) {
    if (left[i] === right[j]) found.push([i++, j++])
    else if (at(i + 1, j) >= at(i, j + 1)) i++
    else j++
  }
  return found
}

function row(
  mark: string,
  left: string,
  right: string,
  column: number,
  paintLeft: (text: string) => string,
  paintRight: (text: string) => string,
): string[] {
  const [lefts, rights] = [pieces(left, column), pieces(right, column)]
  return Array.from({ length: Math.max(lefts.length, rights.length) }, (_, index) => {
    const [a = '', b = ''] = [lefts[index], rights[index]]
    const spare = ' '.repeat(Math.max(0, column - columnsOf(a)))
    return `${index === 0 ? mark : '  '}${paintLeft(a)}${spare} │ ${paintRight(b)}`.trimEnd()
  })
}

/** A line too long for its column goes on below. */
function pieces(line: string, column: number): string[] {
  const chars = [...line]
  if (chars.length <= column) return [line]
  return Array.from({ length: Math.ceil(chars.length / column) }, (_, i) =>
    chars.slice(i * column, (i + 1) * column).join(''),
  )
}

function plain(text: string): string {
  return text
}
