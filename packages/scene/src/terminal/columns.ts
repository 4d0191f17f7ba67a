/** How many columns of the terminal text takes: none for escapes and accents, two for CJK and emoji, else one. */
export function columnsOf(text: string): number {
  let columns = 0
  for (const char of stripAnsi(text)) columns += columnsOfChar(char)
  return columns
}

export function stripAnsi(text: string): string {
  return text.replace(ESCAPES, '')
}

/** Text as it may be printed. Names come from strangers: nothing in them may steer the terminal. */
export function printable(text: string): string {
  return stripAnsi(text).replace(/\s/gu, ' ').replace(/\p{C}/gu, '').replace(STACKED_MARKS, '$1')
}

/** Accents on one letter: nothing that is read has more, and hundreds of them cover the lines around. */
const STACKED_MARKS = /(\p{M}{4})\p{M}+/gu

/** The columns that a name may take where it stands among other words. */
const NAME_COLUMNS = 40

/** A name as it may be printed: no longer than names are, so that it cannot push everything else away. */
export function shortName(text: string): string {
  return cut(printable(text), NAME_COLUMNS)
}

/** As much as fits, with `…` for what was cut. */
export function cut(text: string, columns: number): string {
  if (columnsOf(text) <= columns) return text
  return columns < 1 ? '' : `${headOf(text, columns - 1)}…`
}

/** Lines of at most that many columns, broken at spaces, between CJK characters, or inside a word too long. */
export function wrap(text: string, columns: number): string[] {
  const lines: string[] = []
  let line = ''
  for (const word of text.match(WORDS) ?? []) {
    if (columnsOf(line + word.trimEnd()) <= columns) {
      line += word
      continue
    }
    if (line) lines.push(line.trimEnd())
    line = word
    while (columnsOf(line.trimEnd()) > columns && line.length > 1) {
      const head = headOf(line, columns) || [...line].slice(0, 1).join('')
      lines.push(head)
      line = line.slice(head.length)
    }
  }
  return [...lines, line.trimEnd()]
}

function headOf(text: string, columns: number): string {
  let head = ''
  let used = 0
  // By what a reader takes for one character: a flag or a family is not cut in two.
  for (const { segment } of GRAPHEMES.segment(text)) {
    used += columnsOf(segment)
    if (used > columns) break
    head += segment
  }
  return head
}

export function columnsOfChar(char: string): 0 | 1 | 2 {
  if (/[\p{M}\p{Cf}]/u.test(char)) return 0
  const code = char.codePointAt(0) ?? 0
  return WIDE.some(([from, to]) => code >= from && code <= to) ? 2 : 1
}

const GRAPHEMES = new Intl.Segmenter()

const [BELL, ESCAPE] = [String.fromCharCode(7), String.fromCharCode(27)]

/** Control sequences (colours, cursor), operating system commands (titles, links), and lone escapes. */
const ESCAPES = new RegExp(
  [
    `${ESCAPE}\\[[0-?]*[ -/]*[@-~]`,
    `${ESCAPE}\\][^${BELL}${ESCAPE}]*(?:${BELL}|${ESCAPE}\\\\)?`,
    `${ESCAPE}.?`,
  ].join('|'),
  'g',
)

const WORDS =
  /[\u2e80-\u9fff\uac00-\ud7a3\uf900-\ufaff\uff00-\uff60][。，、；：！？）]?|[^\s\u2e80-\u9fff]+\s*|\s+/gu

const WIDE = [
  [0x1100, 0x115f],
  [0x2e80, 0x303e],
  [0x3041, 0x4dbf],
  [0x4e00, 0xa4cf],
  [0xac00, 0xd7a3],
  [0xf900, 0xfaff],
  [0xfe30, 0xfe6f],
  [0xff00, 0xff60],
  [0xffe0, 0xffe6],
  [0x1f300, 0x1f64f],
  [0x1f680, 0x1f9ff],
  [0x20000, 0x3fffd],
] as const
