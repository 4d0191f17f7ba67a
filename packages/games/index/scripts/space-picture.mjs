// A scene in deep space as an SVG: what `board/stages/hexes/space.ts` and `board/draw/craft.ts` of the page draw, without their code.

/** The part of the picture that every card shows is as wide as it is high and a half more; the rest is there for wide ones. */
const [WIDTH, HEIGHT] = [640, 248]
/** Of a hex, in pixels: half its height is 32. */
const SIZE = 37
/** Of the box of 512 that a hull is drawn in. */
const HULL = 0.145
const SHIELD = 35

export function spacePicture({ stage, sides, pieces }, skin) {
  const placed = pieces.map(piece => ({ ...piece, ...centreOf(stage.cells[piece.at]) }))
  const colours = sides.map(({ colour }) => skin.colours[colour].dark)
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${-WIDTH / 2} ${-HEIGHT / 2} ${WIDTH} ${HEIGHT}" preserveAspectRatio="xMidYMid slice">`,
    '<defs>',
    ...CLOUDS.map(([colour], number) => glow(`n${number}`, colour, 0.5)),
    glow('f', '#bfe6ff', 1),
    ...colours.map(metal),
    `<pattern id="g" x="${-1.5 * SIZE}" y="${-HIGH}" width="${3 * SIZE}" height="${2 * HIGH}" patternUnits="userSpaceOnUse"><path d="${GRID}" fill="none" stroke="#96acff" opacity=".25"/></pattern>`,
    `<pattern id="t" width="${SKY}" height="${SKY}" patternUnits="userSpaceOnUse" patternTransform="rotate(25)"><path d="${stars(12)}" stroke="#fff" stroke-width="1.5" stroke-linecap="round"/></pattern>`,
    ...Object.entries(skin.icons).map(([name, { svg }]) => craft(name, svg)),
    '</defs>',
    `<path fill="${skin.terrains.space.dark}" d="${ALL}"/>`,
    ...CLOUDS.map(([, x, y, r], number) => `<circle cx="${x}" cy="${y}" r="${r}" fill="url(#n${number})"/>`),
    `<path fill="url(#g)" d="${ALL}"/>`,
    `<path fill="url(#t)" d="${ALL}"/>`,
    beam(placed, colours),
    ...placed.map(
      ({ icon, side, facing, x, y }) =>
        `<use href="#${icon}" fill="url(#s${side})" transform="translate(${x} ${y})rotate(${60 * facing})"/>`,
    ),
    '</svg>',
  ].join('')
}

/** Colour, place and radius. */
const CLOUDS = [
  ['#5a3fb5', -190, -60, 260],
  ['#1c6f8c', 170, 70, 290],
]

const ALL = `M${-WIDTH / 2} ${-HEIGHT / 2}h${WIDTH}v${HEIGHT}h${-WIDTH}z`

const [HALF, HIGH] = [SIZE / 2, Math.round((SIZE * Math.sqrt(3)) / 2)]
/** The lines of flat hexes, as often as two columns repeat; the middle of one is in the middle. */
const GRID = `M0 ${HIGH}h${HALF}l${HALF} ${-HIGH}h${SIZE}l${HALF} ${HIGH}h${HALF}m${-HALF} 0l${-HALF} ${HIGH}h${-SIZE}l${-HALF} ${-HIGH}`

function centreOf({ q, r }) {
  return { x: round(1.5 * q * SIZE), y: round(Math.sqrt(3) * (r + q / 2) * SIZE) }
}

function glow(id, colour, strength) {
  return `<radialGradient id="${id}"><stop stop-color="${colour}" stop-opacity="${strength}"/><stop offset="1" stop-color="${colour}" stop-opacity="0"/></radialGradient>`
}

/** Light on a hull, from port to starboard. */
function metal(colour, side) {
  return `<linearGradient id="s${side}"><stop stop-color="#39405c"/><stop offset=".4" stop-color="#fff"/><stop offset=".55" stop-color="${colour}"/><stop offset="1" stop-color="#39405c"/></linearGradient>`
}

/** Engines, hull and the shields of four sides, facing up. */
function craft(name, svg) {
  const [, path] = /\sd="([^"]+)"/.exec(svg)
  return `<g id="${name}"><ellipse cy="34" rx="10" ry="24" fill="url(#f)"/><path transform="scale(${HULL})translate(-256-256)" d="${path}"/><circle r="${SHIELD}" fill="none" stroke="#5bc8ff" stroke-width="2.5" stroke-dasharray="${ARC}" transform="rotate(-36)"/></g>`
}

/** Four arcs with gaps between them, twice 72° and twice 108°. */
const ARC = [72, 108, 72, 108]
  .flatMap(degrees => [
    round(((degrees - 12) * Math.PI * SHIELD) / 180),
    round((12 * Math.PI * SHIELD) / 180),
  ])
  .join(' ')

/** The first ship fires at the nearest enemy, whose shield flares. */
function beam([first, ...others], colours) {
  const enemies = others.filter(({ side }) => side !== first.side)
  const away = ({ x, y }) => Math.hypot(x - first.x, y - first.y)
  const target = enemies.reduce((near, each) => (away(each) < away(near) ? each : near))
  const part = 1 - SHIELD / away(target)
  const [x, y] = [round(first.x + part * (target.x - first.x)), round(first.y + part * (target.y - first.y))]
  const line = `M${first.x} ${first.y}L${x} ${y}`
  return `<g stroke-linecap="round"><path d="${line}" stroke="${colours[first.side]}" stroke-width="6" opacity=".4"/><path d="${line}" stroke="#fff" stroke-width="2"/></g><circle cx="${x}" cy="${y}" r="22" fill="url(#f)"/>`
}

/** Of the patch of sky that is seen again and again, askew, so that nobody does see it. */
const SKY = 190

/** Lines of no length with round ends are dots. Multiples of the golden ratio are everywhere, and the same every time. */
function stars(count) {
  return Array.from({ length: count }, (_, star) => {
    const [x, y] = [(star * 0.618) % 1, (star * star * 0.137) % 1]
    return `M${Math.round(SKY * x)} ${Math.round(SKY * y)}h0`
  }).join('')
}

function round(number) {
  return Math.abs(number) < 1 ? Number(number.toFixed(3)) : Math.round(number)
}
