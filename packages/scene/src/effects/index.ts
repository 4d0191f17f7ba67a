import { createRegistry } from '../registry.ts'
import { appear } from './appear.ts'
import { arrows } from './arrows.ts'
import { banner } from './banner.ts'
import { celebration } from './celebration.ts'
import { chapter } from './chapter.ts'
import { convert } from './convert.ts'
import { dice } from './dice.ts'
import { float } from './float.ts'
import { hold } from './hold.ts'
import type { EffectKind } from './kind.ts'
import { level } from './level.ts'
import { move } from './move.ts'
import { range } from './range.ts'
import { salvo } from './salvo.ts'
import { sound } from './sound.ts'
import { strike } from './strike.ts'
import { together } from './together.ts'
import { turn } from './turn.ts'
import { vanish } from './vanish.ts'

/** The kinds of effects: another is a file beside these and one line here. */
const KINDS = {
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
  together,
  chapter,
}

/**
 * Effects by kind. Code outside of this package adds its own with `registerEffect` and
 * `declare module '@sextant/scene' { interface EffectKinds { spin: SpinEffect } }`.
 */
export interface EffectKinds extends BuiltIn {}

type BuiltIn = { [K in keyof typeof KINDS]: EffectOf<(typeof KINDS)[K]> }
type EffectOf<K> = K extends EffectKind<infer E> ? E : never

/** What is seen and heard when an event happens, in order. Renderers that do not move things skip what they must. */
export type Effect = EffectKinds[keyof EffectKinds]

const registry = createRegistry<EffectKind<Effect>>('effect', Object.values(KINDS))

export const registerEffect = registry.register

/** The kind of an effect; nothing where nobody has registered it. */
export function effectKind({ kind }: Effect): EffectKind<Effect> | undefined {
  return registry.get(kind)
}

export function effectKinds(): readonly string[] {
  return registry.kinds
}
