import type { Side } from '../schema/names.ts'

/** The sides of a ship in degrees clockwise from the bow: front and rear take a third of the circle each. */
export const BEARINGS: Readonly<Record<Side, readonly [from: number, to: number]>> = {
  front: [-60, 60],
  right: [60, 120],
  rear: [120, 240],
  left: [240, 300],
}

/** A part of a ring around (x, y), from one bearing to another in degrees clockwise from above, as an SVG path. */
export function sector(x: number, y: number, inner: number, outer: number, from: number, to: number): string {
  const at = (bearing: number, radius: number) => {
    const angle = ((bearing - 90) * Math.PI) / 180
    return `${tenth(x + radius * Math.cos(angle))} ${tenth(y + radius * Math.sin(angle))}`
  }
  const large = to - from > 180 ? 1 : 0
  return `M${at(from, outer)}A${outer} ${outer} 0 ${large} 1 ${at(to, outer)}L${at(to, inner)}A${inner} ${inner} 0 ${large} 0 ${at(from, inner)}z`
}

function tenth(value: number): number {
  return Math.round(10 * value) / 10
}
