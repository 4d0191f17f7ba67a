// Copies the icons of the voyage's chart out of @iconify-json/game-icons (CC BY 3.0) into data/voyage-icons.json, with
// their authors, beside those of the duel in data/icons.json and rounded like them. Run it again after changing the list.
import { readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { roundedPaths } from '../../../../scripts/rounded-path.mjs'

/** What the voyage calls an icon, what the set calls it, and who drew it (its folder at github.com/game-icons/icons). */
const CHOSEN = {
  port: { from: 'harbor-dock', author: 'Delapouite' },
  far: { from: 'lighthouse', author: 'Delapouite' },
  waypoint: { from: 'anchor', author: 'Lorc' },
  hull: { from: 'hammer-nails', author: 'Lorc' },
  charts: { from: 'treasure-map', author: 'Lorc' },
}

const source = createRequire(import.meta.url).resolve('@iconify-json/game-icons/icons.json')
const { icons } = JSON.parse(readFileSync(source, 'utf8'))
const chosen = Object.entries(CHOSEN).map(([name, { from, author }]) => {
  if (!icons[from]) throw new Error(`game-icons has no icon ${from}`)
  return [name, { from, author, svg: roundedPaths(icons[from].body) }]
})
const target = new URL('../data/voyage-icons.json', import.meta.url)
writeFileSync(target, `${JSON.stringify(Object.fromEntries(chosen), undefined, 2)}\n`)
