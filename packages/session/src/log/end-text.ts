import type { MatchEnd, Seat } from '@sextant/engine'
import type { Catalogue, Scene, Text } from '@sextant/scene'

/** What sessions say beside the game's own sentences: the ends that no rule of a game makes. */
export const sessionTexts: { readonly en: Catalogue } & Readonly<Record<string, Catalogue>> = {
  en: {
    'end.resigned': '{side} resigns.',
    'end.timed-out': '{side} ran out of time.',
    'end.draw-agreed': 'A draw is agreed.',
    'end.called-off': 'The match is called off.',
  },
  zh: {
    'end.resigned': '{side}认输。',
    'end.timed-out': '{side}超时。',
    'end.draw-agreed': '双方同意平局。',
    'end.called-off': '对局取消。',
  },
}

/** The last position of a match that no rule ended: its status is the end, not whose turn it would be. */
export function endedScene(scene: Scene, end: MatchEnd | undefined): Scene {
  return end ? { ...scene, status: endText(end, seat => scene.sides[seat]?.name ?? '') } : scene
}

export function endText(end: MatchEnd, nameOf: (seat: Seat) => Text): Text {
  const key = `end.${end.kind}`
  return 'seat' in end ? { key, values: { side: nameOf(end.seat) } } : { key }
}
