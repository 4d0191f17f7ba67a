// Writes the icons of the duel into data/icons.json. Run it again after changing the list.
import { writeIcons } from '../../../../scripts/game-icons.mjs'

/**
 * The galleon of the set has bare masts. These are its mizzen, main topsail, main course and fore course, wound the other
 * way round than the ship so that the masts show through them.
 */
const SAILS = [
  'M42 212L156 171Q168 232 138 290Q84 284 30 306Q52 258 42 212z',
  'M178 127L296 85Q332 112 318 146L148 211Q180 170 178 127z',
  'M148 254L316 190Q334 240 302 298Q216 290 132 318Q160 284 148 254z',
  'M326 240L428 203Q458 244 434 292Q372 284 310 310Q332 272 326 240z',
].join('')

/** The wheel of the set is two thousand letters of rivets and turned wood, none of which is seen on a button. */
const WHEEL = [
  ring(160, 116),
  ring(62, 26),
  ...Array.from({ length: 8 }, (_, spoke) => spokeAt((spoke * Math.PI) / 4)),
].join('')

/** The hole is wound the other way round. */
function ring(outer, inner) {
  const circle = (radius, sweep) =>
    `M${256 - radius} 256a${radius} ${radius} 0 1 ${sweep} ${2 * radius} 0a${radius} ${radius} 0 1 ${sweep} ${-2 * radius} 0z`
  return circle(outer, 1) + circle(inner, 0)
}

/** From the hub through the rim to a handle. */
function spokeAt(angle) {
  const outline = [
    [50, 13],
    [188, 13],
    [200, 22],
    [236, 16],
  ]
  const points = [...outline.map(([along, across]) => [along, -across]), ...outline.toReversed()].map(
    ([along, across]) =>
      [
        256 + along * Math.cos(angle) - across * Math.sin(angle),
        256 + along * Math.sin(angle) + across * Math.cos(angle),
      ].map(Math.round),
  )
  return `M${points.map(point => point.join(' ')).join('L')}z`
}

const ICONS = {
  sloop: { from: 'caravel', author: 'Delapouite' },
  cannon: { from: 'cannon', author: 'Lorc' },
  rifle: { from: 'musket', author: 'Skoll' },
  board: { from: 'crossed-sabres', author: 'Lorc' },
  close: { from: 'ship-wheel', author: 'Delapouite', changed: 'fewer details', drawn: WHEEL },
  gain: { from: 'windy-stripes', author: 'Lorc' },
  brace: { from: 'bell-shield', author: 'Lorc' },
  shoring: { from: 'planks', author: 'Delapouite' },
  dressing: { from: 'bandage-roll', author: 'Lorc' },
  ball: { from: 'cannon-ball', author: 'Lorc' },
  grape: { from: 'striking-balls', author: 'Lorc' },
  cutter: { from: 'sailboat', author: 'Delapouite' },
  brig: { from: 'shooner-sailboat', author: 'Pierre Leducq' },
  frigate: { from: 'galleon', author: 'Lorc', changed: 'sails set', added: SAILS },
  'ghost-ship': { from: 'ship-wreck', author: 'Delapouite' },
  kraken: { from: 'giant-squid', author: 'Delapouite' },
  'sea-serpent': { from: 'sea-serpent', author: 'Lorc' },
  sweep: { from: 'tentacle-strike', author: 'Lorc' },
  grip: { from: 'tentacurl', author: 'Lorc' },
  dive: { from: 'bubbles', author: 'Lorc' },
  lunge: { from: 'wave-strike', author: 'Lorc' },
  bite: { from: 'snake-bite', author: 'Lorc' },
  slip: { from: 'wave-crest', author: 'Lorc' },
  wail: { from: 'screaming', author: 'Lorc' },
}

writeIcons(ICONS, new URL('../data/icons.json', import.meta.url), import.meta.url)
