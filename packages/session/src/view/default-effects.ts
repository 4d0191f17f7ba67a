import { cellsOf, type Effect, type Scene } from '@sextant/scene'

/** The effects of a step of a game that names none: pieces that moved, came or went from one scene to the next. */
export function defaultEffects(before: Scene, after: Scene): Effect[] {
  const effects: Effect[] = []
  let lost = false
  for (const piece of after.pieces) {
    const old = before.pieces.find(({ id }) => id === piece.id)
    if (!old) effects.push({ kind: 'appear', piece: piece.id })
    else if (old.at !== piece.at) effects.push({ kind: 'move', piece: piece.id, path: [old.at, piece.at] })
  }
  for (const piece of before.pieces)
    if (!after.pieces.some(({ id }) => id === piece.id)) {
      lost = true
      effects.push({ kind: 'vanish', piece: piece.id })
    }
  if (effects.length > 0) effects.unshift({ kind: 'sound', sound: lost ? 'capture' : 'move' })
  else if (taken(before, after)) effects.push({ kind: 'sound', sound: 'coins' })
  return effects
}

/** Whether cells have changed hands. */
function taken(before: Scene, after: Scene): boolean {
  const cells = cellsOf(before.stage)
  return cells.length > 0 && cellsOf(after.stage).some(({ side }, number) => side !== cells[number]?.side)
}
