import type { Effect, Piece, Scene } from '@sextant/scene'
import { adoptScene, damageLight, damagePieces } from './scene-update.ts'
import { damageAll } from './damage.ts'
import { arrive, leave } from '../draw/easing.ts'
import { flat } from '../flat.ts'
import { outcome, rewound } from '../effects/scene-after.ts'
import { pointOf } from '../geometry/places.ts'
import { type Pose, poseIn, strikerPose, struckPose } from '../effects/pose.ts'
import { seaPlaces } from '../stages/sea/places.ts'
import { footing } from '../geometry/stack.ts'
import type { BoardState, Mover } from './state.ts'
import { type Clip, type Timeline, timelineOf } from './timeline.ts'

/** Effects on their way. Times within it are those of its timeline, whatever the speed. */
export interface Playing {
  readonly timeline: Timeline
  readonly next: Scene | undefined
  readonly start: number
  readonly speed: number
  /** Nothing moves: it is only shown for a while. */
  readonly still: boolean
  /** Pieces as they were when their effect began; they may be gone before it ends. */
  readonly cast: Map<string, Piece>
  readonly begun: Set<Clip>
  readonly ended: Set<Clip>
  over: boolean
  resolve(): void
}

/** How long what does not move is shown. */
const STILL_TIME = 1400
const SLIDE_TIME = 180

/** Begins to play; `resolve` is called when the next thing may happen. */
export function begin(
  state: BoardState,
  effects: readonly Effect[],
  next: Scene | undefined,
  now: number,
  resolve: () => void,
): void {
  if (state.speed <= 0) {
    showAtOnce(state, effects, next, now)
    resolve()
    return
  }
  adoptScene(state, rewound(state.scene, effects), now)
  state.slides.clear()
  const atSea = state.places.kind === 'sea'
  const timeline = timelineOf(effects, (from, to) => stepsBetween(state, from, to), atSea)
  state.playing.push(playing(timeline, next ?? state.scene, now, state.speed, false, resolve))
  damageAll(state.damage.effects)
}

/** Goes on to a moment: begins and ends effects, and says where the pieces in motion are. */
export function advance(state: BoardState, now: number): void {
  const movers = new Map<string, Mover>()
  for (const show of [...state.playing]) {
    const time = (now - show.start) * show.speed
    for (const clip of show.timeline.clips) {
      if (time >= clip.start && !show.begun.has(clip)) beginClip(state, show, clip, now)
      if (time >= clip.start && time < clip.end && !show.still) moveCast(state, show, clip, time, movers)
      if (time >= clip.end && !show.ended.has(clip)) endClip(state, show, clip, now)
    }
    if (time >= show.timeline.over && !show.over) finish(state, show, now)
  }
  state.playing = state.playing.filter(
    show => !show.over || (now - show.start) * show.speed < show.timeline.end,
  )
  slide(state, now, movers)
  exchange(state, movers)
}

/** Ends everything at once, as if it had been seen to its end. */
export function skip(state: BoardState, now: number): void {
  for (const show of [...state.playing]) {
    for (const clip of show.timeline.clips) {
      if (!show.begun.has(clip)) beginClip(state, show, clip, now)
      if (!show.ended.has(clip)) endClip(state, show, clip, now)
    }
    if (!show.over) finish(state, show, now)
  }
  state.playing = []
  state.slides.clear()
  exchange(state, new Map())
  damageAll(state.damage.effects)
}

/** Whether a scene has to wait for what is played. */
export function isBusy(state: BoardState): boolean {
  return state.playing.some(show => !show.over)
}

/** The numbers of a scene rise by themselves and keep nobody waiting. */
export function rise(state: BoardState, scene: Scene, now: number): void {
  const floats = (scene.floats ?? []).map(float => ({ kind: 'float', float }) as const)
  if (floats.length === 0) return
  const timeline = timelineOf(floats, () => 0)
  const still = state.speed <= 0
  const show = playing({ ...timeline, over: 0 }, undefined, now, state.speed || 1, still, () => {})
  state.playing.push(show)
}

