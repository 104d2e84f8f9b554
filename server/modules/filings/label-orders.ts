import {
  type LabelLine,
  LabelVersion,
  labelFileKinds,
  labelLines,
} from '@quayside/contract/filings/label-line.ts'
import { labelOrderApi } from '@quayside/contract/filings/label-order.api.ts'
import { labelOrderMachine } from '@quayside/contract/filings/label-order.states.ts'
import { labelOrderColumns as columns, type LabelOrderQuery } from '@quayside/contract/filings/label-order.ts'
import { isYes } from '@quayside/contract/kernel/record.codes.ts'
import type { Attachment } from '@quayside/contract/kernel/record.ts'
import { type InferResult, sql as raw } from 'kysely'
import { sql } from '../../platform/database/database.ts'
import { selection, toAnswered } from '../../platform/records/columns.ts'
import { documentOf } from '../../platform/records/document.ts'
import { linesOf, selectedLines } from '../../platform/records/document-lines.ts'
import { by, type FilterOf, type Filters, usualFilters } from '../../platform/records/filters.ts'
import { shaped } from '../../platform/records/shaped.ts'
import {
  confirmedCountSql,
  hasOpenVersionSql,
  isConfirmedSql,
  labelFacts,
  labelWaitsForSql,
  productNamesSql,
  waitingCountSql,
} from './label-queries.ts'

const filters: Filters<FilterOf<LabelOrderQuery>> = {
  keyword: by.keyword(
    (within) => raw`(lower(o.number) like ${within} or exists (
      select 1 from label_line l where l.company_id = o.company_id and l.label_id = o.id
        and (lower(l.product_name) like ${within} or lower(l.foreign_name) like ${within} or lower(l.brand) like ${within})))`,
  ),
  state: by.equals('state'),
  category: by.equals('category'),
  quoteState: by.equals('quote_state'),
  isWaiting: by.value(
    (given: number) => isYes(given),
    (isSo) => raw`${hasOpenVersionSql('o')} = ${isSo}`,
  ),
  ...usualFilters,
}

const labelsOf = (companyId: string) =>
  sql
    .selectFrom('label_order as o')
    .select(selection('o', columns))
    .select([
      productNamesSql('o').as('product_names'),
      confirmedCountSql('o').as('confirmed_count'),
      waitingCountSql('o').as('waiting_count'),
      labelWaitsForSql('o').as('waits_for'),
      hasOpenVersionSql('o').as('has_open_version'),
      isConfirmedSql('o').as('is_confirmed'),
    ])
    .where('o.company_id', '=', companyId)
    .where('o.deleted_at', 'is', null)

export const findLabelLines = (companyId: string, labelId: string) =>
  sql
    .selectFrom('label_line as l')
    .select(selectedLines('l', labelLines))
    .where('l.company_id', '=', companyId)
    .where('l.label_id', '=', labelId)
    .orderBy('l.position')

export const storedLabelLines = linesOf('label_line', labelLines)

const findVersions = (companyId: string, labelId: string) =>
  sql
    .selectFrom('label_version')
    .select(['id', 'line_key', 'number', 'state', 'file_id', 'remark', 'made_by', 'created_at'])
    .select(['answer', 'answered_by', 'answered_at'])
    .where('company_id', '=', companyId)
    .where('label_id', '=', labelId)
    .orderBy('number', 'desc')

type VersionRow = InferResult<ReturnType<typeof findVersions>>[number]

const toVersion = (row: VersionRow, file: Attachment): LabelVersion => shaped(LabelVersion, row, { file })

/** The products, each with its files and the versions of its label. */
function linesWithFiles(
  lines: InferResult<ReturnType<typeof findLabelLines>>,
  versions: readonly VersionRow[],
  attached: readonly Attachment[],
): LabelLine[] {
  const fileOf = (fileId: string | null, kind: string): Attachment | null =>
    attached.find((file) => file.fileId === fileId && file.kind === kind) ?? null
  const labels = versions.flatMap((version): LabelVersion[] => {
    const file = attached.find(({ fileId }) => fileId === version.file_id)
    return file ? [toVersion(version, file)] : []
  })
  return lines.map((line): LabelLine => {
    const { packageImage, certificate, nutrients, ...own } = storedLabelLines.toLine(line)
    return {
      ...own,
      packageImage: fileOf(packageImage, labelFileKinds.packageImage),
      certificate: fileOf(certificate, labelFileKinds.certificate),
      nutrients: fileOf(nutrients, labelFileKinds.nutrients),
      versions: labels.filter(({ lineKey }) => lineKey === line.key),
    }
  })
}

export const labelOrders = documentOf({
  entity: 'labelOrder',
  table: 'label_order',
  columns,
  alias: 'o',
  find: labelsOf,
  filters,
  sort: {},
  toRow: toAnswered(columns),
  detail: {
    parts: ({ companyId, id }) => [findLabelLines(companyId, id), findVersions(companyId, id)] as const,
    show: (_row, [lines, versions], files) => ({ lines: linesWithFiles(lines, versions, files) }),
  },
  machine: labelOrderMachine,
  factsOf: labelFacts,
  /** Nothing is handed back to a draft, and it has no price. */
  draftFacts: { hasOpenVersion: false, isConfirmed: false, quote: 'none' },
  api: labelOrderApi,
})
