import type { Paint } from '../text/paint.ts'
import { inColumns } from '../text/table.ts'
import { type Entry, entryInWords } from './menu.ts'

export interface MenuLayout {
  readonly paint: Paint
  readonly width: number
}

/** A list up to this long is read at a glance; a longer one is shown by its groups. */
const SHORT = 24
/** Rows of a list that are shown unless all are asked for. */
const ROWS = 16

/** Groups of a long menu, each by a letter. */
export interface Group {
  readonly key: string
  readonly name: string
  readonly entries: readonly Entry[]
}

export function groupsOf(menu: readonly Entry[]): Group[] {
  if (menu.length <= SHORT) return []
  const byName = new Map<string, Entry[]>()
  for (const entry of menu)
    if (entry.group !== undefined) byName.set(entry.group, [...(byName.get(entry.group) ?? []), entry])
  return [...byName]
    .filter(([, entries]) => entries.length > 1)
    .map(([name, entries], index) => ({ key: keyOf(index), name, entries }))
}

/** The menu as it stands under the board. */
export function menuInWords(menu: readonly Entry[], layout: MenuLayout): string[] {
  const groups = groupsOf(menu)
  if (groups.length === 0) return entriesInWords(menu, layout, ROWS)
  const { paint, width } = layout
  const grouped = new Set(groups.flatMap(({ entries }) => entries))
  const widest = Math.max(...groups.map(({ key }) => key.length))
  const heads = groups.map(
    ({ key, name, entries }) =>
      `${paint.cyan(key.padStart(widest))}  ${name}${paint.dim(`: ${entries.length} actions`)}`,
  )
  const rest = menu.filter(entry => !grouped.has(entry))
  return [...inColumns(heads, width), ...entriesInWords(rest, layout, ROWS)]
}

/** Some entries with their numbers; those of a group under its name where the menu is long. */
export function entriesInWords(
  entries: readonly Entry[],
  { paint, width }: MenuLayout,
  rows = Number.POSITIVE_INFINITY,
): string[] {
  const widest = Math.max(...entries.map(({ number }) => String(number).length), 0)
  const items = entries.map(entry => {
    const figure = String(entry.number).padStart(widest)
    return entry.refusal === undefined
      ? `${paint.cyan(figure)}  ${entryInWords(entry)}`
      : paint.dim(`${figure}  ${entryInWords(entry)}: ${entry.refusal}`)
  })
  const lines = inColumns(items, width)
  if (lines.length <= rows) return lines
  const more = 'and more: `list` shows all, part of a label narrows them down'
  return [...lines.slice(0, rows), paint.dim(more)]
}

/** Entries of several groups, group by group. */
export function listInWords(entries: readonly Entry[], layout: MenuLayout): string[] {
  const names = [...new Set(entries.map(({ group }) => group))]
  if (entries.length <= SHORT && names.length > entries.length / 2) return entriesInWords(entries, layout)
  return names.flatMap(name => [
    ...(name === undefined ? [] : [layout.paint.bold(name)]),
    ...entriesInWords(
      entries.filter(({ group }) => group === name),
      layout,
    ),
  ])
}

/** a … z, aa, ab … */
function keyOf(index: number): string {
  const letter = String.fromCharCode(97 + (index % 26))
  return index < 26 ? letter : keyOf(Math.floor(index / 26) - 1) + letter
}
