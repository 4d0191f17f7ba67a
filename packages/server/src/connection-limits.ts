/**
 * What a connection may take of the server. A browser opens six connections, sends its requests in one packet each and reads as fast
 * as its line allows; who is slower on purpose makes room for others.
 */
export interface ConnectionLimits {
  /** Connections at the same time; those beyond are closed without an answer. */
  readonly connections: number
  /** Requests of one connection; the last answer says `Connection: close`. */
  readonly requests: number
  /** Bytes of a request's first line and headers together. */
  readonly headerBytes: number
  /** Until the headers of a request are there, of the first one from when the connection was opened. */
  readonly headersMs: number
  /** Until all of a request is there. */
  readonly requestMs: number
  /** Until an answer is read. */
  readonly answerMs: number
  /** In which neither side sends anything. */
  readonly silenceMs: number
  /** Between an answer and the next request. */
  readonly keepAliveMs: number
  /** How often headers and requests are looked for that take too long. */
  readonly checkMs: number
}

export const CONNECTION_LIMITS: ConnectionLimits = {
  connections: 500,
  requests: 1000,
  headerBytes: 16_384,
  headersMs: 10_000,
  requestMs: 20_000,
  answerMs: 300_000,
  silenceMs: 30_000,
  keepAliveMs: 15_000,
  checkMs: 2000,
}
