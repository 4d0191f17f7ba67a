// Two ships at sea as an SVG: what `board/stages/sea/` of the page draws, without its code. `{light|dark}` is a colour in either theme.

/** The part of the picture that every card shows is as wide as it is high and a half more; the rest is there for wide ones. */
const [LEFT, TOP, WIDTH, HEIGHT] = [-320, -90, 640, 248]
const BOTTOM = TOP + HEIGHT
/** Not quite: nobody shall see that it is the same. */
const HALF = 311
/** Pixels to a unit of the board, on which these are. */
const UNIT = 36
const HORIZON = -5
const WATERLINE = UNIT
const [ALONGSIDE, OUT_OF_SIGHT] = [1.42, 3.85]
/** Of a hull's box of 512, and where in it the water is. */
const HULL = 0.2
const [MIDDLE, KEEL] = [256, 468]

export function seaPicture({ stage: { distance, farthest }, sides, pieces }, skin) {
  const away = UNIT * (ALONGSIDE + ((OUT_OF_SIGHT - ALONGSIDE) * distance) / farthest)
  const ships = pieces.map(piece => ({ ...piece, x: Math.round(piece.at === 0 ? -away : away) }))
  const [, path] = /\sd="([^"]+)"/.exec(skin.icons[pieces[0].icon].svg)
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${LEFT} ${TOP} ${WIDTH} ${HEIGHT}" preserveAspectRatio="xMidYMid slice">`,
    '<defs>',
    down('s', -151, HORIZON, ['{#a9c9dc|#081222}'], ['{#dfe8e6|#12263f}', 0.62], ['{#fbefd6|#2b4660}', 1]),
    down('w', HORIZON, 166, ...WATER),
    down('z', HORIZON - 13, HORIZON + 14, [FOG, 0, 0], [FOG, 0.48, 0.75], [FOG, 1, 0]),
    `<linearGradient id="b">${stops([FOG, 0, 0.42], [FOG, 0.2, 0], [FOG, 0.8, 0], [FOG, 1, 0.42])}</linearGradient>`,
    glow('g', ['{#fff7de|#e2ecf6}', 0.12, '{.95|.4}'], ['{#fff0cc|#c8dcf0}', 0.24, '{.6|.16}'], [SUN, 1, 0]),
    glow('p', [SMOKE], [SMOKE, 0.45, 0.72], [SMOKE, 1, 0]),
    glow('f', [FIRE, 0, 0.5], [FIRE, 0.45, 0.36], [FIRE, 1, 0]),
    `<linearGradient id="e">${stops([FOAM, 0, 0], [FOAM, 0.25, 0.85], [FOAM, 0.75, 0.85], [FOAM, 1, 0])}</linearGradient>`,
    // Light sails, dark hull.
    `<linearGradient id="v" x2="0" y2="1">${stops(['#fff8e8', 0, 0.72], ['#fff4dc', 0.5, 0.34], ['#000', 0.7, 0.06], ['#000', 1, 0.5])}</linearGradient>`,
    `<linearGradient id="l" y2=".4">${stops(['#fff', 0, 0.3], ['#fff', 0.5, 0], ['#000', 1, 0.22])}</linearGradient>`,
    `<path id="h" d="${path}"/>`,
    `<path id="t" d="${timbers()}"/>`,
    '<clipPath id="k"><use href="#h"/></clipPath>',
    `<clipPath id="a"><path d="M${LEFT} ${TOP}h${WIDTH}V${WATERLINE}h${-WIDTH}z"/></clipPath>`,
    `<mask id="m"><path fill="#fff" d="M0 0h512v512H0z"/><path d="${RENTS.join('')}"/></mask>`,
    '<g id="d" mask="url(#m)"><use href="#h" stroke-width="11" stroke-linejoin="round" paint-order="stroke"/><use href="#h" fill="url(#v)" stroke="none"/><use href="#h" fill="url(#l)" stroke="none"/><g clip-path="url(#k)"><path fill="#1a1209" stroke="none" d="M125 353h262v112H125z"/><use href="#t" stroke="#4a2f14" stroke-width="14"/><use href="#t" stroke="#c48a44" stroke-width="10"/><use href="#t" stroke="#f0c27c" stroke-width="3"/></g></g>',
    `<g id="q">${puffs()}</g>`,
    '<path id="o" d="M-10 0q0-7 3-15q7 8 7 15zm6 0q0-12 5-24q4 12 4 24zm8 0q0-8 5-15q1 7 1 15z"/>',
    '<g id="i"><circle cy="-5" r="27" fill="url(#f)"/><use href="#o" fill="#e2501a"/><use href="#o" fill="#ff9a1f" transform="scale(.68)"/><use href="#o" fill="#ffe28a" transform="scale(.36)"/></g>',
    `<path id="c" d="${CLOUD}"/>`,
    '</defs>',
    `<path fill="url(#s)" d="M${LEFT} ${TOP}h${WIDTH}v${HORIZON - TOP}h${-WIDTH}z"/>`,
    '<circle cx="14" cy="-54" r="94" fill="url(#g)"/>',
    // A night has a moon and stars.
    '<g fill="{none|#cfd8e0}"><circle cx="14" cy="-54" r="11" fill="{none|#e9eef2}"/><circle cx="12" cy="-56" r="3"/><circle cx="18" cy="-51" r="2"/></g>',
    `<path stroke="{none|#e6eefc}" stroke-linecap="round" opacity=".6" d="${stars(15)}"/>`,
    `<g fill="{#fff|#82a0be}" fill-opacity="{.5|.1}">${CLOUDS.map(([x, y, wide]) => `<use href="#c" transform="translate(${x} ${y})scale(${wide} 1)"/>`).join('')}</g>`,
    `<path fill="url(#w)" d="M${LEFT} ${HORIZON}h${WIDTH}V${BOTTOM}H${LEFT}z"/>`,
    `<path fill="url(#z)" d="M${LEFT} ${HORIZON - 13}h${WIDTH}v27h${-WIDTH}z"/>`,
    `<path fill="url(#b)" d="M${LEFT} ${TOP}h${WIDTH}v${HEIGHT}h${-WIDTH}z"/>`,
    `<g fill="none" stroke-linecap="round"><path stroke="{#fff6d8|#d6e6f5}" stroke-opacity="{.6|.25}" d="${glitter(18)}"/>`,
    ...waves(),
    '</g>',
    `<g id="n" clip-path="url(#a)">${ships.map(ship => hull(ship, sides, skin)).join('')}</g>`,
    `<use href="#n" transform="translate(0 ${Math.round(1.42 * WATERLINE)})scale(1-.42)" opacity=".2"/>`,
    ...ships.map(
      ({ x }) => `<path fill="none" stroke="url(#e)" stroke-width="1.8" d="M${x - 54} ${FOAMS}"/>`,
    ),
    ...ships.filter(({ wear }) => wear >= 0.8).flatMap(fires),
    '</svg>',
  ].join('')
}

