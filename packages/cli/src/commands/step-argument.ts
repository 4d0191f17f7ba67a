import { UsageError } from '../usage-error.ts'

/** How far a record is to be shown: all of it if not said. */
export function stepArgument(text: string | undefined, steps: number): number {
  if (text === undefined) return steps
  if (/^\d+$/.test(text) && Number(text) <= steps) return Number(text)
  throw new UsageError(`--step must be 0 to ${steps} in this record, found ${JSON.stringify(text)}`, 'replay')
}
