import { currentLanguage } from './texts.ts'

const UNITS = [
  ['day', 86_400_000],
  ['hour', 3_600_000],
  ['minute', 60_000],
] as const

/** How long ago a moment was, in words. */
export function ago(moment: number, now = Date.now()): string {
  const format = new Intl.RelativeTimeFormat(currentLanguage(), { numeric: 'auto' })
  const passed = now - moment
  for (const [unit, length] of UNITS)
    if (passed >= length) return format.format(-Math.floor(passed / length), unit)
  return format.format(0, 'minute')
}