const FOG = '{#fdf3de|#20374f}'
const SUN = '#fff0d2'
const SMOKE = '{#262527|#636a75}'
const FIRE = '#ff8c28'
const FOAM = '{#fff|#cfe6f4}'
const WATER = [
  ['{#dbe9ee|#375c78}'],
  ['{#b9d4e0|#1b4767}', 0.16],
  ['{#82afc6|#12334f}', 0.5],
  ['{#5987a4|#091b2e}', 1],
]

/** Each a colour, where it is between 0 and 1, and how much of it is seen. */
function stops(...colours) {
  return colours
    .map(
      ([colour, at = 0, seen = 1]) =>
        `<stop${at === 0 ? '' : ` offset="${at}"`} stop-color="${colour}"${seen === 1 ? '' : ` stop-opacity="${seen}"`}/>`,
    )
    .join('')
}

function down(id, from, to, ...colours) {
  return `<linearGradient id="${id}" gradientUnits="userSpaceOnUse" x2="0" y1="${from}" y2="${to}">${stops(...colours)}</linearGradient>`
}

function glow(id, ...colours) {
  return `<radialGradient id="${id}">${stops(...colours)}</radialGradient>`
}

/** A flat bank: circles in a row, flattened. */
const CLOUD = [
  [-60, 20, 4],
  [-30, 30, 6],
  [0, 26, 8],
  [30, 34, 6],
  [60, 20, 4],
]
  .map(
    ([x, wide, high]) =>
      `M${x - wide} 0a${wide} ${high} 0 0 1 ${2 * wide} 0a${wide} ${high} 0 0 1 ${-2 * wide} 0`,
  )
  .join('')
const CLOUDS = [
  [-150, -78, 0.9],
  [-55, -42, 0.8],
  [45, -90, 0.7],
  [205, -45, 0.9],
  [-265, -40, 0.8],
]

/** Rents in the sails: where they begin, and how they go around. */
const RENTS = [
  'M175 126l26-8 8 16 23 9-9 17 12 18-25-4-9 15-14-19-19 1 9-17z',
  'M262 214l22 5 8-13 12 20 24 22-7 21 9 22-27-3-9 14-13-19-23-2 9-17-14-22z',
  'M140 240l17-9 17 14-1 17 20 13-16 10 6 21-21-9-18 12-3-27-12-15 14-9z',
  'M206 296l17-11 25 8 19-6 2 24-27 2-8 14-17-17z',
]

/** Posts, beams across and struts that a hull is shored with from within. */
function timbers() {
  const frames = [135, 216, 297].map(x => `M${x + 8} 459l4-100m61 100l-4-100M${x + 8} 399l21-40m44 40l-21-40`)
  return `${frames.join('')}M127 359h258m0 100H127`
}

