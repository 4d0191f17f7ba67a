import { describe, expect, it } from 'vitest'
import { type Gesture, type PickGesture, type Target, whyNotGestures } from '../src/index.ts'
import { duel, skirmish } from './scenes.ts'

const scene = skirmish()

const pick = (...picks: [Target, ...Target[]]): Gesture => ({
  kind: 'pick',
  picks,
  meaning: 'reach',
  label: 'Go',
})
const press = (button: string, more: { picks?: Target[]; key?: string } = {}): Gesture => ({
  kind: 'press',
  button,
  label: button,
  ...more,
})

function flaws(...gestures: Gesture[]): string[] {
  return whyNotGestures(scene, gestures).map(({ path, message }) => `${path}: ${message}`)
}

describe('whyNotGestures', () => {
  it('finds nothing wrong with gestures that can be made and told apart', () => {
    expect(
      flaws(
        pick({ piece: 'r1' }),
        pick({ piece: 'r1' }, { cell: 3 }),
        pick({ cell: 3 }, { piece: 'r1' }),
        press('end', { key: 'e' }),
        press('recruit', { picks: [{ cell: 3 }], key: 'r' }),
        press('recruit', { picks: [{ cell: 4 }], key: 'r' }),
      ),
    ).toEqual([])
  })

  it('misses cells of a preview that are not there', () => {
    const blast: Gesture = {
      kind: 'pick',
      label: 'Blast',
      picks: [{ cell: 3 }],
      meaning: 'target',
      preview: [
        { cell: 4, meaning: 'bad' },
        { cell: 9999, meaning: 'bad' },
      ],
    }
    expect(flaws(blast)).toEqual(['/0/preview/1/cell: there is no cell 9999; cells are 0 to 168'])
  })

  it('misses pieces and cells that are not there', () => {
    expect(flaws(pick({ piece: 'r1' }, { piece: 'x' }))).toEqual([
      '/0/picks/1/piece: there is no piece "x"; there are r1, r2, r3, r4, b1, b2, b3, n1',
    ])
    expect(flaws(press('end', { picks: [{ cell: 169 }] }))).toEqual([
      '/0/picks/0/cell: there is no cell 169; cells are 0 to 168',
    ])
    expect(whyNotGestures(duel(), [pick({ cell: 2 })])).toHaveLength(1)
  })

  it('wants something picked', () => {
    const empty: PickGesture = JSON.parse('{"kind":"pick","picks":[],"meaning":"reach","label":""}')
    expect(flaws(empty)).toEqual(['/0/picks: is empty; a pick needs at least one target'])
  })

  it('refuses two gestures alike', () => {
    expect(flaws(press('end'), pick({ cell: 1 }), pick({ cell: 1 }), press('end'))).toEqual([
      '/2: is made just like gesture 1; no two actions can share a gesture',
      '/3: is made just like gesture 0; no two actions can share a gesture',
    ])
  })

  it('tells a cell from a piece that is called by its number', () => {
    const numbered = {
      ...scene,
      pieces: scene.pieces.map(piece => (piece.id === 'r1' ? { ...piece, id: '1' } : piece)),
    }
    expect(whyNotGestures(numbered, [pick({ cell: 1 }), pick({ piece: '1' })])).toEqual([])
  })

  it('refuses one key for two buttons', () => {
    expect(flaws(press('end', { key: 'e' }), press('enter', { key: 'e' }))).toEqual([
      '/1/key: the key "e" presses gesture 0 already',
    ])
  })
})
