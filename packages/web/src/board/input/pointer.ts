import type { BoardProps, Carried, Spot } from '../contract.ts'
import { toWorld } from '../core/camera.ts'
import type { Renderer } from '../core/renderer.ts'
import { goneOver, stroke } from './drag-path.ts'

/** Callbacks of the pointer; read at every event, since a page may give new functions at any time. */
export interface PointerHandlers {
  readonly point: (spot: Spot | undefined) => void
  readonly pick: (spot: Spot) => void
  readonly drag: (dragged: Carried) => void
  readonly carry: (carried: Carried | undefined) => void
  readonly release: () => void
  readonly canDrag: BoardProps['canDrag']
}

/** What the first finger or button is doing. */
type PointerGesture =
  | {
      readonly kind: 'press'
      readonly x: number
      readonly y: number
      readonly spot: Spot | undefined
      readonly pans: boolean
    }
  | { readonly kind: 'pan'; readonly from?: Spot } // from a piece, where the view has nowhere to go
  | { readonly kind: 'drag'; readonly from: Spot; over: readonly number[] } // the last is where it is
  | { readonly kind: 'look' } // a finger held still asks what is there
  | { readonly kind: 'pinch' }

/** CSS pixels that a pointer may move before a press becomes a drag. */
const DRAG_THRESHOLD = { mouse: 4, touch: 10 }
const LONG_PRESS = 450

