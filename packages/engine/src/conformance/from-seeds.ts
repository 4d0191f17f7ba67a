import fc from 'fast-check'
import type { Check } from './check.ts'

/** A check that must hold from any seed; it is tried from so many. When it fails, it names the seed. */
export function fromSeeds(name: string, tries: number, holds: (seed: number) => void): Check {
  return { name, run: () => fc.assert(fc.property(fc.nat(), holds), { numRuns: tries }) }
}
