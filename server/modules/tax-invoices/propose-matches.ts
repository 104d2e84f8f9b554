import { type Amount, type Rate, times } from '@quayside/contract/kernel/money.ts'
import { MatchCandidate, type MatchProposals } from '@quayside/contract/office/input-invoice.ts'
import { orderKind } from '@quayside/contract/orders/order.codes.ts'
import { currency as currencies } from '@quayside/contract/rates/rate.codes.ts'
import { proposeMatches } from '@quayside/contract/tax-invoices/match-lines.ts'
import { sql as raw } from 'kysely'
import { sql } from '../../platform/database/database.ts'
import { containing } from '../../platform/records/list-page.ts'
import type { Reader } from '../../platform/records/read-within.ts'
import { shaped } from '../../platform/records/shaped.ts'
import { findBankRates, ownRate, toBankRate } from '../rates/bank-rates.ts'
import { findInputLines } from './input-invoices.ts'
import { matchableStates } from './match-input-invoice.ts'

const candidatesAtMost = 300

/** What other invoices have left of a line: this one's own matches are replaced. */
const left = (invoiceId: string) =>
  raw<string>`(l.qty - l.matched_qty + coalesce((select sum(x.qty) from input_invoice_match x
    where x.company_id = l.company_id and x.invoice_id = ${invoiceId}::bigint and x.order_line_id = l.id), 0))`

/**
 * Lines of declared exports of which something is not invoiced, those of this invoice's own goods first: an order that a
 * line names, a model or a name that a line has.
 */
const findCandidates = (companyId: string, invoiceId: string, keyword: string | undefined) => {
  const within = containing((keyword ?? '').toLowerCase())
  return sql
    .selectFrom('order_line as l')
    .innerJoin('trade_order as o', (join) =>
      join.onRef('o.company_id', '=', 'l.company_id').onRef('o.id', '=', 'l.order_id'),
    )
    .select(['l.id', 'l.order_id', 'o.order_no', 'l.position', 'l.model', 'l.name', 'l.unit', 'o.currency'])
    .select([
      raw<string>`trim_scale(l.qty)::text`.as('qty'),
      raw<string>`trim_scale(${left(invoiceId)})::text`.as('left'),
      'l.total_money',
    ])
    .where('l.company_id', '=', companyId)
    .where('o.model_type', '=', orderKind.codes.export)
    .where('o.state', 'in', [...matchableStates])
    .where('o.deleted_at', 'is', null)
    .where(raw<boolean>`${left(invoiceId)} > 0`)
    .where(
      raw<boolean>`(lower(o.order_no) like ${within} or lower(l.model) like ${within} or lower(l.name) like ${within})`,
    )
    .orderBy(
      raw`exists (select 1 from input_invoice_line v where v.company_id = l.company_id and v.invoice_id = ${invoiceId}::bigint
        and (v.order_no = o.order_no or lower(v.specification) = lower(l.model) or lower(v.name) like '%' || lower(l.name) || '%'))`,
      'desc',
    )
    .orderBy('l.order_id', 'desc')
    .orderBy('l.position')
    .limit(candidatesAtMost)
}

/** What an invoice may be for, and a proposal for its lines. */
export async function readProposals(
  read: Reader,
  {
    companyId,
    invoiceId,
    keyword,
    day,
  }: { companyId: string; invoiceId: string; keyword?: string | undefined; day: string },
): Promise<MatchProposals> {
  const [lines, rows, rates] = await read(
    findInputLines(companyId, invoiceId),
    findCandidates(companyId, invoiceId, keyword),
    findBankRates(currencies.values, day),
  )
  const rateOf = new Map(
    [...rates.map(toBankRate), ownRate(day)].map(({ currency, rate }) => [currency, rate as Rate]),
  )
  const candidates = rows.map((row): MatchCandidate => {
    const rate = rateOf.get(row.currency)
    return shaped(MatchCandidate, row, {
      orderLineId: row.id,
      value: rate === undefined ? null : times(row.total_money as Amount, rate),
    })
  })
  const proposals = proposeMatches(
    lines
      .filter(({ qty }) => Number(qty) > 0)
      .map((line) => ({
        id: line.id,
        name: line.name,
        specification: line.specification,
        left: line.qty,
        amount: line.amount,
        qty: line.qty,
        orderNo: line.order_no,
      })),
    candidates.map(({ orderLineId, ...each }) => ({ id: orderLineId, ...each })),
  )
  return {
    candidates,
    proposals: proposals.map(({ parts, ...each }) => ({
      ...each,
      parts: parts.map(({ reasons, ...part }) => ({ ...part, reasons: [...reasons] })),
    })),
  }
}
