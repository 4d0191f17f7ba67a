export { campaignInCases, type SaidMatch } from './campaign-in-cases.ts'
export { caseChecks } from './case-checks.ts'
export {
  type Case,
  type CaseFile,
  type CaseStep,
  caseFileJsonSchema,
  type Expectation,
  readCaseFile,
} from './case-file.ts'
export { checkNames } from './check-names.ts'
export type { Mismatch } from './expectation.ts'
export { nearest, unknown } from './nearest.ts'
export { type CaseFailure, type CaseResult, runCase } from './run-case.ts'
