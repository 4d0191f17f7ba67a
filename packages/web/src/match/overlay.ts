import { type Arrow, type Catalogue, type Highlight, type Scene, say, type Target } from '@sextant/scene'
import type { Overlay, Spot } from '../board/contract.ts'
import type { Choice } from './choice.ts'
import { cellOf, type Ground, leadAt, leads, NOTHING, type Selection } from './selection.ts'

export interface Lit {
  readonly overlay: Overlay
  /** The choice that the pointer, or a tap before the deciding one, is on. */
  readonly considered?: Choice
}

/** What choosing and pointing light up on the board. */
export function litBy(
  ground: Ground,
  selection: Selection,
  pointed: Spot | undefined,
  catalogue: Catalogue,
  wayOf: (choice: Choice) => readonly number[] | undefined,
): Lit {
  const held = selection.chosen.length > 0 ? selection : lookingAhead(ground, pointed)
  const considered = consideredChoice(ground, selection, pointed)
  const highlights: Highlight[] = []
  const hints: { cell: number; text: string; tone: 'neutral' | 'good' | 'bad' | 'gain' | 'strong' }[] = []
  for (const { target, completes } of leads(held, { choices: ground.choices })) {
    const cell = cellOf(target, ground.scene)
    if (cell === undefined || (!completes && held.chosen.length === 0)) continue
    if (completes?.gesture.kind !== 'pick') {
      highlights.push({ cell, meaning: 'reach' })
      continue
    }
    const { meaning, hint } = completes.gesture
    highlights.push({ cell, meaning })
    if (hint) hints.push({ cell, text: say(hint.text, catalogue), tone: hint.tone })
  }
  for (const cell of cellsOf(selection.chosen, ground.scene)) highlights.push({ cell, meaning: 'selected' })
  const arrow = considered && arrowOf(considered, ground.scene, wayOf)
  return {
    overlay: { highlights, hints, arrows: arrow ? [arrow] : [] },
    ...(considered && { considered }),
  }
}

/** Pointing at a piece shows what choosing it would light up. */
function lookingAhead(ground: Ground, pointed: Spot | undefined): Selection {
  if (!pointed) return NOTHING
  const lead = leadAt(NOTHING, ground, pointed)
  return lead && !lead.completes ? { chosen: [lead.target] } : NOTHING
}

function consideredChoice(
  ground: Ground,
  selection: Selection,
  pointed: Spot | undefined,
): Choice | undefined {
  const lead = pointed && leadAt(selection, ground, pointed)
  if (lead?.completes) return lead.completes
  return ground.choices.find(({ number }) => number === selection.armed)
}

/** The way of a move, or a straight arrow at a target. */
function arrowOf(
  choice: Choice,
  scene: Scene,
  wayOf: (choice: Choice) => readonly number[] | undefined,
): Arrow | undefined {
  const { gesture } = choice
  if (gesture.kind !== 'pick' || gesture.picks.length < 2) return undefined
  const cells = cellsOf(gesture.picks, scene)
  const [from, to] = [cells[0], cells.at(-1)]
  if (from === undefined || to === undefined || from === to) return undefined
  if (gesture.meaning === 'target') return { kind: 'attack', path: [from, to] }
  return { kind: 'move', path: wayOf(choice) ?? [from, to] }
}

function cellsOf(targets: readonly Target[], scene: Scene): number[] {
  return targets.flatMap(target => {
    const cell = cellOf(target, scene)
    return cell === undefined ? [] : [cell]
  })
}
