import { useId, useLayoutEffect, useMemo, useRef, useState } from 'preact/hooks'
import './board.css'
import { toPixel } from './core/camera.ts'
import type { BoardProps, Spot } from './contract.ts'
import { Mirror } from './a11y/mirror.tsx'
import { type Places, placesOf, pointOf } from './geometry/places.ts'
import { attachPointer } from './input/pointer.ts'
import { createScreen, type Screen } from './core/renderer.ts'
import { LAYERS, type Layer } from './core/state.ts'
import { isWalkKey, walk } from './stages/hexes/walk.ts'
import { ENGLISH_WORDS } from './words.ts'

/**
 * A scene on layered canvases, with a grid over it for keyboard and screen reader. On the grid: arrows, Home, End,
 * Page Up and Page Down walk; with Shift, arrows move the view; `+`, `-` and `0` zoom; Enter and Space pick (with
 * Shift, the piece below the uppermost); Escape lets go.
 */
export function Board(props: BoardProps) {
  const { scene, overlay, catalogue, theme, words = ENGLISH_WORDS } = props
  const id = useId()
  const host = useRef<HTMLDivElement>(null)
  const latest = useRef(props)
  latest.current = props
  const screen = useRef<Screen | undefined>(undefined)
  const known = useRef<Places | undefined>(undefined)
  const places = useMemo(() => placesOf(scene.stage, known.current), [scene.stage])
  known.current = places
  const [wanted, setCursor] = useState(() => firstPlace(props))
  const cursor = Math.min(wanted, Math.max(places.count - 1, 0))
  const texts = useMemo(() => ({ catalogue, words }), [catalogue, words])
  const pointed = useRef<Spot | undefined>(undefined)
  const byPointer = useRef(false)
  const focusNext = useRef(false)

  const point = (spot: Spot | undefined) => {
    const { current } = pointed
    if (current?.cell === spot?.cell && current?.piece === spot?.piece) return
    pointed.current = spot
    latest.current.onPoint(spot)
  }
  const spotOf = (place: number, below: boolean): Spot => {
    const stack = (screen.current?.state.stacks.get(place) ?? []).filter(piece => !piece.ghost)
    const piece = stack.at(below ? -2 : -1) ?? stack.at(-1)
    return piece ? { cell: place, piece: piece.id } : { cell: place }
  }
  /** Moves focus; the row may have to be made first. */
  const moveFocus = (place: number) => {
    focusNext.current = !focusCell(host.current, place)
    setCursor(place)
  }
  const goTo = (place: number) => {
    byPointer.current = false
    moveFocus(place)
    look(place)
  }
  /** What the keyboard is on is seen and told like what the pointer is on. */
  const look = (place: number) => {
    screen.current?.ring(place)
    screen.current?.reveal(place)
    point(spotOf(place, false))
  }

  useLayoutEffect(() => {
    const element = host.current
    if (!element) return
    const made = createScreen(canvasesIn(element), latest.current)
    screen.current = made
    made.state.onSound = sound => latest.current.onSound?.(sound)
    const resize = () => {
      const { width, height } = element.getBoundingClientRect()
      made.resize(width, height, Math.min(window.devicePixelRatio || 1, 3))
    }
    resize()
    const observer = new ResizeObserver(resize)
    observer.observe(element)
    const layers = element.querySelector<HTMLElement>('.board-layers') ?? element
    const detach = attachPointer(layers, made, () => ({
      point,
      pick: spot => {
        byPointer.current = true
        made.ring(-1)
        moveFocus(spot.cell)
        latest.current.onPick(spot)
      },
      drag: ({ from, to, over }) => latest.current.onDrag(from, to, over),
      carry: carried => latest.current.onCarry?.(carried),
      release: () => latest.current.onRelease(),
      canDrag: latest.current.canDrag,
    }))
    const away = () => {
      if (document.hidden) made.skip()
    }
    document.addEventListener('visibilitychange', away)
    // Letters drawn before the typeface was there were drawn in another.
    document.fonts?.ready.then(() => made.redraw())
    latest.current.onReady({
      play: (effects, next) => made.play(effects, next),
      skip: () => made.skip(),
      freeze: on => made.freeze(on),
      focus: goTo,
      fit: () => made.fit(),
    })
    return () => {
      document.removeEventListener('visibilitychange', away)
      observer.disconnect()
      detach()
      made.skip()
      made.close()
      screen.current = undefined
    }
  }, [])

  useLayoutEffect(() => screen.current?.pace(props.speed), [props.speed])
  useLayoutEffect(() => screen.current?.look(latest.current), [props.skin, catalogue, theme])
  useLayoutEffect(() => screen.current?.show(scene), [scene])
  useLayoutEffect(() => screen.current?.light(overlay), [overlay])
  useLayoutEffect(() => {
    // The row it is in may only be there now.
    if (focusNext.current) focusCell(host.current, cursor)
    focusNext.current = false
  }, [cursor])

  const onKey = (event: KeyboardEvent) => {
    const { key } = event
    if (event.ctrlKey || event.metaKey || event.altKey) return
    const pan = event.shiftKey ? PANS[key] : undefined
    if (pan) screen.current?.pan(pan[0], pan[1])
    else if (isWalkKey(key)) goTo(walk(places, cursor, key))
    else if (key === ' ' && latest.current.leavesSpace) return
    else if (key === 'Enter' || key === ' ') latest.current.onPick(spotOf(cursor, event.shiftKey))
    else if (key === 'Escape') latest.current.onRelease()
    else if (key === '+' || key === '=' || key === '-')
      zoomAt(screen.current, cursor, key === '-' ? 1 / 1.25 : 1.25)
    else if (key === '0') screen.current?.fit()
    else return
    event.preventDefault()
    event.stopPropagation()
  }

  return (
    <div class="board" data-theme={theme} ref={host}>
      <div class="board-layers" aria-hidden="true">
        {LAYERS.map(layer => (
          <canvas key={layer} data-layer={layer} />
        ))}
      </div>
      <Mirror
        id={id}
        scene={scene}
        places={places}
        overlay={overlay}
        texts={texts}
        label={props.label}
        cursor={cursor}
        onKey={onKey}
        onFocus={place => {
          setCursor(place)
          // A click has been seen where it was made; the keyboard's focus has to be shown.
          if (!byPointer.current) look(place)
        }}
        onLeave={() => {
          screen.current?.ring(-1)
          if (!byPointer.current) point(undefined)
          byPointer.current = false
        }}
        onClick={place => latest.current.onPick(spotOf(place, false))}
      />
    </div>
  )
}

