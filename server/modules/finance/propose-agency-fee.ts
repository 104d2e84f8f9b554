import { agencyFeeKind, proposedAgencyFee } from '@quayside/contract/finance/fee.rules.ts'
import { feeState } from '@quayside/contract/finance/finance.codes.ts'
import type { Amount } from '@quayside/contract/kernel/money.ts'
import { isPositive } from '@quayside/contract/kernel/money.ts'
import { readBusinessDay } from '../../platform/database/business-day.ts'
import type { Tx } from '../../platform/database/database.ts'
import type { Acting } from '../../platform/records/acting.ts'
import { termsOn } from '../account/terms.ts'
import { bankRate } from '../rates/bank-rates.ts'
import { insertFee } from './charge-fee.ts'
import { financeSettings } from './settings.ts'
import { stepFee } from './step-fee.ts'

type Order = { readonly id: string; readonly company_id: string; readonly model_type: number }

/**
 * When an order is declared, or received where it crosses no customs. Without a bank rate nothing is proposed; the
 * provider charges it by hand then. An order has one agency fee.
 */
export async function proposeAgencyFee(tx: Tx, acting: Acting, order: Order): Promise<void> {
  const { company_id: companyId } = order
  const chargedFee = await tx
    .selectFrom('fee')
    .select('id')
    .where('company_id', '=', companyId)
    .where('order_id', '=', order.id)
    .where('kind', '=', agencyFeeKind)
    .where('state', 'in', [feeState.codes.proposed, feeState.codes.charged])
    .executeTakeFirst()
  if (chargedFee) return
  const { currency, order_amount: orderAmount } = await tx
    .selectFrom('trade_order')
    .select(['currency', 'order_amount'])
    .where('company_id', '=', companyId)
    .where('id', '=', order.id)
    .executeTakeFirstOrThrow()
  const today = await readBusinessDay(tx)
  const rate = await bankRate(tx, currency, today)
  if (!rate) return
  const terms = await termsOn(tx, companyId, today)
  const money = { modelType: order.model_type, orderAmount: orderAmount as Amount, toRmb: rate.rate }
  const { basis, rate: share, amount } = proposedAgencyFee(money, terms)
  // Nothing is owed where the agreed rate is zero, or the amount less than a cent.
  if (!isPositive(basis) || !isPositive(amount)) return
  const draft = {
    orderId: order.id,
    kind: agencyFeeKind,
    currency: 'RMB' as const,
    quantity: basis,
    unit: '' as const,
    unitPrice: share,
    note: '',
    amount,
  }
  const fee = await insertFee(tx, acting, companyId, draft, { today, state: 'proposed' })
  const { isAgencyFeeCharged } = await financeSettings(tx)
  if (isAgencyFeeCharged) await stepFee(tx, acting, { id: fee.id, name: 'charge', given: {} })
}
