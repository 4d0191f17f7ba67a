import type { Scene } from '../scene.ts'
import type { Text } from '../text.ts'
import { printable } from './columns.ts'
import { terminalStage } from './stages/index.ts'

/** What a place is called in a menu: its name where it has one, else its address. */
export function placeName(scene: Scene, place: number, say: (text: Text | number) => string): string {
  const stage = terminalStage(scene.stage)
  return printable(stage.name?.(scene.stage, place, say) ?? stage.address(scene.stage, place, scene, say))
}
