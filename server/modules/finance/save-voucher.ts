import { cashVoucherMachine } from '@quayside/contract/finance/cash-voucher.states.ts'
import { type VoucherKindKey, voucherState } from '@quayside/contract/finance/voucher.codes.ts'
import { checkVoucher, isSameMoney } from '@quayside/contract/finance/voucher.rules.ts'
import { formatAmount, times } from '@quayside/contract/kernel/money.ts'
import { checkDay } from '@quayside/contract/kernel/plausible-day.ts'
import type { Saved } from '@quayside/contract/kernel/record.ts'
import { type Finding, Refusal } from '@quayside/contract/kernel/refusal.ts'
import type { VoucherDraft } from '@quayside/contract/office/voucher.ts'
import { at, heals, refuseIfAny } from '@quayside/contract/refusals.ts'
import { sql as raw } from 'kysely'
import { readBusinessDay } from '../../platform/database/business-day.ts'
import type { Tx } from '../../platform/database/database.ts'
import { lockName } from '../../platform/database/lock-order.ts'
import { refusingDuplicates } from '../../platform/database/refusing-duplicates.ts'
import type { Acting } from '../../platform/records/acting.ts'
import { happened } from '../../platform/records/happened.ts'
import { getOrRefuse } from '../../platform/session/call.ts'
import { lockOrderRows } from './order-money.ts'
import { postVoucher, type VoucherRow } from './post-voucher.ts'
import { needsSecondPerson, personOf } from './settings.ts'
import { stepAnnouncement } from './step-transfer.ts'

const prefixes: Readonly<Record<VoucherKindKey, string>> = {
  received: 'RC',
  fxReceived: 'FR',
  fxSettled: 'FS',
  paidOut: 'PO',
  taxPaid: 'TX',
  exchangeDifference: 'XD',
  reversal: 'RV',
}

/** Money that leaves: above an amount of the settings who entered it cannot release it. */
const leavingKinds: ReadonlySet<VoucherKindKey> = new Set(['paidOut', 'taxPaid'])

