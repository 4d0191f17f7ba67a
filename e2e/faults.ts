import type { BrowserContext } from '@playwright/test'

/** What goes wrong on any page, worker included, while a test runs; any of it fails the test. */
export interface Faults {
  readonly found: readonly string[]
  /** Some faults are what a test is about: those whose words fit are no faults. */
  expect(words: RegExp): void
}

/** Console errors, violations of the content security policy among them; uncaught errors; questions to strangers. */
export function watchFaults(context: BrowserContext, home: string): Faults {
  const seen: string[] = []
  const expected: RegExp[] = []
  context.on('console', message => {
    if (message.type() === 'error') seen.push(`console: ${message.text()} (${message.location().url})`)
  })
  context.on('weberror', error => seen.push(`uncaught: ${error.error().stack ?? error.error().message}`))
  context.on('request', request => {
    const url = request.url()
    if (/^https?:/.test(url) && !url.startsWith(home)) seen.push(`asked a stranger: ${url}`)
  })
  return {
    get found() {
      return seen.filter(fault => !expected.some(words => words.test(fault)))
    },
    expect: words => void expected.push(words),
  }
}
