import { type MatchRecord, startMatch } from '@sextant/engine'
import { findGame } from '@sextant/games'
import type { Box } from '@sextant/scene'
import { usualProgram } from '../match/programs.ts'
import { kept } from '../store/kept.ts'
import { PERSON } from '../store/store.ts'

export interface Beginning {
  readonly game: string
  readonly scenario?: string
  /** Complete options; those of the scenario, or of the usual one, where they are left out. */
  readonly options?: unknown
  /** By seat; a person against the usual program where they are left out. */
  readonly players?: readonly string[]
  readonly seed?: string
  /** It was set up on the page for that: the match is listed before anybody has acted in it. */
  readonly prepared?: boolean
}

/** Starts a match, keeps it, and gives its id. */
export async function newMatch(beginning: Beginning): Promise<string> {
  const listed = findGame(beginning.game)
  if (!listed) throw new Error(`there is no game "${beginning.game}"`)
  const { record, scenario } = begin(await listed.load(), beginning)
  const id = newId()
  const now = Date.now()
  await kept().keepMatch({
    meta: {
      id,
      game: beginning.game,
      ...(scenario !== undefined && { scenario }),
      seats: record.seats,
      started: now,
      touched: now,
      steps: 0,
      ...(beginning.prepared && { prepared: true }),
    },
    record,
  })
  return id
}

/** The record of a match that nobody has acted in yet. */
export function begin(box: Box, beginning: Beginning): { record: MatchRecord; scenario: string | undefined } {
  return box.open(contents => {
    const { game } = contents
    const chosen = game.scenarios.find(({ id }) => id === beginning.scenario)
    const usual = chosen ?? game.scenarios[0]
    const options = (beginning.options as typeof usual.options | undefined) ?? usual.options
    const seats = game.load(options).seats.length
    const players =
      beginning.players ??
      Array.from({ length: seats }, (_, seat) => (seat === 0 ? PERSON : usualProgram(contents)))
    const match = startMatch(game, { options, seed: beginning.seed ?? newSeed(), players })
    return {
      record: match.save(),
      scenario: beginning.options === undefined ? usual.id : beginning.scenario,
    }
  })
}

export function newSeed(): string {
  return randomText(4).join('-')
}

export function newId(): string {
  return randomText(3).join('')
}

/** Groups of letters and digits that are not mistaken for each other. */
function randomText(groups: number): string[] {
  const letters = 'abcdefghjkmnpqrstuvwxyz23456789'
  return Array.from({ length: groups }, () =>
    Array.from(crypto.getRandomValues(new Uint8Array(4)), byte => letters[byte % letters.length]).join(''),
  )
}
