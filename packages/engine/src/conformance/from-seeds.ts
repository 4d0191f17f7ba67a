import fc from 'fast-check'
import type { Check } from './check.ts'

/** A check that must hold from any seed; it is tried from as many as said. A failure names the seed. */
export function fromSeeds(name: string, tries: number, holds: (seed: number) => void): Check {
  return { name, run: () => fc.assert(fc.property(fc.nat(), holds), { numRuns: tries }) }
}
