import fc from 'fast-check'
import type { Check } from './check.ts'

/**
 * A check that must hold from any seed; it is tried from as many as said. A failure names the seed. With `first` they are the same ones
 * each time, for what is found so rarely that a run would fail for changes that have nothing to do with it.
 */
export function fromSeeds(name: string, tries: number, holds: (seed: number) => void, first?: number): Check {
  const seeds = first === undefined ? {} : { seed: first }
  return { name, run: () => fc.assert(fc.property(fc.nat(), holds), { numRuns: tries, ...seeds }) }
}
