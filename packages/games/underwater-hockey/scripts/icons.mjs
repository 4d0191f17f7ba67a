// Writes data/icons.json. Run it again after changing the list.
import { writeIcons } from '../../../../scripts/game-icons.mjs'

const chosen = {
  puck: { from: 'plain-circle', author: 'Delapouite' },
}

writeIcons(chosen, new URL('../data/icons.json', import.meta.url), import.meta.url)
