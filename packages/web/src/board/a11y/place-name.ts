import { directionName } from '@sextant/hex'
import { type Piece, type Scene, say } from '@sextant/scene'
import type { Overlay } from '../contract.ts'
import { stageRenderer } from '../stages/index.ts'
import type { BoardWords, Texts } from '../words.ts'

/** What a screen reader says of a place: who is there, then the place itself, then what is written beside it. */
export function nameOfPlace(scene: Scene, place: number, overlay: Overlay, texts: Texts): string {
  const here = scene.pieces
    .filter(piece => piece.at === place)
    .sort((a, b) => (b.level ?? 0) - (a.level ?? 0))
  return [
    ...here.map(piece => nameOfPiece(scene, piece, texts)),
    ...stageRenderer(scene.stage).describe(scene, scene.stage, place, texts),
    ...(scene.lastAction?.includes(place) ? [texts.words.lastAction] : []),
    ...whatIsWritten(scene, place, overlay, texts),
  ].join(', ')
}

/** `red cavalry, 80 of 100, ready`. */
export function nameOfPiece(scene: Scene, piece: Piece, { catalogue, words }: Texts): string {
  const side = scene.sides[piece.side]
  const name = say(piece.name, catalogue)
  const sideName = side ? say(side.name, catalogue) : ''
  const plain = namesSide(name, sideName)
    ? name
    : say({ key: 'piece', values: { side: sideName, name } }, words)
  const level = piece.level ?? 0
  const levelled =
    level === 0 ? plain : say({ key: level < 0 ? 'below' : 'above', values: { piece: plain } }, words)
  return [
    piece.ghost ? say({ key: 'ghost', values: { piece: levelled } }, words) : levelled,
    ...(piece.bars ?? []).map(({ kind, name, value, max }) =>
      say(
        { key: kind === 'health' ? 'health' : 'bar', values: { name: say(name, catalogue), value, max } },
        words,
      ),
    ),
    ...(piece.badges ?? []).map(({ name, text }) =>
      text ? `${say(name, catalogue)} ${text}` : say(name, catalogue),
    ),
    ...facing(scene, piece, words),
    ...(piece.readiness ? [words[piece.readiness]] : []),
  ].join(', ')
}

/** Whether a name has its side in it already: `Blue right back`. */
export function namesSide(name: string, side: string): boolean {
  const at = name.toLowerCase().indexOf(side.toLowerCase())
  return at >= 0 && !isLetter(name[at - 1]) && !isLetter(name[at + side.length])
}

/** Of an alphabet: scripts that write without spaces have no ends of words to look for. */
function isLetter(character: string | undefined): boolean {
  return character !== undefined && /\p{Script=Latin}/u.test(character)
}

function facing({ stage }: Scene, piece: Piece, words: BoardWords): string[] {
  const orientation = stageRenderer(stage).orientation?.(stage)
  if (piece.facing === undefined || orientation === undefined) return []
  const direction = words[directionName(orientation, piece.facing)]
  return [say({ key: 'facing', values: { direction } }, words)]
}

function whatIsWritten(scene: Scene, place: number, overlay: Overlay, { catalogue }: Texts): string[] {
  const labels = [...(scene.highlights ?? []), ...overlay.highlights].flatMap(({ cell, label }) =>
    cell === place && label !== undefined ? [say(label, catalogue)] : [],
  )
  return [
    ...labels,
    ...overlay.hints.flatMap(({ cell, text, full = text }) => (cell === place ? [full] : [])),
  ]
}
