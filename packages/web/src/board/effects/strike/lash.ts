import type { Point } from '@sextant/hex'
import { mixed } from '../../draw/colour.ts'
import { arrive, hop, leave } from '../../draw/easing.ts'
import { disc, type Pen } from '../../draw/pen.ts'
import { drawSplash, drawSplinters } from '../../stages/sea/splash.ts'
import { type Aim, STRIKE_IMPACT } from '../aim.ts'

const JOINTS = 26

/** An arm rises out of the water beside its victim, towers, and comes down on it; missing, it beats the water. */
export function drawLash(pen: Pen, aim: Aim, part: number, missed: boolean, colour: string): void {
  if (part >= 1) return
  const { to, ahead, size, foot } = aim
  const root = { x: to.x - ahead.x * 0.78 * size, y: to.y - ahead.y * 0.78 * size + foot + 0.06 }
  const raised = arrive(Math.min(part / (STRIKE_IMPACT - 0.14), 1))
  const fallen = leave(Math.min(Math.max((part - STRIKE_IMPACT + 0.14) / 0.14, 0), 1))
  const drawn = part > 0.8 ? leave((part - 0.8) / 0.2) : 0
  const long = size * (missed ? 1.25 : 1.55) * raised * (1 - drawn)
  // Upright it leans back a little, curled at the end; struck, it lies over the deck.
  const lean = Math.atan2(ahead.y, ahead.x)
  const away = ahead.x < 0 ? -1 : 1
  const upright = -Math.PI / 2 - away * 0.3 * raised
  const struck = lean - away * (missed ? 0.1 : 0.42)
  const bent = upright + turn(upright, struck) * fallen
  const curl = away * (0.085 - 0.03 * fallen) * (1 - 0.35 * fallen)
  const arm: Point[] = [root]
  let [x, y, angle] = [root.x, root.y, -Math.PI / 2 + turn(-Math.PI / 2, bent) * 0.55]
  for (let joint = 1; joint <= JOINTS; joint++) {
    const reach = joint / JOINTS
    angle +=
      turn(angle, bent) * 0.12 + curl * reach * (1.6 - fallen) + 0.02 * Math.sin(part * 18 + joint * 0.7)
    x += (Math.cos(angle) * long) / JOINTS
    y += (Math.sin(angle) * long) / JOINTS
    arm.push({ x, y })
  }
  drawArm(pen, arm, 0.27 * (0.4 + 0.6 * raised) * (1 - 0.6 * drawn), colour)
  drawSplash(pen, root, hop(part) * 0.5, 0.9)
  const after = (part - STRIKE_IMPACT) / (1 - STRIKE_IMPACT)
  const tip = arm[Math.round(JOINTS * 0.8)] ?? root
  if (missed) drawSplash(pen, { x: tip.x, y: to.y + foot + 0.1 }, after, 1.3)
  else drawSplinters(pen, { x: to.x, y: to.y + foot * 0.35 }, after, 3)
}

/** Thick at the root, thin at the tip, paler below, with suckers. */
function drawArm(pen: Pen, arm: readonly Point[], thick: number, colour: string): void {
  const { ctx } = pen
  const dark = mixed(colour, '#000000', 0.6)
  for (const [edge, ink] of [
    [0.045, dark],
    [0, mixed(colour, '#000000', 0.18)],
  ] as const)
    arm.forEach((at, joint) => {
      disc(pen, at, thick * (1 - (0.86 * joint) / JOINTS) + edge, ink)
    })
  arm.forEach((at, joint) => {
    const next = arm[joint + 1]
    if (!next || joint % 2 === 1) return
    const radius = thick * (1 - (0.86 * joint) / JOINTS)
    const [dx, dy] = [next.x - at.x, next.y - at.y]
    const length = Math.hypot(dx, dy) || 1
    const side = dy * dx > 0 ? -1 : 1
    const middle = {
      x: at.x - (dy / length) * radius * 0.5 * side,
      y: at.y + (dx / length) * radius * 0.5 * side,
    }
    disc(pen, middle, radius * 0.34, mixed(colour, '#ffffff', 0.55))
    disc(pen, middle, radius * 0.15, dark)
  })
  ctx.globalAlpha = 1
}

/** The short way round from one angle to another. */
function turn(from: number, to: number): number {
  return Math.atan2(Math.sin(to - from), Math.cos(to - from))
}
