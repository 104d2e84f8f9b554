import { announcedTransferMachine } from '@quayside/contract/finance/announced-transfer.states.ts'
import {
  type AnnouncedTransfer,
  type AnnouncedTransferQuery,
  announcedTransferColumns as columns,
  transferStepAccess,
} from '@quayside/contract/finance/announced-transfer.ts'
import { financeApi } from '@quayside/contract/finance/finance.api.ts'
import { transferPurpose, transferState } from '@quayside/contract/finance/voucher.codes.ts'
import { isYes } from '@quayside/contract/kernel/record.codes.ts'
import type { Attachment } from '@quayside/contract/kernel/record.ts'
import { type InferResult, sql as raw } from 'kysely'
import { businessDay } from '../../platform/database/business-day.ts'
import { sql } from '../../platform/database/database.ts'
import { codeText } from '../../platform/records/code-text.ts'
import { selection, toAnswered } from '../../platform/records/columns.ts'
import { documentOf } from '../../platform/records/document.ts'
import { by, type FilterOf, type Filters, usualFilters } from '../../platform/records/filters.ts'
import { stepsFor } from '../../platform/records/run-transition.ts'
import type { RecordKey } from '../../platform/records/timeline.ts'
import type { Answers, Call } from '../../platform/session/call.ts'
import type { Texts } from '../../platform/texts.ts'

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
const filters: Filters<FilterOf<AnnouncedTransferQuery>> = {
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

const transfersOf = (companyId: string) =>
  sql
    .selectFrom('announced_transfer as t')
    .innerJoin('member as m', 'm.id', 't.announced_by')
    .select(selection('t', columns))
    .select(['m.name as announced_by_name', raw<string[]>`t.item_ids::text[]`.as('item_ids')])
    .select([raw<string[]>`t.order_ids::text[]`.as('order_ids'), isLate.as('is_late')])
    .select(transferOrderNosSql('t').as('order_nos'))
    .where('t.company_id', '=', companyId)

const findItems = (companyId: string, id: string) =>
  sql
    .selectFrom('receivable_item as i')
    .innerJoin('announced_transfer as t', (join) =>
      join.onRef('t.company_id', '=', 'i.company_id').on('t.id', '=', id),
    )
    .leftJoin('trade_order as o', (join) =>
      join.onRef('o.company_id', '=', 'i.company_id').onRef('o.id', '=', 'i.order_id'),
    )
    .select(['i.id', 'i.document_no', 'i.kind', 'i.fee_kind', 'o.order_no', 'i.outstanding'])
    .where('i.company_id', '=', companyId)
    .where(raw<boolean>`i.id = any(t.item_ids)`)
    .orderBy('i.id')

/** Cells of its sheets that are lists, or codes with names. */
export const transferCells = (text: Texts) => ({
  purpose: ({ purpose }: Pick<AnnouncedTransfer, 'purpose'>) => codeText(text, transferPurpose, purpose),
  orderNos: ({ orderNos }: Pick<AnnouncedTransfer, 'orderNos'>) => orderNos.join(', '),
})

const rowOf = toAnswered(columns)
const access = transferStepAccess

const toTransfer = (row: InferResult<ReturnType<typeof transfersOf>>[number]) => ({
  ...rowOf(row),
  itemIds: row.item_ids,
  orderIds: row.order_ids,
  orderNos: row.order_nos,
  version: row.version,
})

const partsOf = ({ companyId, id }: RecordKey) => [findItems(companyId, id)] as const
type Parts = Answers<ReturnType<typeof partsOf>>
const detail = {
  parts: partsOf,
  show: (_row: unknown, [items]: Parts, attachments: Attachment[]) => ({
    items: items.map((item) => ({
      id: item.id,
      documentNo: item.document_no,
      kind: item.kind,
      feeKind: item.fee_kind,
      orderNo: item.order_no ?? '',
      outstanding: item.outstanding,
    })),
    attachments,
  }),
}

export const transfers = documentOf({
  entity: 'announcedTransfer',
  table: 'announced_transfer',
  columns,
  alias: 't',
  find: transfersOf,
  filters,
  sort: {},
  toRow: toTransfer,
  cells: transferCells,
  detail,
  machine: announcedTransferMachine,
  factsOf: () => ({}),
  draftFacts: {},
  api: financeApi,
  access,
})

/** With the steps that the member may take, since transfers are cancelled in the list. */
export async function listTransfers(call: Call, input: { query: AnnouncedTransferQuery }) {
  const { rows, total } = await transfers.list(call, input)
  const nextSteps = (state: number) =>
    stepsFor(call.principal, { machine: announcedTransferMachine, state, facts: {} }, access)
  return { rows: rows.map((row) => ({ ...row, nextSteps: nextSteps(row.state) })), total }
}
