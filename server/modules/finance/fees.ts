import { feeColumns as columns, type FeeExport, type FeeQuery } from '@quayside/contract/finance/fee.ts'
import { feeDisputeState, feeState } from '@quayside/contract/finance/finance.codes.ts'
import { sql as raw } from 'kysely'
import { sql } from '../../platform/database/database.ts'
import type { FileHolder } from '../../platform/files/file-holders.ts'
import type { Binary } from '../../platform/http/binary.ts'
import { selection, sortingOf, toAnswered } from '../../platform/records/columns.ts'
import { filteredBy } from '../../platform/records/filtered-list.ts'
import { by, type FilterOf, type Filters, usualFilters } from '../../platform/records/filters.ts'
import { isCounted } from '../../platform/records/list-sums.ts'
import { recordOf } from '../../platform/records/record.ts'
import type { Call } from '../../platform/session/call.ts'
import { isAllowed } from '../../platform/session/require-access.ts'
import { readFeeNames } from './fee-names.ts'

/** A proposed fee is the provider's own until it is charged. */
export const visibleFees = [feeState.codes.charged, feeState.codes.reversed]

type Filter = Omit<FilterOf<FeeQuery>, never>

const openDispute = raw<boolean>`exists (select 1 from fee_dispute d where d.company_id = f.company_id and d.fee_id = f.id
  and d.state = ${raw.lit(feeDisputeState.codes.raised)})`

const filters: Filters<Filter> = {
  keyword: by.keyword(
    (within) =>
      raw`(lower(f.number) like ${within} or lower(o.order_no) like ${within} or lower(f.note) like ${within})`,
  ),
  kind: by.equals('kind'),
  currency: by.equals('currency'),
  orderId: by.equals('order_id'),
  state: by.equals('state'),
  isDisputed: by.value(
    (given: number) => given === 1,
    (isSo) => raw`${openDispute} = ${isSo}`,
  ),
  chargedOnBegin: by.atLeast('charged_on'),
  chargedOnEnd: by.atMost('charged_on'),
  ids: usualFilters.ids,
}

export const feesOf = (companyId: string) =>
  sql
    .selectFrom('fee as f')
    .leftJoin('trade_order as o', (join) =>
      join.onRef('o.company_id', '=', 'f.company_id').onRef('o.id', '=', 'f.order_id'),
    )
    .leftJoin('receivable_item as i', (join) =>
      join.onRef('i.company_id', '=', 'f.company_id').onRef('i.entry_id', '=', 'f.entry_id'),
    )
    .leftJoinLateral(
      (from) =>
        from
          .selectFrom('fee_dispute as d')
          .select(['d.id', 'd.state'])
          .whereRef('d.company_id', '=', 'f.company_id')
          .whereRef('d.fee_id', '=', 'f.id')
          .orderBy('d.id', 'desc')
          .limit(1)
          .as('dispute'),
      (join) => join.onTrue(),
    )
    .select(selection('f', columns))
    .select([
      'o.order_no',
      'i.due_on',
      raw<string>`coalesce(i.settled, 0)::app.money`.as('settled'),
      raw<string>`coalesce(i.outstanding, 0)::app.money`.as('outstanding'),
      'dispute.state as dispute_state',
      'dispute.id as dispute_id',
    ])
    .where('f.company_id', '=', companyId)

export const answeredFee = toAnswered(columns)

export const fees = recordOf({
  entity: 'fee',
  table: 'fee',
  columns,
  find: filteredBy('f', (companyId) => feesOf(companyId).where('f.state', 'in', visibleFees), filters),
  sort: sortingOf('f', columns, { orderNo: raw`o.order_no` }),
  toRow: (row) => answeredFee(row),
  sums: {
    counts: isCounted('fee', 'f.state'),
    currency: raw<string>`f.currency`,
    columns: { amount: { value: raw`f.amount` }, outstanding: { value: raw`i.outstanding` } },
  },
})

/** Kinds of fees have names in the dictionary, which are read once for the file. */
export async function exportFees(call: Call, { query }: { query: FeeExport }): Promise<Binary> {
  const feeName = await readFeeNames(call.read, call.locale)
  return fees.export(call, { query }, { kind: ({ kind }) => feeName(kind) })
}

export const feeFiles: FileHolder = {
  find: (companyId, id) =>
    sql
      .selectFrom('fee')
      .select('id as kind')
      .where('company_id', '=', companyId)
      .where('id', '=', id)
      .where('state', 'in', visibleFees),
  maySee: (principal) => isAllowed(principal, 'finance-fee-list'),
  mayAttach: (principal) => isAllowed(principal, 'finance-fee-dispute'),
}
