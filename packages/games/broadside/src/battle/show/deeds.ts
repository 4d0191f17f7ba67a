import type { Event, Toll } from '../events.ts'

/** What one side did in a turn or in a whole duel. */
export interface Deeds {
  shots: number
  boardings: number
  /** Dealt to the other's hull, killed of the other's crew. */
  hull: number
  crew: number
  repaired: number
  healed: number
}

/** Hull and crew at the end of a turn, by seat; undefined where nothing has changed them yet. */
export interface Stand {
  readonly turn: number
  readonly hull: readonly [number | undefined, number | undefined]
  readonly crew: readonly [number | undefined, number | undefined]
}

export interface DuelReport {
  readonly deeds: readonly [Deeds, Deeds]
  readonly stands: readonly Stand[]
}

export function noDeeds(): Deeds {
  return { shots: 0, boardings: 0, hull: 0, crew: 0, repaired: 0, healed: 0 }
}

/** What the events of a turn or of a whole duel add up to. */
export function reportOf(events: readonly Event[]): DuelReport {
  const deeds: [Deeds, Deeds] = [noDeeds(), noDeeds()]
  const hull: [number | undefined, number | undefined] = [undefined, undefined]
  const crew: [number | undefined, number | undefined] = [undefined, undefined]
  const stands: Stand[] = []
  let turn = 0
  const close = () => {
    if (turn > 0) stands.push({ turn, hull: [...hull], crew: [...crew] })
  }
  for (const event of events) {
    if (event.type === 'turn-began') {
      close()
      turn = event.turn
    }
    if (!('seat' in event)) continue
    const seat = event.seat === 0 ? 0 : 1
    count(deeds[seat], event)
    note(hull, crew, seat, event)
  }
  close()
  return { deeds, stands }
}

function count(deeds: Deeds, event: Event): void {
  if (event.type === 'attacked' || event.type === 'struck') {
    if (event.type === 'attacked' && event.weapon === 'board') deeds.boardings++
    else if (event.type === 'attacked' || event.hull || event.crew) deeds.shots++
    deeds.hull += event.hull?.lost ?? 0
    deeds.crew += event.crew?.lost ?? 0
  }
  if (event.type === 'mended') {
    if (event.item === 'shoring') deeds.repaired += event.gained
    else deeds.healed += event.gained
  }
}

type BySeat = [number | undefined, number | undefined]

function note(hull: BySeat, crew: BySeat, seat: 0 | 1, event: Event): void {
  const other = seat === 0 ? 1 : 0
  const put = (stand: BySeat, of: 0 | 1, toll: Toll | undefined) => {
    if (toll) stand[of] = toll.left
  }
  if (event.type === 'attacked' || event.type === 'struck') {
    put(hull, other, event.hull)
    put(crew, other, event.crew)
  }
  if (event.type === 'attacked') put(crew, seat, event.own)
  if (event.type === 'mended') (event.item === 'shoring' ? hull : crew)[seat] = event.value
}
