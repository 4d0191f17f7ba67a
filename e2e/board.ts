import type { Locator, Page } from '@playwright/test'
import { evaluateSoon } from './evaluate-soon.ts'

/** A cell as a screen reader tells it. */
export interface ToldCell {
  /** `White pawn, at 0, 2`. */
  readonly name: string
  readonly q: number
  readonly r: number
  /** The column of the grid it is in. */
  readonly column: number
  /** `selected`, `can be reached`. */
  readonly states: readonly string[]
  /** Where the keyboard's focus is, or would come to. */
  readonly current: boolean
}

export function boardOf(page: Page): Locator {
  // By attribute, as it is asked for again and again.
  return page.locator('[role=grid]')
}

/** The whole board as it is told now. */
export async function readBoard(page: Page): Promise<ToldCell[]> {
  // One question to the page, by attribute: boards are read often, and a locator by role looks at every element there is.
  const told = await evaluateSoon(boardOf(page), ([board, another]) => {
    if (!board || another) return
    return [...board.querySelectorAll('[role=gridcell]')].map(cell => ({
      name: cell.getAttribute('aria-label') ?? '',
      row: Number(cell.parentElement?.getAttribute('aria-rowindex')),
      column: Number(cell.getAttribute('aria-colindex')),
      states: (cell.getAttribute('aria-describedby') ?? '')
        .split(' ')
        .flatMap(id => document.getElementById(id)?.textContent ?? []),
      current: cell.getAttribute('tabindex') === '0',
    }))
  })
  return told.map(({ row, ...cell }) => ({ ...cell, ...coordinates(cell.name, row, cell.column) }))
}

export async function findCell(page: Page, name: string): Promise<ToldCell> {
  const cells = await readBoard(page)
  const found = cells.find(cell => cell.name === name)
  if (!found)
    throw new Error(`no cell is called "${name}"; there are: ${cells.map(cell => cell.name).join(' | ')}`)
  return found
}

/** The cells that the choice made so far leads to. */
export async function reachable(page: Page): Promise<ToldCell[]> {
  return (await readBoard(page)).filter(({ states }) =>
    states.some(state => state === 'can be reached' || state === 'can be attacked'),
  )
}

/** On a flat board a column of the grid is a column of hexes, which share their q. */
export function orientationOf(cells: readonly ToldCell[]): 'flat' | 'pointy' {
  const columns = new Map(cells.map(({ column, q }) => [column, q]))
  return cells.every(({ column, q }) => columns.get(column) === q) ? 'flat' : 'pointy'
}

/** A game that counts its cells its own way says so in rows and columns from 1; the grid has the same ones, the board counts from 0. */
function coordinates(name: string, row: number, column: number): { q: number; r: number } {
  const [, q, r] = /at (−?\d+), (−?\d+)/.exec(name) ?? []
  if (q === undefined || r === undefined) return { q: column - 1 - Math.floor((row - 1) / 2), r: row - 1 }
  return { q: Number(q.replace('−', '-')), r: Number(r.replace('−', '-')) }
}
