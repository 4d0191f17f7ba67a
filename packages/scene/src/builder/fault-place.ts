import { visibleName } from '@sextant/engine'
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

/** The place alone, for sentences of a page: `units[2] Rifleman: quality`. */
export function placeAt(data: unknown, path: string): Text {
  return placeIn(data, path) ?? ''
}

export function valueAt(data: unknown, path: string): unknown {
  return path.split('/').slice(1).reduce(fieldOf, data)
}

function inside(outer: Text, inner: Text): Text {
  return shape('shape.inside', { outer, inner })
}

/** `units[2] Rifleman`, with its name where it has one. */
function entryName(list: string, index: string, value: unknown): string {
  const name = fieldOf(value, 'name')
  const seen = typeof name === 'string' ? visibleName(name) : ''
  return `${list}[${index}]${seen === '' ? '' : ` ${shortened(seen)}`}`
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
