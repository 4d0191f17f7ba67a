// Run it again after changing the list.
import { writeIcons } from '../../../../scripts/game-icons.mjs'

/** What the game calls an icon, what the set calls it, and who drew it (its folder at github.com/game-icons/icons). */
const CHOSEN = {
  infantry: { from: 'crossed-swords', author: 'Lorc' },
  cavalry: { from: 'cavalry', author: 'Delapouite' },
  artillery: { from: 'cannon', author: 'Lorc' },
  new: { from: 'sands-of-time', author: 'Lorc' },
  countered: { from: 'cracked-shield', author: 'Lorc' },
}

writeIcons(CHOSEN, new URL('../data/icons.json', import.meta.url), import.meta.url)
