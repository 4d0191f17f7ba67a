// Brings the paths of an SVG body to a coarser grid, for icons that are drawn small: their numbers are most of what a page
// loads of them.

/** How many numbers each command takes, and which of them are places (x or y), not lengths, angles or flags. */
const COMMANDS = {
  m: ['x', 'y'],
  l: ['x', 'y'],
  t: ['x', 'y'],
  h: ['x'],
  v: ['y'],
  q: ['x', 'y', 'x', 'y'],
  s: ['x', 'y', 'x', 'y'],
  c: ['x', 'y', 'x', 'y', 'x', 'y'],
  a: ['radius', 'radius', 'angle', 'flag', 'flag', 'x', 'y'],
  z: [],
}

/** An SVG body with every path rounded to a number of steps in a unit of its view box: 1 for whole units, 2 for halves. */
export function roundedPaths(svg, steps = 1) {
  return svg.replace(/\bd="([^"]*)"/g, (_, path) => `d="${roundedPath(path, steps)}"`)
}

/**
 * The same outline with its points on the grid. Every point is rounded where it stands, so that errors do not add up along
 * relative commands; each command is written relative or absolute, whichever is shorter.
 */
export function roundedPath(path, steps = 1) {
  const round = value => Math.round(value * steps) / steps
  const here = { x: 0, y: 0 }
  const start = { x: 0, y: 0 }
  let [written, last] = ['', '']
  for (const [command, ...values] of commandsOf(path)) {
    const kind = command.toLowerCase()
    const kinds = COMMANDS[kind]
    const from = { x: round(here.x), y: round(here.y) }
    const [absolute, relative] = [[], []]
    const end = { ...here }
    values.forEach((value, i) => {
      const at = kinds[i]
      if (at === 'x' || at === 'y') {
        const exact = command === kind ? here[at] + value : value
        end[at] = exact
        absolute.push(round(exact))
        relative.push(round(exact) - from[at])
      } else {
        const kept = at === 'radius' ? Math.max(round(value), 1 / steps) : value
        absolute.push(kept)
        relative.push(kept)
      }
    })
    if (kind === 'z') Object.assign(end, start)
    if (kind === 'm') Object.assign(start, end)
    Object.assign(here, end)
    const ways = [
      [kind, relative],
      [kind.toUpperCase(), absolute],
    ].map(([name, numbers]) => [name, write(name, numbers, last)])
    const [name, text] = kind === 'z' ? ['z', 'z'] : ways[1][1].length < ways[0][1].length ? ways[1] : ways[0]
    written += text
    last = name
  }
  return written
}

/** A command as text. It need not be named again after one of the same name; after a move a line is meant. */
function write(name, numbers, last) {
  const named = name !== last || name === 'm' || name === 'M'
  let text = named ? name : ''
  numbers.forEach((number, i) => {
    // `-0` and `0.5` are written `0` and `.5`.
    const digits = String(Number(number.toFixed(3)) + 0).replace(/^(-?)0\./, '$1.')
    const glued = (i === 0 && named) || digits.startsWith('-')
    text += glued ? digits : ` ${digits}`
  })
  return text
}

/** The commands of a path, one for each segment, with their numbers; flags of arcs may stand without a gap. */
function* commandsOf(path) {
  const number = /[\s,]*([-+]?(?:\d+\.?\d*|\.\d+)(?:e[-+]?\d+)?)/iy
  const flag = /[\s,]*([01])/y
  let at = 0
  const read = (pattern, what) => {
    pattern.lastIndex = at
    const found = pattern.exec(path)
    if (!found) throw new Error(`no ${what} at ${at} of the path ${path.slice(at, at + 20)}…`)
    at = pattern.lastIndex
    return Number(found[1])
  }
  while (at < path.length) {
    const command = path[at]
    if (/[\s,]/.test(command)) {
      at++
      continue
    }
    const kinds = COMMANDS[command.toLowerCase()]
    if (!kinds) throw new Error(`no command at ${at} of the path: ${path.slice(at, at + 20)}…`)
    at++
    let name = command
    do {
      yield [name, ...kinds.map(kind => read(kind === 'flag' ? flag : number, kind))]
      if (name === 'm') name = 'l'
      if (name === 'M') name = 'L'
    } while (kinds.length > 0 && /^[\s,]*[-+.\d]/.test(path.slice(at, at + 20)))
  }
}
