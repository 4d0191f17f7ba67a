import type { Flaw } from '@sextant/engine'
import { isPlace, whyNotPlace } from './check-place.ts'
import { whyNotSide } from './check-reference.ts'
import type { Arrow, ArrowKind, Scene } from './scene.ts'
import { stageKind } from './stages/index.ts'

export function whyNotArrow(scene: Scene, { kind, path: cells, side }: Arrow, path: string): Flaw[] {
  const flaws = [
    ...whyNotSide(scene, side, `${path}/side`),
    ...cells.flatMap((cell, step) => whyNotPlace(scene, cell, `${path}/path/${step}`)),
  ]
  const fewest = IN_PLACE.includes(kind) ? 1 : 2
  if (cells.length < fewest)
    flaws.push({
      path: `${path}/path`,
      message: `has ${cells.length} of the ${fewest === 1 ? 'one' : 'two'} or more cells that this arrow needs`,
    })
  if (kind === 'move')
    for (let step = 1; step < cells.length; step++)
      flaws.push(...whyNotStep(scene, cells[step - 1], cells[step], `${path}/path/${step}`))
  return flaws
}

/** What a piece does where it is. */
const IN_PLACE: readonly ArrowKind[] = ['turn', 'down', 'up']

function whyNotStep(scene: Scene, from: number | undefined, to: number | undefined, path: string): Flaw[] {
  if (from === undefined || to === undefined || !isPlace(scene, from) || !isPlace(scene, to)) return []
  const message = stageKind(scene.stage).whyNotStep?.(scene.stage, from, to)
  return message === undefined ? [] : [{ path, message }]
}
