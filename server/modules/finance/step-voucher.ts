import { cashVoucherMachine } from '@quayside/contract/finance/cash-voucher.states.ts'
import type { Amount } from '@quayside/contract/kernel/money.ts'
import type { Saved } from '@quayside/contract/kernel/record.ts'
import type { Tx } from '../../platform/database/database.ts'
import type { Acting } from '../../platform/records/acting.ts'
import type { LockedBy, StepOf } from '../../platform/records/customer-step.ts'
import { runTransition } from '../../platform/records/run-transition.ts'
import { readVersion } from '../../platform/records/write-step.ts'
import { getOrRefuse } from '../../platform/session/call.ts'
import { lockOrderRows, refreshOrderMoney } from './order-money.ts'
import { postVoucher, type VoucherRow } from './post-voucher.ts'
import { reverseEntry } from './reverse-entry.ts'
import { requireSecondPerson } from './settings.ts'
import { stepAnnouncement } from './step-transfer.ts'
import { voucherHooks } from './voucher-hooks.ts'

/** The voucher, then its order, on which it books. */
export async function lockVoucher(tx: Tx, id: string): Promise<VoucherRow | undefined> {
  const voucher = await tx
    .selectFrom('cash_voucher')
    .selectAll()
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()
  if (voucher) await lockOrderRows(tx, voucher.company_id, [voucher.order_id])
  return voucher
}

type Given = { note?: string | undefined; reason?: string | undefined }

/** Releases what was entered, drops it, or takes a booked voucher back. */
export async function stepVoucher(
  tx: Tx,
  acting: Acting,
  { id, name, given, locked }: StepOf<Given, LockedBy<typeof lockVoucher>>,
): Promise<Saved> {
  const voucher = locked ?? getOrRefuse(await lockVoucher(tx, id))
  const { company_id: companyId, currency } = voucher
  await runTransition(
    tx,
    acting,
    { companyId, entity: 'cashVoucher', id },
    {
      machine: cashVoucherMachine,
      name,
      state: voucher.state,
      facts: {},
      given,
      write: async (state) => {
        if (name === 'release')
          await requireSecondPerson(tx, acting, voucher.entered_by, {
            currency,
            amount: voucher.amount as Amount,
          })
        await tx
          .updateTable('cash_voucher')
          .set({ state: Number(state) })
          .where('company_id', '=', companyId)
          .where('id', '=', id)
          .execute()
        if (name === 'release') await postVoucher(tx, acting, voucher)
        if (name === 'reverse') {
          await stepAnnouncement(tx, acting, voucher, 'reopen')
          await reverseEntry(tx, acting, {
            companyId,
            entryId: voucher.entry_id ?? '',
            reason: given.reason ?? '',
          })
        }
      },
    },
  )
  await voucherHooks.get().followVoucher(tx, acting, voucher, name)
  await refreshOrderMoney(tx, acting, companyId, [voucher.order_id])
  return readVersion(tx, 'cash_voucher', { companyId, id })
}
