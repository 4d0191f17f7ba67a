export interface QuotedOutput {
  /** Below the repository; `sextant` where it is missing. */
  readonly script?: string
  readonly args: readonly string[]
  /** Whether it takes too long for a test. */
  readonly long: boolean
  readonly text: string
}

export function quotedOutputs(page: string): QuotedOutput[]
export function withOutputs(page: string, outputs: readonly (string | undefined)[]): string
export function quotable(output: string): string
