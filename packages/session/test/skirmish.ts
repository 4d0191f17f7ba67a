import type { Game, GameTypes, Rules, Seat } from '@sextant/engine'
import { box, type Show } from '@sextant/scene'
import * as v from 'valibot'

/**
 * A game for tests: a rider of the first seat and a foe on a line of seven cells. In a turn the rider steps up to two cells
 * and then strikes the foe beside it, with or without dice.
 */
const whole = v.pipe(v.number(), v.integer(), v.minValue(0))
const options = v.strictObject({ dice: v.boolean() })
const state = v.strictObject({
  round: whole,
  turn: whole,
  at: whole,
  did: v.picklist(['nothing', 'stepped', 'struck']),
  hits: whole,
})
const action = v.variant('type', [
  v.strictObject({ type: v.literal('step'), to: whole }),
  v.strictObject({ type: v.literal('strike') }),
  v.strictObject({ type: v.literal('end') }),
])
type State = v.InferOutput<typeof state>
type Action = v.InferOutput<typeof action>

export interface Skirmish extends GameTypes {
  readonly state: State
  readonly action: Action
  readonly event: { readonly type: Action['type'] }
  readonly options: v.InferOutput<typeof options>
  readonly tables: undefined
}

const CELLS = 7
export const FOE = 3
const ROUNDS = 9

export const skirmishGame: Game<Skirmish> = {
  id: 'skirmish',
  title: 'Skirmish',
  version: 1,
  about: { summary: 'Step and strike.', players: '2', length: '1 minute' },
  options,
  state,
  action,
  scenarios: [
    { id: 'sure', title: 'Sure', options: { dice: false } },
    { id: 'dice', title: 'Dice', options: { dice: true } },
  ],
  load({ dice: rolls }): Rules<Skirmish> {
    const legal = (now: State, seat: Seat): Action[] => {
      if (seat !== now.turn || now.round > ROUNDS) return []
      const acts: Action[] = [{ type: 'end' }]
      if (seat !== 0 || now.did === 'struck') return acts
      if (now.did === 'nothing')
        for (let to = Math.max(0, now.at - 2); to <= now.at + 2 && to < FOE; to++)
          if (to !== now.at) acts.push({ type: 'step', to })
      if (Math.abs(now.at - FOE) === 1) acts.push({ type: 'strike' })
      return acts
    }
    return {
      seats: ['rider', 'foe'],
      tables: undefined,
      limit: 1000,
      setup: () => ({ round: 1, turn: 0, at: 0, did: 'nothing', hits: 0 }),
      toAct: now => (now.round > ROUNDS ? [] : [now.turn]),
      legal,
      check: (now, seat, given) =>
        legal(now, seat).some(each => JSON.stringify(each) === JSON.stringify(given))
          ? undefined
          : { code: 'no', message: 'No.' },
      apply(now, _seat, given, dice, emit) {
        if (given.type === 'step') {
          now.at = given.to
          now.did = 'stepped'
        } else if (given.type === 'strike') {
          now.did = 'struck'
          now.hits += rolls ? dice.d(2) : 1
        } else {
          if (now.turn === 1) now.round++
          now.turn = 1 - now.turn
          now.did = 'nothing'
        }
        emit({ type: given.type })
      },
      outcome: now => (now.round > ROUNDS ? { scores: [0.5, 0.5], reason: 'rounds' } : undefined),
      view: now => structuredClone(now),
      imagine: now => structuredClone(now),
      copy: now => structuredClone(now),
      // Harder from nearer the middle, so that it shows where the strike is forecast from.
      forecast: (now, _seat, { type }) => ({
        odds:
          type === 'strike'
            ? [{ of: 'damage', outcomes: [{ value: 10 + now.at, chance: 1 }], factors: [] }]
            : [],
      }),
    }
  },
}

export const skirmishShow: Show<Skirmish> = {
  skin: {
    terrains: { land: { name: 'land', glyph: '.', light: '#fff', dark: '#000' } },
    icons: { unit: { glyph: 'U' } },
    colours: { red: { light: '#f00', dark: '#f00', terminal: 'red' } },
  },
  texts: { en: {} },
  load: ({ legal }) => ({
    scene: now => ({
      stage: {
        kind: 'hexes',
        orientation: 'pointy',
        cells: Array.from({ length: CELLS }, (_, q) => ({ q, r: 0, terrain: 'land' })),
      },
      sides: ['rider', 'foe'].map(name => ({ name, colour: 'red', shape: 'circle' })),
      pieces: [
        { id: 'rider', at: now.at, side: 0, icon: 'unit', name: 'rider' },
        { id: 'foe', at: FOE, side: 1, icon: 'unit', name: 'foe' },
      ],
      status: '',
    }),
    gesture(_now, _seat, given) {
      switch (given.type) {
        case 'step':
          return {
            kind: 'pick',
            picks: [{ piece: 'rider' }, { cell: given.to }],
            meaning: 'reach',
            label: 'Step',
          }
        case 'strike':
          return {
            kind: 'pick',
            picks: [{ piece: 'rider' }, { piece: 'foe' }],
            meaning: 'target',
            label: 'Strike',
          }
        case 'end':
          return { kind: 'press', button: 'end', role: 'end-turn', label: 'End' }
      }
    },
    combinations(now, seat) {
      if (!legal(now, seat).some(({ type }) => type === 'step') || now.at === FOE - 1) return []
      return [
        {
          actions: [{ type: 'step', to: FOE - 1 }, { type: 'strike' }],
          gesture: {
            kind: 'pick',
            picks: [{ piece: 'rider' }, { piece: 'foe' }],
            meaning: 'target',
            label: 'Charge',
            way: Array.from({ length: FOE - 1 - now.at }, (_, steps) => now.at + steps + 1),
          },
        },
      ]
    },
    headline: (now, _seat, _action, { odds }) => ({ text: `${odds[0]?.outcomes[0]?.value} from ${now.at}` }),
    whyNot: (_now, _seat, targets) => (targets.length === 2 ? 'Too far' : undefined),
    reach: (now, piece) =>
      piece === 'foe'
        ? [
            { cell: FOE + 1, meaning: 'reach' },
            { cell: FOE - 1, meaning: 'threat' },
          ]
        : [
            { cell: now.at + 1, meaning: 'reach' },
            { cell: now.at + 1, meaning: 'threat' },
            { cell: FOE, meaning: 'threat' },
          ],
    tell: ({ type }) => type,
  }),
}

export const skirmishBox = box<Skirmish>({ game: skirmishGame, show: skirmishShow, bots: [] })
