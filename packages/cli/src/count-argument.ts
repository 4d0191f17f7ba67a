import { UsageError } from './usage-error.ts'

/** How many of something an option asks for. */
export function countArgument(text: string, option: string, command: string): number {
  const number = Number(text)
  if (/^\d+$/.test(text) && number >= 1 && number <= 10_000_000) return number
  const found = JSON.stringify(text)
  throw new UsageError(`--${option} must be a whole number, 1 to 10000000, found ${found}`, command)
}
