import type { Catalogue, Scene, Skin } from '@sextant/scene'
import { OrderStrip } from '../../../ui/order-strip/order-strip.tsx'
import type { PieceHandlers } from '../../../ui/table-view.tsx'
import '../../../ui/order-strip/order-strip.css'

interface OrderPaneProps {
  readonly scene: Scene
  readonly skin: Skin
  readonly catalogue: Catalogue
  readonly handlers?: PieceHandlers
}

/** Room above the board for who acts when; the board does not move when it comes. */
export function OrderPane(props: OrderPaneProps) {
  return props.scene.order ? (
    <div class="match-order">
      <OrderStrip {...props} />
    </div>
  ) : null
}
