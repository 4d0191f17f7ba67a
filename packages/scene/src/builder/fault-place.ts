import type { Text } from '../text.ts'
import { shape } from './shape-texts.ts'

/**
 * Something about a place of an item's JSON, by the names that a reader finds in the file: `units[2] Rifleman: quality is 9`.
 * @param path a JSON Pointer; `/` or `` is the whole
 * @param what what follows the name of the place: `is 9`
 */
export function statementAt(data: unknown, path: string, what: Text): Text {
  const place = placeIn(data, path)
  return place === undefined ? shape('shape.file', { what }) : shape('shape.at', { place, what })
}

/** The same where it is a sentence of its own: `units[2] Rifleman: id: captain is there twice`. */
export function remarkAt(data: unknown, path: string, what: Text): Text {
  const place = placeIn(data, path)
  return place === undefined ? what : inside(place, what)
}

/** `units[2] Rifleman: quality`; nothing for the whole. */
function placeIn(data: unknown, path: string): Text | undefined {
  const names: string[] = []
  let part = data
  for (const key of path.split('/').slice(1)) {
    const isEntry = Array.isArray(part)
    part = fieldOf(part, key)
    if (isEntry) names.push(entryName(names.pop() ?? '', key, part))
    else if (key !== '') names.push(shortened(key))
  }
  return names.reduce<Text | undefined>(
    (outer, inner) => (outer === undefined ? inner : inside(outer, inner)),
    undefined,
  )
}

function inside(outer: Text, inner: Text): Text {
  return shape('shape.inside', { outer, inner })
}

/** `units[2] Rifleman`, with its name where it has one. */
function entryName(list: string, index: string, value: unknown): string {
  const name = fieldOf(value, 'name')
  return `${list}[${index}]${typeof name === 'string' && name !== '' ? ` ${shortened(name)}` : ''}`
}

const LONGEST_NAME = 40

/** What is quoted from a file must not fill the message. */
export function shortened(name: string): string {
  const characters = [...name]
  return characters.length <= LONGEST_NAME ? name : `${characters.slice(0, LONGEST_NAME - 1).join('')}…`
}

export function fieldOf(value: unknown, field: string): unknown {
  if (typeof value !== 'object' || value === null) return undefined
  return Object.hasOwn(value, field) ? Reflect.get(value, field) : undefined
}
