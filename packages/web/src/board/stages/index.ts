import { createRegistry, type Scene, type Stage } from '@sextant/scene'
import type { Places } from '../geometry/places.ts'
import { hexes } from './hexes/index.ts'
import type { OnStage, StageRenderer } from './stage-renderer.ts'

/** The stages the board can show: another is a folder beside these and one line here, or below. */
const registry = createRegistry<StageRenderer>('stage renderer', [hexes])

/** Stages that the home page and most games do without: fetched when the first is shown. */
const LATER: Readonly<Record<string, () => Promise<StageRenderer>>> = {
  sea: async () => (await import('./sea/index.ts')).sea,
  chart: async () => (await import('./chart/index.ts')).chart,
}

export const registerStageRenderer = registry.register

export function stageRenderer({ kind }: Stage): StageRenderer {
  return registry.must(kind)
}

/** Nothing where the stage can be shown at once, or what to wait for. */
export function stageComing({ kind }: Stage): Promise<void> | undefined {
  return registry.get(kind) ? undefined : LATER[kind]?.().then(registry.register)
}

export function drawnStages(): readonly string[] {
  return [...new Set([...registry.kinds, ...Object.keys(LATER)])]
}

/** Where the places of a stage lie: the same object as before where nothing moved. */
export function placesOf(stage: Stage, before?: Places): Places {
  return stageRenderer(stage).places(stage, before?.kind === stage.kind ? before : undefined)
}

export function onStage(scene: Scene, places: Places): OnStage {
  return { scene, stage: scene.stage, places }
}
