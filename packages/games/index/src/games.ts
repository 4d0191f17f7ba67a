import { card as bladesOfHex } from '@sextant/blades-of-hex/card'
import { card as broadside } from '@sextant/broadside/card'
import { card as firefight } from '@sextant/firefight/card'
import { card as hexReversi } from '@sextant/hex-reversi/card'
import { card as hexShips } from '@sextant/hex-ships/card'
import { card as hexapawn } from '@sextant/hexapawn/card'
import type { GameCard } from '@sextant/scene'
import { card as sealedBids } from '@sextant/sealed-bids/card'
import { card as underwaterHockey } from '@sextant/underwater-hockey/card'

/** The cards of all games in the order of the home page; examples last. One with a line in `boxes.ts` can be played. */
export const cards: readonly GameCard[] = [
  bladesOfHex,
  hexShips,
  broadside,
  underwaterHockey,
  firefight,
  hexapawn,
  sealedBids,
  hexReversi,
]