/** Leaning and lying deep, as it was hit. Icons look to the right. */
function hull({ x, side, wear, readiness }, sides, skin) {
  const { light, dark } = skin.colours[sides[side].colour]
  const spent = colour => (readiness === 'done' ? mixed(colour, '#7d8087', 0.22) : colour)
  const [lean, deeper] = wear >= 0.8 ? [11, 7] : [7, 3]
  const turn = x < 0 ? `rotate(${-lean})scale(${HULL})` : `rotate(${lean})scale(${-HULL} ${HULL})`
  return `<use href="#d" fill="{${spent(light)}|${spent(dark)}}" stroke="{${mixed(light, '#14284b', 0.86)}|${mixed(dark, '#08111f', 0.86)}}" transform="translate(${x} ${WATERLINE + deeper})${turn}translate(${-MIDDLE} ${-KEEL})"/>`
}

function fires({ x }) {
  return [-5, 20, -25].flatMap((aside, hearth) => {
    const place = `x="${x + aside}" y="${WATERLINE - 22 + 3 * hearth}"`
    return [`<use href="#i" ${place}/>`, `<use href="#q" ${place}/>`]
  })
}

/** Smoke drifts off to the right and thins out. */
function puffs() {
  return Array.from({ length: 6 }, (_, puff) => {
    const age = (puff + 0.5) / 7
    const seen = 0.5 * Math.min(age * 7, 1) * (1 - age)
    return `<circle cx="${Math.round(25 * age * (0.3 + age) + 3 * Math.sin(2 * puff))}" cy="${Math.round(-4 - 72 * age)}" r="${Math.round(6 + 18 * age)}" fill="url(#p)" opacity="${seen.toFixed(1)}"/>`
  }).join('')
}

/** Where water meets a hull. */
const FOAMS = `${WATERLINE + 1}q14-3 27-1t27 1t27-1t27 1`

/** Below sun or moon. */
function glitter(count) {
  return Array.from({ length: count }, (_, glint) => {
    const far = glint / count
    const x = 12 + (scatter(glint + 2) - 0.5) * 36 * (0.4 + 0.9 * far)
    return `M${Math.round(x)} ${Math.round(HORIZON + 3 + 64 * far * far)}h${Math.round(2 + 9 * scatter(glint + 5))}`
  }).join('')
}

/** Crests in rows, longer and higher the nearer they are; every third row is of foam. The right half is the left one again. */
function waves() {
  const [ink, foam] = [[], []]
  for (let [y, row] = [HORIZON + 5, 0]; y < BOTTOM; y += 5 + 12 * nearness(y), row++) {
    const near = nearness(y)
    const pitch = 36 * (1.2 + 1.8 * near)
    const [half, high] = [Math.round(3 + 5 * near), Math.round(1 + 3 * near)]
    const crest = `q${half} 0 ${2 * half}-${high}t${2 * half} ${high}`
    for (let x = LEFT + (row % 2) * 20; x < LEFT + HALF; x += pitch)
      if (scatter(row * 31 + x) >= 0.5)
        (row % 3 === 2 ? foam : ink).push(
          `M${Math.round(x + scatter(x) * pitch * 0.5)} ${Math.round(y)}${crest}`,
        )
  }
  return [
    '<g id="y">',
    `<path stroke="{#14284b|#bfe3f5}" stroke-opacity="{.2|.13}" d="${ink.join('')}"/>`,
    `<path stroke="{#fff|#bfe3f5}" stroke-opacity="{.6|.26}" d="${foam.join('')}"/>`,
    `</g><use href="#y" x="${HALF}"/>`,
  ]
}

/** 0 at the horizon, 1 before the ships. */
function nearness(y) {
  return Math.min((y - HORIZON) / 130, 1.4)
}

/** Lines of no length with round ends are dots. */
function stars(count) {
  return Array.from({ length: count }, (_, star) => {
    const [x, y] = [LEFT + WIDTH * scatter(star), TOP + 70 * scatter(star + 0.5)]
    return `M${Math.round(x)} ${Math.round(y)}h0`
  }).join('')
}

/** A number between 0 and 1 that looks like chance but is the same every time. */
function scatter(seed) {
  const value = Math.sin(seed * 127.1 + 311.7) * 43758.5453
  return value - Math.floor(value)
}

/** One colour with some of another in it: 0 is all the first, 1 all the second. */
function mixed(first, second, part) {
  const [a, b] = [first, second].map(colour =>
    colour.match(/[\da-f]{2}/g).map(pair => Number.parseInt(pair, 16)),
  )
  const bytes = a.map((value, place) => Math.round(value + (b[place] - value) * part))
  return `#${bytes.map(byte => byte.toString(16).padStart(2, '0')).join('')}`
}
