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
  const there: string[] = []
  const back: string[] = []
  points.forEach(([x, y], number) => {
    const [nx, ny] = normalAt(points, number)
    there.push(`${round(x + nx * half)} ${round(y + ny * half)}`)
    back.unshift(`${round(x - nx * half)} ${round(y - ny * half)}`)
  })
  const turn = `A${half} ${half} 0 0 1 `
  return [fill, `M${there.join('L')}${turn}${back.join('L')}${turn}${there[0]}z`]
}

/** The same parts elsewhere; they consist of straight lines and curves only. */
export function shifted(parts: readonly Part[], right: number, down: number): Part[] {
  const place = (_: string, x: string, y: string) => `${Number(x) + right} ${Number(y) + down}`
  return parts.map(([fill, outline]) => [fill, outline.replace(/(-?\d+) (-?\d+)/g, place)])
}

type Point = readonly [x: number, y: number]

function pointsOf(written: string): Point[] {
  return Array.from(written.matchAll(/(-?[\d.]+)[ ,]+(-?[\d.]+)/g), ([, x, y]) => [Number(x), Number(y)])
}

/** Square to the line, left of where it leads; between two stretches, square to both. */
function normalAt(points: readonly Point[], number: number): Point {
  const at: Point = points[number] ?? [0, 0]
  const [before, after] = [points[number - 1], points[number + 1]]
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

function round(value: number): number {
  return Math.round(value)
}
