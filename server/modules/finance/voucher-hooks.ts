import type { Tx } from '../../platform/database/database.ts'
import { hooksOf } from '../../platform/hooks.ts'
import type { Acting } from '../../platform/records/acting.ts'
import type { VoucherRow } from './post-voucher.ts'

/** What the ledger tells documents that are settled by a voucher: the step that the voucher took. */
interface VoucherHooks {
  followVoucher(tx: Tx, acting: Acting, voucher: VoucherRow, step: string): Promise<void>
}
export const voucherHooks = hooksOf<VoucherHooks>('finance')
