import { createRegistry } from '../registry.ts'
import { chart } from './chart.ts'
import { hexes } from './hexes.ts'
import type { StageKind } from './kind.ts'
import { sea } from './sea.ts'

/** The kinds of stages: another is a file beside these and one line here. */
const KINDS = { hexes, sea, chart }

/**
 * Stages by kind. Code outside of this package adds its own with `registerStage` and
 * `declare module '@sextant/scene' { interface StageKinds { dial: DialStage } }`.
 */
export interface StageKinds extends BuiltIn {}

type BuiltIn = { [K in keyof typeof KINDS]: StageOf<(typeof KINDS)[K]> }
type StageOf<K> = K extends StageKind<infer S> ? S : never

/** Where it happens. Each renderer has one part for each kind of stage. */
export type Stage = StageKinds[keyof StageKinds]

const registry = createRegistry<StageKind<Stage>>('stage', Object.values(KINDS))

export const registerStage = registry.register

export function stageKind({ kind }: Stage): StageKind<Stage> {
  return registry.must(kind)
}

/** The kind of a stage from outside, if there is such a kind. */
export function knownStage(kind: string): StageKind<Stage> | undefined {
  return registry.get(kind)
}

export function stageKinds(): readonly string[] {
  return registry.kinds
}
