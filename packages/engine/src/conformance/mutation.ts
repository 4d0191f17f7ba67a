import type { Dice } from '../dice/dice.ts'

/** A text that is a little, or not so little, other than it was: in its letters, or, where it is JSON, in what it says. */
export function mutated(text: string, dice: Dice): string {
  if (dice.chance(0.6)) {
    const data = parsed(text)
    if (data) return JSON.stringify(otherData(data.value, dice)) ?? text
  }
  return otherLetters(text, dice)
}

/** What readers have stumbled over before, here and elsewhere. */
const VALUES: readonly unknown[] = [
  null,
  true,
  0,
  -1,
  1.5,
  1e15,
  9007199254740991,
  2147483648,
  '',
  'x',
  '__proto__',
  'constructor',
  '\u001b[2J',
  '\u202e',
  '\ud800',
  '*',
  '/',
  '~',
  'x'.repeat(1000),
  [],
  {},
  [[]],
  [null],
  { length: 5 },
  { toString: 1 },
]

const PIECES = [
  ...[
    '{',
    '}',
    '[',
    ']',
    '"',
    ',',
    ':',
    '\\',
    '\\u',
    '\\ud800',
    '/',
    '~1',
    '-',
    '0',
    '1e308',
    '1e999',
    'NaN',
  ],
  ...[
    'null',
    'true',
    '{"a":1,"a":2}',
    '"__proto__":{}',
    '\u0000',
    '\ufeff',
    '\u2028',
    '%',
    '%00',
    '%E0',
    '&',
    '=',
  ],
  ...['['.repeat(200), '{"a":'.repeat(100), '9'.repeat(400), ' '.repeat(500), '\n', '𝒳', '名'],
]

function otherLetters(text: string, dice: Dice): string {
  const place = () => dice.d(text.length + 1) - 1
  const at = place()
  const to = Math.min(text.length, at + dice.d(20))
  switch (dice.d(6)) {
    case 1:
      return text.slice(0, at)
    case 2:
      return text.slice(0, at) + text.slice(to)
    case 3:
      return text.slice(0, at) + text.slice(at, to) + text.slice(at)
    case 4:
      return text.slice(0, at) + String.fromCharCode(dice.d(300) - 1) + text.slice(at + 1)
    default:
      return text.slice(0, at) + dice.pick(PIECES) + text.slice(at)
  }
}

/** One place, chosen on a walk from the top, is taken out, doubled, or says something else. */
function otherData(data: unknown, dice: Dice): unknown {
  if (typeof data !== 'object' || data === null || dice.chance(0.15)) return otherValue(data, dice)
  if (Array.isArray(data)) {
    if (data.length === 0) return [dice.pick(VALUES)]
    const at = dice.d(data.length) - 1
    switch (dice.d(8)) {
      case 1:
        return data.toSpliced(at, 1)
      case 2:
        return data.toSpliced(at, 0, data[at])
      case 3:
        return Object.fromEntries(data.entries())
      default:
        return data.with(at, otherData(data[at], dice))
    }
  }
  const entries = Object.entries(data)
  if (entries.length === 0) return { [JSON.stringify(dice.pick(VALUES))]: dice.pick(VALUES) }
  const at = dice.d(entries.length) - 1
  const [key, value] = entries[at] ?? ['', undefined]
  switch (dice.d(8)) {
    case 1:
      return Object.fromEntries(entries.toSpliced(at, 1))
    case 2:
      return Object.fromEntries(entries.with(at, [`${key}x`, value]))
    case 3:
      return entries.map(([, part]) => part)
    default:
      return Object.fromEntries(entries.with(at, [key, otherData(value, dice)]))
  }
}

function otherValue(value: unknown, dice: Dice): unknown {
  if (typeof value === 'number' && dice.chance(0.6))
    return dice.pick([value + 1, value - 1, -value, value * 1000, value / 3, 1e6])
  if (typeof value === 'string' && value !== '' && dice.chance(0.5)) return otherLetters(value, dice)
  return dice.pick(VALUES)
}

function parsed(text: string): { readonly value: unknown } | undefined {
  try {
    return { value: JSON.parse(text) }
  } catch {
    return undefined
  }
}
