import type { Cell, Scene } from '@sextant/scene'
import type { Preview, ScenePreview } from './preview.ts'

/** A preview as `scripts/make-previews.mjs` writes it, checked there: boards of hexes in rows, a letter for each cell. */
export type StoredPreview = StoredScene | Exclude<Preview, ScenePreview>

interface StoredScene extends Omit<ScenePreview, 'scene'> {
  readonly scene: Omit<Scene, 'stage'> & { readonly stage: Scene['stage'] | RowStage }
}

interface RowStage {
  readonly kind: 'hexes'
  readonly orientation: 'pointy' | 'flat'
  /** How many; none of them has a name. */
  readonly regions: number
  /** What a letter stands for, `a` first, and the region that such cells are in. */
  readonly kinds: readonly (Omit<Cell, 'q' | 'r'> & { readonly region?: number })[]
  readonly rows: readonly Row[]
}

interface Row {
  readonly q: number
  readonly r: number
  readonly cells: string
}

export function withCells(stored: StoredPreview): Preview {
  if ('picture' in stored) return stored
  const { scene } = stored
  return { ...stored, scene: { ...scene, stage: stageOf(scene.stage) } }
}

function stageOf(stage: StoredScene['scene']['stage']): Scene['stage'] {
  if (stage.kind !== 'hexes' || !('rows' in stage)) return stage
  const { regions: count, kinds, rows, ...rest } = stage
  const regions = Array.from({ length: count }, () => ({ name: '', cells: [] as number[] }))
  const cells = rows
    .flatMap(({ q, r, cells }) => Array.from(cells, (letter, step) => ({ letter, q: q + step, r })))
    .map(({ letter, q, r }, number) => {
      const { region = -1, ...looks } = kinds[letter.charCodeAt(0) - 97] ?? { terrain: '' }
      regions[region]?.cells.push(number)
      return { ...looks, q, r }
    })
  return { ...rest, regions, cells }
}
