import type { Float } from './scene.ts'
import type { Text } from './text.ts'

/** What is seen and heard when an event happens, in order. Renderers that do not move things skip what they must. */
export type Effect =
  | { readonly kind: 'move'; readonly piece: string; readonly path: readonly number[] }
  | { readonly kind: 'turn'; readonly piece: string; readonly facing: number }
  | {
      readonly kind: 'strike'
      readonly from: number
      readonly to: number
      readonly style: 'melee' | 'shot' | 'beam'
    }
  | { readonly kind: 'appear'; readonly piece: string }
  | { readonly kind: 'vanish'; readonly piece: string }
  | { readonly kind: 'hold'; readonly cells: readonly number[]; readonly side: number }
  | { readonly kind: 'float'; readonly float: Float }
  | { readonly kind: 'dice'; readonly faces: number; readonly rolled: readonly number[]; readonly name: Text }
  | { readonly kind: 'banner'; readonly text: Text }
  | { readonly kind: 'sound'; readonly sound: string }
