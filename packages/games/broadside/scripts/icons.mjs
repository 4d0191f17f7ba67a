// Copies the icons of the duel out of @iconify-json/game-icons (CC BY 3.0) into data/icons.json, with their
// authors, so that nothing else of the set is ever loaded. Run it again after changing the list.
import { readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'

/** What the game calls an icon, what the set calls it, and who drew it (its folder at github.com/game-icons/icons). */
const CHOSEN = {
  cutter: { from: 'sailboat', author: 'Delapouite' },
  sloop: { from: 'caravel', author: 'Delapouite' },
  brig: { from: 'galleon', author: 'Lorc' },
  'ghost-ship': { from: 'ship-wreck', author: 'Delapouite' },
  kraken: { from: 'giant-squid', author: 'Delapouite' },
  'sea-serpent': { from: 'sea-serpent', author: 'Lorc' },
  cannon: { from: 'cannon', author: 'Lorc' },
  rifle: { from: 'musket', author: 'Skoll' },
  board: { from: 'crossed-sabres', author: 'Lorc' },
  close: { from: 'ship-wheel', author: 'Delapouite' },
  gain: { from: 'windy-stripes', author: 'Lorc' },
  brace: { from: 'bell-shield', author: 'Lorc' },
  shoring: { from: 'planks', author: 'Delapouite' },
  dressing: { from: 'bandage-roll', author: 'Lorc' },
  ball: { from: 'cannon-ball', author: 'Lorc' },
  grape: { from: 'striking-balls', author: 'Lorc' },
  sweep: { from: 'tentacle-strike', author: 'Lorc' },
  grip: { from: 'tentacurl', author: 'Lorc' },
  dive: { from: 'bubbles', author: 'Lorc' },
  lunge: { from: 'wave-strike', author: 'Lorc' },
  bite: { from: 'snake-bite', author: 'Lorc' },
  slip: { from: 'wave-crest', author: 'Lorc' },
  wail: { from: 'screaming', author: 'Lorc' },
}

const source = createRequire(import.meta.url).resolve('@iconify-json/game-icons/icons.json')
const { icons } = JSON.parse(readFileSync(source, 'utf8'))
const chosen = Object.entries(CHOSEN).map(([name, { from, author }]) => {
  if (!icons[from]) throw new Error(`game-icons has no icon ${from}`)
  return [name, { from, author, svg: icons[from].body }]
})
const target = new URL('../data/icons.json', import.meta.url)
writeFileSync(target, `${JSON.stringify(Object.fromEntries(chosen), undefined, 2)}\n`)
