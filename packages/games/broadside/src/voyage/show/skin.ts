import { parseShape } from '@sextant/engine'
import type { IconSkin, Skin, Text } from '@sextant/scene'
import * as v from 'valibot'
import icons from '#data/voyage-icons.json' with { type: 'json' }
import { skin as duelSkin } from '../../show/skin.ts'
import { enemyName, text } from './words.ts'

/** Written by `scripts/voyage-icons.mjs`, with the author of each drawing. */
const drawing = v.strictObject({ from: v.string(), author: v.string(), svg: v.string() })
const drawings = parseShape(
  v.strictObject({ port: drawing, far: drawing, waypoint: drawing, hull: drawing, charts: drawing }),
  icons,
  'data/voyage-icons.json',
)

/** Ships, monsters and wares look as they do in a duel. */
export const skin: Skin = {
  terrains: {},
  icons: {
    ...Object.fromEntries(
      Object.entries(duelSkin.icons).map(([id, look]) => [id, { ...look, name: enemyName(id) }]),
    ),
    home: icon('port', '⌂', text('icon.home')),
    port: icon('port', '■', text('icon.port')),
    far: icon('far', '★', text('icon.far')),
    waypoint: icon('waypoint', '·', text('icon.waypoint')),
    sea: { ...duelIcon('slip'), glyph: '~', name: text('icon.sea') },
    ship: { ...duelIcon('sloop'), glyph: '▲', name: text('ship') },
    prize: { ...duelIcon('brig'), glyph: 'P', name: text('fact.prizes') },
    fight: { ...duelIcon('board'), name: text('gesture.fight') },
    sail: { ...duelIcon('cutter'), glyph: '>', name: text('icon.sea') },
    hull: icon('hull', 'H', text('good.hull')),
    ball: { ...duelIcon('ball'), name: text('good.ball') },
    grape: { ...duelIcon('grape'), name: text('good.grape') },
    rifle: { ...duelIcon('rifle'), name: text('good.rifle') },
    shoring: { ...duelIcon('shoring'), name: text('good.shoring') },
    dressing: { ...duelIcon('dressing'), name: text('good.dressing') },
    charts: icon('charts', '%', text('refit.charts')),
  },
  ...(duelSkin.sounds && { sounds: duelSkin.sounds }),
  colours: duelSkin.colours,
}

/** An enemy that did not ship with the game looks like a sloop, as it does in a duel. */
export function iconOfEnemy(kind: string): string {
  return Object.hasOwn(skin.icons, kind) ? kind : 'sloop'
}

function icon(drawn: keyof typeof drawings, glyph: string, name: Text): IconSkin {
  return { glyph, svg: drawings[drawn].svg, name }
}

function duelIcon(id: string): IconSkin {
  const look = duelSkin.icons[id]
  if (!look) throw new Error(`the duel has no icon ${id}`)
  return look
}
