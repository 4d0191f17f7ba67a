import { createRegistry, type Effect } from '@sextant/scene'
import { appear } from './appear.ts'
import { arrows } from './arrows.ts'
import { banner } from './banner.ts'
import { celebration } from './celebration.ts'
import { chapter } from './chapter.ts'
import { convert } from './convert.ts'
import { dice } from './dice/index.ts'
import type { EffectRenderer } from './effect-renderer.ts'
import { float } from './float.ts'
import { hold } from './hold.ts'
import { level } from './level.ts'
import { move } from './move.ts'
import { range } from './range.ts'
import { salvo } from './salvo/index.ts'
import { sound } from './sound.ts'
import { strike } from './strike/index.ts'
import { turn } from './turn.ts'
import { vanish } from './vanish.ts'

/** The effects the board can play: another is a file beside these and one line here. */
const registry = createRegistry<EffectRenderer>('effect renderer', [
  move,
  turn,
  convert,
  strike,
  salvo,
  appear,
  vanish,
  hold,
  float,
  dice,
  banner,
  celebration,
  arrows,
  sound,
  range,
  level,
  chapter,
])

export const registerEffectRenderer = registry.register

/** How an effect is played; one of a kind that nobody has registered takes no time and shows nothing. */
export function effectRenderer({ kind }: Effect): EffectRenderer {
  return registry.get(kind) ?? { kind, duration: () => 0 }
}

export function playedEffects(): readonly string[] {
  return registry.kinds
}
