import type { IconSkin, Skin } from '@sextant/scene'
import { drawingsIn, drawnIcon } from '@sextant/scene/kit'
import icons from '#data/voyage-icons.json' with { type: 'json' }
import { MUSIC } from '../../battle/show/music.ts'
import { skin as duelSkin } from '../../battle/show/skin.ts'
import { enemyName, text } from './words.ts'

const drawings = drawingsIn(['port', 'far', 'waypoint', 'hull', 'charts'], icons, 'data/voyage-icons.json')

/** Ships, monsters and wares look as they do in a duel. */
export const skin: Skin = {
  terrains: {},
  icons: {
    ...Object.fromEntries(
      Object.entries(duelSkin.icons).map(([id, look]) => [id, { ...look, name: enemyName(id) }]),
    ),
    home: drawnIcon(drawings.port, '⌂', text('icon.home')),
    port: drawnIcon(drawings.port, '■', text('icon.port')),
    far: drawnIcon(drawings.far, '★', text('icon.far')),
    waypoint: drawnIcon(drawings.waypoint, '·', text('icon.waypoint')),
    sea: { ...duelIcon('slip'), glyph: '~', name: text('icon.sea') },
    ship: { ...duelIcon('sloop'), glyph: '▲', name: text('ship') },
    prize: { ...duelIcon('brig'), glyph: 'P', name: text('fact.prizes') },
    fight: { ...duelIcon('board'), name: text('gesture.fight') },
    sail: { ...duelIcon('cutter'), glyph: '>', name: text('icon.sea') },
    hull: drawnIcon(drawings.hull, 'H', text('good.hull')),
    ball: { ...duelIcon('ball'), name: text('good.ball') },
    grape: { ...duelIcon('grape'), name: text('good.grape') },
    rifle: { ...duelIcon('rifle'), name: text('good.rifle') },
    shoring: { ...duelIcon('shoring'), name: text('good.shoring') },
    dressing: { ...duelIcon('dressing'), name: text('good.dressing') },
    charts: drawnIcon(drawings.charts, '%', text('refit.charts')),
  },
  ...(duelSkin.sounds && { sounds: duelSkin.sounds }),
  music: MUSIC.voyage,
  colours: duelSkin.colours,
}

/** An enemy that did not ship with the game looks like a sloop, as it does in a duel. */
export function iconOfEnemy(kind: string): string {
  return Object.hasOwn(skin.icons, kind) ? kind : 'sloop'
}

function duelIcon(id: string): IconSkin {
  const look = duelSkin.icons[id]
  if (!look) throw new Error(`the duel has no icon ${id}`)
  return look
}
