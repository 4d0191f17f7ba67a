import {
  type Catalogue,
  type Diagram,
  type DiagramMark,
  type DiagramPaint,
  type Skin,
  say,
} from '@sextant/scene'
import { SkinIcon } from '../skin-icon.tsx'
import type { PieceHandlers } from '../table-view.tsx'

interface DiagramViewProps {
  /** The piece it is of. */
  readonly piece: string
  readonly name: string
  readonly diagram: Diagram
  readonly skin: Skin
  readonly catalogue: Catalogue
  readonly handlers?: PieceHandlers
}

/** A diagram whose marks say what they are, and press buttons where there are some for them. */
export function DiagramView({ piece, name, diagram, skin, catalogue, handlers }: DiagramViewProps) {
  const { width, height, marks } = diagram
  return (
    // biome-ignore lint/a11y/useSemanticElements: a drawing with parts is no fieldset
    <svg class="diagram" style={SIZE} viewBox={`0 0 ${width} ${height}`} role="group" aria-label={name}>
      {marks.map((mark, number) => (
        <Mark
          key={number}
          mark={mark}
          skin={skin}
          catalogue={catalogue}
          press={pressOf(mark, handlers)}
          point={on =>
            mark.part !== undefined && handlers?.pointAtPart?.(on ? { piece, part: mark.part } : undefined)
          }
        />
      ))}
    </svg>
  )
}

/** A step that is asked for comes before the button. */
function pressOf({ button, step }: DiagramMark, handlers?: PieceHandlers): (() => void) | undefined {
  const answer = step === undefined ? undefined : handlers?.answerOf?.(step)
  return answer ?? (button === undefined ? undefined : handlers?.pressOf?.(button))
}

/** As wide as it can be, and no higher than a hand. */
const SIZE = { display: 'block', width: '100%', maxHeight: '20rem', userSelect: 'none' }

interface MarkProps {
  readonly mark: DiagramMark
  readonly skin: Skin
  readonly catalogue: Catalogue
  readonly press: (() => void) | undefined
  point(on: boolean): void
}

function Mark({ mark, skin, catalogue, press, point }: MarkProps) {
  const shape = <Shape mark={mark} skin={skin} catalogue={catalogue} />
  // What is only to look at lies over parts that are pointed at and pressed.
  if (mark.name === undefined) return <g style={{ pointerEvents: 'none' }}>{shape}</g>
  const name = say(mark.name, catalogue)
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: there are no buttons within a drawing
    <g
      role={press ? 'button' : 'img'}
      aria-label={name}
      class="diagram-part"
      {...(press && { tabIndex: 0, style: { cursor: 'pointer' } })}
      onClick={press}
      onKeyDown={event => {
        if (!press || (event.key !== 'Enter' && event.key !== ' ')) return
        event.preventDefault()
        press()
      }}
      onPointerEnter={() => point(true)}
      onPointerLeave={() => point(false)}
      onFocus={() => point(true)}
      onBlur={() => point(false)}
    >
      <title>{name}</title>
      {shape}
    </g>
  )
}

/** The colours of bars are those of the board. */
const PAINTS: Readonly<Record<DiagramPaint, string>> = {
  ink: 'var(--ink)',
  back: 'var(--sheet)',
  faint: 'color-mix(in oklab, var(--muted) 28%, transparent)',
  side: 'var(--side)',
  health: '#3aa65d',
  shield: '#3fb4e6',
  armour: '#94a3b8',
  energy: '#e3a81c',
  spent: '#e3a81c59',
  bad: '#e0524a',
  on: '#ffd75e',
}

function Shape({
  mark: { shape, paint, strength },
  skin,
  catalogue,
}: Pick<MarkProps, 'mark' | 'skin' | 'catalogue'>) {
  const fill = PAINTS[paint]
  if ('path' in shape)
    return (
      <path
        fill={fill}
        fill-opacity={strength}
        {...(paint === 'spent' && { stroke: '#e3a81c' })}
        d={shape.path}
      />
    )
  const { x, y, size } = shape
  if ('text' in shape)
    return (
      <text x={x} y={y} fill={fill} font-size={size} font-weight="650" text-anchor="middle" dy="0.35em">
        {say(shape.text, catalogue)}
      </text>
    )
  return (
    <svg
      style={{ color: fill }}
      x={x - size / 2}
      y={y - size / 2}
      width={size}
      height={size}
      aria-hidden="true"
    >
      <SkinIcon icon={skin.icons[shape.icon]} />
    </svg>
  )
}
