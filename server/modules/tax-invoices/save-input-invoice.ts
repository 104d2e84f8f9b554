import { checkDay } from '@quayside/contract/kernel/plausible-day.ts'
import type { Saved } from '@quayside/contract/kernel/record.ts'
import { at, finding, refuse, refuseIfAny } from '@quayside/contract/refusals.ts'
import { checkInputInvoice, inputTotals } from '@quayside/contract/tax-invoices/input-invoice.rules.ts'
import {
  inputInvoiceMachine,
  isOpenInputInvoice,
} from '@quayside/contract/tax-invoices/input-invoice.states.ts'
import {
  inputInvoiceColumns as columns,
  type InputInvoiceLineSave,
  type InputInvoiceSave,
} from '@quayside/contract/tax-invoices/input-invoice.ts'
import { confirmationState } from '@quayside/contract/tax-invoices/invoice.codes.ts'
import { sql as raw } from 'kysely'
import { sql, type Tx } from '../../platform/database/database.ts'
import { attachGiven } from '../../platform/files/attachments.ts'
import { noteReadings } from '../../platform/papers/note-readings.ts'
import { type Acting, asCustomer } from '../../platform/records/acting.ts'
import { toStored } from '../../platform/records/columns.ts'
import { removalOf } from '../../platform/records/record-removal.ts'
import { changeRecord, insertRecords, lockForSave } from '../../platform/records/record-writes.ts'
import { type Call, getOrRefuse } from '../../platform/session/call.ts'
import { getInputInvoice, inputInvoiceKey, inputInvoices, storedInputLines } from './input-invoices.ts'
import { dropMatches } from './input-matches.ts'
import { lockWithOriginal, requireOriginal } from './red-letter.ts'

type Numbered = Saved & { readonly number: string }
type Draft = Omit<InputInvoiceSave, 'id' | 'version' | 'attachments' | 'readings'>
type OfCompany = Acting & { readonly companyId: string }

const invoiceRecord = {
  entity: inputInvoices.entity,
  table: inputInvoices.table,
  read: (_reader: unknown, call: Call, id: string) => getInputInvoice(call, { params: { id } }),
} as const
const columnValues = toStored(columns)

/** Enters an invoice, or corrects one that is not confirmed; a correction answers the anomaly that was found. */
export async function saveInputInvoice(call: Call, { body }: { body: InputInvoiceSave }): Promise<Numbered> {
  const today = call.platform.clock.today()
  refuseIfAny([...checkInputInvoice(body), ...checkDay('issuedOn', body.issuedOn, { kind: 'past', today })])
  const acting = asCustomer(call.principal)
  return call.write(async (tx) => {
    if (body.id !== undefined) await lockWithOriginal(tx, acting.companyId, body, body.id)
    const before = await lockForSave(tx, call, invoiceRecord, body)
    if (before && !isOpenInputInvoice(before.state)) throw refuse('inputInvoice.closed')
    const saved = before
      ? await correct(tx, acting, before, body)
      : await insertInputInvoice(tx, acting, body, call.principal.memberId)
    await attachGiven(
      tx,
      call.principal,
      { entity: inputInvoices.entity, entityId: saved.id },
      body.attachments,
    )
    await noteReadings(tx, acting, inputInvoiceKey(acting.companyId, saved.id), body.readings)
    return saved
  })
}

const valuesOf = (draft: Draft) => ({
  ...columnValues(draft),
  ...inputTotals(draft.lines),
  line_count: draft.lines.length,
})

const numbered = async (tx: Tx, companyId: string, saved: Saved): Promise<Numbered> => {
  const { number } = await tx
    .selectFrom('input_invoice')
    .select('number')
    .where('company_id', '=', companyId)
    .where('id', '=', saved.id)
    .executeTakeFirstOrThrow()
  return { ...saved, number }
}

/** An order that a line names is one of the company's. */
async function requireKnownOrders(tx: Tx, companyId: string, { lines }: Draft): Promise<void> {
  const numbers = [...new Set(lines.flatMap(({ orderNo }) => (orderNo === '' ? [] : [orderNo])))]
  if (numbers.length === 0) return
  const { rows } = await tx.executeQuery(findOrderNumbers(companyId, numbers).compile())
  const known = new Set(rows.map((row) => row.order_no))
  refuseIfAny(
    lines.flatMap(({ orderNo }, place) =>
      orderNo === '' || known.has(orderNo) ? [] : [at(`lines.${place}.orderNo`, 'order.numberUnknown')],
    ),
  )
}

export const findOrderNumbers = (companyId: string, numbers: readonly string[]) =>
  sql
    .selectFrom('trade_order')
    .select('order_no')
    .where('company_id', '=', companyId)
    .where('order_no', '=', raw<string>`any(${[...numbers]}::text[])`)
    .where('deleted_at', 'is', null)

/** The ERP enters invoices by this too, without a member. */
export async function insertInputInvoice(
  tx: Tx,
  acting: OfCompany,
  draft: Draft,
  enteredBy: string | null,
): Promise<Numbered> {
  await requireKnownOrders(tx, acting.companyId, draft)
  await requireOriginal(tx, acting.companyId, draft, null)
  const values = { ...valuesOf(draft), entered_by: enteredBy }
  const [saved] = await insertRecords(tx, acting, inputInvoices, [values], inputInvoiceMachine.initial)
  const made = getOrRefuse(saved)
  await storedInputLines.insert(
    tx,
    { companyId: acting.companyId, id: made.id },
    draft.lines.map(withFigures),
  )
  return numbered(tx, acting.companyId, made)
}

/** Other lines or quantities are other goods: what was matched before is matched again by the provider. */
async function correct(
  tx: Tx,
  acting: OfCompany,
  before: { readonly id: string; readonly state: number },
  draft: Draft,
): Promise<Numbered> {
  const { companyId } = acting
  await requireKnownOrders(tx, companyId, draft)
  await requireOriginal(tx, companyId, draft, before.id)
  await dropMatches(tx, companyId, [before.id])
  const isAnswer = before.state === confirmationState.codes.confirmedWithAnomaly
  const saved = await changeRecord(
    tx,
    acting,
    inputInvoices,
    before.id,
    { ...valuesOf(draft), state: confirmationState.codes.toConfirm, anomaly: null, reason: '' },
    isAnswer ? { from: 'confirmedWithAnomaly', to: 'toConfirm' } : { from: 'toConfirm', to: 'toConfirm' },
  )
  await storedInputLines.replace(tx, { companyId, id: before.id }, draft.lines.map(withFigures))
  return numbered(tx, companyId, saved)
}

/** A discount, which has neither quantity nor price, is stored with zeros. */
const withFigures = (line: InputInvoiceLineSave): InputInvoiceLineSave => ({
  ...line,
  qty: line.qty || '0',
  price: line.price || '0',
})

export const removeInputInvoices = removalOf(inputInvoices, {
  hindrance: (_acting, row) => (isOpenInputInvoice(row.state) ? undefined : finding('inputInvoice.closed')),
  release: (tx, { companyId }, ids) => dropMatches(tx, companyId, ids),
})
