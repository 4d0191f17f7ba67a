import { directionName } from '@sextant/hex'
import { type Catalogue, type Cell, type ChartStage, type Piece, type Scene, say } from '@sextant/scene'
import type { Overlay } from '../contract.ts'
import type { BoardWords } from '../words.ts'

/** What a screen reader says of a place: who is there, then the place itself, then what is written beside it. */
export function nameOfPlace(scene: Scene, place: number, overlay: Overlay, texts: Texts): string {
  const here = scene.pieces
    .filter(piece => piece.at === place)
    .sort((a, b) => (b.level ?? 0) - (a.level ?? 0))
  return [
    ...here.map(piece => nameOfPiece(scene, piece, texts)),
    ...whatIs(scene, place, texts),
    ...whatIsWritten(scene, place, overlay, texts),
  ].join(', ')
}

/** The words of the game and the words of the board. */
export interface Texts {
  readonly catalogue: Catalogue
  readonly words: BoardWords
}

/** `red cavalry, 80 of 100, ready`. */
export function nameOfPiece(scene: Scene, piece: Piece, { catalogue, words }: Texts): string {
  const side = scene.sides[piece.side]
  const plain = say(
    {
      key: 'piece',
      values: { side: side ? say(side.name, catalogue) : '', name: say(piece.name, catalogue) },
    },
    words,
  )
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

function facing({ stage }: Scene, piece: Piece, words: BoardWords): string[] {
  if (piece.facing === undefined || stage.kind === 'sea') return []
  const orientation = stage.kind === 'hexes' ? stage.orientation : 'pointy'
  const direction = words[directionName(orientation, piece.facing)]
  return [say({ key: 'facing', values: { direction } }, words)]
}

function whatIs({ stage, sides }: Scene, place: number, { catalogue, words }: Texts): string[] {
  if (stage.kind === 'sea') {
    const { distance, farthest } = stage
    return [
      words[place === 0 ? 'atLeft' : 'atRight'],
      say({ key: 'distance', values: { distance, farthest } }, words),
    ]
  }
  if (stage.kind === 'chart') return whatIsCharted(stage, place, { catalogue, words })
  const cell = stage.cells[place]
  if (!cell) return []
  const side = cell.side === undefined ? undefined : sides[cell.side]
  return [
    ...(cell.name ? [say(cell.name, catalogue)] : []),
    ...(cell.label && !cell.name ? [cell.label] : []),
    ...(side && !cell.name ? [say({ key: 'held', values: { side: say(side.name, catalogue) } }, words)] : []),
    ...addressOf(cell, words),
  ]
}

/** A game that counts cells its own way has the address in a cell's name already, where it has one. */
function addressOf({ q, r, name, address }: Cell, words: BoardWords): string[] {
  if (address === undefined) return [say({ key: 'at', values: { q: signed(q), r: signed(r) } }, words)]
  return name ? [] : [address]
}

/** `Windlass, Free port, way to Tern Isle: 3 days, gone before`. */
function whatIsCharted({ places, ways }: ChartStage, place: number, { catalogue, words }: Texts): string[] {
  const there = places[place]
  if (!there) return []
  const led = ways.flatMap(({ from, to, label, gone }) => {
    const other = places[from === place ? to : to === place ? from : -1]
    if (!other) return []
    const name = say(other.name, catalogue)
    const way = label
      ? say({ key: 'way', values: { place: name, label: say(label, catalogue) } }, words)
      : say({ key: 'plainWay', values: { place: name } }, words)
    return [gone ? say({ key: 'gone', values: { way } }, words) : way]
  })
  return [say(there.name, catalogue), ...(there.note ? [say(there.note, catalogue)] : []), ...led]
}

function whatIsWritten(scene: Scene, place: number, overlay: Overlay, { catalogue }: Texts): string[] {
  const labels = [...(scene.highlights ?? []), ...overlay.highlights].flatMap(({ cell, label }) =>
    cell === place && label !== undefined ? [say(label, catalogue)] : [],
  )
  return [...labels, ...overlay.hints.flatMap(({ cell, text }) => (cell === place ? [text] : []))]
}

/** With a minus sign that is read as one. */
function signed(value: number): string {
  return value < 0 ? `−${-value}` : String(value)
}
