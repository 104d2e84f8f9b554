import { feeAmount, feeBasis } from '@quayside/contract/finance/fee.rules.ts'
import { feeState } from '@quayside/contract/finance/finance.codes.ts'
import { amount as toAmount } from '@quayside/contract/kernel/money.ts'
import { at } from '@quayside/contract/refusals.ts'
import type { DB } from '@quayside/db/types.gen.ts'
import type { Selectable } from 'kysely'
import { readBusinessDay } from '../../platform/database/business-day.ts'
import type { Tx } from '../../platform/database/database.ts'
import { refusingDuplicates } from '../../platform/database/refusing-duplicates.ts'
import { sendNotice } from '../../platform/notices/send-notice.ts'
import type { Acting } from '../../platform/records/acting.ts'
import { happened } from '../../platform/records/happened.ts'
import type { NumberedSave } from '../../platform/records/numbered-save.ts'
import { type FeeFigures, ownersOf } from './fee-owners.ts'
import { lockOrderRows, refreshOrderMoney } from './order-money.ts'
import { postEntry } from './post-entry.ts'

export type FeeRow = Selectable<DB['fee']>

const agencyTwice = { fee_agency_once: at('kind', 'fee.agencyTwice') }

/** Charges fees on orders or on companies; one that is wrong refuses all of them, at its place. */
export async function chargeFees(
  tx: Tx,
  acting: Acting,
  drafts: readonly FeeFigures[],
): Promise<NumberedSave[]> {
  const today = await readBusinessDay(tx)
  const owners = await ownersOf(tx, drafts, today)
  for (const [companyId, orderIds] of owners.ordersByCompany) await lockOrderRows(tx, companyId, orderIds)
  const written: NumberedSave[] = []
  for (const [place, draft] of drafts.entries()) {
    const companyId = owners.companies[place] ?? ''
    const fee = await insertFee(tx, acting, companyId, draft, { today, state: 'charged' })
    await bookFee(tx, acting, fee)
    written.push({ id: fee.id, version: fee.version, number: fee.number })
  }
  for (const [companyId, orderIds] of owners.ordersByCompany)
    await refreshOrderMoney(tx, acting, companyId, orderIds)
  return written
}

export async function insertFee(
  tx: Tx,
  acting: Acting,
  companyId: string,
  draft: FeeFigures & { readonly amount?: string },
  {
    today,
    state,
    corrects = null,
  }: { today: string; state: 'proposed' | 'charged'; corrects?: string | null },
): Promise<FeeRow> {
  const fee = await refusingDuplicates(agencyTwice, () =>
    tx
      .insertInto('fee')
      .values({
        company_id: companyId,
        state: feeState.codes[state],
        order_id: draft.orderId ?? null,
        kind: draft.kind,
        currency: draft.currency,
        quantity: draft.quantity,
        unit: draft.unit,
        unit_price: draft.unitPrice,
        amount: draft.amount ?? feeAmount(draft),
        charged_on: draft.chargedOn ?? today,
        note: draft.note,
        corrects,
      })
      .returningAll()
      .executeTakeFirstOrThrow(),
  )
  await happened(tx, acting, { companyId, entity: 'fee', ids: [fee.id] }, { transition: 'create', to: state })
  return fee
}

/** Books a fee whose order is locked; the company is told. */
export async function bookFee(tx: Tx, acting: Acting, fee: FeeRow): Promise<string> {
  const { company_id: companyId, currency, amount } = fee
  const { entryId, itemId } = await postEntry(tx, acting, {
    companyId,
    happened: { event: 'feeCharged', currency, amount: toAmount(amount) },
    document: { kind: 'fee', id: fee.id, no: fee.number },
    orderId: fee.order_id,
    occurredOn: fee.charged_on,
    basis: feeBasis({ ...fee, unitPrice: fee.unit_price }),
    debt: { feeKind: fee.kind },
  })
  await tx
    .updateTable('fee')
    .set({ entry_id: entryId })
    .where('company_id', '=', companyId)
    .where('id', '=', fee.id)
    .execute()
  await tellFee(tx, fee, 'charge')
  return itemId ?? ''
}

export const tellFee = async (tx: Tx, fee: FeeRow, name: 'charge' | 'reverse', reason = ''): Promise<void> =>
  sendNotice(tx, {
    companyId: fee.company_id,
    message: {
      phrase: `fee.${name}`,
      params: { number: await namedFee(tx, fee), currency: fee.currency, amount: fee.amount, reason },
    },
    record: { entity: 'fee', id: fee.id },
  })

/** How messages name a fee: by its number and, where it is on an order, by the order's. */
export async function namedFee(
  tx: Tx,
  fee: Pick<FeeRow, 'company_id' | 'number' | 'order_id'>,
): Promise<string> {
  if (fee.order_id === null) return fee.number
  const order = await tx
    .selectFrom('trade_order')
    .select('order_no')
    .where('company_id', '=', fee.company_id)
    .where('id', '=', fee.order_id)
    .executeTakeFirstOrThrow()
  return `${fee.number} · ${order.order_no}`
}
