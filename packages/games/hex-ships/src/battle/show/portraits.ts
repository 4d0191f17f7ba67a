/**
 * The faces of the game's bots, drawn for it: officers before a window on the stars, in flat colours. Each is the body of an SVG
 * with a view box of 512 × 512.
 */
export const portraits: Readonly<Record<'ensign' | 'lieutenant' | 'captain' | 'commodore', string>> = {
  // A headset, a fringe and a first command.
  ensign: [
    window('#27406f', '#1d3158'),
    uniform('#c9d3e2', '#a8b4c8', '#3f6fb0', 1),
    neck('#f0c8a4'),
    head('#f7d6b6', 112),
    '<path fill="#a9662f" d="M140 268c-14-116 44-176 118-176 84 0 136 70 114 178-12-54-40-84-74-96-36 34-96 54-138 50-8 12-16 26-20 44z"/>',
    '<path fill="none" stroke="#4a5568" stroke-width="16" d="M138 292c-6-130 44-196 118-196s124 66 118 196"/>',
    '<path fill="#4a5568" d="M118 270h38v78h-38zM356 270h38v78h-38z"/>',
    '<path fill="none" stroke="#4a5568" stroke-width="9" stroke-linecap="round" d="M140 346q10 62 78 58"/>',
    eyes('#3c5a3a', 212, 300, 300, 12),
    brows('#a9662f', 272, 7, -4),
    nose('#dda983'),
    '<path fill="none" stroke="#a4534a" stroke-width="10" stroke-linecap="round" d="M224 382q34 26 66 0"/>',
  ].join(''),
  // Cropped hair, a visor over one eye, always on the trigger.
  lieutenant: [
    window('#5b2f45', '#482437'),
    uniform('#4d5564', '#3b424f', '#d06a3a', 2),
    neck('#8a5a3c'),
    head('#9c6a49', 112),
    '<path fill="#1d1714" d="M142 262c-12-104 40-164 114-164s126 60 114 164l-16-58q-98-44-196 0z"/>',
    eyes('#1d1714', 212, 300, 298, 11),
    '<path fill="#d06a3a" d="M256 270h120v52h-96q-24 0-24-26z"/><path fill="#ffb27d" d="M270 282h92v12h-92z"/>',
    brows('#1d1714', 268, 10, 10),
    nose('#805437'),
    '<path fill="none" stroke="#5e3324" stroke-width="11" stroke-linecap="round" d="M218 388q38-10 74 4"/>',
  ].join(''),
  // A peaked cap, grey temples, unhurried.
  captain: [
    window('#23505a', '#1a3f48'),
    uniform('#26355c', '#1c2847', '#d8b35c', 3),
    neck('#d8a785'),
    head('#e6b994', 112),
    '<path fill="#8b8f98" d="M140 300c-8-40 0-78 14-96h204c14 18 22 56 14 96l-20-60H160z"/>',
    '<path fill="#26355c" d="M120 196c18-74 66-112 136-112s118 38 136 112q-136-34-272 0z"/>',
    '<path fill="#151d36" d="M132 206q124-36 248 0l12 30q-136-40-272 0z"/>',
    '<path fill="#d8b35c" d="M256 104l12 30 32 2-25 20 9 31-28-18-28 18 9-31-25-20 32-2z"/>',
    eyes('#2f4660', 212, 300, 302, 11),
    brows('#6f737b', 276, 9, 6),
    nose('#c99772'),
    '<path fill="#8b8f98" d="M256 366c26-16 58-10 76 14-30-4-48 6-76 6s-46-10-76-6c18-24 50-30 76-14z"/>',
    '<path fill="none" stroke="#96503f" stroke-width="9" stroke-linecap="round" d="M228 404q28 10 56 0"/>',
  ].join(''),
  // White hair drawn back, medals, an eye that looks three rounds ahead.
  commodore: [
    window('#3a2a63', '#2c2050'),
    uniform('#ece6d8', '#d2c9b4', '#8d2f5c', 4),
    neck('#c49a7c'),
    head('#d6ae90', 108),
    '<path fill="#f2f0ec" d="M138 290c-20-130 40-204 118-204s138 74 118 204c-10-60-30-96-58-116q-60-26-120 0c-28 20-48 56-58 116z"/>',
    '<path fill="#dcd8d0" d="M232 92h48l-8 70h-32z"/><circle cx="256" cy="74" r="34" fill="#f2f0ec"/>',
    eyes('#4a2f6b', 212, 300, 300, 11),
    '<circle cx="300" cy="300" r="34" fill="none" stroke="#d8b35c" stroke-width="8"/><path fill="none" stroke="#d8b35c" stroke-width="6" d="M332 312q28 60 10 130"/>',
    brows('#cfcac2', 270, 9, 10),
    nose('#b98b6d'),
    '<path fill="none" stroke="#8a4650" stroke-width="11" stroke-linecap="round" d="M226 388q30 6 62-4"/>',
  ].join(''),
}

/** Stars behind the shoulder. */
function window(colour: string, shade: string): string {
  const stars = [
    [58, 70, 6],
    [120, 150, 4],
    [452, 92, 7],
    [404, 44, 4],
    [470, 230, 5],
    [40, 260, 5],
  ]
  return [
    `<path fill="${colour}" d="M0 0h512v512H0z"/><path fill="${shade}" d="M0 512L512 0v512z"/>`,
    ...stars.map(([x, y, radius]) => `<circle cx="${x}" cy="${y}" r="${radius}" fill="#e9efff"/>`),
  ].join('')
}

/** @param bars of rank on the collar */
function uniform(colour: string, shade: string, rank: string, bars: number): string {
  const collar = Array.from(
    { length: bars },
    (_, bar) => `<path fill="${rank}" d="M${96 + 30 * bar} 456h20v34h-20z"/>`,
  )
  return [
    `<path fill="${colour}" d="M32 512c8-84 88-122 224-122s216 38 224 122z"/><path fill="${shade}" d="M256 390c136 0 216 38 224 122H256z"/>`,
    `<path fill="${shade}" d="M186 398l70 62 70-62 24 12-70 102h-48l-70-102z"/>`,
    ...collar,
  ].join('')
}

function neck(colour: string): string {
  return `<path fill="${colour}" d="M204 340h104v84q-52 44-104 0z"/>`
}

function head(colour: string, width: number): string {
  return `<ellipse cx="256" cy="290" rx="${width}" ry="142" fill="${colour}"/>`
}

function eyes(colour: string, left: number, right: number, height: number, size: number): string {
  return `<g fill="${colour}"><circle cx="${left}" cy="${height}" r="${size}"/><circle cx="${right}" cy="${height}" r="${size}"/></g>`
}

/** `fall`: how far they slope inwards, which makes a look stern. */
function brows(colour: string, height: number, weight: number, fall: number): string {
  return `<g fill="none" stroke="${colour}" stroke-width="${weight}" stroke-linecap="round"><path d="M186 ${height}l50 ${fall}"/><path d="M326 ${height}l-50 ${fall}"/></g>`
}

function nose(colour: string): string {
  return `<path fill="none" stroke="${colour}" stroke-width="10" stroke-linecap="round" d="M256 296l-10 44q10 8 24 2"/>`
}
