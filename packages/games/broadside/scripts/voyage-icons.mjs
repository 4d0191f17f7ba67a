// Writes the icons of the voyage's chart into data/voyage-icons.json. Run it again after changing the list.
import { writeIcons } from '../../../../scripts/game-icons.mjs'

const CHOSEN = {
  port: { from: 'harbor-dock', author: 'Delapouite' },
  far: { from: 'lighthouse', author: 'Delapouite' },
  waypoint: { from: 'anchor', author: 'Lorc' },
  hull: { from: 'hammer-nails', author: 'Lorc' },
  charts: { from: 'treasure-map', author: 'Lorc' },
}

writeIcons(CHOSEN, new URL('../data/voyage-icons.json', import.meta.url), import.meta.url)