function playing(
  timeline: Timeline,
  next: Scene | undefined,
  start: number,
  speed: number,
  still: boolean,
  resolve: () => void,
): Playing {
  return {
    timeline,
    next,
    start,
    speed,
    still,
    resolve,
    cast: new Map(),
    begun: new Set(),
    ended: new Set(),
    over: false,
  }
}

/** Results now; numbers, dice, banners and guns stand still for a moment so that they can be seen. */
function showAtOnce(
  state: BoardState,
  effects: readonly Effect[],
  next: Scene | undefined,
  now: number,
): void {
  let scene = state.scene
  for (const effect of flat(effects)) {
    if (effect.kind === 'sound') state.onSound(effect.sound)
    scene = outcome(scene, effect, next)
  }
  adoptScene(state, scene, now)
  const clips = flat(effects)
    .filter(isPicture)
    .map(effect => ({ effect, start: 0, end: STILL_TIME }))
  state.playing = state.playing.filter(show => !show.still)
  if (clips.length > 0)
    state.playing.push(playing({ clips, over: 0, end: STILL_TIME }, next, now, 1, true, () => {}))
  damageAll(state.damage.effects)
}

/** What can be told by a still picture; a blow or a shot that hits is told by its number. */
function isPicture(effect: Effect): boolean {
  if (effect.kind === 'strike') return PICTURED.includes(effect.style)
  return effect.kind === 'float' || effect.kind === 'dice' || effect.kind === 'banner'
}

const PICTURED: readonly string[] = ['broadside', 'volley', 'grapple', 'lash']

function beginClip(state: BoardState, show: Playing, clip: Clip, now: number): void {
  show.begun.add(clip)
  const { effect } = clip
  if (effect.kind === 'sound') state.onSound(effect.sound)
  // What appears is there from the start, though hardly to be seen.
  if (effect.kind === 'appear')
    adoptScene(state, outcome(state.scene, effect, state.waiting ?? show.next), now)
  if ('piece' in effect) {
    const piece = state.scene.pieces.find(({ id }) => id === effect.piece)
    if (piece) show.cast.set(piece.id, piece)
  }
}

function endClip(state: BoardState, show: Playing, clip: Clip, now: number): void {
  show.ended.add(clip)
  if (clip.effect.kind === 'hold') for (const cell of clip.effect.cells) damageLight(state, cell)
  const piece = 'piece' in clip.effect ? clip.effect.piece : undefined
  const scene = outcome(state.scene, clip.effect, show.next)
  if (scene === state.scene) return
  adoptScene(state, scene, now)
  if (piece === undefined) return
  state.slides.delete(piece)
  // It may still be on its way, turned as it is now.
  const cast = show.cast.get(piece)
  const turned = scene.pieces.find(({ id }) => id === piece)?.facing
  if (cast && turned !== undefined && turned !== cast.facing)
    show.cast.set(piece, { ...cast, facing: turned })
}

function finish(state: BoardState, show: Playing, now: number): void {
  show.over = true
  if (!isBusy(state) && state.waiting) {
    const scene = state.waiting
    state.waiting = undefined
    adoptScene(state, scene, now)
    rise(state, scene, now)
  }
  show.resolve()
}

function moveCast(
  state: BoardState,
  show: Playing,
  clip: Clip,
  time: number,
  movers: Map<string, Mover>,
): void {
  const { effect } = clip
  const part = (time - clip.start) / (clip.end - clip.start)
  if (effect.kind === 'hold') for (const cell of effect.cells) damageLight(state, cell)
  if (effect.kind === 'range') glideApart(state, effect.distance, part)
  if (effect.kind === 'strike') {
    const [striker, struck] = opponents(state, effect.from, effect.to)
    if (striker) note(movers, striker, strikerPose(clip, part, homeOf(state, striker), state.places))
    if (struck) note(movers, struck, struckPose(clip, part, homeOf(state, struck), state.places))
    return
  }
  // Halfway through the surface it is where it goes to.
  if (effect.kind === 'level' && part >= 0.5) {
    const half = outcome(state.scene, effect, show.next).pieces.find(({ id }) => id === effect.piece)
    if (half && show.cast.get(effect.piece)?.level !== half.level) show.cast.set(effect.piece, half)
  }
  const piece = 'piece' in effect ? show.cast.get(effect.piece) : undefined
  if (piece) note(movers, piece, poseIn(clip, part, homeOf(state, piece), piece.facing, state.places))
}

