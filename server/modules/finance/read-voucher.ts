import { cashVoucherMachine } from '@quayside/contract/finance/cash-voucher.states.ts'
import { stateKey } from '@quayside/contract/kernel/machine-steps.ts'
import type { CashVoucherReview } from '@quayside/contract/office/voucher.ts'
import { sql as raw } from 'kysely'
import { sql } from '../../platform/database/database.ts'
import type { Reader } from '../../platform/records/read-within.ts'
import { findTimeline, toTimeline } from '../../platform/records/timeline.ts'
import { getOrRefuse } from '../../platform/session/call.ts'
import { usesOf } from './bank-movements.ts'
import { nameOfPerson } from './settings.ts'

const findVoucher = (companyId: string, id: string) =>
  sql
    .selectFrom('cash_voucher as v')
    .leftJoin('trade_order as o', (join) =>
      join.onRef('o.company_id', '=', 'v.company_id').onRef('o.id', '=', 'v.order_id'),
    )
    .leftJoin('deposit as d', (join) =>
      join.onRef('d.company_id', '=', 'v.company_id').onRef('d.entry_id', '=', 'v.entry_id'),
    )
    .selectAll('v')
    .select(['o.order_no', 'd.free', usesOf('v.entry_id', 'v.company_id').as('uses')])
    .where('v.company_id', '=', companyId)
    .where('v.id', '=', id)

const findEarmarks = (companyId: string, voucherId: string) =>
  sql
    .selectFrom('earmark as k')
    .innerJoin('deposit as d', (join) =>
      join.onRef('d.company_id', '=', 'k.company_id').onRef('d.id', '=', 'k.deposit_id'),
    )
    .innerJoin('payment_application as a', (join) =>
      join.onRef('a.company_id', '=', 'k.company_id').onRef('a.id', '=', 'k.application_id'),
    )
    .select(['k.application_id', 'a.number', raw<string>`k.amount`.as('amount')])
    .where('k.company_id', '=', companyId)
    .where('d.document_kind', '=', 'cashVoucher')
    .where('d.document_id', '=', voucherId)
    .where('k.ended_at', 'is', null)
    .orderBy('k.id')

export async function readVoucher(
  read: Reader,
  { companyId, id }: { companyId: string; id: string },
): Promise<Omit<CashVoucherReview, 'companyName' | 'nextSteps' | 'blockedSteps'>> {
  const [rows, earmarks, events] = await read(
    findVoucher(companyId, id),
    findEarmarks(companyId, id),
    findTimeline({ companyId, entity: 'cashVoucher', id }),
  )
  const row = getOrRefuse(rows[0])
  return {
    id: row.id,
    number: row.number,
    title: `${row.currency} ${row.amount}`,
    state: stateKey(cashVoucherMachine, row.state),
    createdAt: row.created_at,
    updatedAt: row.updated_at,
    kind: row.kind,
    currency: row.currency,
    amount: row.amount,
    occurredOn: row.occurred_on,
    counterparty: row.counterparty,
    enteredBy: nameOfPerson(row.entered_by),
    free: row.free,
    companyId,
    version: row.version,
    releasedBy: nameOfPerson(row.released_by),
    orderId: row.order_id,
    orderNo: row.order_no,
    taxKind: row.tax_kind,
    basis: row.basis,
    rate: row.rate,
    rateSource: row.rate_source,
    rmbAmount: row.rmb_amount,
    counterpartyAccount: row.counterparty_account,
    bank: row.bank,
    bankReference: row.bank_reference,
    note: row.note,
    announcedTransferId: row.announced_transfer_id,
    applicationId: row.application_id,
    entryId: row.entry_id,
    earmarks: earmarks.map((kept) => ({
      applicationId: kept.application_id,
      applicationNo: kept.number,
      amount: kept.amount,
    })),
    uses: row.uses,
    timeline: toTimeline(events),
  }
}
