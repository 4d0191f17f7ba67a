import { useEffect, useId, useLayoutEffect, useMemo, useRef, useState } from 'preact/hooks'
import { jumpFrom, placesThatMatter } from './a11y/jump.ts'
import { Mirror } from './a11y/mirror.tsx'
import './board.css'
import type { BoardProps, Spot } from './contract.ts'
import { toPixel } from './core/camera.ts'
import { createRenderer, type Renderer } from './core/renderer.ts'
import { LAYERS, type Layer } from './core/state.ts'
import { type Places, pointOf } from './geometry/places.ts'
import { pressKey } from './input/keyboard.ts'
import { attachPointer } from './input/pointer.ts'
import { Scoreboard } from './scoreboard.tsx'
import { placesOf, stageComing, stageRenderer } from './stages/index.ts'

/** A scene on layered canvases, with a grid over it for keyboard and screen reader, once its stage is there. */
export function Board(props: BoardProps) {
  const { stage } = props.scene
  const [, drawAgain] = useState(0)
  const coming = stageComing(stage)
  useEffect(() => {
    void coming?.then(() => drawAgain(times => times + 1))
  }, [stage.kind])
  return coming ? <div class="board" data-theme={props.theme} /> : <StagedBoard {...props} />
}

function StagedBoard(props: BoardProps) {
  const { scene, overlay, skin, catalogue, theme, words } = props
  const id = useId()
  const host = useRef<HTMLDivElement>(null)
  const latest = useRef(props)
  latest.current = props
  const renderer = useRef<Renderer | undefined>(undefined)
  const known = useRef<Places | undefined>(undefined)
  const places = useMemo(() => placesOf(scene.stage, known.current), [scene.stage])
  known.current = places
  const [wanted, setCursor] = useState(() => firstPlace(props))
  const cursor = Math.min(wanted, Math.max(places.count - 1, 0))
  const texts = useMemo(() => ({ catalogue, words, skin }), [catalogue, words, skin])
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
    const stack = (renderer.current?.state.stacks.get(place) ?? []).filter(piece => !piece.ghost)
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
    renderer.current?.ring(place)
    renderer.current?.reveal(place)
    point(spotOf(place, false))
  }

  useLayoutEffect(() => {
    const element = host.current
    if (!element) return
    const layers = element.querySelector<HTMLElement>('.board-layers') ?? element
    const made = createRenderer(canvasesIn(element), latest.current)
    renderer.current = made
    // A canvas does not say what is where: tests, which point as people do, read it here.
    made.state.onCamera = ({ x, y, scale }) => {
      layers.dataset.camera = `${x} ${y} ${scale}`
    }
    made.state.onSound = sound => latest.current.onSound?.(sound)
    const resize = () => {
      const { width, height } = layers.getBoundingClientRect()
      made.resize(width, height, Math.min(window.devicePixelRatio || 1, 3))
    }
    resize()
    const observer = new ResizeObserver(resize)
    observer.observe(layers)
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
      reveal: cell => made.reveal(cell),
      approach: cell => made.approach(cell),
      fit: () => made.fit(),
    })
    return () => {
      document.removeEventListener('visibilitychange', away)
      observer.disconnect()
      detach()
      made.skip()
      made.close()
      renderer.current = undefined
    }
  }, [])

  useLayoutEffect(() => renderer.current?.pace(props.speed), [props.speed])
  useLayoutEffect(() => renderer.current?.look(latest.current), [props.skin, catalogue, theme])
  useLayoutEffect(() => renderer.current?.show(scene), [scene])
  // Tab leads to the piece whose turn it is, as long as focus is elsewhere.
  useLayoutEffect(() => {
    const acting = scene.pieces.find(piece => piece.id === scene.acting)
    if (acting && !host.current?.contains(document.activeElement)) setCursor(acting.at)
  }, [scene.acting])
  useLayoutEffect(() => renderer.current?.light(overlay), [overlay])
  useLayoutEffect(() => {
    // The row it is in may only be there now.
    if (focusNext.current) focusCell(host.current, cursor)
    focusNext.current = false
  }, [cursor])

  const onKey = (event: KeyboardEvent) =>
    pressKey(event, {
      walk: key => goTo(stageRenderer(scene.stage).walk(places, cursor, key)),
      pick: below => latest.current.onPick(spotOf(cursor, below)),
      jump: (to, back) => goTo(jumpFrom(cursor, placesThatMatter(scene, overlay, places)[to], back)),
      release: () => latest.current.onRelease(),
      pan: (x, y) => renderer.current?.pan(x, y),
      zoom: factor => zoomAt(renderer.current, cursor, factor),
      fit: () => renderer.current?.fit(),
      leavesSpace: latest.current.leavesSpace ?? false,
    })

  return (
    <div class="board" data-theme={theme} data-scored={scene.score !== undefined} ref={host}>
      <div class="board-layers" aria-hidden="true">
        {LAYERS.map(layer => (
          <canvas key={layer} data-layer={layer} />
        ))}
      </div>
      <Scoreboard scene={scene} skin={skin} catalogue={catalogue} />
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
          renderer.current?.ring(-1)
          if (!byPointer.current) point(undefined)
          byPointer.current = false
        }}
        onClick={place => latest.current.onPick(spotOf(place, false))}
      />
    </div>
  )
}

/** Where Tab first leads: a piece that can act, else any piece. */
function firstPlace({ scene }: BoardProps): number {
  const piece = scene.pieces.find(({ readiness }) => readiness === 'ready') ?? scene.pieces[0]
  return piece?.at ?? 0
}

/** Around the cell that has focus, so that it stays in view. */
function zoomAt(renderer: Renderer | undefined, place: number, factor: number): void {
  if (!renderer) return
  const { camera, view, places } = renderer.state
  const { x, y } = toPixel(camera, view, pointOf(places, place))
  renderer.zoom(factor, x, y)
}

function focusCell(host: HTMLElement | null, place: number): boolean {
  const cell = host?.querySelector<HTMLElement>(`[data-place="${place}"]`)
  cell?.focus({ preventScroll: true })
  return cell !== null && cell !== undefined
}

function canvasesIn(host: HTMLElement): Record<Layer, HTMLCanvasElement> {
  const canvasOf = (layer: Layer): HTMLCanvasElement => {
    const canvas = host.querySelector<HTMLCanvasElement>(`canvas[data-layer=${layer}]`)
    if (!canvas) throw new Error(`the board has no canvas for its ${layer}`)
    return canvas
  }
  return {
    ground: canvasOf('ground'),
    highlights: canvasOf('highlights'),
    pieces: canvasOf('pieces'),
    effects: canvasOf('effects'),
  }
}
