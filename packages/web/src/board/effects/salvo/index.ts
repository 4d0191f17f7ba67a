import type { Piece, SalvoEffect } from '@sextant/scene'
import { aimOf } from '../aim.ts'
import type { EffectRenderer } from '../effect-renderer.ts'
import { drawSalvo } from './fire.ts'
import { SALVO_IMPACT } from './impact.ts'

/** Milliseconds until it arrives, at once and for each step of the way. */
const FLIGHT: Readonly<Record<SalvoEffect['weapon'], readonly [base: number, step: number]>> = {
  laser: [360, 0],
  'heavy-laser': [560, 0],
  emp: [520, 0],
  shell: [260, 34],
  missile: [420, 62],
  rocket: [360, 54],
  torpedo: [560, 96],
}

/** A beam, shells, missiles: each weapon in its own way. The next one is on its way before it lands. */
export const salvo: EffectRenderer<SalvoEffect> = {
  kind: 'salvo',
  duration({ weapon, from, to }, { stepsBetween }) {
    const [base, step] = FLIGHT[weapon]
    return (base + step * Math.min(stepsBetween(from, to), 12)) / SALVO_IMPACT
  },
  timing: { impact: SALVO_IMPACT, blocks: 0.5, isAwaited: true },
  movers({ from, to, struck }, { part, places, stacks, homeOf }) {
    const target = (stacks.get(to) ?? []).findLast((piece: Piece) => !piece.ghost)
    if (!target || !struck || part < SALVO_IMPACT || part > 1) return []
    const { ahead } = aimOf({ from, to }, places)
    const after = (part - SALVO_IMPACT) / (1 - SALVO_IMPACT)
    const shake = (struck === 'hull' ? 0.2 : 0.09) * (1 - after) * Math.cos(after * 16)
    const home = homeOf(target)
    return [
      {
        piece: target,
        pose: { x: home.x + ahead.x * shake, y: home.y + ahead.y * shake, alpha: 1, size: 1 },
      },
    ]
  },
  draw(pen, effect, { part, places, number, isPicture }) {
    drawSalvo(pen, effect, aimOf(effect, places), isPicture ? SALVO_IMPACT + 0.1 : part, number)
  },
  isPicture: () => true,
}
