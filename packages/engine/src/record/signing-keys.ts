/**
 * The public keys (Ed25519, in hex digits) of those who may sign a record. They are promised with the rest of the terms, so
 * that nobody can sign a record afterwards with a key of their own.
 */
export type SigningKeys = {
  /** Of who runs the match. */
  readonly host?: string
  /** By seat; `null` where a seat signs nothing, such as a bot's. */
  readonly seats?: readonly (string | null)[]
}
