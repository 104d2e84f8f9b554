import { taxBillState } from '@quayside/contract/customs/customs.codes.ts'
import { markTargets } from '@quayside/contract/customs/declaration.states.ts'
import { taxBillMachine } from '@quayside/contract/customs/tax-bill.states.ts'
import { sql as raw } from 'kysely'
import type { Tx } from '../../platform/database/database.ts'
import type { Acting } from '../../platform/records/acting.ts'
import { runTransition } from '../../platform/records/run-transition.ts'
import { writeStep } from '../../platform/records/write-step.ts'
import { getOrRefuse } from '../../platform/session/call.ts'
import { followDeclarations } from './follow-declarations.ts'
import { type LockedBill, lockTaxBill, type TaxBillRow, taxBillKey } from './lock-tax-bill.ts'
import { type LockedDeclaration, moveDeclaration } from './move-declaration.ts'
import { keyOfState } from './order-declarations.ts'

const asSystem: Acting = { actor: 'system', id: null, name: '' }

/** A declaration at customs is marked with what its bills say: tax due with the first, tax paid with the last. */
export async function markByBills(tx: Tx, acting: Acting, locked: LockedDeclaration): Promise<void> {
  const { row } = locked
  const { open, all } = await tx
    .selectFrom('tax_bill')
    .select([
      raw<number>`count(*) filter (where state in (${raw.lit(taxBillState.codes.open)}, ${raw.lit(taxBillState.codes.paying)}))::int`.as(
        'open',
      ),
      raw<number>`count(*)::int`.as('all'),
    ])
    .where('company_id', '=', row.company_id)
    .where('declaration_id', '=', row.id)
    .where('state', '<>', taxBillState.codes.cancelled)
    .executeTakeFirstOrThrow()
  const state = keyOfState(row)
  const target = open > 0 ? 'taxDue' : 'taxPaid'
  const isNews = open > 0 ? all === open : all > 0 && state === 'taxDue'
  if (!isNews || !markTargets(state).includes(target)) return
  await moveDeclaration(tx, acting, locked, { target })
  await followDeclarations(tx, acting, locked.order)
}

/** The voucher of a bill is booked: the bill is paid. */
export async function confirmBill(
  tx: Tx,
  acting: Acting,
  { bill, declaration }: LockedBill,
): Promise<number> {
  const { company_id: companyId, id } = bill
  const key = taxBillKey(companyId, id)
  const { written } = await runTransition(tx, asSystem, key, {
    machine: taxBillMachine,
    name: 'confirm',
    state: bill.state,
    facts: {},
    notice: { phrase: 'taxBill.paid', params: { number: bill.number, amount: bill.amount } },
    write: (state) => writeStep(tx, 'tax_bill', key, { state: Number(state) }),
  })
  await markByBills(tx, acting, declaration)
  return written
}

/** The voucher was withdrawn or taken back: the bill is open again. */
async function reopenBill(tx: Tx, bill: TaxBillRow): Promise<void> {
  const key = taxBillKey(bill.company_id, bill.id)
  await runTransition(tx, asSystem, key, {
    machine: taxBillMachine,
    name: 'reopen',
    state: bill.state,
    facts: {},
    write: (state) =>
      writeStep(tx, 'tax_bill', key, { state: Number(state), voucher_id: null, paid_on: null }),
  })
}

/** What becomes of the bill that a voucher pays, when the voucher is released, withdrawn or reversed. */
export async function followVoucher(
  tx: Tx,
  acting: Acting,
  voucher: { readonly company_id: string; readonly id: string },
  name: string,
): Promise<void> {
  const known = await tx
    .selectFrom('tax_bill')
    .select('id')
    .where('company_id', '=', voucher.company_id)
    .where('voucher_id', '=', voucher.id)
    .executeTakeFirst()
  if (!known) return
  const locked = getOrRefuse(await lockTaxBill(tx, known.id))
  if (name === 'release') await confirmBill(tx, acting, locked)
  else await reopenBill(tx, locked.bill)
}
