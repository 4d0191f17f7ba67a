import type { Piece, Scene } from '@sextant/scene'
import { describe, expect, test } from 'vitest'
import { nameOfPlace } from '../../src/board/a11y/place-name.ts'
import type { Overlay } from '../../src/board/contract.ts'
import { stageComing } from '../../src/board/stages/index.ts'
import { ENGLISH_WORDS } from '../../src/board/words.ts'

const nothing: Overlay = { highlights: [], arrows: [], hints: [] }
const texts = { catalogue: { red: 'red', cavalry: 'cavalry' }, words: ENGLISH_WORDS }

function sceneWith(pieces: readonly Piece[]): Scene {
  return {
    stage: {
      kind: 'hexes',
      orientation: 'pointy',
      cells: [
        { q: -5, r: -1, terrain: 'plain' },
        { q: -4, r: -1, terrain: 'plain', side: 1, label: '★', name: 'Blue city' },
        { q: -3, r: -1, terrain: 'plain', side: 0 },
      ],
    },
    sides: [
      { name: { key: 'red' }, colour: 'red', shape: 'circle' },
      { name: 'blue', colour: 'blue', shape: 'square' },
    ],
    pieces,
    status: '',
  }
}

const cavalry: Piece = {
  id: 'c',
  at: 0,
  side: 0,
  icon: 'horse',
  name: { key: 'cavalry' },
  bars: [{ kind: 'health', name: 'health', value: 80, max: 100 }],
  readiness: 'ready',
}

