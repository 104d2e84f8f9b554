import type { DB } from '@quayside/db/types.gen.ts'
import { sql as raw } from 'kysely'
import type { Tx } from './database.ts'

/**
 * The order in which a transaction locks: names before rows, a document before what it books on, an order before its
 * records, debts before deposits, lots last; rows of one table by their ids. Two transactions that keep to it never wait
 * for each other in a circle. The servers of tests refuse a statement that does not (platform/testing/lock-watch.ts).
 */
export const lockOrder = [
  '@task',
  '@erpReference',
  '@orderSubmission',
  '@storageCharges',
  '@uploads',
  '@sms',
  '@room',
  'company',
  'company_change',
  'person',
  'member',
  'refresh_token',
  'session',
  'share_link',
  'system_key',
  'system_webhook',
  'link_reply',
  'bulletin',
  'group_robot',
  'bank_line',
  'cash_voucher',
  'input_invoice',
  'supplier',
  'supplier_account',
  'supplier_address',
  'product',
  'supplier_goods',
  'freight_order',
  'freight_enquiry',
  'service_order',
  'label_order',
  'approval_order',
  'inbound_order',
  'outbound_order',
  'trade_order',
  'fee',
  'fee_dispute',
  'payment_application',
  'sales_invoice',
  '@voucherDay',
  'announced_transfer',
  'consultation',
  'receivable_item',
  'deposit',
  'stock_lot',
] as const satisfies readonly (`@${string}` | keyof DB)[]

type Place = (typeof lockOrder)[number]
type LockName = Extract<Place, `@${string}`>
type LockedTable = Exclude<Place, LockName>

/** Rows that are reached under the lock of a row of this table only: among themselves they need no order. */
export const lockedUnder = {
  goods_pickup: ['inbound_order'],
  stock_difference: ['inbound_order', 'trade_order'],
  order_change: ['trade_order'],
  declaration: ['trade_order'],
  tax_bill: ['trade_order'],
  classification_request: ['product'],
  freight_request: ['freight_enquiry'],
  freight_quotation: ['freight_enquiry'],
  freight_counter_offer: ['freight_enquiry'],
} as const satisfies Partial<Record<keyof DB, readonly LockedTable[]>>

/** Ends with the transaction; of two that lock the same key the second one waits. */
export const lockName = (tx: Tx, name: LockName, key: string) =>
  raw`select pg_advisory_xact_lock(hashtextextended(${`${name} ${key}`}, 0))`.execute(tx)

type Wanted = { readonly [T in LockedTable]?: readonly (string | null)[] }

/** Locks rows of several tables before a command that reaches them in another order. */
export async function lockRows(tx: Tx, companyId: string, wanted: Wanted): Promise<void> {
  for (const place of lockOrder) {
    const ids = place in wanted ? wanted[place as LockedTable]?.filter((id) => id !== null) : undefined
    if (ids === undefined || ids.length === 0) continue
    await raw`select id from ${raw.table(place)} where company_id = ${companyId} and id = any(${ids}::bigint[])
      order by id for update`.execute(tx)
  }
}
