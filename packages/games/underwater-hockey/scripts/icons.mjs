// Writes data/icons.json. Run it again after changing the list.
import { writeIcons } from '../../../../scripts/game-icons.mjs'

const chosen = {
  swimmer: { from: 'scuba-mask', author: 'Delapouite' },
  puck: { from: 'plain-circle', author: 'Delapouite' },
  holder: { from: 'hockey', author: 'Delapouite' },
}

writeIcons(chosen, new URL('../data/icons.json', import.meta.url), import.meta.url)
