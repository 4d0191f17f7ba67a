import type { IconSkin, Skin, Text } from '@sextant/scene'
import { drawingsIn, drawnIcon } from '@sextant/scene/kit'
import icons from '#data/icons.json' with { type: 'json' }
import { MUSIC } from './music.ts'
import { text } from './words.ts'

const drawings = drawingsIn(
  [
    'cutter',
    'sloop',
    'brig',
    'frigate',
    'ghost-ship',
    'kraken',
    'sea-serpent',
    'cannon',
    'rifle',
    'board',
    'close',
    'gain',
    'brace',
    'shoring',
    'dressing',
    'ball',
    'grape',
    'sweep',
    'grip',
    'dive',
    'lunge',
    'bite',
    'slip',
    'wail',
  ],
  icons,
  'data/icons.json',
)

/** Where a sound has the synthesizer's own value. */
const _ = undefined

/** Teal and vermilion differ for every kind of colour vision; the sides also have different shapes. */
export const skin: Skin = {
  terrains: {},
  icons: {
    cutter: icon('cutter', 'c', text('kind.cutter')),
    sloop: icon('sloop', 's', text('kind.sloop')),
    brig: icon('brig', 'B', text('kind.brig')),
    'pirate-sloop': icon('sloop', 'p', text('kind.pirate-sloop')),
    'pirate-brig': icon('brig', 'P', text('kind.pirate-brig')),
    'navy-frigate': icon('frigate', 'F', text('kind.navy-frigate')),
    merchant: icon('sloop', 'm', text('kind.merchant')),
    'ghost-ship': icon('ghost-ship', 'g', text('kind.ghost-ship')),
    kraken: icon('kraken', 'K', text('kind.kraken')),
    'sea-serpent': icon('sea-serpent', 'S', text('kind.sea-serpent')),
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
    sweep: icon('sweep', '~', text('action.sweep')),
    grip: icon('grip', '@', text('badge.gripped')),
    dive: icon('dive', 'v', text('badge.dived')),
    lunge: icon('lunge', '»', text('action.lunge')),
    bite: icon('bite', 'w', text('action.bite')),
    slip: icon('slip', '«', text('action.slip')),
    wail: icon('wail', '!', text('action.wail')),
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
