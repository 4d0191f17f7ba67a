import type { Seat } from '@sextant/engine'
import { type Arrow, cellsOf, type Effect, flatEffects, type Scene } from '@sextant/scene'
import type { Chapter } from './chapters.ts'

/** The arrows of what others did, which stay until the viewer acts. */
export interface Trail {
  readonly arrows: readonly Arrow[]
  /** Adds the arrows of a step. Those of the seat's turn before go first: without end they would pile up. */
  follow(chapters: readonly Chapter[], before: Scene, seat: Seat | undefined, forPerson: boolean): void
  clear(mover?: Seat | undefined): void
}

export function createTrail(): Trail {
  let arrows: readonly Arrow[] = []
  let mover: Seat | undefined
  return {
    get arrows() {
      return arrows
    },
    follow(chapters, before, seat, forPerson) {
      const effects = chapters.flatMap(chapter => chapter.effects)
      const kept = seat === mover ? arrows : forPerson ? arrows.filter(({ side }) => side !== seat) : []
      arrows = [...kept, ...arrowsOf(effects, before, seat ?? 0)]
      mover = seat
    },
    clear(seat) {
      arrows = []
      if (seat !== undefined) mover = seat
    },
  }
}

/** Arrows for what was done, in the order it happened. */
export function arrowsOf(effects: readonly Effect[], before: Scene, side: number): Arrow[] {
  return flatEffects(effects).flatMap((effect): Arrow[] => {
    if (effect.kind === 'move') {
      const from = before.pieces.find(({ id }) => id === effect.piece)?.at
      const path = effect.path[0] === from || from === undefined ? effect.path : [from, ...effect.path]
      return path.length > 1 ? [{ kind: 'move', path, side }] : []
    }
    if (effect.kind === 'strike' && effect.from !== effect.to)
      return [{ kind: effect.style === 'melee' ? 'attack' : 'fire', path: [effect.from, effect.to], side }]
    return []
  })
}

/** Without those from or to cells that the scene no longer has, such as a reserve once all are deployed. */
export function stillThere(arrows: readonly Arrow[], { stage }: Pick<Scene, 'stage'>): readonly Arrow[] {
  const { length } = cellsOf(stage)
  return length === 0 ? arrows : arrows.filter(({ path }) => path.every(cell => cell < length))
}

/** The arrows with their place in the order written on them. */
export function numbered(arrows: readonly Arrow[]): Arrow[] {
  if (arrows.length < 2) return [...arrows]
  return arrows.map((arrow, number) => ({ ...arrow, label: String(number + 1) }))
}
