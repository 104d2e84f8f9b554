import type { LedgerEvent } from '@quayside/contract/finance/postings.ts'
import { type VoucherKindKey, voucherKind, voucherState } from '@quayside/contract/finance/voucher.codes.ts'
import { type Amount, exceeds, type Rate } from '@quayside/contract/kernel/money.ts'
import { Refusal } from '@quayside/contract/kernel/refusal.ts'
import { at } from '@quayside/contract/refusals.ts'
import type { DB } from '@quayside/db/types.gen.ts'
import { sql as raw, type Selectable } from 'kysely'
import type { Tx } from '../../platform/database/database.ts'
import { sendNotice } from '../../platform/notices/send-notice.ts'
import type { Acting } from '../../platform/records/acting.ts'
import { getOrRefuse } from '../../platform/session/call.ts'
import { takeFromDeposits } from './deposits.ts'
import { refreshOrderMoney } from './order-money.ts'
import { postEntry } from './post-entry.ts'
import { personOf } from './settings.ts'

export type VoucherRow = Selectable<DB['cash_voucher']>

function eventOf(voucher: VoucherRow): LedgerEvent {
  const { currency, amount: given } = voucher
  const amount = given as Amount
  const kind = voucher.kind as VoucherKindKey
  switch (kind) {
    case 'received':
    case 'fxReceived':
    case 'paidOut':
    case 'taxPaid':
      return { event: kind, currency, amount }
    case 'fxSettled':
      return { event: kind, currency, amount, rmbAmount: voucher.rmb_amount as Amount }
    case 'exchangeDifference':
      return { event: kind, currency, amount, isInFavour: voucher.item_id !== null }
    case 'reversal':
      throw new Error('a reversal is booked with its entry')
    default:
      return kind satisfies never
  }
}

/** Books a voucher whose order is locked, and tells the company of money in and out. */
export async function postVoucher(tx: Tx, acting: Acting, voucher: VoucherRow): Promise<void> {
  const { company_id: companyId, currency } = voucher
  const amount = voucher.amount as Amount
  if (voucher.item_id !== null) await lowerItem(tx, companyId, voucher.item_id, amount)
  const { entryId } = await postEntry(tx, acting, {
    companyId,
    happened: eventOf(voucher),
    document: { kind: 'cashVoucher', id: voucher.id, no: voucher.number },
    orderId: voucher.order_id,
    occurredOn: voucher.occurred_on,
    basis: voucher.basis,
    rate:
      voucher.rate === null
        ? undefined
        : {
            currency,
            rate: voucher.rate as Rate,
            source: voucher.rate_source,
            day: voucher.rate_date ?? voucher.occurred_on,
          },
    debt: { kind: voucher.tax_kind === '' ? 'exchangeDifference' : (voucher.tax_kind as 'vat') },
  })
  if (voucher.kind === voucherKind.codes.paidOut || voucher.kind === voucherKind.codes.fxSettled)
    await takeFromDeposits(tx, { companyId, entryId, currency, amount })
  await tx
    .updateTable('cash_voucher')
    .set({ entry_id: entryId, state: voucherState.codes.posted, released_by: personOf(acting) })
    .where('company_id', '=', companyId)
    .where('id', '=', voucher.id)
    .execute()
  await refreshOrderMoney(tx, acting, companyId, [voucher.order_id])
  await tellVoucher(tx, voucher)
}

/** A difference in the company's favour lowers what it owes. */
async function lowerItem(tx: Tx, companyId: string, itemId: string, amount: Amount): Promise<void> {
  const item = getOrRefuse(
    await tx
      .selectFrom('receivable_item')
      .select('outstanding')
      .where('company_id', '=', companyId)
      .where('id', '=', itemId)
      .forUpdate()
      .executeTakeFirst(),
  )
  const { outstanding } = item
  if (exceeds(amount, outstanding as Amount))
    throw new Refusal([at('amount', 'finance.exceedsOutstanding', { outstanding })])
  await raw`update receivable_item set credited = credited + ${amount}
    where company_id = ${companyId} and id = ${itemId}`.execute(tx)
}

const toldKinds: ReadonlySet<string> = new Set(['received', 'fxReceived', 'paidOut'])

const tellVoucher = async (tx: Tx, voucher: VoucherRow): Promise<void> => {
  if (!toldKinds.has(voucher.kind)) return
  await sendNotice(tx, {
    companyId: voucher.company_id,
    message: {
      phrase: `cashVoucher.${voucher.kind}`,
      params: { number: voucher.number, currency: voucher.currency, amount: voucher.amount },
    },
    record: { entity: 'cashVoucher', id: voucher.id },
  })
}
