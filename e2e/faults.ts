import type { BrowserContext, ConsoleMessage, Request, WebError } from '@playwright/test'

/** What goes wrong on any page, worker included, while a test runs; any of it fails the test. */
export interface Faults {
  readonly found: readonly string[]
  /** Some faults are what a test is about: those whose words fit are no faults. */
  expect(words: RegExp): void
  /** The test is over; what happens on its pages belongs to nobody. */
  ignoreFromNowOn(): void
}

/** Console errors, violations of the content security policy among them; uncaught errors; requests to other hosts. */
export function watchFaults(context: BrowserContext, home: string): Faults {
  const seen: string[] = []
  const expected: RegExp[] = []
  const onConsole = (message: ConsoleMessage) => {
    if (message.type() === 'error') seen.push(`console: ${message.text()} (${message.location().url})`)
  }
  const onError = (error: WebError) => {
    seen.push(`uncaught: ${error.error().stack ?? error.error().message}`)
  }
  const onRequest = (request: Request) => {
    const url = request.url()
    if (/^https?:/.test(url) && !url.startsWith(home)) seen.push(`asked a stranger: ${url}`)
  }
  context.on('console', onConsole)
  context.on('weberror', onError)
  context.on('request', onRequest)
  return {
    get found() {
      return seen.filter(fault => !expected.some(words => words.test(fault)))
    },
    expect: words => void expected.push(words),
    ignoreFromNowOn() {
      context.off('console', onConsole)
      context.off('weberror', onError)
      context.off('request', onRequest)
    },
  }
}
