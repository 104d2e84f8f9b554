import { chargeAmount, type FreightCharge, feeKindOf } from '@quayside/contract/forwarding/freight-charge.ts'
import { isPositive } from '@quayside/contract/kernel/money.ts'
import type { Tx } from '../../platform/database/database.ts'
import type { Acting } from '../../platform/records/acting.ts'
import { chargeFees } from '../finance/charge-fee.ts'
import type { ForwarderOrderRow } from './enter-forwarder-order.ts'

/** Each charge becomes a fee in the ledger, on the trade order whose goods they are where there is one. */
export async function chargeOrder(tx: Tx, acting: Acting, order: ForwarderOrderRow): Promise<void> {
  const charges = (order.charges as FreightCharge[]).filter((charge) => isPositive(chargeAmount(charge)))
  if (charges.length === 0) return
  await chargeFees(
    tx,
    acting,
    charges.map((charge) => ({
      companyId: order.company_id,
      ...(order.order_id !== null && { orderId: order.order_id }),
      kind: feeKindOf(charge.kind),
      currency: charge.currency,
      quantity: charge.quantity,
      unit: '',
      unitPrice: charge.unitPrice,
      note: `${order.number} ${charge.kind}`,
    })),
  )
}
