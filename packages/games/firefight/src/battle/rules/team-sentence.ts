import type { Flaw } from '@sextant/engine'
import { RANGES } from '../schema/team.ts'

/** A flaw of a team file by unit and field: `units[2] Rifleman: quality is 9, must be 2 to 6`. */
export function teamSentence(team: unknown, { path, message }: Flaw): string {
  const keys = path.split('/').slice(1)
  let part: unknown = team
  const places: string[] = []
  for (const [depth, key] of keys.entries()) {
    const list = Array.isArray(part) ? keys[depth - 1] : undefined
    part = fieldOf(part, key)
    if (list !== undefined) places[places.length - 1] = entry(list, key, part)
    else if (key !== '') places.push(key)
  }
  const field = keys.at(-1) ?? ''
  const range = Object.entries(RANGES).find(([name]) => name === field)?.[1]
  if (range && !isWithin(part, range)) {
    const found = part === undefined ? 'is missing' : `is ${JSON.stringify(part)}`
    const whole = typeof part === 'number' && !Number.isInteger(part) ? 'a whole number from ' : ''
    return `${[...places.slice(0, -1), `${field} ${found}`].join(': ')}, must be ${whole}${range[0]} to ${range[1]}`
  }
  // A list or a text with a limit to its length: the schema says only the two numbers.
  const [, length, bound, limit] = /^found (\d+), expected ([<>])=(\d+)$/.exec(message) ?? []
  if (length !== undefined && (Array.isArray(part) || typeof part === 'string')) {
    const counted = Array.isArray(part) ? 'entries' : 'characters'
    const allowed = `must be at ${bound === '<' ? 'most' : 'least'} ${limit}`
    return `${[...places.slice(0, -1), `${field} has ${length} ${counted}`].join(': ')}, ${allowed}`
  }
  if (places.length === 0) places.push('team')
  const [, found, expected] = /^found (.+), expected (.+)$/s.exec(message) ?? []
  if (found === undefined || expected === undefined) return `${places.join(': ')}: ${message}`
  return `${places.join(': ')} is ${found}, must be ${inWords(expected)}`
}

const KINDS: Readonly<Record<string, string>> = { string: 'a text', Array: 'a list', Object: 'an object' }

/** `("melee" | "ranged")` of the schema as people say it: `melee or ranged`. */
function inWords(expected: string): string {
  const words = [...expected.matchAll(/"([^"]+)"/g)].map(([, word]) => word)
  const last = words.pop()
  if (last === undefined) return KINDS[expected] ?? expected
  return words.length > 0 ? `${words.join(', ')} or ${last}` : last
}

/** `units[2] Rifleman`, with its name where it has one. */
function entry(list: string, index: string, value: unknown): string {
  const name = fieldOf(value, 'name')
  return `${list}[${index}]${typeof name === 'string' && name !== '' ? ` ${shortened(name)}` : ''}`
}

const LONGEST_NAME = 40

/** A name that is itself the flaw must not fill the message. */
function shortened(name: string): string {
  const characters = [...name]
  return characters.length <= LONGEST_NAME ? name : `${characters.slice(0, LONGEST_NAME - 1).join('')}…`
}

function isWithin(value: unknown, [least, most]: readonly [number, number]): boolean {
  return typeof value === 'number' && Number.isInteger(value) && value >= least && value <= most
}

function fieldOf(value: unknown, field: string): unknown {
  if (typeof value !== 'object' || value === null) return undefined
  return Object.hasOwn(value, field) ? Reflect.get(value, field) : undefined
}
