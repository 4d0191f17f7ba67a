import { parseShape } from '@sextant/engine'
import type { IconSkin, Skin, Text } from '@sextant/scene'
import * as v from 'valibot'
import icons from '#data/icons.json' with { type: 'json' }
import { text } from './words.ts'

/** Written by `scripts/icons.mjs`, with the author of each drawing. */
const DRAWN = [
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
] as const
type Drawn = (typeof DRAWN)[number]
const drawing = v.strictObject({
  from: v.string(),
  author: v.string(),
  /** What was done to it here. */
  changed: v.exactOptional(v.string()),
  svg: v.string(),
})
const drawings = parseShape(
  v.strictObject(Object.fromEntries(DRAWN.map(name => [name, drawing])) as Record<Drawn, typeof drawing>),
  icons,
  'data/icons.json',
)

/** Teal and vermilion are told apart by every kind of colour vision; shapes tell the sides once more. */
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
  colours: {
    player: { light: '#0f6478', dark: '#6cc7dc', terminal: 'cyan' },
    game: { light: '#b3401d', dark: '#ff9166', terminal: 'red' },
  },
}

/** A kind that did not ship with the game looks like a sloop. */
export function iconOfKind(kind: string): string {
  return Object.hasOwn(skin.icons, kind) ? kind : 'sloop'
}

function icon(drawn: Drawn, glyph: string, name: Text): IconSkin {
  return { glyph, name, svg: drawings[drawn].svg }
}
