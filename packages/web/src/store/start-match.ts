import { findGame } from '@sextant/games/list'
import { newMatch as newRecord } from '@sextant/session'
import { loadTexts } from '../i18n/game-texts.ts'
import { pageStore } from './page-store.ts'
import type { StoredMatch } from './store.ts'

export interface Beginning {
  readonly game: string
  readonly scenario?: string
  /** Complete options; those of the scenario, or of the usual one, where they are left out. */
  readonly options?: unknown
  /** A whole state to begin from instead of the rules' own set-up. */
  readonly position?: unknown
  /** By seat; a person against the default bot where they are left out. */
  readonly players?: readonly string[]
  readonly seed?: string
  /** It was set up on the page for that: the match is listed before anybody has acted in it. */
  readonly prepared?: boolean
}

/** Starts a match, stores it, and gives its id. */
export async function startStoredMatch(beginning: Beginning): Promise<string> {
  const listed = findGame(beginning.game)
  if (!listed) throw new Error(`there is no game "${beginning.game}"`)
  const { seed = newSeed(), ...rest } = beginning
  const box = await listed.load()
  // The page of the match waits for them: they are on their way while it is fetched.
  void box.open(({ show }) => loadTexts(show.texts))
  const { record, scenario } = newRecord(box, { ...rest, seed })
  const id = newId()
  const now = Date.now()
  const match: StoredMatch = {
    meta: {
      id,
      game: beginning.game,
      ...(scenario !== undefined && { scenario }),
      seats: record.seats,
      started: now,
      touched: now,
      steps: 0,
      ...(beginning.prepared && { prepared: true }),
      ...(record.start.given && { given: true }),
    },
    record,
  }
  await pageStore().saveMatch(match)
  return id
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