/** Ships and rope on their way to another distance, from the one that the scene still has. */
function glideApart(state: BoardState, distance: number, part: number): void {
  const { stage } = state.scene
  if (stage.kind !== 'sea') return
  const between = stage.distance + (distance - stage.distance) * leave(part)
  state.places = seaPlaces({ ...stage, distance: between })
  damageAll(state.damage.lights)
}

function slide(state: BoardState, now: number, movers: Map<string, Mover>): void {
  for (const [id, { x, y, start }] of state.slides) {
    const part = ((now - start) * Math.max(state.speed, 1)) / SLIDE_TIME
    const piece = state.scene.pieces.find(other => other.id === id)
    if (part >= 1 || !piece) state.slides.delete(id)
    else if (!movers.has(id)) {
      const home = homeOf(state, piece)
      const eased = arrive(Math.max(part, 0))
      const pose = { x: x + (home.x - x) * eased, y: y + (home.y - y) * eased, alpha: 1, size: 1 }
      movers.set(id, { piece, pose })
    }
  }
}

/** Pieces that begin or cease to move leave or come back to their layer. */
function exchange(state: BoardState, movers: Map<string, Mover>): void {
  for (const [id, { piece }] of state.movers) if (!movers.has(id)) restore(state, id, piece)
  for (const [id, { piece }] of movers) if (!state.movers.has(id)) restore(state, id, piece)
  if (movers.size > 0 || state.movers.size > 0) damageAll(state.damage.effects)
  state.movers = movers
}

function restore(state: BoardState, id: string, piece: Piece): void {
  damagePieces(state, piece.at)
  const now = state.scene.pieces.find(other => other.id === id)
  if (now && now.at !== piece.at) damagePieces(state, now.at)
}

function note(movers: Map<string, Mover>, piece: Piece, pose: Pose | undefined): void {
  if (!pose) return
  // Who turns while it moves does both.
  const angle = pose.angle ?? movers.get(piece.id)?.pose.angle
  movers.set(piece.id, { piece, pose: { ...pose, ...(angle !== undefined && { angle }) } })
}

/** Who strikes and who is struck: those on the same level, where both places have some there; else the uppermost. */
function opponents(
  state: BoardState,
  from: number,
  to: number,
): readonly [striker: Piece | undefined, struck: Piece | undefined] {
  const [here, there] = [from, to].map(place =>
    (state.stacks.get(place) ?? []).filter(piece => !piece.ghost).reverse(),
  )
  for (const striker of here ?? []) {
    const struck = there?.find(piece => (piece.level ?? 0) === (striker.level ?? 0))
    if (struck) return [striker, struck]
  }
  return [here?.[0], there?.[0]]
}

/** Where a piece stands when it does not move. */
export function homeOf(state: BoardState, piece: Piece): { x: number; y: number } {
  const stack = state.stacks.get(piece.at) ?? []
  const number = stack.findIndex(other => other.id === piece.id)
  const { x, y } = pointOf(state.places, piece.at)
  const foot = footing(stack, Math.max(number, 0))
  return { x: x + foot.x * state.places.pieceSize, y: y + foot.y * state.places.pieceSize }
}

function stepsBetween({ places }: BoardState, from: number, to: number): number {
  const [a, b] = [pointOf(places, from), pointOf(places, to)]
  return Math.hypot(a.x - b.x, a.y - b.y) / Math.sqrt(3)
}
