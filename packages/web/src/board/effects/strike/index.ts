import type { Piece, StrikeEffect } from '@sextant/scene'
import { colourOf } from '../../draw/pen.ts'
import { heading } from '../../geometry/path.ts'
import type { Mover } from '../../geometry/pose.ts'
import { aimOf, STRIKE_IMPACT } from '../aim.ts'
import { drawBlow } from '../art/blows.ts'
import type { EffectMoment, EffectRenderer } from '../effect-renderer.ts'
import { drawFirearm } from './firearms.ts'
import { drawGrappling } from './grappling.ts'
import { drawGuns } from './gunnery.ts'
import { STYLES, type StrikeStyle } from './style.ts'

const PIECES: ReadonlySet<StrikeStyle['drawnWith']> = new Set(['blows', 'firearms'])

/** One strikes another: it leans into it, something flies, the other shakes from the moment it lands. */
export const strike: EffectRenderer<StrikeEffect> = {
  kind: 'strike',
  duration: ({ style, from, to }, { stepsBetween }) =>
    STYLES[style].duration ?? 320 + 55 * Math.min(stepsBetween(from, to), 8),
  timing: { impact: STRIKE_IMPACT },
  linger: ({ style }) => STYLES[style].smoke ?? 0,
  movers(effect, moment) {
    const [striker, struck] = opponents(effect, moment)
    return [...leaning(effect, moment, striker), ...shaking(effect, moment, struck)]
  },
  /** A hit shows in its number, so a blow or a shot needs no picture; ships have one. */
  isPicture: ({ style }) => !PIECES.has(STYLES[style].drawnWith),
  draw(pen, effect, { part, isPicture, places, stacks, scene }) {
    const moment = isPicture ? STRIKE_IMPACT + 0.1 : part
    const aim = aimOf(effect, places)
    switch (STYLES[effect.style].drawnWith) {
      case 'blows':
        return drawBlow(pen, effect, aim, moment)
      case 'firearms':
        return drawFirearm(pen, effect, aim, moment)
      case 'guns':
        return drawGuns(pen, effect, aim, moment)
      case 'grapples': {
        const striker = (stacks.get(effect.from) ?? []).filter(piece => !piece.ghost).at(-1)
        const colour = colourOf(pen.look, striker && scene.sides[striker.side])
        return drawGrappling(pen, effect, aim, moment, colour)
      }
    }
  },
}

function leaning(
  { from, to, style }: StrikeEffect,
  { part, places, homeOf }: EffectMoment,
  striker: Piece | undefined,
): Mover[] {
  if (!striker) return []
  const [ahead, home, lean] = [heading(from, to, places), homeOf(striker), STYLES[style].lean(part)]
  return [
    { piece: striker, pose: { x: home.x + ahead.x * lean, y: home.y + ahead.y * lean, alpha: 1, size: 1 } },
  ]
}

function shaking(
  { from, to, missed }: StrikeEffect,
  { part, places, homeOf }: EffectMoment,
  struck: Piece | undefined,
): Mover[] {
  if (!struck || missed || part < STRIKE_IMPACT) return []
  const [ahead, home] = [heading(from, to, places), homeOf(struck)]
  const after = (part - STRIKE_IMPACT) / (1 - STRIKE_IMPACT)
  const shake = 0.2 * (1 - after) * Math.cos(after * 15)
  return [
    { piece: struck, pose: { x: home.x + ahead.x * shake, y: home.y + ahead.y * shake, alpha: 1, size: 1 } },
  ]
}

/** Who strikes and who is struck: those on the same level, where both places have some there; else the uppermost. */
function opponents(
  { from, to }: StrikeEffect,
  { stacks }: EffectMoment,
): readonly [striker: Piece | undefined, struck: Piece | undefined] {
  const at = (place: number) => (stacks.get(place) ?? []).filter(piece => !piece.ghost).reverse()
  const [here, there] = [at(from), at(to)]
  for (const striker of here) {
    const struck = there.find(piece => (piece.level ?? 0) === (striker.level ?? 0))
    if (struck) return [striker, struck]
  }
  return [here[0], there[0]]
}
