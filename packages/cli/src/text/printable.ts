import { stripAnsi } from '@sextant/scene/terminal'

/** Text from files and strangers on one line, with nothing left in it that could steer the terminal. */
export function printable(text: string): string {
  return stripAnsi(text).replace(/\s+/gu, ' ').replace(/\p{C}/gu, '')
}
