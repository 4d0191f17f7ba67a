import type { IconSkin, Skin, Text } from '@sextant/scene'
import { drawingsIn, drawnIcon } from '@sextant/scene/kit'
import icons from '#data/icons.json' with { type: 'json' }
import { MUSIC } from './music.ts'
import type { rareDrawings } from './rare-drawings.ts'
import { text } from './words.ts'

const drawings = drawingsIn(
  ['sloop', 'cannon', 'rifle', 'board', 'close', 'gain', 'brace', 'shoring', 'dressing', 'ball', 'grape'],
  icons,
  'data/icons.json',
)

/** Where a sound has the synthesizer's own value. */
const _ = undefined

/** Teal and vermilion differ for every kind of colour vision; the sides also have different shapes. */
export const skin: Skin = {
  terrains: {},
  icons: {
    cutter: rareIcon('cutter', 'c', text('kind.cutter')),
    sloop: icon('sloop', 's', text('kind.sloop')),
    brig: rareIcon('brig', 'B', text('kind.brig')),
    'pirate-sloop': icon('sloop', 'p', text('kind.pirate-sloop')),
    'pirate-brig': rareIcon('brig', 'P', text('kind.pirate-brig')),
    'navy-frigate': rareIcon('frigate', 'F', text('kind.navy-frigate')),
    merchant: icon('sloop', 'm', text('kind.merchant')),
    'ghost-ship': rareIcon('ghost-ship', 'g', text('kind.ghost-ship')),
    kraken: rareIcon('kraken', 'K', text('kind.kraken')),
    'sea-serpent': rareIcon('sea-serpent', 'S', text('kind.sea-serpent')),
    cannon: icon('cannon', '●', text('action.cannon')),
    rifle: icon('rifle', '/', text('action.rifle')),
    board: icon('board', '×', text('action.board')),
    close: icon('close', '>', text('action.close')),
    gain: icon('gain', '<', text('action.gain')),
    brace: icon('brace', '#', text('badge.braced')),
    shoring: icon('shoring', '=', text('action.shoring')),
    dressing: icon('dressing', '+', text('action.dressing')),
    ball: icon('ball', 'o', text('badge.ball')),
    grape: icon('grape', ':', text('badge.grape')),
    sweep: rareIcon('sweep', '~', text('action.sweep')),
    grip: rareIcon('grip', '@', text('badge.gripped')),
    dive: rareIcon('dive', 'v', text('badge.dived')),
    lunge: rareIcon('lunge', '»', text('action.lunge')),
    bite: rareIcon('bite', 'w', text('action.bite')),
    slip: rareIcon('slip', '«', text('action.slip')),
    wail: rareIcon('wail', '!', text('action.wail')),
  },
  sounds: {
    /** Canvas that fills with wind. */
    sail: [0.4, 0, 70, 0.14, 0.08, 0.34, 4, 0.8, 0.6, _, _, _, _, 2.5, _, _, _, 0.7, 0.06],
    splash: [0.6, 0, 380, 0.01, 0.06, 0.32, 4, 0.9, -1.6, _, _, _, _, 4, _, _, 0.04, 0.6, 0.08],
    cannon: 'attack',
    shot: 'attack',
    melee: 'attack',
    destroyed: 'attack',
    heal: 'turn',
    lost: 'defeat',
  },
  music: MUSIC.duel,
  colours: {
    player: { light: '#0f6478', dark: '#6cc7dc', terminal: 'cyan' },
    game: { light: '#b3401d', dark: '#ff9166', terminal: 'red' },
  },
}

/** A kind that did not ship with the game looks like a sloop. */
export function iconOfKind(kind: string): string {
  return Object.hasOwn(skin.icons, kind) ? kind : 'sloop'
}

function icon(drawn: keyof typeof drawings, glyph: string, name: Text): IconSkin {
  return drawnIcon(drawings[drawn], glyph, name)
}

function rareIcon(drawn: keyof typeof rareDrawings, glyph: string, name: Text): IconSkin {
  return { glyph, name, svg: async () => (await import('./rare-drawings.ts')).rareDrawings[drawn].svg }
}
