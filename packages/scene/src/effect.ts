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
      /** `broadside`: guns, smoke and balls; `volley`: many small shots; `grapple`: hooks and boarders; `lash`: an arm. */
      readonly style: 'melee' | 'shot' | 'beam' | 'broadside' | 'volley' | 'grapple' | 'lash'
      /** It did nothing: a shot falls into the water. */
      readonly missed?: boolean
    }
  | { readonly kind: 'appear'; readonly piece: string }
  | { readonly kind: 'vanish'; readonly piece: string }
  | { readonly kind: 'hold'; readonly cells: readonly number[]; readonly side: number }
  | { readonly kind: 'float'; readonly float: Float }
  | { readonly kind: 'dice'; readonly faces: number; readonly rolled: readonly number[]; readonly name: Text }
  | { readonly kind: 'banner'; readonly text: Text }
  | { readonly kind: 'sound'; readonly sound: string }
  /** On the sea: the ships are now as far apart as this. */
  | { readonly kind: 'range'; readonly distance: number }
  /** The piece rises or sinks in its cell. */
  | {
      readonly kind: 'level'
      readonly piece: string
      readonly level: number
      readonly shade?: 'dark' | 'light'
    }
  /** All at the same time. */
  | { readonly kind: 'together'; readonly effects: readonly Effect[] }
  /** Where a watcher may pause, and step back to: the part of a step that begins here. */
  | { readonly kind: 'beat'; readonly name: Text }
