import { at, type Seat } from '@sextant/engine'
import type { Text } from '@sextant/scene'
import { phrasesOf } from '@sextant/scene/kit'
import { SEATS } from '../schema.ts'
import type { en } from '../texts/en.ts'

export const { text } = phrasesOf<keyof typeof en>()

export function seatName(seat: Seat): Text {
  return text(`seat.${at(SEATS, seat)}`)
}

/** `Red, Green and Blue`. */
export function listed([first = '', ...more]: readonly Text[]): Text {
  return more.reduce<Text>(
    (list, next, index) =>
      text(index === more.length - 1 ? 'list.and' : 'list.comma', { first: list, last: next }),
    first,
  )
}
