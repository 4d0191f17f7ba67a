import type { StrikeEffect } from '@sextant/scene'
import type { Pen } from '../../draw/pen.ts'
import type { Aim } from '../aim.ts'
import { drawBoarding } from './boarding.ts'
import { drawBroadside, drawVolley } from './gunnery.ts'
import { drawLash } from './lash.ts'

/** The strikes of ships and what lives in the deep. */
export function drawGuns(
  pen: Pen,
  { style, missed = false }: StrikeEffect,
  aim: Aim,
  part: number,
  colour: string,
): void {
  if (style === 'broadside') drawBroadside(pen, aim, part, missed)
  if (style === 'volley') drawVolley(pen, aim, part, missed)
  if (style === 'grapple') drawBoarding(pen, aim, part, missed, colour)
  if (style === 'lash') drawLash(pen, aim, part, missed, colour)
}
