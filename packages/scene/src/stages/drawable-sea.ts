import type { SeaStage } from './sea.ts'

/** The longest rope that is drawn. */
const LONGEST_ROPE = 1_000_000

/**
 * The distances of a sea as they can be drawn, whatever they are: a renderer that draws each mark of a rope of 1e308 never comes to its
 * end. The ships stay where they are on it in proportion.
 */
export function drawableSea({ distance, farthest }: Pick<SeaStage, 'distance' | 'farthest'>): {
  readonly distance: number
  readonly farthest: number
} {
  const whole = Math.max(1, Number.isFinite(farthest) ? farthest : LONGEST_ROPE)
  const scale = Math.min(1, LONGEST_ROPE / whole)
  const part = Number.isNaN(distance) ? 0 : Math.min(Math.max(distance / whole, 0), 1)
  return scale === 1
    ? { distance: part === 0 || part === 1 ? part * whole : distance, farthest: whole }
    : { distance: part * LONGEST_ROPE, farthest: LONGEST_ROPE }
}
