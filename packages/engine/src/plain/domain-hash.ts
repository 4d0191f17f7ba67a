import { sha256Hex } from './sha256.ts'

/**
 * What is hashed, one name each, with the version of the format that it came with. No text of one domain is a text of
 * another, so that no hash can be opened as something that it was not made of.
 */
export type HashDomain =
  | 'commitment/4'
  | 'contribution/4'
  | 'seed/4'
  | 'record/4'
  | 'step/4'
  | 'log/4'
  | 'entry/4'

/** SHA-256 of a text of this domain, in hex digits. */
export function domainHash(domain: HashDomain, text: string): string {
  return sha256Hex(inDomain(domain, text))
}

/** The text with its domain before it, in a line of its own. */
export function inDomain(
  domain: HashDomain | 'signature/4' | 'entry-signature/4' | 'said/4',
  text: string,
): string {
  return `sextant/${domain}\n${text}`
}