/** CSS pixels that Shift with an arrow moves the view by. */
const PANS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [90, 0],
  ArrowRight: [-90, 0],
  ArrowUp: [0, 90],
  ArrowDown: [0, -90],
}

/** Where Tab first leads: a piece that can act, else any piece. */
function firstPlace({ scene }: BoardProps): number {
  const piece = scene.pieces.find(({ readiness }) => readiness === 'ready') ?? scene.pieces[0]
  return piece?.at ?? 0
}

/** Around the cell that has focus, so that it stays in view. */
function zoomAt(screen: Screen | undefined, place: number, factor: number): void {
  if (!screen) return
  const { camera, view, places } = screen.state
  const { x, y } = toPixel(camera, view, pointOf(places, place))
  screen.zoom(factor, x, y)
}

function focusCell(host: HTMLElement | null, place: number): boolean {
  const cell = host?.querySelector<HTMLElement>(`[data-place="${place}"]`)
  cell?.focus({ preventScroll: true })
  return cell !== null && cell !== undefined
}

function canvasesIn(host: HTMLElement): Record<Layer, HTMLCanvasElement> {
  const found = LAYERS.map(layer => [
    layer,
    host.querySelector<HTMLCanvasElement>(`canvas[data-layer=${layer}]`),
  ])
  return Object.fromEntries(found) as Record<Layer, HTMLCanvasElement>
}
