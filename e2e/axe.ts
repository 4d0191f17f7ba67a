import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Page } from '@playwright/test'
import type { AxeResults } from 'axe-core'

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

/** The rows of a board are made alike, hundreds of cells of them: a few are enough to ask about. */
const ALIKE = '[role=grid] tr:nth-child(n+6)'

/**
 * What axe finds wrong with the page as it is now, in lines that say where and what; of `contrast` alone where nothing
 * but colours has changed since it was asked before.
 */
export async function barriers(page: Page, asked: 'all' | 'contrast' = 'all'): Promise<string[]> {
  // Evaluated by the debugger, so that the page keeps its content security policy.
  if (!(await page.evaluate('"axe" in window'))) await page.evaluate(source)
  const options = {
    resultTypes: ['violations'],
    // It would fetch every stylesheet once more, for a rule about turned screens; nothing here asks how they are turned.
    preload: false,
    ...(asked === 'contrast' && { runOnly: { type: 'rule', values: ['color-contrast'] } }),
  }
  const { violations } = await page.evaluate<AxeResults>(
    `axe.run(${JSON.stringify({ exclude: [[ALIKE]] })}, ${JSON.stringify(options)})`,
  )
  return violations.flatMap(({ id, help, nodes }) =>
    nodes.map(
      ({ target, failureSummary }) => `${id}: ${help} at ${target.join(' ')}: ${failureSummary ?? ''}`,
    ),
  )
}
