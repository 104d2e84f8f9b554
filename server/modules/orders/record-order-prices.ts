import type { OrderDraft } from '@quayside/contract/orders/order-save.ts'
import type { Tx } from '../../platform/database/database.ts'
import type { Acting } from '../../platform/records/acting.ts'
import { recordPurchasePrices } from '../products/record-purchase-price.ts'

/** What was paid for the goods of the catalogue, for the supplier's list of goods. */
export async function recordOrderPrices(
  tx: Tx,
  acting: Acting & { companyId: string },
  draft: OrderDraft,
  { orderNo, today }: { orderNo: string; today: string },
): Promise<void> {
  const { supplierId } = draft
  if (supplierId === null) return
  const byProduct = new Map(
    draft.lines.flatMap(({ productId, price }) =>
      productId === null ? [] : [[`${productId} ${price}`, { productId, price }]],
    ),
  )
  if (byProduct.size === 0) return
  const prices = [...byProduct.values()].map(({ productId, price }) => ({
    supplierId,
    productId,
    price,
    currency: draft.currency,
    pricedOn: draft.orderDate > today ? today : draft.orderDate,
    orderNumber: orderNo,
  }))
  await recordPurchasePrices(tx, acting, acting.companyId, prices)
}
