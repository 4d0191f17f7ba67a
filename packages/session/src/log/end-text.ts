import type { MatchEnd, Seat } from '@sextant/engine'
import type { Catalogue, Text } from '@sextant/scene'

/** What sessions say beside the game's own sentences: the ends that no rule of a game makes. */
export const sessionTexts: { readonly en: Catalogue } & Readonly<Record<string, Catalogue>> = {
  en: {
    'end.resigned': '{side} resigns.',
    'end.timed-out': '{side} has run out of time.',
    'end.draw-agreed': 'A draw is agreed.',
    'end.called-off': 'The match is called off.',
  },
  zh: {
    'end.resigned': '{side}认输。',
    'end.timed-out': '{side}超时。',
    'end.draw-agreed': '双方同意和棋。',
    'end.called-off': '对局取消。',
  },
}

export function endText(end: MatchEnd, nameOf: (seat: Seat) => Text): Text {
  const key = `end.${end.kind}`
  return 'seat' in end ? { key, values: { side: nameOf(end.seat) } } : { key }
}
