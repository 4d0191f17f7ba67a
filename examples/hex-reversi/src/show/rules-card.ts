import type { Panel } from '@sextant/scene'
import type { Options } from '../schema.ts'
import { text } from './words.ts'

/** The rules on one page, with the numbers of this match. */
export function rulesCardOf({ seats, discs, turns, pass }: Options): readonly Panel[] {
  return [
    {
      kind: 'text',
      id: 'turn',
      title: text('rules.turn'),
      lines: [
        text('rules.place'),
        text(pass === 'free' ? 'gesture.pass-free' : 'rules.pass'),
        text('rules.out'),
      ],
    },
    {
      kind: 'legend',
      id: 'board',
      title: text('rules.board'),
      entries: [
        { mark: { icon: 'disc', side: 0 }, text: text('rules.disc') },
        { mark: { meaning: 'reach' }, text: text('rules.reach') },
        { mark: { meaning: 'good' }, text: text('rules.flips') },
        { mark: { terrain: 'corner' }, text: text('rules.corner') },
        { mark: { terrain: 'edge' }, text: text('rules.edge') },
      ],
    },
    {
      kind: 'facts',
      id: 'numbers',
      title: text('setting.group'),
      facts: [
        { name: text('setting.seats'), value: seats },
        { name: text('setting.discs'), value: discs },
        { name: text('setting.turns'), value: turns },
      ],
    },
  ]
}
