import { feeAmount } from '@quayside/contract/finance/fee.rules.ts'
import type { QuotedFee } from '@quayside/contract/finance/quoted-fee.ts'
import { isPositive } from '@quayside/contract/kernel/money.ts'
import { FeeDraft } from '@quayside/contract/office/fee.ts'
import type { Tx } from '../../platform/database/database.ts'
import type { Acting } from '../../platform/records/acting.ts'
import { chargeFees } from './charge-fee.ts'

type QuotedRow = {
  readonly company_id: string
  readonly currency: string
  readonly fee_quantity: string | null
  readonly fee_unit: string
  readonly unit_price: string | null
}

export const quotedFeeValues = ({ currency, feeQuantity, feeUnit, unitPrice }: Omit<QuotedFee, 'note'>) => ({
  currency,
  fee_quantity: feeQuantity,
  fee_unit: feeUnit,
  unit_price: unitPrice,
})

/** The fee of a document that is completed, in the ledger; on the trade order that it belongs to, where there is one. */
export async function chargeQuotedFee(
  tx: Tx,
  acting: Acting,
  row: QuotedRow,
  { orderId, kind, note }: { orderId: string | null; kind: string; note: string },
): Promise<void> {
  const quantity = row.fee_quantity ?? '1'
  const unitPrice = row.unit_price ?? '0'
  if (!isPositive(feeAmount({ currency: row.currency, quantity, unitPrice }))) return
  await chargeFees(tx, acting, [
    FeeDraft.parse({
      companyId: row.company_id,
      ...(orderId !== null && { orderId }),
      kind,
      currency: row.currency,
      quantity,
      unit: row.fee_unit,
      unitPrice,
      note,
    }),
  ])
}