describe('what is said of a cell', () => {
  test('who is there, how they are, and where', () => {
    expect(nameOfPlace(sceneWith([cavalry]), 0, nothing, texts)).toBe(
      'red cavalry, 80 of 100, ready, at −5, −1',
    )
  })

  test('the side only once, where the name of the piece has it', () => {
    const named = (name: string) =>
      nameOfPlace(sceneWith([{ ...cavalry, name, bars: [] }]), 0, nothing, texts)
    expect(named('Red right back')).toBe('Red right back, ready, at −5, −1')
    expect(named('sloop (red)')).toBe('sloop (red), ready, at −5, −1')
    expect(named('redoubt')).toBe('red redoubt, ready, at −5, −1')
  })

  test('a facing by its direction, bars other than health by name, badges', () => {
    const ship: Piece = {
      ...cavalry,
      facing: 5,
      bars: [{ kind: 'shield', name: 'shield', value: 2, max: 5 }],
      badges: [{ icon: 'crew', name: 'crew', text: '12' }],
    }
    expect(nameOfPlace(sceneWith([ship]), 0, nothing, texts)).toBe(
      'red cavalry, shield 2 of 5, crew 12, facing north-east, ready, at −5, −1',
    )
  })

  test('a cell with a name of its own by that, any other by who holds it', () => {
    expect(nameOfPlace(sceneWith([]), 1, nothing, texts)).toBe('Blue city, at −4, −1')
    expect(nameOfPlace(sceneWith([]), 2, nothing, texts)).toBe('held by red, at −3, −1')
  })

  test('its terrain, where the game says that it matters', () => {
    const terrain = { glyph: '.', light: '#fff', dark: '#000' }
    const skin = {
      terrains: { plain: { ...terrain, name: 'plain' }, wood: { ...terrain, name: 'wood', matters: true } },
      icons: {},
      colours: {},
    }
    const said = (place: string) =>
      nameOfPlace(
        {
          ...sceneWith([]),
          stage: { kind: 'hexes', orientation: 'flat', cells: [{ q: 1, r: 0, terrain: place }] },
        },
        0,
        nothing,
        { ...texts, skin },
      )
    expect(said('wood')).toBe('wood, at 1, 0')
    expect(said('plain')).toBe('at 1, 0')
  })

  test('the uppermost first, and who is below or not there', () => {
    const diver: Piece = { ...cavalry, id: 'd', level: -1, bars: [], readiness: 'done' }
    const ghost: Piece = { id: 'g', at: 0, side: 1, icon: 'horse', name: 'scout', ghost: true, level: -2 }
    expect(nameOfPlace(sceneWith([diver, ghost, cavalry]), 0, nothing, texts)).toBe(
      'red cavalry, 80 of 100, ready, red cavalry, below, done, blue scout, below, not there now, at −5, −1',
    )
  })

  test('where it lies as seen from the piece whose turn it is', async () => {
    const ship: Piece = { ...cavalry, facing: 0 }
    const scene = { ...sceneWith([ship]), acting: ship.id }
    expect(nameOfPlace(scene, 1, nothing, texts)).toBe('Blue city, 1 ahead, at −4, −1')
    expect(nameOfPlace(scene, 2, nothing, texts)).toBe('held by red, 2 ahead, at −3, −1')
    const turned = { ...scene, pieces: [{ ...ship, facing: 5 }] }
    expect(nameOfPlace(turned, 2, nothing, texts)).toBe("held by red, 2 away at 2 o'clock, at −3, −1")
    expect(nameOfPlace(scene, 0, nothing, texts)).toBe(
      'red cavalry, 80 of 100, facing east, ready, at −5, −1',
    )
  })

  test('that it is of the last action, and what stands on it', () => {
    const scene = { ...sceneWith([]), lastAction: [0] }
    expect(nameOfPlace(scene, 0, nothing, texts)).toBe('at −5, −1, last action')
    expect(nameOfPlace(scene, 1, nothing, texts)).not.toContain('last action')
    const stage = {
      kind: 'hexes',
      orientation: 'pointy',
      cells: [{ q: 0, r: 0, terrain: '', feature: 'fort' }],
    } as const
    const features = { fort: { name: 'Fort', glyph: '#', emblem: 'star' } } as const
    const skin = { terrains: {}, icons: {}, colours: {}, features }
    expect(nameOfPlace({ ...scene, stage, lastAction: [] }, 0, nothing, { ...texts, skin })).toBe(
      'Fort, at 0, 0',
    )
  })

  test('what is written beside it', () => {
    const overlay: Overlay = { ...nothing, hints: [{ cell: 0, text: 'Counter ↑', tone: 'good' }] }
    expect(nameOfPlace(sceneWith([]), 0, overlay, texts)).toBe('at −5, −1, Counter ↑')
  })

  test('on a chart, the place, what is known of it and where its ways lead', async () => {
    const scene: Scene = {
      ...sceneWith([{ ...cavalry, facing: 0, bars: [] }]),
      stage: {
        kind: 'chart',
        width: 100,
        height: 100,
        places: [
          { x: 1, y: 1, name: 'Windlass', icon: 'port', size: 'large', note: 'Free port' },
          { x: 9, y: 1, name: 'Tern Isle', icon: 'isle', size: 'small' },
          { x: 9, y: 9, name: 'The Teeth', icon: 'isle', size: 'small' },
        ],
        ways: [
          { from: 1, to: 0, label: '3 days', gone: true },
          { from: 0, to: 2 },
          { from: 1, to: 2, label: '2 days' },
        ],
      },
    }
    await stageComing(scene.stage)
    expect(nameOfPlace(scene, 0, nothing, texts)).toBe(
      'red cavalry, facing east, ready, Windlass, Free port, way to Tern Isle: 3 days, already traveled, way to The Teeth',
    )
    expect(nameOfPlace(scene, 2, nothing, texts)).toBe('The Teeth, way to Windlass, way to Tern Isle: 2 days')
  })

  test('at sea, which ship it is and how far apart they are', async () => {
    const scene: Scene = { ...sceneWith([]), stage: { kind: 'sea', distance: 4, farthest: 9 } }
    await stageComing(scene.stage)
    expect(nameOfPlace(scene, 1, nothing, texts)).toBe('on the right, distance 4 of 9')
  })
})
