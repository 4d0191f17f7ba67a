import type { Panel } from '@sextant/scene'
import type { Options } from './game.ts'

/** The rules on one page, with the numbers of this match. */
export function rulesCardOf({ coins }: Options, hexes: number): readonly Panel[] {
  return [
    {
      kind: 'text',
      id: 'turn',
      title: { key: 'rules.turn' },
      lines: [{ key: 'rules.bid' }, { key: 'rules.pays' }, { key: 'rules.tie' }],
    },
    {
      kind: 'facts',
      id: 'numbers',
      title: { key: 'rules.numbers' },
      facts: [
        { name: { key: 'rules.coins' }, value: coins },
        { name: { key: 'rules.hexes' }, value: hexes },
        { name: { key: 'rules.worth' }, value: '1–3' },
      ],
    },
  ]
}
