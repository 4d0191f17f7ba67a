import type { Arrow, Highlight, Scene } from '@sextant/scene'
import type { Choice } from '@sextant/session'
import type { Overlay } from '../../../board/contract.ts'
import { wholeWay } from '../selection/paths.ts'
import { cellOf } from '../selection/targets.ts'

/** A choice on the board as if it were pointed at there: what it is done with, where it leads and what it affects. */
export function choiceOverlay(
  choice: Choice,
  scene: Scene,
  pathOf: (choice: Choice) => readonly number[] | undefined,
): Pick<Overlay, 'highlights' | 'arrows'> {
  const { gesture } = choice
  const cells = (gesture.picks ?? []).flatMap(target => cellOf(target, scene) ?? [])
  const [first, last] = [cells[0], cells.at(-1)]
  if (first === undefined || last === undefined) return { highlights: [], arrows: [] }
  const chosen: Highlight[] = [{ cell: first, meaning: 'selected' }]
  if (gesture.kind === 'press') return { highlights: chosen, arrows: [] }
  const leads: Highlight = { cell: last, meaning: cells.length > 1 ? gesture.meaning : 'selected' }
  return {
    highlights: [...(cells.length > 1 ? chosen : []), leads, ...(gesture.preview ?? [])],
    arrows: first === last ? [] : [arrowOf(choice, scene, first, last, pathOf)],
  }
}

function arrowOf(
  choice: Choice,
  scene: Scene,
  from: number,
  to: number,
  pathOf: (choice: Choice) => readonly number[] | undefined,
): Arrow {
  const attacks = choice.gesture.kind === 'pick' && choice.gesture.meaning === 'target'
  if (attacks) return { kind: 'attack', path: [from, to] }
  return { kind: 'move', path: wholeWay(choice, scene) ?? pathOf(choice) ?? [from, to] }
}