/** Mouse, pen and fingers on the board; returns what takes it all back. */
export function attachPointer(
  element: HTMLElement,
  renderer: Renderer,
  handlers: () => PointerHandlers,
): () => void {
  const fingers = new Map<number, { x: number; y: number }>()
  let gesture: PointerGesture | undefined
  let timer: ReturnType<typeof setTimeout> | undefined

  const place = (event: { clientX: number; clientY: number }) => {
    const { left, top } = element.getBoundingClientRect()
    return { x: event.clientX - left, y: event.clientY - top }
  }
  const quit = () => {
    clearTimeout(timer)
    if (gesture?.kind === 'drag') {
      renderer.drag(undefined)
      handlers().carry(undefined)
    }
    gesture = undefined
    element.style.cursor = ''
  }

  const down = (event: PointerEvent) => {
    const at = place(event)
    fingers.set(event.pointerId, at)
    element.setPointerCapture(event.pointerId)
    if (fingers.size === 2) {
      quit()
      gesture = { kind: 'pinch' }
      return
    }
    if (fingers.size > 2 || event.button === 2) return
    const spot = renderer.spotAt(at.x, at.y)
    gesture = { kind: 'press', ...at, spot, pans: event.button === 1 }
    if (event.button === 1) event.preventDefault()
    if (event.pointerType !== 'touch' || !spot) return
    timer = setTimeout(() => {
      gesture = { kind: 'look' }
      handlers().point(spot)
    }, LONG_PRESS)
  }

  const move = (event: PointerEvent) => {
    const at = place(event)
    const before = fingers.get(event.pointerId)
    if (!before) {
      const spot = renderer.spotAt(at.x, at.y)
      element.style.cursor = spot?.piece !== undefined ? 'pointer' : ''
      return handlers().point(spot)
    }
    if (gesture?.kind === 'pinch') pinch(fingers, event.pointerId, at, renderer)
    fingers.set(event.pointerId, at)
    if (gesture?.kind === 'press') gesture = grow(gesture, at, event)
    if (gesture?.kind === 'pan') renderer.pan(at.x - before.x, at.y - before.y)
    if (gesture?.kind === 'look') handlers().point(renderer.spotAt(at.x, at.y))
    if (gesture?.kind === 'drag') carry(gesture, before, at)
  }

  /** A press that has gone far enough: a piece is taken along, anything else moves the view. */
  const grow = (
    press: PointerGesture & { kind: 'press' },
    at: { x: number; y: number },
    event: PointerEvent,
  ): PointerGesture => {
    const threshold = event.pointerType === 'touch' ? DRAG_THRESHOLD.touch : DRAG_THRESHOLD.mouse
    if (Math.hypot(at.x - press.x, at.y - press.y) < threshold) return press
    clearTimeout(timer)
    const { spot, pans } = press
    element.style.cursor = 'grabbing'
    if (!pans && spot?.piece !== undefined && (handlers().canDrag?.(spot) ?? true))
      return { kind: 'drag', from: spot, over: [] }
    const { camera } = renderer.state
    renderer.pan(at.x - press.x, at.y - press.y)
    const { x, y, scale } = renderer.state.camera
    const isStuck = !pans && spot?.piece !== undefined && Math.hypot(x - camera.x, y - camera.y) * scale < 1
    return { kind: 'pan', ...(isStuck && { from: spot }) }
  }

  const carry = (
    drag: PointerGesture & { kind: 'drag' },
    before: { x: number; y: number },
    at: { x: number; y: number },
  ) => {
    const { from } = drag
    const piece = renderer.state.scene.pieces.find(({ id }) => id === from.piece)
    if (!piece) return quit()
    renderer.drag({ piece, ...toWorld(renderer.state.camera, renderer.state.view, at) })
    for (const { x, y } of stroke(before, at))
      drag.over = goneOver(drag.over, from.cell, renderer.spotAt(x, y)?.cell)
    const spot = renderer.spotAt(at.x, at.y)
    handlers().point(spot)
    handlers().carry(spot && { from, to: spot, over: drag.over.slice(0, -1) })
  }

  const up = (event: PointerEvent) => {
    if (!fingers.delete(event.pointerId)) return
    const done = gesture
    const at = place(event)
    if (done?.kind === 'pinch') {
      if (fingers.size === 0) quit()
      return
    }
    quit()
    const spot = renderer.spotAt(at.x, at.y)
    if (done?.kind === 'press' && !done.pans) {
      if (spot) handlers().pick(spot)
      else handlers().release()
    }
    // A piece that could not be taken along: the page knows why.
    const from = done?.kind === 'drag' || done?.kind === 'pan' ? done.from : undefined
    if (from && spot && spot.cell !== from.cell)
      handlers().drag({ from, to: spot, over: done?.kind === 'drag' ? done.over.slice(0, -1) : [] })
    if (done?.kind === 'look' || (done?.kind === 'drag' && event.pointerType === 'touch'))
      handlers().point(undefined)
  }

  const cancel = (event: PointerEvent) => {
    fingers.delete(event.pointerId)
    quit()
  }
  const leave = () => {
    if (fingers.size === 0) handlers().point(undefined)
  }
  const wheel = (event: WheelEvent) => {
    event.preventDefault()
    const pixels = event.deltaMode === WheelEvent.DOM_DELTA_LINE ? 30 : 1
    const at = place(event)
    if (event.shiftKey || Math.abs(event.deltaX) > Math.abs(event.deltaY))
      renderer.pan(-(event.deltaX || event.deltaY) * pixels, event.shiftKey ? 0 : -event.deltaY * pixels)
    else renderer.zoom(Math.exp((-event.deltaY * pixels) / (event.ctrlKey ? 120 : 480)), at.x, at.y)
  }
  const menu = (event: Event) => {
    event.preventDefault()
    if (gesture?.kind !== 'look') handlers().release()
  }

  const giveUp = (event: KeyboardEvent) => {
    if (event.key === 'Escape' && gesture?.kind === 'drag') quit()
  }

  const listeners = new AbortController()
  const { signal } = listeners
  element.addEventListener('pointerdown', down, { signal })
  element.addEventListener('pointermove', move, { signal })
  element.addEventListener('pointerup', up, { signal })
  element.addEventListener('pointercancel', cancel, { signal })
  element.addEventListener('pointerleave', leave, { signal })
  element.addEventListener('wheel', wheel, { signal, passive: false })
  element.addEventListener('contextmenu', menu, { signal })
  document.addEventListener('keydown', giveUp, { signal })
  // Pressing on a canvas would take focus from the cell that has it, only for a pick to give it to another.
  element.addEventListener('mousedown', event => event.preventDefault(), { signal })
  return () => {
    quit()
    listeners.abort()
  }
}

/** Two fingers move and zoom at once: the points of the board under them stay under them. */
function pinch(
  fingers: ReadonlyMap<number, { x: number; y: number }>,
  moved: number,
  at: { x: number; y: number },
  renderer: Renderer,
): void {
  const before = fingers.get(moved)
  const other = [...fingers].find(([id]) => id !== moved)?.[1]
  if (!before || !other) return
  const [was, is] = [
    Math.hypot(before.x - other.x, before.y - other.y),
    Math.hypot(at.x - other.x, at.y - other.y),
  ]
  renderer.pan((at.x - before.x) / 2, (at.y - before.y) / 2)
  if (was > 0 && is > 0) renderer.zoom(is / was, (at.x + other.x) / 2, (at.y + other.y) / 2)
}
