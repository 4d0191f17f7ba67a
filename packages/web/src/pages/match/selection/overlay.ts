import {
  type Arrow,
  type Catalogue,
  type Highlight,
  type Hint,
  type Piece,
  type Scene,
  sameTarget,
  say,
  type Target,
} from '@sextant/scene'
import type { Choice } from '@sextant/session'
import type { Carried, Overlay, Spot } from '../../../board/contract.ts'
import { isPlanned, wholeWay } from './paths.ts'
import {
  draggedChoice,
  type Ground,
  leadAt,
  leads,
  NOTHING,
  pickedAgain,
  type Selection,
} from './selection.ts'
import { cellOf } from './targets.ts'

export interface Lit {
  readonly overlay: Overlay
  /** The choice that the pointer, or a tap before the deciding one, is on. */
  readonly considered?: Choice
}

/** What choosing, pointing and dragging light up on the board. */
export function litBy(
  ground: Ground,
  selection: Selection,
  pointed: Spot | undefined,
  catalogue: Catalogue,
  wayOf: (choice: Choice) => readonly number[] | undefined,
  carried?: Carried,
): Lit {
  const chosen = carried ? inHand(ground, carried) : selection
  const held = chosen.chosen.length > 0 ? chosen : lookingAhead(ground, pointed)
  const considered = carried
    ? (draggedChoice(ground, carried.from, carried.to, carried.over) ??
      consideredChoice(ground, chosen, carried.to))
    : consideredChoice(ground, selection, pointed)
  const highlights: Highlight[] = []
  const hints: Overlay['hints'][number][] = []
  /** What is pointed at is written out over all else. */
  const last: Overlay['hints'][number][] = []
  for (const { target, completes } of leads(held, { choices: ground.choices })) {
    const cell = cellOf(target, ground.scene)
    if (cell === undefined || (!completes && held.chosen.length === 0)) continue
    const gesture = (completes ?? pickedAgain(ground.choices, [...held.chosen, target]))?.gesture
    if (gesture?.kind !== 'pick') {
      highlights.push({ cell, meaning: 'reach' })
      continue
    }
    const { meaning, hint } = gesture
    highlights.push({ cell, meaning })
    const isConsidered = gesture === considered?.gesture
    // Not on what is chosen already: the ghost is there, and its hint would cover that of the next hex.
    if (hint && !held.chosen.some(one => sameTarget(one, target)))
      (isConsidered ? last : hints).push(hintAt(cell, hint, isConsidered, catalogue))
  }
  for (const cell of cellsOf(chosen.chosen, ground.scene)) highlights.push({ cell, meaning: 'selected' })
  if (considered?.gesture.kind === 'pick') highlights.push(...(considered.gesture.preview ?? []))
  const arrows = considered
    ? arrowsOf(considered, ground, pointed, selection, wayOf, carried !== undefined)
    : []
  if (considered?.gesture.kind === 'pick') arrows.push(...(considered.gesture.lines ?? []))
  const marked = chosen.chosen.flatMap(target =>
    'piece' in target && shares(target.piece, ground.scene) ? [target.piece] : [],
  )
  const ghosts = ghostsOf(considered, ground.scene)
  return {
    overlay: {
      highlights,
      hints: [...hints, ...last],
      arrows,
      ...(marked.length > 0 && { marked }),
      ...(ghosts.length > 0 && { ghosts }),
    },
    ...(considered && { considered }),
  }
}

/** Pointing at a piece shows what choosing it would light up. */
function lookingAhead(ground: Ground, pointed: Spot | undefined): Selection {
  if (!pointed) return NOTHING
  const lead = leadAt(NOTHING, ground, pointed)
  return lead && !lead.completes ? { chosen: [lead.target] } : NOTHING
}

/** A piece that is dragged is chosen while it is. */
function inHand(ground: Ground, { from }: Carried): Selection {
  const lead = leadAt(NOTHING, ground, from)
  return lead ? { chosen: [lead.target] } : NOTHING
}

function consideredChoice(
  ground: Ground,
  selection: Selection,
  pointed: Spot | undefined,
): Choice | undefined {
  const lead = pointed && leadAt(selection, ground, pointed)
  if (lead?.completes) return lead.completes
  const again = lead && pickedAgain(ground.choices, [...selection.chosen, lead.target])
  if (again) return again
  const armed = ground.choices.find(({ number }) => number === selection.armed)
  // Without a pointer: what one more click on the last target does.
  return armed ?? (selection.chosen.length > 1 ? pickedAgain(ground.choices, selection.chosen) : undefined)
}

/** The piece as it would be. */
function ghostsOf(choice: Choice | undefined, { pieces }: Scene): Piece[] {
  const ghost = choice?.gesture.kind === 'pick' ? choice.gesture.ghost : undefined
  const piece = ghost && pieces.find(({ id }) => id === ghost.piece)
  if (!piece || !ghost) return []
  const { badges: _badges, bars: _bars, readiness: _readiness, ...rest } = piece
  const { at, facing } = ghost
  return [{ ...rest, at, ...(facing !== undefined && { facing }), ghost: true }]
}

/** Short on all that can be chosen, in full on what is pointed at. */
function hintAt(
  cell: number,
  { text, about, full, tone }: Hint,
  isConsidered: boolean,
  catalogue: Catalogue,
): Overlay['hints'][number] {
  const [short, long] = [say(text, catalogue), full === undefined ? undefined : say(full, catalogue)]
  const explained = about === undefined ? short : `${short} · ${say(about, catalogue)}`
  return {
    cell,
    text: isConsidered ? (long ?? explained) : short,
    tone,
    ...(long !== undefined && { full: long }),
  }
}

/**
 * The way of a move, a straight arrow at a target, or both for an attack that has a way to go before it; nothing where the
 * board shows it as planned already.
 */
function arrowsOf(
  choice: Choice,
  ground: Ground,
  pointed: Spot | undefined,
  selection: Selection,
  wayOf: (choice: Choice) => readonly number[] | undefined,
  dragging: boolean,
): Arrow[] {
  const { gesture } = choice
  const { scene } = ground
  if (gesture.kind !== 'pick' || gesture.picks.length < 2) return []
  const cells = cellsOf(gesture.picks, scene)
  const [from, to] = [cells[0], cells.at(-1)]
  if (from === undefined || to === undefined || (from === to && !gesture.ghost)) return []
  if (gesture.meaning === 'target') {
    const way = [from, ...(gesture.way ?? [])]
    const attack: Arrow = { kind: 'attack', path: [way.at(-1) ?? from, to] }
    return way.length > 1 ? [{ kind: 'move', path: way }, attack] : [attack]
  }
  const others = dragging || !pointed ? [] : leadAt(selection, ground, pointed)?.ways
  if (others?.some(other => isPlanned(other, scene))) return []
  const { ghost, way } = gesture
  if (ghost) return ghost.at === from ? [] : [{ kind: 'move', path: [from, ...(way ?? []), ghost.at] }]
  return [{ kind: 'move', path: wholeWay(choice, scene) ?? wayOf(choice) ?? [from, to] }]
}

function shares(piece: string, scene: Scene): boolean {
  const cell = cellOf({ piece }, scene)
  return scene.pieces.some(({ id, at }) => id !== piece && at === cell)
}

function cellsOf(targets: readonly Target[], scene: Scene): number[] {
  return targets.flatMap(target => {
    const cell = cellOf(target, scene)
    return cell === undefined ? [] : [cell]
  })
}
