import { type Catalogue, type OrderGroup, type OrderTurn, type Scene, type Skin, say } from '@sextant/scene'
import { useEffect, useRef } from 'preact/hooks'
import { t } from '../../i18n/texts.ts'
import { colourOf, SideMark } from '../side-mark.tsx'
import { SkinIcon } from '../skin-icon.tsx'
import { type PieceHandlers, valueText } from '../table-view.tsx'

interface OrderStripProps {
  readonly scene: Scene
  readonly skin: Skin
  readonly catalogue: Catalogue
  /** Without it, pieces are only read. */
  readonly handlers?: PieceHandlers
}

/** Who acts now, who is next and who is done: the pieces as chips, in their order. */
export function OrderStrip({ scene, ...props }: OrderStripProps) {
  const strip = useRef<HTMLDivElement>(null)
  const { order = [], acting } = scene
  const next = nextOf(order, acting)
  useEffect(() => {
    const now = strip.current?.querySelector<HTMLElement>('[aria-current]')
    if (strip.current && now)
      strip.current.scrollLeft = now.offsetLeft + now.offsetWidth / 2 - strip.current.clientWidth / 2
  }, [acting, order.length])
  return (
    <div ref={strip} class="order-strip" data-rows={rowsOf(order)} tabIndex={props.handlers ? undefined : 0}>
      {order.map((group, number) => (
        <section key={number} class="order-group" data-later={number > 0}>
          <h2>{say(group.title, props.catalogue)}</h2>
          <ol aria-label={say(group.title, props.catalogue)}>
            {group.turns.map(turn => (
              <Chip
                key={turn.piece}
                turn={turn}
                state={stateOf(turn, number === 0 && turn.piece === acting, turn === next)}
                scene={scene}
                {...props}
              />
            ))}
          </ol>
        </section>
      ))}
    </div>
  )
}

/** The most pieces of a group that two groups have room for in one row. */
const MOST_ON_PHONE = 3
const MOST_IN_ROW = 5

/** Where two groups are too long for one row, each has its own: everywhere, or on phones only. */
function rowsOf(order: readonly OrderGroup[]): 'two' | 'two-on-phone' | undefined {
  const most = Math.max(...order.map(({ turns }) => turns.length))
  if (order.length < 2 || most <= MOST_ON_PHONE) return undefined
  return most > MOST_IN_ROW ? 'two' : 'two-on-phone'
}

type State = 'now' | 'next' | 'done' | 'later'

function stateOf({ done }: OrderTurn, isActing: boolean, isNext: boolean): State {
  if (isActing) return 'now'
  if (isNext) return 'next'
  return done ? 'done' : 'later'
}

/** The first that is neither done nor acting, in this group or in one after it. */
function nextOf(order: readonly OrderGroup[], acting: string | undefined): OrderTurn | undefined {
  return order
    .flatMap(({ turns }, number) => turns.filter(({ piece }) => number > 0 || piece !== acting))
    .find(({ done }) => !done)
}

interface ChipProps extends OrderStripProps {
  readonly turn: OrderTurn
  readonly state: State
}

function Chip({ turn: { piece: id, value }, state, scene, skin, catalogue, handlers }: ChipProps) {
  const piece = scene.pieces.find(other => other.id === id)
  if (!piece) return null
  const side = scene.sides[piece.side]
  const name = say(piece.name, catalogue)
  const place = valueText(value, catalogue)
  const body = (
    <>
      <span class="order-ship" aria-hidden="true">
        <SkinIcon icon={skin.icons[piece.icon]} />
        {side && <SideMark side={side} skin={skin} />}
        <b class="figures">{place}</b>
      </span>
      <span class="order-name" aria-hidden="true">
        {name}
      </span>
      <span class="unseen">
        {[name, side && say(side.name, catalogue), place, state !== 'later' && t(`order.${state}`)]
          .filter(Boolean)
          .join(', ')}
      </span>
    </>
  )
  return (
    <li data-state={state} style={{ '--side': colourOf(side, skin) }}>
      {handlers ? (
        <button
          type="button"
          aria-current={state === 'now' ? 'step' : undefined}
          data-lit={handlers.lit === id}
          onPointerEnter={() => handlers.pointAt(id)}
          onPointerLeave={() => handlers.pointAt(undefined)}
          onFocus={() => handlers.pointAt(id)}
          onBlur={() => handlers.pointAt(undefined)}
          onClick={() => handlers.choose(id)}
        >
          {body}
        </button>
      ) : (
        <div aria-current={state === 'now' ? 'step' : undefined}>{body}</div>
      )}
    </li>
  )
}
