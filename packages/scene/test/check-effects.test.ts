import { describe, expect, it } from 'vitest'
import { DEFAULT_SOUNDS, type Effect, whyNotEffects } from '../src/index.ts'
import { duel, skin, skirmish } from './scenes.ts'

const scene = skirmish()

function flaws(...effects: Effect[]): string[] {
  return whyNotEffects(scene, effects, skin).map(({ path, message }) => `${path}: ${message}`)
}

describe('whyNotEffects', () => {
  it('finds nothing wrong with effects that can be shown', () => {
    expect(
      flaws(
        { kind: 'sound', sound: 'horn' },
        ...DEFAULT_SOUNDS.map(sound => ({ kind: 'sound', sound }) as const),
        { kind: 'move', piece: 'r1', path: [0, 1] },
        { kind: 'strike', from: 1, to: 2, style: 'shot' },
        { kind: 'salvo', from: 1, to: 2, weapon: 'torpedo', struck: 'hull' },
        { kind: 'convert', piece: 'b1', side: 0, icon: 'tank' },
        { kind: 'together', effects: [{ kind: 'hold', cells: [1, 2], side: 1 }] },
        { kind: 'chapter', name: 'Next' },
        { kind: 'vanish', piece: 'b1' },
      ),
    ).toEqual([])
    expect(whyNotEffects(duel(), [{ kind: 'range', distance: 2 }], skin)).toEqual([])
  })

  it.each<[string, Effect, string]>([
    [
      'a sound that nobody has',
      { kind: 'sound', sound: 'bang' },
      '/0/sound: the skin has no sound "bang"; there are move,',
    ],
    [
      'a sound that every object has',
      { kind: 'sound', sound: 'toString' },
      '/0/sound: the skin has no sound',
    ],
    [
      'a piece that is not there',
      { kind: 'move', piece: 'x', path: [0, 1] },
      '/0/piece: there is no piece "x"; there are r1,',
    ],
    [
      'a path off the board',
      { kind: 'move', piece: 'r1', path: [0, 999] },
      '/0/path/1: there is no cell 999',
    ],
    ['a seventh direction', { kind: 'turn', piece: 'r1', facing: 6 }, '/0/facing: 6 is no direction'],
    [
      'a strike at nowhere',
      { kind: 'strike', from: 0, to: -1, style: 'melee' },
      '/0/to: there is no cell -1',
    ],
    [
      'a number over nothing',
      { kind: 'float', float: { at: 999, text: '1', tone: 'bad' } },
      '/0/float/at: there is no cell 999',
    ],
    ['a side that is not there', { kind: 'convert', piece: 'r1', side: 9 }, '/0/side: there is no side 9'],
    [
      'an icon the skin lacks',
      { kind: 'convert', piece: 'r1', side: 1, icon: 'ufo' },
      '/0/icon: the skin has no icon "ufo"',
    ],
    ['a holder that is not there', { kind: 'hold', cells: [0], side: 9 }, '/0/side: there is no side 9'],
    [
      'a distance where there are none',
      { kind: 'range', distance: 1 },
      '/0: there are no distances on a stage of hexes',
    ],
    [
      'what happens together, and names something missing',
      {
        kind: 'together',
        effects: [
          { kind: 'chapter', name: '' },
          { kind: 'level', piece: 'x', level: -1 },
        ],
      },
      '/0/effects/1/piece: there is no piece "x"',
    ],
  ])('refuses %s', (_, effect, flaw) => {
    const found = flaws(effect)
    expect(found).toHaveLength(1)
    expect(found[0]).toContain(flaw)
  })

  it('follows pieces that come and go', () => {
    const move: Effect = { kind: 'move', piece: 'new', path: [0, 1] }
    expect(flaws({ kind: 'appear', piece: 'new' }, move)).toEqual([])
    expect(flaws({ kind: 'vanish', piece: 'r1' }, { kind: 'turn', piece: 'r1', facing: 0 })).toHaveLength(1)
    expect(whyNotEffects(scene, [{ kind: 'appear', piece: 'new' }], skin, scene)).toEqual([
      { path: '/0/piece', message: 'the scene that follows has no piece "new"' },
    ])
  })
})
