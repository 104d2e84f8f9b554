import { taxBillState } from '@quayside/contract/customs/customs.codes.ts'
import { taxBillMachine } from '@quayside/contract/customs/tax-bill.states.ts'
import { voucherKind, voucherState } from '@quayside/contract/finance/voucher.codes.ts'
import { checkDayOrder } from '@quayside/contract/kernel/day-order.ts'
import { checkDay } from '@quayside/contract/kernel/plausible-day.ts'
import type { Saved } from '@quayside/contract/kernel/record.ts'
import { VoucherDraft } from '@quayside/contract/office/voucher.ts'
import { refuseIfAny } from '@quayside/contract/refusals.ts'
import { readBusinessDay } from '../../platform/database/business-day.ts'
import type { Tx } from '../../platform/database/database.ts'
import type { Acting } from '../../platform/records/acting.ts'
import type { LockedBy, StepOf } from '../../platform/records/customer-step.ts'
import { runTransition } from '../../platform/records/run-transition.ts'
import { writeStep } from '../../platform/records/write-step.ts'
import { getOrRefuse } from '../../platform/session/call.ts'
import { saveVoucher } from '../finance/save-voucher.ts'
import { lockTaxBill, type TaxBillRow, taxBillKey } from './lock-tax-bill.ts'
import { confirmBill, markByBills } from './settle-tax-bill.ts'

type Given = {
  readonly paidOn?: string | undefined
  readonly bankReference?: string | undefined
  readonly reason?: string | undefined
  readonly note?: string | undefined
}

const bookTax = (tx: Tx, acting: Acting, bill: TaxBillRow, paidOn: string, given: Given) =>
  saveVoucher(
    tx,
    acting,
    VoucherDraft.parse({
      kind: voucherKind.codes.taxPaid,
      companyId: bill.company_id,
      amount: bill.amount,
      occurredOn: paidOn,
      orderId: bill.order_id,
      taxKind: bill.kind,
      basis: bill.number,
      bankReference: given.bankReference ?? '',
      note: given.note ?? '',
      // Two bills are two payments, and a bill is paid once.
      confirmed: ['finance.voucherRepeated'],
    }),
  )

/** Pays a bill for the company through the books, records that the company paid it, or cancels it. */
export async function stepTaxBill(
  tx: Tx,
  acting: Acting,
  { id, name, given, locked }: StepOf<Given, LockedBy<typeof lockTaxBill>>,
): Promise<Saved> {
  const { bill, declaration } = locked ?? getOrRefuse(await lockTaxBill(tx, id))
  const { company_id: companyId } = bill
  const key = taxBillKey(companyId, id)
  const today = await readBusinessDay(tx)
  const paidOn = given.paidOn ?? today
  let isBooked = false
  const { written } = await runTransition(tx, acting, key, {
    machine: taxBillMachine,
    name,
    state: bill.state,
    facts: {},
    given,
    notice:
      name === 'cancel'
        ? { phrase: 'taxBill.cancel', params: { number: bill.number, reason: given.reason ?? '' } }
        : undefined,
    write: async (state) => {
      if (name === 'cancel') return writeStep(tx, 'tax_bill', key, { state: Number(state) })
      refuseIfAny([
        ...checkDay('paidOn', given.paidOn, { kind: 'past', today }),
        ...checkDayOrder('taxBill', { issuedOn: bill.issued_on, paidOn }, 'paidOn'),
      ])
      if (name === 'recordPaid')
        return writeStep(tx, 'tax_bill', key, { state: Number(state), paid_on: paidOn })
      const voucher = await bookTax(tx, acting, bill, paidOn, given)
      isBooked = voucher.state === voucherState.codes.posted
      return writeStep(tx, 'tax_bill', key, {
        state: Number(state),
        voucher_id: voucher.id,
        paid_on: paidOn,
      })
    },
  })
  // Above an amount of the settings the payment waits for a second person, and the bill with it.
  if (name === 'pay') {
    const paying = { bill: { ...bill, state: taxBillState.codes.paying }, declaration }
    return { id, version: isBooked ? await confirmBill(tx, acting, paying) : written }
  }
  await markByBills(tx, acting, declaration)
  return { id, version: written }
}
