import type { EffectKind } from './kind.ts'

/** On the sea: the opponents are now as far apart as this. */
export interface RangeEffect {
  readonly kind: 'range'
  readonly distance: number
}

export const range: EffectKind<RangeEffect> = {
  kind: 'range',
  flaws({ distance }, { scene: { stage }, path }) {
    if (!('farthest' in stage))
      return [{ path, message: `there are no distances on a stage of ${stage.kind}` }]
    if (distance >= 0 && distance <= stage.farthest) return []
    return [
      {
        path: `${path}/distance`,
        message: `${distance} is off the rope, which goes from 0 to ${stage.farthest}`,
      },
    ]
  },
}
