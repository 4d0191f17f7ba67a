/** What is used of it here. The published types are those of a version that knows no order of our own. */
declare module 'negotiator' {
  import type { IncomingHttpHeaders } from 'node:http'

  export default class Negotiator {
    constructor(request: { readonly headers: IncomingHttpHeaders })
    /** The coding that the client rates highest, and among equals the first that is preferred here. */
    encoding(
      available: readonly string[],
      options: { readonly preferred: readonly string[] },
    ): string | undefined
    /** What the client accepts, best first. */
    mediaTypes(): string[]
  }
}
