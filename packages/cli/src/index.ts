export type { ExitCode, Files, Io, Terminal } from './io.ts'
export { sextant } from './sextant.ts'
