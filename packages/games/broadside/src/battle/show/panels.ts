import type { Fact, Panel, Text } from '@sextant/scene'
import type { SideState, State } from '../state.ts'
import type { Tables } from '../tables.ts'
import { namesOf } from './names.ts'
import { text } from './words.ts'

/** What each ship carries; then every variable of the procedure by its abbreviation, folded: [List of Variables needed]. */
export function panelsOf(tables: Tables, state: State): Panel[] {
  return [storesPanel(tables, state), variablesPanel(state)]
}

function storesPanel(tables: Tables, state: State): Panel {
  const [player, game] = state.sides
  const row = (name: Text, first: Text | number, second: Text | number) => [name, first, second]
  return {
    kind: 'table',
    id: 'stores',
    title: text('panel.stores'),
    columns: [text('panel.store'), ...namesOf(tables.sides)],
    rows: [
      row(text('store.loaded'), loaded(tables, state, 0), loaded(tables, state, 1)),
      ...STORES.map(store =>
        row(text(`store.${store}`), stored(tables, 0, player, store), stored(tables, 1, game, store)),
      ),
      ...(tables.sides.some(({ breath }) => breath > 0)
        ? [row(text('breath'), player.breath, game.breath)]
        : []),
    ],
  }
}

function variablesPanel(state: State): Panel {
  const { T, D, P, G, sides } = state
  const [player, game] = sides
  return {
    kind: 'facts',
    id: 'variables',
    title: text('panel.variables'),
    folded: true,
    facts: [
      fact('P', P),
      fact('G', G),
      fact('T', T),
      fact('D', D),
      fact('GH', game.hull),
      fact('PH', player.hull),
      fact('GC', game.crew),
      fact('PC', player.crew),
      ...(['AT', 'A1', 'A2', 'A3', 'IS', 'ID'] as const).map(name =>
        fact(name, text('pair', { first: player[name], second: game[name] })),
      ),
    ],
  }
}

const STORES = ['A1', 'A2', 'A3', 'IS', 'ID'] as const
/** A store is shown only where the menu has the entry that uses it up. */
const USED_BY = { A1: 'cannon', A2: 'cannon', A3: 'rifle', IS: 'shoring', ID: 'dressing' } as const

type Variable = 'P' | 'G' | 'T' | 'D' | 'GH' | 'PH' | 'GC' | 'PC' | 'AT' | (typeof STORES)[number]

function fact(name: Variable, value: Text | number | undefined): Fact {
  return { name: text(`variable.${name}`), value: value ?? text('none') }
}

function stored(tables: Tables, seat: 0 | 1, side: SideState, store: (typeof STORES)[number]): Text | number {
  return tables.sides[seat].menu.includes(USED_BY[store]) ? side[store] : text('none')
}

function loaded(tables: Tables, state: State, seat: 0 | 1): Text {
  if (!tables.sides[seat].menu.includes('cannon')) return text('none')
  return text(state.sides[seat].AT === 1 ? 'ammo.ball' : 'ammo.grape')
}
