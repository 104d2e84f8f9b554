import {
  type LabelLine,
  type LabelVersion,
  labelFileKinds,
  labelLines,
} from '@quayside/contract/filings/label-line.ts'
import { labelOrderMachine } from '@quayside/contract/filings/label-order.states.ts'
import {
  labelOrderColumns as columns,
  type LabelOrderDetail,
  type LabelOrderQuery,
  labelStepAccess,
} from '@quayside/contract/filings/label-order.ts'
import { isYes } from '@quayside/contract/kernel/record.codes.ts'
import { type Attachment } from '@quayside/contract/kernel/record.ts'
import { sql as raw } from 'kysely'
import { sql } from '../../platform/database/database.ts'
import { findAttachments, toAttachments } from '../../platform/files/attachments.ts'
import { documentFiles } from '../../platform/files/document-files.ts'
import { selection, sortingOf, toAnswered } from '../../platform/records/columns.ts'
import { linesOf, selectedLines } from '../../platform/records/document-lines.ts'
import { by, type FilterOf, type Filters, filtered, usualFilters } from '../../platform/records/filters.ts'
import type { Reader } from '../../platform/records/read-within.ts'
import { recordOf } from '../../platform/records/record.ts'
import { stepsFor } from '../../platform/records/run-transition.ts'
import { findTimeline, type RecordKey, toTimeline } from '../../platform/records/timeline.ts'
import { type Call, getOrRefuse } from '../../platform/session/call.ts'
import {
  confirmedCountSql,
  hasOpenVersionSql,
  isConfirmedSql,
  labelFacts,
  labelWaitsForSql,
  productNamesSql,
  waitingCountSql,
} from './label-queries.ts'

export const labelKey = (companyId: string, id: string): RecordKey => ({
  companyId,
  entity: 'labelOrder',
  id,
})

type Filter = FilterOf<LabelOrderQuery>

const filters: Filters<Filter> = {
  keyword: by.keyword(
    (within) => raw`(lower(o.number) like ${within} or exists (
      select 1 from label_line l where l.company_id = o.company_id and l.label_id = o.id
        and (lower(l.product_name) like ${within} or lower(l.foreign_name) like ${within} or lower(l.brand) like ${within})))`,
  ),
  state: by.equals('state'),
  category: by.equals('category'),
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

const answered = toAnswered(columns)

export const labelOrders = recordOf({
  entity: 'labelOrder',
  table: 'label_order',
  columns,
  find: (call, given: Filter) => filtered(labelsOf(call.principal.companyId), 'o', filters, given),
  sort: sortingOf('o', columns, {}),
  toRow: (row) => answered(row),
})

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

/** As both sides read it; the steps are each side's own. */
export async function readLabel(read: Reader, { companyId, id }: { companyId: string; id: string }) {
  const key = labelKey(companyId, id)
  const [rows, lines, versions, files, events] = await read(
    labelsOf(companyId).where('o.id', '=', id),
    findLabelLines(companyId, id),
    findVersions(companyId, id),
    findAttachments(key),
    findTimeline(key),
  )
  const row = getOrRefuse(rows[0])
  const attached = toAttachments(files)
  const fileOf = (fileId: string | null, kind: string): Attachment | null =>
    attached.find((file) => file.fileId === fileId && file.kind === kind) ?? null
  const labels = versions.flatMap((version): LabelVersion[] => {
    const file = attached.find(({ fileId }) => fileId === version.file_id)
    return file
      ? [
          {
            id: version.id,
            lineKey: version.line_key,
            number: version.number,
            state: version.state,
            file,
            remark: version.remark,
            madeBy: version.made_by,
            createdAt: version.created_at,
            answer: version.answer,
            answeredBy: version.answered_by,
            answeredAt: version.answered_at,
          },
        ]
      : []
  })
  const shown = lines.map((line): LabelLine => {
    const { packageImage, certificate, nutrients, ...own } = storedLabelLines.toLine(line)
    return {
      ...own,
      packageImage: fileOf(packageImage, labelFileKinds.packageImage),
      certificate: fileOf(certificate, labelFileKinds.certificate),
      nutrients: fileOf(nutrients, labelFileKinds.nutrients),
      versions: labels.filter(({ lineKey }) => lineKey === line.key),
    }
  })
  const order: Omit<LabelOrderDetail, 'nextSteps'> = {
    ...answered(row),
    version: row.version,
    lines: shown,
    timeline: toTimeline(events),
  }
  return { order, facts: labelFacts(row) }
}

export const readOwnLabel = async (read: Reader, call: Call, id: string): Promise<LabelOrderDetail> => {
  const { order, facts } = await readLabel(read, { companyId: call.principal.companyId, id })
  const standing = { machine: labelOrderMachine, state: order.state, facts }
  return { ...order, nextSteps: stepsFor(call.principal, standing, labelStepAccess) }
}

export const getLabel = (call: Call, { params }: { params: { id: string } }): Promise<LabelOrderDetail> =>
  readOwnLabel(call.read, call, params.id)

export const labelFiles = documentFiles('label_order', {
  see: 'services-label-list',
  attach: 'services-label-save',
})
