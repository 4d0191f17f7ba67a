import { samePlain } from '@sextant/engine'
import type { Box } from '@sextant/scene'
import { boxes } from './boxes.ts'
import { usualBoxes } from './usual-boxes.ts'

/** A match as far as it decides what has to be fetched. */
export interface PlannedMatch {
  readonly scenario?: string | undefined
  /** Complete options; those of the scenario where they are left out. */
  readonly options?: unknown
  /** It begins from a position that was given. */
  readonly given?: boolean
  /** It is read back from a store or a file, which others may have written to. */
  readonly stored?: boolean
}

/**
 * The least that a match needs: the usual match, just begun, is known to be sound, so a game without its schemas and checks is enough. For everything else the
 * whole game. Nothing where there is no such game.
 */
export async function boxFor(game: string, match: PlannedMatch): Promise<Box | undefined> {
  if (!Object.hasOwn(boxes, game)) return undefined
  const usual = match.given || match.stored ? undefined : await usualBoxes[game]?.()
  return usual?.open(({ game: { scenarios } }) => isUsual(match, scenarios[0])) ? usual : boxes[game]?.()
}

function isUsual(
  { scenario, options }: PlannedMatch,
  usual: { readonly id: string; readonly options: unknown },
): boolean {
  return options === undefined
    ? scenario === undefined || scenario === usual.id
    : samePlain(options, usual.options)
}
