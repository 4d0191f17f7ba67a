import type { Setting } from '../show.ts'
import type { Text } from '../text.ts'

export type SettingRange = readonly [min: number, max: number, step: number]

/** A number of the options that a player may change for a match; other places may hold the same. */
export function setting(
  at: string,
  name: Text,
  group: Text,
  [min, max, step]: SettingRange,
  ...also: string[]
): Setting {
  return { at, name, group, min, max, step, ...(also.length > 0 && { also }) }
}
