import type { Arrow, Piece, TextPanel } from '../scene.ts'
import type { Drawing } from './drawing.ts'
import { BRACKETS, MARKS, STROKES } from './glyphs.ts'
import { facingOf } from './piece-face.ts'

/** What a small board cannot say in place: labels, the ways of arrows, and what pieces had no room for. */
export function notesOf(drawing: Drawing, crowded: readonly Piece[]): TextPanel | undefined {
  const { scene, word } = drawing
  const lines = [
    ...(scene.highlights ?? []).flatMap(({ cell, meaning, label }) =>
      label === undefined ? [] : [`${MARKS[meaning]} ${drawing.address(cell)} ${drawing.say(label)}`],
    ),
    ...(scene.arrows ?? []).map(arrow => arrowInWords(drawing, arrow)),
    ...crowded.map(piece => `${drawing.address(piece.at)} ${pieceInWords(drawing, piece)}`),
    ...(scene.floats ?? []).flatMap(({ at, text }) =>
      crowded.some(piece => piece.at === at) ? [`${drawing.address(at)} ${text}`] : [],
    ),
  ]
  return lines.length === 0 ? undefined : { kind: 'text', id: 'notes', title: word('terminal.notes'), lines }
}

/** `[CB] Centre back: Breath 12/20, Puck` */
export function pieceInWords({ scene, skin, say, word }: Drawing, piece: Piece): string {
  const [open, close] = BRACKETS[scene.sides[piece.side]?.shape ?? 'circle']
  const facts = [
    ...(piece.ghost ? [word('terminal.ghost')] : []),
    ...(piece.readiness ? [word(`terminal.${piece.readiness}`)] : []),
    ...((piece.level ?? 0) < 0 ? [word('terminal.below')] : []),
    ...(piece.bars ?? []).map(bar => `${say(bar.name)} ${bar.value}/${bar.max}`),
    ...(piece.badges ?? []).map(badge => [say(badge.name), badge.text].filter(Boolean).join(' ')),
  ]
  const token = `${open}${skin.icons[piece.icon]?.glyph ?? '?'}${facingOf(scene, piece) ?? ''}${close}`
  return `${token} ${say(piece.name)}${facts.length > 0 ? `: ${facts.join(', ')}` : ''}`
}

function arrowInWords({ scene, say, word, address }: Drawing, { kind, path, side, label }: Arrow): string {
  const who = side === undefined ? '' : ` ${say(scene.sides[side]?.name ?? '')}`
  const way = path.map(address).join(' → ')
  return `${STROKES[kind][0]}→${who} ${word(`terminal.${kind}`)} ${way}${label === undefined ? '' : `: ${say(label)}`}`
}
