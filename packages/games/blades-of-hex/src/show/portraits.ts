/**
 * The faces of the game's bots, drawn for it: busts on a field in flat colours, as on a painted banner. Each is the body
 * of an SVG with a view box of 512 × 512.
 */
export const portraits: Readonly<Record<'recruit' | 'sergeant' | 'captain' | 'colonel' | 'general', string>> =
  {
    // A helmet that is too large, freckles, a grin.
    recruit: [
      field('#7d9a6a', '#68855a'),
      shoulders('#8a6f4d', '#6f5839'),
      neck('#e9bd94'),
      head('#f2cda6', 118),
      '<path fill="#f2cda6" d="M128 268q-26-4-24 26t30 26zM384 268q26-4 24 26t-30 26z"/>',
      '<path fill="#8d95a0" d="M112 262c0-104 62-166 144-166s144 62 144 166q-144-46-288 0z"/>',
      '<path fill="#a9b1bb" d="M150 226c8-66 48-104 98-110-30 26-48 66-50 104z"/>',
      '<path fill="#6b727c" d="M96 262q160-54 320 0v22q-160-50-320 0z"/>',
      eyes('#4a3423', 208, 304, 316, 11),
      '<g fill="#cf9566"><circle cx="188" cy="346" r="5"/><circle cx="208" cy="356" r="5"/><circle cx="304" cy="356" r="5"/><circle cx="324" cy="346" r="5"/></g>',
      '<path fill="#7a3b2c" d="M206 374q50 44 100 0-8 52-50 52t-50-52z"/><path fill="#fff8ec" d="M214 380q42 20 84 0l-4 12q-38 12-76 0z"/>',
    ].join(''),
    // A broad jaw, cropped hair, a scar and no doubts.
    sergeant: [
      field('#b86a3e', '#9b5730'),
      shoulders('#5a6470', '#444c56'),
      neck('#c08a60'),
      '<path fill="#cf9a6e" d="M140 236c0-76 50-122 116-122s116 46 116 122v90c0 66-56 108-116 108s-116-42-116-108z"/>',
      '<path fill="#33261d" d="M136 250c-8-102 50-158 120-158s128 56 120 158l-18-54q-102-34-204 0z"/>',
      '<path fill="#a5382b" d="M138 214q118-40 236 0v26q-118-40-236 0z"/>',
      brows('#33261d', 272, 10, -8),
      eyes('#2c2018', 206, 306, 300, 10),
      '<path fill="none" stroke="#8e5a3c" stroke-width="9" stroke-linecap="round" d="M322 258l22 96"/>',
      nose('#b37e55'),
      '<path fill="none" stroke="#7b3c2c" stroke-width="12" stroke-linecap="round" d="M206 392q50-14 104 2"/>',
    ].join(''),
    // A crest, a braid, a level look.
    captain: [
      field('#35639a', '#2a5182'),
      shoulders('#b98a34', '#976f26'),
      '<path fill="#7c4a26" d="M330 250c52 40 60 110 34 196l-40-6c14-70 8-120-22-160z"/>',
      neck('#d7a27c'),
      head('#e8b891', 112),
      '<path fill="#b8322a" d="M236 36c70-20 142 24 164 96-48-30-100-42-156-36z"/>',
      '<path fill="#c9ced6" d="M132 288c-14-128 46-196 124-196s138 68 124 196l-34 34V234q-90-30-180 0v88z"/>',
      '<path fill="#e4e8ee" d="M164 200c10-52 42-84 84-90-24 22-36 54-38 84z"/>',
      '<path fill="#9aa1ac" d="M240 92h32v146h-32z"/>',
      brows('#5f3719', 272, 8, 4),
      eyes('#2d4a3a', 210, 302, 298, 11),
      nose('#cd9a72'),
      '<path fill="none" stroke="#9a4a3c" stroke-width="11" stroke-linecap="round" d="M222 384q36 16 70 0"/>',
    ].join(''),
    // A cocked hat, a moustache and something worked out already.
    colonel: [
      field('#5d4a78', '#4d3c66'),
      shoulders('#2f4b45', '#233a35'),
      '<path fill="#d8b35c" d="M84 430h70v26H84zM358 430h70v26h-70z"/>',
      neck('#a9764f'),
      head('#bd8860', 112),
      '<path fill="#211b18" d="M140 256c-2-30 6-52 16-66h200c10 14 18 36 16 66l-20-34H160z"/>',
      '<path fill="#27302e" d="M52 214c54-96 118-140 204-140s150 44 204 140q-96-42-204-42T52 214z"/>',
      '<path fill="none" stroke="#d8b35c" stroke-width="12" d="M64 206q88-42 192-42t192 42"/>',
      '<circle cx="256" cy="118" r="20" fill="#d8b35c"/>',
      brows('#211b18', 270, 9, 10),
      eyes('#211b18', 210, 302, 296, 10),
      nose('#a5734d'),
      '<path fill="#211b18" d="M256 362c30-22 70-10 92 22-36-8-58 8-92 8s-56-16-92-8c22-32 62-44 92-22z"/>',
      '<path fill="none" stroke="#74412f" stroke-width="9" stroke-linecap="round" d="M230 408q26 10 52 0"/>',
    ].join(''),
    // Laurels on white hair, a long beard, an eye that has seen it.
    general: [
      field('#8d2f2a', '#742521'),
      shoulders('#e4ddcc', '#c8bfa8'),
      '<path fill="#8d2f2a" d="M180 418l76 94 76-94 34 16-84 78h-52l-84-78z"/>',
      neck('#c99876'),
      head('#d9ab88', 112),
      '<path fill="#ece8e0" d="M132 276c-12-112 44-176 124-176s136 64 124 176l-24-50q-100-52-200 0z"/>',
      '<path fill="#ece8e0" d="M148 330c22 24 60 22 108 22s86 2 108-22c10 92-40 158-108 158s-118-66-108-158z"/>',
      '<path fill="#d2ccc0" d="M232 424q24 60 24 64 0-4 24-64-24 14-48 0z"/>',
      '<g fill="#c49a32"><ellipse cx="150" cy="214" rx="17" ry="36" transform="rotate(24 150 214)"/><ellipse cx="174" cy="164" rx="17" ry="36" transform="rotate(42 174 164)"/><ellipse cx="214" cy="128" rx="17" ry="36" transform="rotate(66 214 128)"/><ellipse cx="362" cy="214" rx="17" ry="36" transform="rotate(-24 362 214)"/><ellipse cx="338" cy="164" rx="17" ry="36" transform="rotate(-42 338 164)"/><ellipse cx="298" cy="128" rx="17" ry="36" transform="rotate(-66 298 128)"/></g>',
      brows('#ece8e0', 268, 13, 8),
      '<circle cx="210" cy="298" r="10" fill="#33261d"/>',
      '<path fill="none" stroke="#2b211b" stroke-width="9" d="M150 250q80 20 216 70"/><path fill="#2b211b" d="M272 276q34-14 62 8-2 40-34 40t-28-48z"/>',
      nose('#bf8f6c'),
      '<path fill="none" stroke="#8d4a3a" stroke-width="10" stroke-linecap="round" d="M226 386q30-10 60 0"/>',
    ].join(''),
  }

function field(colour: string, shade: string): string {
  return `<path fill="${colour}" d="M0 0h512v512H0z"/><path fill="${shade}" d="M0 512L512 0v512z"/>`
}

function shoulders(colour: string, shade: string): string {
  return `<path fill="${colour}" d="M32 512c8-84 88-122 224-122s216 38 224 122z"/><path fill="${shade}" d="M256 390c136 0 216 38 224 122H256z"/>`
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
  return `<g fill="none" stroke="${colour}" stroke-width="${weight}" stroke-linecap="round"><path d="M184 ${height}l52 ${fall}"/><path d="M328 ${height}l-52 ${fall}"/></g>`
}

function nose(colour: string): string {
  return `<path fill="none" stroke="${colour}" stroke-width="10" stroke-linecap="round" d="M256 296l-10 44q10 8 24 2"/>`
}
