import type { Point } from '@sextant/hex'
import type { SalvoEffect } from '@sextant/scene'
import type { Pen } from '../../draw/pen.ts'
import type { Aim } from '../aim.ts'
import { drawBeam, drawLightning } from './beams.ts'
import { SALVO_IMPACT } from './impact.ts'
import { drawImpact, drawIntercepted } from './impacts.ts'
import { drawMissile, drawRockets, drawShells, drawTorpedo } from './projectiles.ts'

/** The way of something that flies: where it is after a part of it, 0 to 1. */
export interface Flight {
  readonly start: Point
  readonly end: Point
  /** One unit ahead, and one to the right of that. */
  readonly ahead: Point
  readonly aside: Point
  /** Of those of one volley, which it is: they do not all fly the same way. */
  readonly number: number
}

/** One weapon's fire, from its ship to where it lands, or past it. */
export function drawSalvo(pen: Pen, effect: SalvoEffect, aim: Aim, part: number, number: number): void {
  const way = part / SALVO_IMPACT
  if (effect.intercepted) {
    drawIntercepted(pen, flightOf(aim, false, number), aim, way)
    return
  }
  const flight = flightOf(aim, effect.struck === undefined, number)
  pen.ctx.save()
  WEAPONS[effect.weapon](pen, flight, way)
  pen.ctx.restore()
  if (part > SALVO_IMPACT && effect.struck)
    drawImpact(pen, effect, aim, (part - SALVO_IMPACT) / (1 - SALVO_IMPACT))
}

const WEAPONS: Readonly<Record<SalvoEffect['weapon'], (pen: Pen, flight: Flight, way: number) => void>> = {
  laser: (pen, flight, way) => drawBeam(pen, flight, way, { colour: '#58f0c8', width: 0.09 }),
  'heavy-laser': (pen, flight, way) => drawBeam(pen, flight, way, { colour: '#ff5d3d', width: 0.2 }),
  emp: drawLightning,
  shell: drawShells,
  missile: drawMissile,
  rocket: drawRockets,
  torpedo: drawTorpedo,
}

/** From the bow of the one to the near side of the other; what misses goes by and on. */
function flightOf({ from, to, ahead, size }: Aim, missed: boolean, number: number): Flight {
  const aside = { x: -ahead.y, y: ahead.x }
  const wide = missed ? (number % 2 === 0 ? 0.85 : -0.85) : 0.12 * ((number % 3) - 1)
  const far = missed ? 2.2 : -0.45
  return {
    start: { x: from.x + ahead.x * 0.5 * size, y: from.y + ahead.y * 0.5 * size },
    end: {
      x: to.x + (ahead.x * far + aside.x * wide) * size,
      y: to.y + (ahead.y * far + aside.y * wide) * size,
    },
    ahead,
    aside,
    number,
  }
}
