/** One part of a figure: its colour, or `side` for the colour of its side, and its outline in a box of 512 × 512. */
export type Part = readonly [fill: string, outline: string]

/** The body of an SVG; later parts cover earlier ones. */
export function drawing(...parts: readonly Part[]): string {
  return parts.map(([fill, outline]) => `<path fill="${fill}" d="${outline}"/>`).join('')
}

export function disc(fill: string, x: number, y: number, across: number, high = across): Part {
  return [
    fill,
    `M${x - across} ${y}a${across} ${high} 0 0 1 ${2 * across} 0a${across} ${high} 0 0 1 ${-2 * across} 0z`,
  ]
}

/** A polygon through pairs of numbers: `10 20 30 40`. */
export function shape(fill: string, corners: string): Part {
  const points = pointsOf(corners).map(([x, y]) => `${x} ${y}`)
  return [fill, `M${points.join('L')}z`]
}

/** Arms, legs, barrels and staffs: a line through pairs of numbers, as thick as said, with round ends. */
export function limb(fill: string, thick: number, line: string): Part {
  const points = pointsOf(line)
  const half = thick / 2
  const [there, back]: string[][] = [[], []]
  points.forEach(([x, y], number) => {
    const [nx, ny] = normalAt(points, number)
    there.push(`${round(x + nx * half)} ${round(y + ny * half)}`)
    back.unshift(`${round(x - nx * half)} ${round(y - ny * half)}`)
  })
  const turn = `A${half} ${half} 0 0 1 `
  return [fill, `M${there.join('L')}${turn}${back.join('L')}${turn}${there[0]}z`]
}

/** The same parts elsewhere, mirrored where `across` is negative. */
export function moved(parts: readonly Part[], x: number, y: number, size = 1): Part[] {
  return parts.map(([fill, outline]) => [fill, movedOutline(outline, x, y, size)])
}

type Point = readonly [x: number, y: number]

function pointsOf(written: string): Point[] {
  return Array.from(written.matchAll(/(-?[\d.]+)[ ,]+(-?[\d.]+)/g), ([, x, y]) => [Number(x), Number(y)])
}

/** Square to the line, left of where it leads; between two stretches, square to both. */
function normalAt(points: readonly Point[], number: number): Point {
  const [before, at, after] = [points[number - 1], points[number] ?? [0, 0], points[number + 1]]
  const [ax, ay] = directionOf(before ?? at, before ? at : (after ?? at))
  const [bx, by] = directionOf(after ? at : (before ?? at), after ?? at)
  const [x, y] = [ax + bx, ay + by]
  // At a bend the line stays as thick as it is.
  const scale = 2 / Math.max(x * x + y * y, 0.5)
  return [y * scale, -x * scale]
}

function directionOf([ax, ay]: Point, [bx, by]: Point): Point {
  const long = Math.hypot(bx - ax, by - ay) || 1
  return [(bx - ax) / long, (by - ay) / long]
}

/** Absolute commands of lines, curves and arcs; relative arcs, as discs have them, only change in size. */
function movedOutline(outline: string, x: number, y: number, size: number): string {
  return outline.replace(/([MLQCAHVaz])([^MLQCAHVaz]*)/g, (_, command: string, rest: string) => {
    const numbers = Array.from(rest.matchAll(/-?[\d.]+/g), ([number]) => Number(number))
    if (command === 'a') return `a${numbers.map((n, at) => (isFlag(at) ? n : round(n * size))).join(' ')}`
    if (command === 'A')
      return `A${numbers.map((n, at) => (at % 7 < 2 ? round(n * size) : isFlag(at) ? n : place(n, at % 7 === 5))).join(' ')}`
    if (command === 'H' || command === 'V') return `${command}${place(numbers[0] ?? 0, command === 'H')}`
    return `${command}${numbers.map((n, at) => place(n, at % 2 === 0)).join(' ')}`
  })

  function place(n: number, isAcross: boolean): number {
    return round(n * size + (isAcross ? x : y))
  }
}

function isFlag(at: number): boolean {
  return at % 7 >= 2 && at % 7 <= 4
}

function round(value: number): number {
  return Math.round(value)
}
