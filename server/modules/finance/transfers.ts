import { announcedTransferMachine } from '@quayside/contract/finance/announced-transfer.states.ts'
import {
  type AnnouncedTransfer,
  type AnnouncedTransferExport,
  type AnnouncedTransferQuery,
  announcedTransferColumns as columns,
  transferStepAccess,
} from '@quayside/contract/finance/announced-transfer.ts'
import { transferPurpose, transferState } from '@quayside/contract/finance/voucher.codes.ts'
import { shapesOf } from '@quayside/contract/kernel/columns.ts'
import { isYes } from '@quayside/contract/kernel/record.codes.ts'
import type { NextStep } from '@quayside/contract/kernel/record.ts'
import { sql as raw } from 'kysely'
import { businessDay } from '../../platform/database/business-day.ts'
import { sql } from '../../platform/database/database.ts'
import { documentFiles } from '../../platform/files/document-files.ts'
import type { Binary } from '../../platform/http/binary.ts'
import { codeText } from '../../platform/records/code-text.ts'
import { selection, sortingOf, toAnswered } from '../../platform/records/columns.ts'
import { cellsOf } from '../../platform/records/export-cells.ts'
import { exportRows } from '../../platform/records/export-rows.ts'
import { by, type FilterOf, type Filters, filtered, usualFilters } from '../../platform/records/filters.ts'
import { listPage } from '../../platform/records/list-page.ts'
import { stepsFor } from '../../platform/records/run-transition.ts'
import type { Call } from '../../platform/session/call.ts'
import type { Texts } from '../../platform/texts.ts'

type Filter = FilterOf<AnnouncedTransferQuery>
const awaited = [transferState.codes.announced, transferState.codes.confirmed]
export const isTransferLateSql = (transfer: string) =>
  raw<boolean>`(${raw.ref(`${transfer}.state`)} in (${raw.join(awaited.map((state) => raw.lit(state)))})
    and ${raw.ref(`${transfer}.transfer_on`)} < ${businessDay})`
/** The numbers of its orders, in the order of `order_ids`. */
export const transferOrderNosSql = (transfer: string) => {
  const ids = raw.ref(`${transfer}.order_ids`)
  return raw<
    string[]
  >`(select coalesce(array_agg(o.order_no order by array_position(${ids}, o.id)), '{}') from trade_order o
    where o.company_id = ${raw.ref(`${transfer}.company_id`)} and o.id = any(${ids}))`
}
const isLate = isTransferLateSql('t')
const filters: Filters<Filter> = {
  keyword: by.keyword(
    (within) => raw`(lower(t.number) like ${within} or lower(t.payer_name) like ${within})`,
  ),
  state: by.equals('state'),
  currency: by.equals('currency'),
  isLate: by.value(
    (given: number) => isYes(given),
    (isSo) => raw`${isLate} = ${isSo}`,
  ),
  ids: usualFilters.ids,
}

export const transfers = () =>
  sql
    .selectFrom('announced_transfer as t')
    .innerJoin('member as m', 'm.id', 't.announced_by')
    .select(selection('t', columns))
    .select(['t.company_id', 'm.name as announced_by_name', raw<string[]>`t.item_ids::text[]`.as('item_ids')])
    .select([raw<string[]>`t.order_ids::text[]`.as('order_ids'), isLate.as('is_late')])
    .select(transferOrderNosSql('t').as('order_nos'))
const filteredTransfers = (query: ReturnType<typeof transfers>, given: Filter) =>
  filtered(query, 't', filters, given)
type Row = Awaited<ReturnType<ReturnType<typeof transfers>['execute']>>[number]

const answered = toAnswered(columns)
export const toTransfer = (row: Row, nextSteps: NextStep[]): AnnouncedTransfer => ({
  ...answered(row),
  itemIds: row.item_ids,
  orderIds: row.order_ids,
  orderNos: row.order_nos,
  version: row.version,
  nextSteps,
})
const transferSort = sortingOf('t', columns, {})

export const listTransfers = (
  call: Call,
  { query }: { query: AnnouncedTransferQuery },
): Promise<{ rows: AnnouncedTransfer[]; total: number }> => {
  const own = transfers().where('t.company_id', '=', call.principal.companyId)
  return listPage(call, filteredTransfers(own, query), query, transferSort, (row) =>
    toTransfer(row, ownSteps(call, row)),
  )
}

/** Cells of its sheets that are lists, or codes with names. */
export const transferCells = (text: Texts) => ({
  purpose: ({ purpose }: Pick<AnnouncedTransfer, 'purpose'>) => codeText(text, transferPurpose, purpose),
  orderNos: ({ orderNos }: Pick<AnnouncedTransfer, 'orderNos'>) => orderNos.join(', '),
})

export const exportTransfers = (call: Call, { query }: { query: AnnouncedTransferExport }): Promise<Binary> =>
  exportRows(call, {
    entity: 'announcedTransfer',
    query: filteredTransfers(transfers().where('t.company_id', '=', call.principal.companyId), query),
    sorting: query,
    sortColumns: transferSort,
    toRow: (row) => toTransfer(row, []),
    columns: cellsOf<typeof columns, AnnouncedTransfer>(columns, call.text, transferCells(call.text)),
    chosen: query.columns ?? shapesOf(columns).exported,
  })

export const ownSteps = (call: Call, { state }: { state: number }): NextStep[] =>
  stepsFor(call.principal, { machine: announcedTransferMachine, state, facts: {} }, transferStepAccess)

export const transferFiles = documentFiles('announced_transfer', {
  see: 'finance-transfer-list',
  attach: 'finance-transfer-announce',
})
