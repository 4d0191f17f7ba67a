import type { Arrow, Piece, TextPanel } from '../scene.ts'
import type { Drawing } from './drawing.ts'
import { BRACKETS, LAST_ACTION, MARKS, STROKES } from './glyphs.ts'
import { facingOf, glyphOf } from './piece-face.ts'

/** What a small board cannot say in place: labels, the ways of arrows, and what pieces had no room for. */
export function notesOf(drawing: Drawing, crowded: readonly Piece[]): TextPanel | undefined {
  const { scene, word } = drawing
  const lines = [
    ...(scene.highlights ?? []).flatMap(({ cell, meaning, label }) =>
      label === undefined ? [] : [`${MARKS[meaning]} ${drawing.address(cell)} ${drawing.say(label)}`],
    ),
    ...(scene.lastAction?.length
      ? [`${LAST_ACTION} ${word('terminal.last-action')} ${scene.lastAction.map(drawing.address).join(', ')}`]
      : []),
    ...(scene.arrows ?? []).map(arrow => arrowInWords(drawing, arrow)),
    ...crowded.map(piece => `${drawing.address(piece.at)} ${pieceInWords(drawing, piece)}`),
    ...(scene.floats ?? []).flatMap(({ at, text }) =>
      crowded.some(piece => piece.at === at) ? [`${drawing.address(at)} ${text}`] : [],
    ),
  ]
  return lines.length === 0 ? undefined : { kind: 'text', id: 'notes', title: word('terminal.notes'), lines }
}

/** `[CB] Centre back: Breath 12/20, Puck` */
export function pieceInWords(drawing: Drawing, piece: Piece): string {
  const { scene, skin, say, word } = drawing
  const [open, close] = BRACKETS[scene.sides[piece.side]?.shape ?? 'circle']
  const facts = [
    ...(piece.ghost ? [word('terminal.ghost')] : []),
    ...(piece.readiness ? [word(`terminal.${piece.readiness}`)] : []),
    ...((piece.level ?? 0) < 0 ? [word('terminal.below')] : []),
    ...wearInWords(piece, word),
    ...(piece.bars ?? []).map(bar => `${say(bar.name)} ${bar.value}/${bar.max}`),
    ...(piece.badges ?? []).map(badge => [say(badge.name), badge.text].filter(Boolean).join(' ')),
  ]
  const token = `${open}${glyphOf(skin, piece)}${facingOf(drawing, piece) ?? ''}${close}`
  return `${token} ${say(piece.name)}${facts.length > 0 ? `: ${facts.join(', ')}` : ''}`
}

/** How battered a piece is, in hundredths, where no bar tells its health. */
export function wearInWords({ wear = 0, bars = [] }: Piece, word: Drawing['word']): string[] {
  if (wear === 0 || bars.some(({ kind }) => kind === 'health')) return []
  return [word('terminal.wear', { percent: Math.round(wear * 100) })]
}

function arrowInWords(
  { scene, say, word, address }: Drawing,
  { kind, path, side, label, faint }: Arrow,
): string {
  const who = side === undefined ? '' : ` ${say(scene.sides[side]?.name ?? '')}`
  const way = path.map(address).join(' → ')
  const proposed = faint ? ` (${word('terminal.faint')})` : ''
  const said = label === undefined ? '' : `: ${say(label)}`
  return `${STROKES[kind][0]}→${who} ${word(`terminal.${kind}`)} ${way}${proposed}${said}`
}
