export type { Check, ConformanceOptions } from './check.ts'
export { goldenChecks } from './golden.ts'
export { playMatch } from './records.ts'
export { conformance } from './suite.ts'
