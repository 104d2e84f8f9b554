import { at } from '@quayside/contract/refusals.ts'
import {
  invoicingTitleColumns as columns,
  type InvoicingTitle,
  type InvoicingTitleDetail,
  InvoicingTitleOption,
  type InvoicingTitleQuery,
  isCompleteTitle,
  TitleVersion,
} from '@quayside/contract/tax-invoices/invoicing-title.ts'
import { sql as raw } from 'kysely'
import { sql } from '../../platform/database/database.ts'
import type { Platform } from '../../platform/platform.ts'
import { selection, sortingOf, toAnswered } from '../../platform/records/columns.ts'
import { filteredBy } from '../../platform/records/filtered-list.ts'
import { by, type FilterOf, type Filters, usualFilters } from '../../platform/records/filters.ts'
import type { Reader } from '../../platform/records/read-within.ts'
import { recordOf } from '../../platform/records/record.ts'
import { removalOf } from '../../platform/records/record-removal.ts'
import { shaped } from '../../platform/records/shaped.ts'
import type { Call } from '../../platform/session/call.ts'

type Filter = FilterOf<InvoicingTitleQuery>
const filters: Filters<Filter> = {
  keyword: by.keyword(
    (within) => raw`(lower(t.title) like ${within} or lower(t.tax_no) like ${within}
      or lower(t.bank_name) like ${within})`,
  ),
  isDefault: by.flag('is_default'),
  ids: usualFilters.ids,
}

/** The versions that are valid now. */
export const titlesOf = (companyId: string) =>
  sql
    .selectFrom('invoicing_title as t')
    .select(selection('t', columns))
    .select(['t.account_number_sealed', 't.first_id'])
    .where('t.company_id', '=', companyId)
    .where('t.ended_on', 'is', null)
    .where('t.deleted_at', 'is', null)

const rowOf = toAnswered(columns)
type Sealed = { readonly account_number_sealed: string | null }
export const openedAccount = ({ personalData }: Platform, row: Sealed): string =>
  row.account_number_sealed === null ? '' : personalData.open(row.account_number_sealed)

export function toTitle(platform: Platform, row: Sealed & Parameters<typeof rowOf>[0]): InvoicingTitle {
  const title = { ...rowOf(row), accountNumber: openedAccount(platform, row) }
  return { ...title, isComplete: isCompleteTitle(title) }
}

const titleTaken = at('taxNo', 'invoicingTitle.taken')

export const invoicingTitles = recordOf({
  entity: 'invoicingTitle',
  table: 'invoicing_title',
  once: { invoicing_title_once: titleTaken },
  columns,
  find: filteredBy('t', titlesOf, filters),
  sort: sortingOf('t', columns, {}),
  toRow: (row, call) => toTitle(call.platform, row),
})

export const listTitleOptions = invoicingTitles.options(
  InvoicingTitleOption,
  raw`t.is_default desc, t.title collate "zh-x-icu", t.id`,
)

/** Every version of a title, the newest first. */
const findVersions = (companyId: string, id: string) =>
  sql
    .selectFrom('invoicing_title as t')
    .select(['t.id', 't.title', 't.tax_no', 't.bank_name', 't.account_number_sealed', 't.address', 't.phone'])
    .select(['t.valid_from', 't.ended_on'])
    .select(
      raw<number>`(select count(*)::int from sales_invoice s where s.company_id = t.company_id and s.title_id = t.id)`.as(
        'invoice_count',
      ),
    )
    .where('t.company_id', '=', companyId)
    .where(
      raw<boolean>`coalesce(t.first_id, t.id) = (select coalesce(one.first_id, one.id) from invoicing_title one
        where one.company_id = ${companyId}::bigint and one.id = ${id}::bigint)`,
    )
    .orderBy('t.id', 'desc')

export async function readTitle(reader: Reader, call: Call, id: string): Promise<InvoicingTitleDetail> {
  const title = await invoicingTitles.read(reader, call, id)
  const [rows] = await reader(findVersions(call.principal.companyId, id))
  const versions = rows.map((row) =>
    shaped(TitleVersion, row, { accountNumber: openedAccount(call.platform, row) }),
  )
  return { ...title, versions }
}

export const getTitle = (
  call: Call,
  { params: { id } }: { params: { id: string } },
): Promise<InvoicingTitleDetail> => readTitle(call.read, call, id)

export const removeTitles = removalOf(invoicingTitles)
