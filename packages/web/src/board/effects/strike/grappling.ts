import type { StrikeEffect } from '@sextant/scene'
import type { Pen } from '../../draw/pen.ts'
import type { Aim } from '../aim.ts'
import { drawBoarding } from './boarding.ts'
import { drawLash } from './lash.ts'

/** What lays hold of a ship: hooks from the other, or an arm from the deep. */
export function drawGrappling(
  pen: Pen,
  { style, missed = false }: StrikeEffect,
  aim: Aim,
  part: number,
  colour: string,
): void {
  if (style === 'lash') drawLash(pen, aim, part, missed, colour)
  else drawBoarding(pen, aim, part, missed, colour)
}
