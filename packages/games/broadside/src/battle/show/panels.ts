import type { Fact, Panel, Text } from '@sextant/scene'
import type { SideState, State } from '../state.ts'
import type { Tables } from '../tables.ts'
import { sideName, text } from './words.ts'

/** Every variable of the procedure, by its abbreviation and full name: [List of Variables needed]. */
export function panelsOf(tables: Tables, state: State): Panel[] {
  const [player, game] = state.sides
  return [
    {
      kind: 'facts',
      id: 'variables',
      title: text('panel.variables'),
      facts: [
        fact('T', state.T),
        fact('D', state.D),
        fact('PH', player.hull),
        fact('PC', player.crew),
        fact('GH', game.hull),
        fact('GC', game.crew),
        fact('P', state.P),
        fact('G', state.G),
      ],
    },
    {
      kind: 'table',
      id: 'stores',
      title: text('panel.stores'),
      columns: [text('panel.store'), sideName(0), sideName(1)],
      rows: [
        [text('variable.AT'), loaded(tables, state, 0), loaded(tables, state, 1)],
        ...STORES.map(store => [
          text(`variable.${store}`),
          stored(tables, 0, player, store),
          stored(tables, 1, game, store),
        ]),
        ...(tables.sides.some(({ breath }) => breath > 0)
          ? [[text('breath'), player.breath, game.breath]]
          : []),
      ],
    },
  ]
}

const STORES = ['A1', 'A2', 'A3', 'IS', 'ID'] as const
/** A store is shown only where the menu has the entry that uses it up. */
const USED_BY = { A1: 'cannon', A2: 'cannon', A3: 'rifle', IS: 'shoring', ID: 'dressing' } as const

function fact(name: 'P' | 'G' | 'T' | 'D' | 'GH' | 'PH' | 'GC' | 'PC', value: number | undefined): Fact {
  return { name: text(`variable.${name}`), value: value ?? text('none') }
}

function stored(tables: Tables, seat: 0 | 1, side: SideState, store: (typeof STORES)[number]): Text | number {
  return tables.sides[seat].menu.includes(USED_BY[store]) ? side[store] : text('none')
}

function loaded(tables: Tables, state: State, seat: 0 | 1): Text {
  if (!tables.sides[seat].menu.includes('cannon')) return text('none')
  const { AT } = state.sides[seat]
  return text('ammo.value', { number: AT, ammo: text(AT === 1 ? 'ammo.ball' : 'ammo.grape') })
}
