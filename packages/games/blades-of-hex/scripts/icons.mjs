// Copies the icons this game draws out of @iconify-json/game-icons (CC BY 3.0) into data/icons.json, with
// their authors, so that nothing else of the set is ever loaded, rounded to whole units of the 512 they are wide. Run it again
// after changing the list.
import { readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { roundedPaths } from '../../../../scripts/rounded-path.mjs'

/** What the game calls an icon, what the set calls it, and who drew it (its folder at github.com/game-icons/icons). */
const CHOSEN = {
  infantry: { from: 'crossed-swords', author: 'Lorc' },
  cavalry: { from: 'cavalry', author: 'Delapouite' },
  artillery: { from: 'cannon', author: 'Lorc' },
  new: { from: 'sands-of-time', author: 'Lorc' },
  countered: { from: 'cracked-shield', author: 'Lorc' },
}

const source = createRequire(import.meta.url).resolve('@iconify-json/game-icons/icons.json')
const { icons } = JSON.parse(readFileSync(source, 'utf8'))
const chosen = Object.entries(CHOSEN).map(([name, { from, author }]) => {
  if (!icons[from]) throw new Error(`game-icons has no icon ${from}`)
  return [name, { from, author, svg: roundedPaths(icons[from].body) }]
})
const target = new URL('../data/icons.json', import.meta.url)
writeFileSync(target, `${JSON.stringify(Object.fromEntries(chosen), undefined, 2)}\n`)
