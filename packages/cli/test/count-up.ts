/** Where the game's module imports from. */
interface Doors {
  readonly engine: string
  readonly scene: string
  readonly schema: string
}

/** A whole game in one module, as somebody would write it outside this repository. */
export function countUp({ engine, scene, schema }: Doors): string {
  return `
import { checkAgainst, copyPlain, openInformation } from '${engine}'
import { box } from '${scene}'
import * as v from '${schema}'

const whole = v.pipe(v.number(), v.integer(), v.minValue(0))
const other = seat => 1 - seat
const outcome = ({ count, turn }, goal) =>
  count < goal ? undefined : { scores: turn === 0 ? [0, 1] : [1, 0], reason: 'goal' }
const game = {
  id: 'count-up',
  title: 'Count Up',
  version: 1,
  about: { summary: 'Say the last number and win.', players: '2', length: '1 minute' },
  options: v.strictObject({ goal: whole }),
  state: v.strictObject({ count: whole, turn: v.picklist([0, 1]) }),
  action: v.strictObject({ add: v.picklist([1, 2]) }),
  scenarios: [{ id: 'seven', title: 'To seven', options: { goal: 7 } }],
  load({ goal }) {
    const legal = (state, seat) => (state.turn === seat && !outcome(state, goal) ? [{ add: 1 }, { add: 2 }] : [])
    return {
      seats: ['odd', 'even'],
      limit: 20,
      tables: undefined,
      setup: () => ({ count: 0, turn: 0 }),
      toAct: state => (outcome(state, goal) ? [] : [state.turn]),
      legal,
      check: checkAgainst(legal, 'no', 'One or two.'),
      apply(state, seat, { add }, _dice, emit) {
        state.count += add
        state.turn = other(seat)
        emit({ seat, count: state.count })
      },
      outcome: state => outcome(state, goal),
      ...openInformation(copyPlain),
    }
  },
}
const show = {
  texts: { en: {} },
  skin: { terrains: {}, icons: {}, colours: { ink: { light: '#000000', dark: '#ffffff', terminal: 'white' } } },
  load: () => ({
    scene: ({ count }) => ({
      stage: { kind: 'hexes', orientation: 'flat', cells: [] },
      sides: ['Odd', 'Even'].map(name => ({ name, colour: 'ink', shape: 'circle' })),
      pieces: [],
      status: 'The count is ' + count,
    }),
    gesture: (_view, _seat, { add }) => ({ kind: 'press', button: 'add-' + add, label: 'Add ' + add, key: String(add) }),
    tell: ({ seat, count }) => (seat === 0 ? 'Odd' : 'Even') + ' says ' + count + '.',
  }),
}
const made = box({ game, show, bots: [] })
export { made as box }
`
}
