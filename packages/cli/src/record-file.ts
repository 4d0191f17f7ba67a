import { join } from 'node:path'

/** The file of one record of a series: numbered so that the files stand in the order they were played in. */
export function recordFile(folder: string, id: string, number: number, count: number): string {
  return join(folder, `${id}-${String(number).padStart(String(count).length, '0')}.json`)
}
