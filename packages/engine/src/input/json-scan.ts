const [QUOTE, BACKSLASH, COLON] = [0x22, 0x5c, 0x3a]
const [OPEN_LIST, CLOSE_LIST, OPEN_OBJECT, CLOSE_OBJECT] = [0x5b, 0x5d, 0x7b, 0x7d]

export interface JsonScan {
  /** How deep lists and objects stand inside each other; one more than was allowed where the scan stopped for that. */
  readonly depth: number
  /** Colons outside texts: as many as there are keys, if the text is JSON. */
  readonly colons: number
}

/** One pass over a text that may not be JSON, without calling itself. It stops where the text is deeper than allowed. */
export function scanJson(text: string, deepest: number): JsonScan {
  let depth = 0
  let most = 0
  let colons = 0
  for (let at = 0; at < text.length && depth <= deepest; at++) {
    switch (text.charCodeAt(at)) {
      case QUOTE:
        at = endOfString(text, at)
        break
      case COLON:
        colons++
        break
      case OPEN_LIST:
      case OPEN_OBJECT:
        if (++depth > most) most = depth
        break
      case CLOSE_LIST:
      case CLOSE_OBJECT:
        depth--
        break
    }
  }
  return { depth: most, colons }
}

/** The path of the first key that an object has twice, in a text that is JSON: `/steps/3/seat`. */
export function duplicateKey(text: string): string | undefined {
  const open: Level[] = []
  for (let at = 0; at < text.length; at++) {
    const level = open.at(-1)
    switch (text.charCodeAt(at)) {
      case QUOTE: {
        const end = endOfString(text, at)
        if (level?.keys && level.expectsKey) {
          const key: unknown = JSON.parse(text.slice(at, end + 1))
          level.place = String(key)
          level.expectsKey = false
          if (level.keys.has(level.place)) return open.map(({ place }) => `/${place}`).join('')
          level.keys.add(level.place)
        }
        at = end
        break
      }
      case OPEN_LIST:
        open.push({ keys: undefined, place: 0, expectsKey: false })
        break
      case OPEN_OBJECT:
        open.push({ keys: new Set(), place: '', expectsKey: true })
        break
      case CLOSE_LIST:
      case CLOSE_OBJECT:
        open.pop()
        break
      case COMMA:
        if (typeof level?.place === 'number') level.place++
        else if (level) level.expectsKey = true
        break
    }
  }
  return undefined
}

const COMMA = 0x2c

/** A list or an object that is not closed yet. */
interface Level {
  /** Those of an object; a list has none. */
  readonly keys: Set<string> | undefined
  place: string | number
  expectsKey: boolean
}

/** Where the text ends that begins at this quote; the end of everything where it does not. */
function endOfString(text: string, quote: number): number {
  for (let at = quote + 1; at < text.length; at++) {
    const code = text.charCodeAt(at)
    if (code === BACKSLASH) at++
    else if (code === QUOTE) return at
  }
  return text.length
}
