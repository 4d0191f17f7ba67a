/** The badges of the factions, drawn for the game: outlines in a box of 512 × 512. */
export const emblems = {
  /** A chevron and a star: the line. */
  vanguard: outline(
    'M256 40L300 158L426 164L328 242L362 364L256 294L150 364L184 242L86 164L212 158z',
    'M40 350L256 470L472 350V420L256 500L40 420z',
  ),
  /** A jaw with teeth. */
  brood: outline(
    'M60 60Q256 150 452 60Q470 200 400 260L370 200L330 280L290 214L256 296L222 214L182 280L142 200L112 260Q42 200 60 60z',
    'M120 330L160 296L190 352L226 310L256 366L286 310L322 352L352 296L392 330Q360 460 256 470Q152 460 120 330z',
  ),
  /** A cogwheel. */
  ironclad: outline(
    'M220 20H292L304 84Q330 92 352 106L406 70L456 120L420 176Q434 198 442 222L500 232V302L442 312Q434 336 420 358L456 412L406 462L352 426Q330 440 304 448L292 500H220L208 448Q182 440 160 426L106 462L56 412L92 358Q78 336 70 312L12 302V232L70 222Q78 198 92 176L56 120L106 70L160 106Q182 92 208 84zM256 176a80 80 0 0 0 0 160a80 80 0 0 0 0-160z',
  ),
  /** A horseshoe of a beast without hooves: a claw print and dust. */
  riders: outline(
    'M256 230Q360 240 390 350Q400 450 256 452Q112 450 122 350Q152 240 256 230z',
    'M70 150Q110 110 150 160Q168 230 130 250Q76 236 70 150zM180 70Q222 30 250 90Q262 170 222 188Q176 160 180 70zM332 70Q290 30 262 90Q250 170 290 188Q336 160 332 70zM442 150Q402 110 362 160Q344 230 382 250Q436 236 442 150z',
  ),
  /** An eye behind a veil. */
  veil: outline(
    'M256 60Q420 70 490 230Q420 390 256 400Q92 390 22 230Q92 70 256 60zM256 130a100 100 0 0 0 0 200a100 100 0 0 0 0-200z',
    'M256 180a50 50 0 0 1 0 100a50 50 0 0 1 0-100zM120 410L150 500L170 420zM236 430L256 512L276 430zM392 410L362 500L342 420z',
  ),
  /** A sight. */
  watchers: outline(
    'M256 70a186 186 0 0 1 0 372a186 186 0 0 1 0-372zM256 126a130 130 0 0 0 0 260a130 130 0 0 0 0-260z',
    'M232 0H280V180H232zM232 332H280V512H232zM0 232H180V280H0zM332 232H512V280H332z',
  ),
  /** For factions that bring no badge of their own. */
  lozenge: outline('M256 20L470 256L256 492L42 256zM256 130L140 256L256 382L372 256z'),
  bars: outline('M70 60H190V452H70zM322 60H442V452H322zM216 190H296V322H216z'),
  ring: outline(
    'M256 30a226 226 0 0 1 0 452a226 226 0 0 1 0-452zM256 120a136 136 0 0 0 0 272a136 136 0 0 0 0-272z',
  ),
} as const

export type Emblem = keyof typeof emblems

const OWN: readonly Emblem[] = ['vanguard', 'brood', 'ironclad', 'riders', 'veil', 'watchers']
const SPARE: readonly Emblem[] = ['lozenge', 'bars', 'ring']

/** The badge of a faction by its name; one that is not of the game always has the same spare one. */
export function emblemOf(faction: string): Emblem {
  const name = faction.toLowerCase().replace(/^(the|dust|pale) /, '')
  const own = OWN.find(emblem => name === emblem || (name === 'watch' && emblem === 'watchers'))
  if (own) return own
  const sum = [...faction].reduce((total, letter) => total + (letter.codePointAt(0) ?? 0), 0)
  return SPARE[sum % SPARE.length] ?? 'ring'
}

/** The icon that a badge has in the skin. */
export function emblemIcon(faction: string): string {
  return `faction-${emblemOf(faction)}`
}

function outline(...paths: readonly string[]): string {
  return `<path fill="currentColor" d="${paths.join('')}"/>`
}
