import type { StrikeEffect } from '@sextant/scene'
import { arrive, hop } from '../../draw/easing.ts'
import { STRIKE_IMPACT } from '../aim.ts'

/** What sets the styles of strikes apart, beside how they are drawn. */
export interface StrikeStyle {
  /** Milliseconds, however far it goes; without it, a strike takes its time to arrive. */
  readonly duration?: number
  /** How long smoke hangs in the air after it, in milliseconds. */
  readonly smoke?: number
  /** Blows and shots of pieces, the weapons of soldiers, or the guns and grapples of ships. */
  readonly drawnWith: 'blows' | 'firearms' | 'guns' | 'grapples'
  /** How far the one who strikes leans into it at a part of it; a gun recoils instead. */
  lean(part: number): number
}

export const STYLES: Readonly<Record<StrikeEffect['style'], StrikeStyle>> = {
  melee: { duration: 380, drawnWith: 'blows', lean: lunge },
  shot: { drawnWith: 'blows', lean: recoil },
  beam: { drawnWith: 'blows', lean: () => 0 },
  burst: { drawnWith: 'firearms', lean: recoil },
  stream: { duration: 900, drawnWith: 'firearms', lean: part => recoil((part * 4) % 1) },
  snipe: { duration: 620, drawnWith: 'firearms', lean: recoil },
  lob: { duration: 900, smoke: 900, drawnWith: 'firearms', lean: recoil },
  rocket: { duration: 760, smoke: 700, drawnWith: 'firearms', lean: recoil },
  flame: { duration: 820, smoke: 400, drawnWith: 'firearms', lean: () => 0 },
  spit: { duration: 620, drawnWith: 'firearms', lean: recoil },
  arrow: { duration: 560, drawnWith: 'firearms', lean: () => 0 },
  claw: { duration: 400, drawnWith: 'firearms', lean: lunge },
  smash: { duration: 520, drawnWith: 'firearms', lean: lunge },
  broadside: { duration: 1500, smoke: 4200, drawnWith: 'guns', lean: recoil },
  volley: { duration: 950, smoke: 2600, drawnWith: 'guns', lean: recoil },
  grapple: { duration: 1700, drawnWith: 'grapples', lean: part => 0.16 * hop(part) },
  lash: { duration: 1300, drawnWith: 'grapples', lean: () => 0 },
}

function recoil(part: number): number {
  return -0.16 * hop(Math.min(part * 3, 1))
}

function lunge(part: number): number {
  if (part < 0.25) return -0.15 * hop(part * 2)
  if (part < STRIKE_IMPACT) return 0.75 * ((part - 0.25) / (STRIKE_IMPACT - 0.25)) ** 2
  return 0.75 * (1 - arrive((part - STRIKE_IMPACT) / (1 - STRIKE_IMPACT)))
}
