import type { Side } from '@sextant/scene'

type Shape = Side['shape']

const made = new Map<string, Path2D>()

/** The shape of a side around (0, 0); all have about the size of a circle of the radius. */
export function shapePath(shape: Shape, radius: number): Path2D {
  const key = `${shape} ${radius}`
  const found = made.get(key)
  if (found) return found
  const path = new Path2D()
  BUILDERS[shape](path, radius)
  made.set(key, path)
  return path
}

const BUILDERS: Readonly<Record<Shape, (path: Path2D, radius: number) => void>> = {
  circle: (path, radius) => path.arc(0, 0, radius, 0, 2 * Math.PI),
  square: (path, radius) => {
    const half = radius * 0.9
    path.roundRect(-half, -half, 2 * half, 2 * half, radius * 0.16)
  },
  diamond: (path, radius) => rounded(path, polygon(4, radius * 1.2, 0), radius * 0.14),
  triangle: (path, radius) => {
    const corners = polygon(3, radius * 1.42, -Math.PI / 2).map(([x, y]): Corner => [x, y + radius * 0.26])
    rounded(path, corners, radius * 0.2)
  },
  hexagon: (path, radius) => rounded(path, polygon(6, radius * 1.08, 0), radius * 0.14),
  shield: (path, radius) => {
    const [wide, top, foot] = [radius * 0.92, -radius * 0.92, radius * 1.12]
    path.moveTo(-wide, top)
    path.quadraticCurveTo(0, top + radius * 0.16, wide, top)
    path.lineTo(wide, radius * 0.1)
    path.quadraticCurveTo(wide, radius * 0.75, 0, foot)
    path.quadraticCurveTo(-wide, radius * 0.75, -wide, radius * 0.1)
    path.closePath()
  },
}

type Corner = readonly [x: number, y: number]

function polygon(corners: number, radius: number, turned: number): Corner[] {
  return Array.from({ length: corners }, (_, corner) => {
    const angle = turned + (corner * 2 * Math.PI) / corners
    return [radius * Math.cos(angle), radius * Math.sin(angle)] as const
  })
}

function rounded(path: Path2D, corners: readonly Corner[], by: number): void {
  corners.forEach((corner, number) => {
    const next = corners[(number + 1) % corners.length] ?? corner
    const after = corners[(number + 2) % corners.length] ?? corner
    if (number === 0) path.moveTo((corner[0] + next[0]) / 2, (corner[1] + next[1]) / 2)
    path.arcTo(next[0], next[1], after[0], after[1], by)
  })
  path.closePath()
}
