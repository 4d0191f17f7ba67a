import { createRegistry, type Scene, type Stage } from '@sextant/scene'
import type { Places } from '../geometry/places.ts'
import { chart } from './chart/index.ts'
import { hexes } from './hexes/index.ts'
import { sea } from './sea/index.ts'
import type { OnStage, StageRenderer } from './stage-renderer.ts'

/** The stages the board can show: another is a folder beside these and one line here. */
const registry = createRegistry<StageRenderer>('stage renderer', [hexes, sea, chart])

export const registerStageRenderer = registry.register

export function stageRenderer({ kind }: Stage): StageRenderer {
  return registry.must(kind)
}

export function drawnStages(): readonly string[] {
  return registry.kinds
}

/** Where the places of a stage lie: the same object as before where nothing moved. */
export function placesOf(stage: Stage, before?: Places): Places {
  return stageRenderer(stage).places(stage, before?.kind === stage.kind ? before : undefined)
}

export function onStage(scene: Scene, places: Places): OnStage {
  return { scene, stage: scene.stage, places }
}