/** Enters a voucher for a company and books it, unless it waits for a second person. */
export async function saveVoucher(
  tx: Tx,
  acting: Acting,
  given: VoucherDraft,
): Promise<Saved & { number: string; state: number }> {
  const today = await readBusinessDay(tx)
  refuseIfAny([...checkVoucher(given), ...checkDay('occurredOn', given.occurredOn, { kind: 'past', today })])
  await requireOwn(tx, given)
  const draft = await withOrderOfItem(tx, given)
  await lockOrderRows(tx, draft.companyId, [draft.orderId ?? null])
  const isWaiting =
    leavingKinds.has(draft.kind) && (await needsSecondPerson(tx, draft.currency, draft.amount))
  const occurredOn = draft.occurredOn ?? today
  if (!draft.confirmed.includes('finance.voucherRepeated')) await requireNew(tx, draft, occurredOn)
  const voucher = await insertVoucher(tx, acting, draft, occurredOn)
  const { company_id: companyId, id } = voucher
  await happened(
    tx,
    acting,
    { companyId, entity: 'cashVoucher', ids: [id] },
    { transition: 'create', to: cashVoucherMachine.initial },
  )
  if (!isWaiting) {
    await stepAnnouncement(tx, acting, voucher, 'receive')
    await postVoucher(tx, acting, voucher)
    await happened(
      tx,
      acting,
      { companyId, entity: 'cashVoucher', ids: [id] },
      { transition: 'release', from: 'entered', to: 'posted' },
    )
  }
  const saved = await tx
    .selectFrom('cash_voucher')
    .select(['id', 'version', 'number', 'state'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  return saved
}

/** The same money of a customer is asked about before it is booked again; two at the same moment wait for each other. */
async function requireNew(tx: Tx, draft: VoucherDraft, occurredOn: string): Promise<void> {
  const { companyId, kind, currency, amount, bank, bankReference, taxKind, orderId = null } = draft
  await lockName(tx, '@voucherDay', `${companyId} ${occurredOn}`)
  const ofTheDay = await tx
    .selectFrom('cash_voucher')
    .select([
      'id',
      'number',
      'kind',
      'currency',
      'amount',
      'occurred_on',
      'bank_reference',
      'tax_kind',
      'order_id',
    ])
    .where('company_id', '=', companyId)
    .where('occurred_on', '=', occurredOn)
    .where('amount', '=', amount)
    // One reference of one bank is the same money without a question: its index refuses it.
    .where(raw<boolean>`(bank_reference = '' or (bank, bank_reference) <> (${bank}, ${bankReference}))`)
    .where('state', 'in', [voucherState.codes.entered, voucherState.codes.posted])
    .orderBy('id')
    .execute()
  const given = { kind, currency, amount, occurredOn, bankReference, taxKind, orderId }
  const before = ofTheDay.find((row) =>
    isSameMoney(given, {
      kind: row.kind,
      currency: row.currency,
      amount: row.amount,
      occurredOn: row.occurred_on,
      bankReference: row.bank_reference,
      taxKind: row.tax_kind,
      orderId: row.order_id,
    }),
  )
  if (!before) return
  const params = { number: before.number, amount: `${currency} ${formatAmount(amount)}`, day: occurredOn }
  throw new Refusal([heals(at('confirmed', 'finance.voucherRepeated', params), { voucherId: before.id })])
}

/** What lowers a debt is booked on the debt's order, so that the order's states follow it, whatever order was given. */
async function withOrderOfItem(tx: Tx, draft: VoucherDraft): Promise<VoucherDraft> {
  if (draft.itemId === undefined) return draft
  const { order_id: orderId } = await tx
    .selectFrom('receivable_item')
    .select('order_id')
    .where('company_id', '=', draft.companyId)
    .where('id', '=', draft.itemId)
    .executeTakeFirstOrThrow()
  return { ...draft, orderId: orderId ?? undefined }
}

/** Everything a voucher names is the company's. */
async function requireOwn(tx: Tx, draft: VoucherDraft): Promise<void> {
  const { rows } = await raw<
    Record<'company' | 'order' | 'transfer' | 'application' | 'item', boolean>
  >`select
    exists (select 1 from company where id = ${draft.companyId} and deleted_at is null) as company,
    exists (select 1 from trade_order where company_id = ${draft.companyId} and id = ${draft.orderId ?? null}
      and deleted_at is null) as order,
    exists (select 1 from announced_transfer where company_id = ${draft.companyId}
      and id = ${draft.announcedTransferId ?? null}) as transfer,
    exists (select 1 from payment_application where company_id = ${draft.companyId}
      and id = ${draft.applicationId ?? null}) as application,
    exists (select 1 from receivable_item where company_id = ${draft.companyId} and id = ${draft.itemId ?? null}) as item
    `.execute(tx)
  const references = getOrRefuse(rows[0])
  const findings: Finding[] = []
  if (!references.company) findings.push(at('companyId', 'record.notFound'))
  if (draft.orderId !== undefined && !references.order) findings.push(at('orderId', 'finance.orderUnknown'))
  if (draft.announcedTransferId !== undefined && !references.transfer)
    findings.push(at('announcedTransferId', 'record.notFound'))
  if (draft.applicationId !== undefined && !references.application)
    findings.push(at('applicationId', 'record.notFound'))
  if (draft.itemId !== undefined && !references.item) findings.push(at('itemId', 'record.notFound'))
  if (findings.length > 0) throw new Refusal(findings)
}

const bankReferenceUsed = {
  cash_voucher_bank_reference: at('bankReference', 'finance.bankReferenceUsed'),
}

async function insertVoucher(
  tx: Tx,
  acting: Acting,
  draft: VoucherDraft,
  occurredOn: string,
): Promise<VoucherRow> {
  return refusingDuplicates(bankReferenceUsed, () =>
    tx
      .insertInto('cash_voucher')
      .values({
        company_id: draft.companyId,
        kind: draft.kind,
        number: raw<string>`app.document_number(${prefixes[draft.kind]}, 'cash_voucher_number')`,
        state: voucherState.codes.entered,
        currency: draft.currency,
        amount: draft.amount,
        order_id: draft.orderId ?? null,
        tax_kind: draft.taxKind,
        basis: draft.basis,
        rate: draft.rate ?? null,
        rate_source: draft.rateSource,
        rate_date: draft.rate === undefined ? null : occurredOn,
        rmb_amount: draft.rate === undefined ? null : times(draft.amount, draft.rate),
        counterparty: draft.counterparty,
        counterparty_account: draft.counterpartyAccount,
        bank: draft.bank,
        bank_reference: draft.bankReference,
        occurred_on: occurredOn,
        note: draft.note,
        announced_transfer_id: draft.announcedTransferId ?? null,
        application_id: draft.applicationId ?? null,
        item_id: draft.itemId ?? null,
        entered_by: personOf(acting),
      })
      .returningAll()
      .executeTakeFirstOrThrow(),
  )
}
