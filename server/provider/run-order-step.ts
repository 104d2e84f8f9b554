import { ShipInput, SignDeliveryInput, TrackInput } from '@quayside/contract/orders/order-delivery.ts'
import { SplitInput } from '@quayside/contract/orders/split-lines.ts'
import {
  clearOrder,
  declareOrder,
  markOrderDeclarations,
} from '../modules/customs/step-order-declarations.ts'
import { setArchiveState, setPriceAudit } from '../modules/orders/mark-order.ts'
import type { OrderGiven } from '../modules/orders/order-effect.ts'
import { receiveOrder, shipOrder } from '../modules/orders/receive-order.ts'
import { signDelivery } from '../modules/orders/sign-delivery.ts'
import { splitOrder } from '../modules/orders/split-order.ts'
import { stepOrder } from '../modules/orders/step-order.ts'
import { trackOrder } from '../modules/orders/track-order.ts'
import type { Tx } from '../platform/database/database.ts'
import { givenAs, type ProviderActing, type Step } from './entity.ts'

export function run(tx: Tx, acting: ProviderActing, { id, name, given }: Step): Promise<unknown> {
  const { reason, note, lines } = given as OrderGiven
  switch (name) {
    case 'receive':
      return receiveOrder(tx, acting, { id, lines, note })
    case 'ship':
      return shipOrder(tx, acting, { id, ...givenAs(ShipInput.shape, given) })
    case 'split':
      return splitOrder(tx, acting, { id, ...givenAs(SplitInput.shape, given) })
    case 'signDelivery':
      return signDelivery(tx, acting, { id, ...givenAs(SignDeliveryInput.shape, given) })
    case 'track':
      return trackOrder(tx, acting, { id, ...givenAs(TrackInput.shape, given) })
    case 'declare':
      return declareOrder(tx, acting, id, given)
    case 'clear':
      return clearOrder(tx, acting, id, given)
    case 'priceAudit':
      return setPriceAudit(tx, acting, { id, priceAudit: Number(given['priceAudit']), reason })
    case 'declarationState':
      return markOrderDeclarations(tx, acting, {
        id,
        declarationState: Number(given['declarationState']),
        note,
      })
    case 'archiveState':
      return setArchiveState(tx, acting, { id, archiveState: Number(given['archiveState']) })
    default:
      return stepOrder(tx, acting, { id, name, given })
  }
}
