import type { Bar, Piece, Scene } from '@sextant/scene'

/**
 * A number that rises from a place also changes a bar there, at that moment: the bar of a piece that is on its way, in the
 * scene the effects lead to, by as much as the number says. So several hits count one by one.
 */
export function withBarChange(scene: Scene, at: number, text: string, next: Scene | undefined): Scene {
  const change = numberIn(text)
  if (!next || change === 0) return scene
  for (const piece of scene.pieces) {
    if (piece.at !== at || piece.ghost) continue
    const changed = changedPiece(
      piece,
      next.pieces.find(({ id }) => id === piece.id),
      change,
    )
    if (changed) return { ...scene, pieces: scene.pieces.map(other => (other === piece ? changed : other)) }
  }
  return scene
}

/** A piece that is not there any more has lost everything. */
function changedPiece(piece: Piece, next: Piece | undefined, change: number): Piece | undefined {
  const bars = piece.bars ?? []
  const due = bars.map(({ kind, value }, number) => {
    const end = next ? next.bars?.find(bar => bar.kind === kind)?.value : number === 0 ? 0 : value
    return (end ?? value) - value
  })
  const fits = (part: number) => Math.sign(part) === Math.sign(change)
  const exact = due.indexOf(change)
  const number = exact >= 0 ? exact : due.findIndex(part => fits(part))
  const bar = bars[number]
  if (!bar) return undefined
  const most = due[number] ?? 0
  const by = Math.abs(change) < Math.abs(most) ? change : most
  const after: Bar = { ...bar, value: bar.value + by }
  return { ...piece, bars: bars.map((other, place) => (place === number ? after : other)) }
}

/** The signed number in a text: −12 of `♟−12`; 0 where there is none. */
function numberIn(text: string): number {
  const [, sign, digits] = /([+−-])(\d+)/.exec(text) ?? []
  return digits === undefined ? 0 : (sign === '+' ? 1 : -1) * Number(digits)
}
