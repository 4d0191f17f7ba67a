import { hmacHex } from '../plain/hmac.ts'

/**
 * The seed of the dice that a bot draws for one decision: the same match asks the same of it, so a seed still gives the
 * same match; and nobody can work it out from what is public of the match, such as the hash of its seed.
 */
export function botSeed(seed: string, decision: readonly (string | number)[]): string {
  return hmacHex(seed, `sextant/bot-dice/4\n${JSON.stringify(decision)}`)
}
