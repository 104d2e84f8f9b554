import { feeMachine } from '@quayside/contract/finance/fee.states.ts'
import { feeDisputeMachine } from '@quayside/contract/finance/fee-dispute.states.ts'
import { type Amount, compare, isPositive, minus } from '@quayside/contract/kernel/money.ts'
import type { Saved } from '@quayside/contract/kernel/record.ts'
import { Refusal } from '@quayside/contract/kernel/refusal.ts'
import { at } from '@quayside/contract/refusals.ts'
import type { DB } from '@quayside/db/types.gen.ts'
import { sql as raw, type Selectable } from 'kysely'
import type { Tx } from '../../platform/database/database.ts'
import { type Acting, asCustomer } from '../../platform/records/acting.ts'
import { runTransition } from '../../platform/records/run-transition.ts'
import { type Call, found } from '../../platform/session/call.ts'
import { sendNotice } from '../notices/send-notice.ts'
import { bookFee, type FeeRow, insertFee } from './charge-fee.ts'
import { smaller } from './deposits.ts'
import { refreshOrderMoney } from './order-money.ts'
import { reverseEntry } from './reverse-entry.ts'
import { lockFee } from './step-fee.ts'
import { shanghaiToday } from './today.ts'
import { writeOff } from './write-off.ts'

type DisputeRow = Selectable<DB['fee_dispute']>
type Given = {
  readonly note?: string | undefined
  readonly reason?: string | undefined
  readonly amount?: string | undefined
  readonly answer?: string | undefined
}

/** The fee's order and the fee before the dispute itself. */
export async function lockDispute(
  tx: Tx,
  id: string,
  companyId?: string,
): Promise<(DisputeRow & { fee: FeeRow }) | undefined> {
  const known = await tx
    .selectFrom('fee_dispute')
    .select('fee_id')
    .where('id', '=', id)
    .$if(companyId !== undefined, (query) => query.where('company_id', '=', companyId ?? ''))
    .executeTakeFirst()
  if (!known) return undefined
  // The customers' role may not lock fees; a withdrawal changes nothing of them.
  const fee = companyId === undefined ? await lockFee(tx, known.fee_id) : undefined
  const dispute = await tx
    .selectFrom('fee_dispute')
    .selectAll()
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()
  return dispute && { ...dispute, fee: fee as FeeRow }
}

export const withdrawDispute = (
  call: Call,
  { params, body }: { params: { id: string }; body: { note?: string | undefined } },
): Promise<Saved> =>
  call.write((tx) =>
    stepDispute(tx, asCustomer(call.principal), { id: params.id, name: 'withdraw', given: body }),
  )

/** Withdraw, uphold or dismiss. Upholding corrects the fee in the same step. */
export async function stepDispute(
  tx: Tx,
  acting: Acting,
  { id, name, given }: { id: string; name: string; given: Given },
): Promise<Saved> {
  const dispute = found(await lockDispute(tx, id, acting.companyId))
  const { company_id: companyId, fee } = dispute
  await runTransition(
    tx,
    acting,
    { companyId, entity: 'feeDispute', id },
    {
      machine: feeDisputeMachine,
      name,
      state: dispute.state,
      facts: {},
      given: { ...given, note: given.note ?? given.answer },
      write: async (state) => {
        const corrected = name === 'uphold' ? await correctFee(tx, acting, fee, given) : null
        await tx
          .updateTable('fee_dispute')
          .set({
            state: Number(state),
            answer: given.reason ?? given.answer ?? '',
            corrected_fee_id: corrected,
            decided_at: raw<string>`now()`,
          })
          .where('company_id', '=', companyId)
          .where('id', '=', id)
          .execute()
      },
    },
  )
  if (acting.actor === 'provider') await tell(tx, dispute, name, given)
  const { version } = found(await lockDispute(tx, id, acting.companyId))
  return { id, version }
}

/** The counter-entry of the fee, then the right one; money that had settled it settles the new one. */
async function correctFee(tx: Tx, acting: Acting, fee: FeeRow, given: Given): Promise<string | null> {
  const amount = (given.amount ?? '') as Amount
  if (amount === '') throw new Refusal([at('amount', 'field.required')])
  if (compare(amount, fee.amount as Amount) >= 0)
    throw new Refusal([at('amount', 'feeDispute.notLower', { amount: fee.amount })])
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
    currency: fee.currency as 'RMB',
    quantity: '1' as never,
    unit: '' as const,
    unitPrice: amount as never,
    note: fee.note,
    amount,
  }
  const corrected = await insertFee(tx, acting, companyId, draft, {
    today: await shanghaiToday(tx),
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

const tell = (tx: Tx, dispute: DisputeRow & { fee: FeeRow }, name: string, given: Given): Promise<void> =>
  sendNotice(tx, {
    companyId: dispute.company_id,
    message: {
      phrase: `feeDispute.${name}`,
      params: {
        number: dispute.fee.number,
        currency: dispute.fee.currency,
        before: dispute.fee.amount,
        after: given.amount ?? '',
        reason: given.reason ?? '',
      },
    },
    record: { entity: 'fee', id: dispute.fee_id },
  })
