import { feeMachine } from '@quayside/contract/finance/fee.states.ts'
import { checkMinorUnit } from '@quayside/contract/kernel/minor-units.ts'
import { type Amount, compare, isPositive, minus, rate } from '@quayside/contract/kernel/money.ts'
import { Refusal } from '@quayside/contract/kernel/refusal.ts'
import { at, refuseIfAny } from '@quayside/contract/refusals.ts'
import { readBusinessDay } from '../../platform/database/business-day.ts'
import type { Tx } from '../../platform/database/database.ts'
import type { Acting } from '../../platform/records/acting.ts'
import { runTransition } from '../../platform/records/run-transition.ts'
import { bookFee, type FeeRow, insertFee } from './charge-fee.ts'
import { smaller } from './deposits.ts'
import { refreshOrderMoney } from './order-money.ts'
import { reverseEntry } from './reverse-entry.ts'
import { writeOff } from './write-off.ts'

/** The counter-entry of the fee, then the right one; money that had settled it settles the new one. */
export async function correctFee(
  tx: Tx,
  acting: Acting,
  fee: FeeRow,
  amount: Amount,
): Promise<string | null> {
  if (amount === '') throw new Refusal([at('amount', 'field.required')])
  if (compare(amount, fee.amount as Amount) >= 0)
    throw new Refusal([at('amount', 'feeDispute.notLower', { amount: fee.amount })])
  refuseIfAny(checkMinorUnit('amount', amount, fee.currency))
  const { company_id: companyId } = fee
  const uses = await usesOf(tx, fee)
  await runTransition(
    tx,
    acting,
    { companyId, entity: 'fee', id: fee.id },
    {
      machine: feeMachine,
      name: 'reverse',
      state: fee.state,
      facts: {},
      given: { reason: fee.number },
      write: (state) =>
        tx
          .updateTable('fee')
          .set({ state: Number(state) })
          .where('company_id', '=', companyId)
          .where('id', '=', fee.id)
          .execute(),
    },
  )
  await reverseEntry(tx, acting, { companyId, entryId: fee.entry_id ?? '', reason: fee.number })
  const corrected = isPositive(amount) ? await rebook(tx, acting, fee, amount, uses) : null
  await refreshOrderMoney(tx, acting, companyId, [fee.order_id])
  return corrected
}

const usesOf = (tx: Tx, fee: FeeRow) =>
  tx
    .selectFrom('deposit_use as u')
    .innerJoin('receivable_item as i', (join) =>
      join.onRef('i.company_id', '=', 'u.company_id').onRef('i.id', '=', 'u.item_id'),
    )
    .select(['u.deposit_id', 'u.amount'])
    .where('i.company_id', '=', fee.company_id)
    .where('i.entry_id', '=', fee.entry_id)
    .where('u.undone_by', 'is', null)
    .orderBy('u.id')
    .execute()

async function rebook(
  tx: Tx,
  acting: Acting,
  fee: FeeRow,
  amount: Amount,
  uses: readonly { deposit_id: string; amount: string }[],
): Promise<string> {
  const { company_id: companyId } = fee
  const draft = {
    orderId: fee.order_id ?? undefined,
    kind: fee.kind,
    currency: fee.currency,
    quantity: rate('1'),
    unit: '' as const,
    unitPrice: amount,
    note: fee.note,
    amount,
  }
  const corrected = await insertFee(tx, acting, companyId, draft, {
    today: await readBusinessDay(tx),
    state: 'charged',
    corrects: fee.id,
  })
  const itemId = await bookFee(tx, acting, corrected)
  let open = amount
  for (const use of uses) {
    const part = smaller(open, use.amount as Amount)
    if (!isPositive(part)) break
    await writeOff(tx, acting, { companyId, depositId: use.deposit_id, parts: [{ itemId, amount: part }] })
    open = minus(open, part)
  }
  return corrected.id
}
