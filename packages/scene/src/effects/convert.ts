import { whyNotSide, whyUnknown } from '../check-reference.ts'
import { type EffectKind, whyNoPiece } from './kind.ts'

/** A piece changes sides: a disc that is flipped, a unit that is captured. */
export interface ConvertEffect {
  readonly kind: 'convert'
  readonly piece: string
  readonly side: number
  /** What it looks like from then on, where that changes; an icon of the skin. */
  readonly icon?: string
}

export const convert: EffectKind<ConvertEffect> = {
  kind: 'convert',
  flaws: ({ piece, side, icon }, at) => [
    ...whyNoPiece(at, piece),
    ...whyNotSide(at.scene, side, `${at.path}/side`),
    ...(icon === undefined ? [] : whyUnknown('icon', icon, at.skin.icons, `${at.path}/icon`)),
  ],
}
