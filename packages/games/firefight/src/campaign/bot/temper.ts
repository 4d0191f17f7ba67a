import type { Trait } from '../../battle/schema/names.ts'

/** How a commander decides. */
export interface Temper {
  /** Takes the way with more enemies. */
  readonly bold: boolean
  /** Pays for the health of wounded units where the field would not be full without them. */
  readonly heals: boolean
  /** Takes the recruits that cost most; else those that give most for their price. */
  readonly dearest: boolean
  /** Traits in the order in which they are chosen. */
  readonly training: readonly Trait[]
}

export const CAREFUL: Temper = {
  bold: false,
  heals: true,
  dearest: false,
  training: [
    'tough',
    'regeneration',
    'relentless',
    'sniper',
    'blast',
    'stealth',
    'fast',
    'furious',
    'scout',
    'medic',
  ],
}

export const BOLD: Temper = {
  bold: true,
  heals: false,
  dearest: true,
  training: [
    'furious',
    'fast',
    'blast',
    'scout',
    'relentless',
    'sniper',
    'tough',
    'stealth',
    'regeneration',
    'medic',
  ],
}
