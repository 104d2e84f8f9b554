import { ShipInput, SignDeliveryInput, TrackInput } from '@quayside/contract/orders/order-delivery.ts'
import { SplitInput } from '@quayside/contract/orders/split-lines.ts'
import {
  clearOrder,
  declareOrder,
  markOrderDeclarations,
} from '../modules/customs/step-order-declarations.ts'
import type { OrderLock } from '../modules/orders/lock-order.ts'
import { setArchiveState, setPriceAudit } from '../modules/orders/mark-order.ts'
import type { OrderGiven } from '../modules/orders/order-effect.ts'
import { receiveOrder, shipOrder } from '../modules/orders/receive-order.ts'
import { signDelivery } from '../modules/orders/sign-delivery.ts'
import { splitOrder } from '../modules/orders/split-order.ts'
import { stepOrder } from '../modules/orders/step-order.ts'
import { trackOrder } from '../modules/orders/track-order.ts'
import type { Tx } from '../platform/database/database.ts'
import { givenAs, type ProviderActing, type Step } from './entity.ts'

export function run(
  tx: Tx,
  acting: ProviderActing,
  { id, name, given, locked }: Step & { readonly locked: OrderLock },
): Promise<unknown> {
  const asked = { id, locked }

  const { reason, note, lines } = given as OrderGiven
  switch (name) {
    case 'receive':
      return receiveOrder(tx, acting, { ...asked, lines, note })
    case 'ship':
      return shipOrder(tx, acting, { ...asked, ...givenAs(ShipInput.shape, given) })
    case 'split':
      return splitOrder(tx, acting, { ...asked, ...givenAs(SplitInput.shape, given) })
    case 'signDelivery':
      return signDelivery(tx, acting, { ...asked, ...givenAs(SignDeliveryInput.shape, given) })
    case 'track':
      return trackOrder(tx, acting, { ...asked, ...givenAs(TrackInput.shape, given) })
    case 'declare':
      return declareOrder(tx, acting, { ...asked, given })
    case 'clear':
      return clearOrder(tx, acting, { ...asked, given })
    case 'priceAudit':
      return setPriceAudit(tx, acting, { ...asked, priceAudit: Number(given['priceAudit']), reason })
    case 'declarationState':
      return markOrderDeclarations(tx, acting, {
        ...asked,
        declarationState: Number(given['declarationState']),
        note,
      })
    case 'archiveState':
      return setArchiveState(tx, acting, { ...asked, archiveState: Number(given['archiveState']) })
    default:
      return stepOrder(tx, acting, { ...asked, name, given })
  }
}
