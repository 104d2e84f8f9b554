import { offsetOf } from '@quayside/contract/kernel/page.ts'
import { partnerName } from '@quayside/contract/kernel/partner-name.ts'
import { refuse } from '@quayside/contract/refusals.ts'
import {
  outcomeOf,
  type ScoreVerdict,
  scorePaper,
  scoreVerdict,
} from '@quayside/contract/reports/supplier-score.codes.ts'
import {
  caseColumns,
  type ScoreCase,
  type ScoreCaseExport,
  type ScoreCaseQuery,
} from '@quayside/contract/reports/supplier-score.ts'
import { differenceKind } from '@quayside/contract/warehouse/warehouse.codes.ts'
import {
  type ColumnKind,
  type WrittenColumn,
  writeSheet,
  xlsxMime,
} from '../../platform/excel/write-sheet.ts'
import { Binary } from '../../platform/http/binary.ts'
import { codeText } from '../../platform/records/code-text.ts'
import { type Call, getOrRefuse } from '../../platform/session/call.ts'
import { casesOf, periodOf, priceCaseOf, readDeliveries } from './judge-suppliers.ts'
import { findPriceCases, findScoredSuppliers } from './supplier-score-queries.ts'

type Asked = Omit<ScoreCaseQuery, 'pageNum' | 'pageSize'>
type CaseColumn = (typeof caseColumns)[number]

export async function listSupplierCases(
  call: Call,
  { query }: { query: ScoreCaseQuery },
): Promise<{ rows: ScoreCase[]; total: number }> {
  const { cases } = await readCases(call, query)
  return { rows: cases.slice(offsetOf(query), offsetOf(query) + query.pageSize), total: cases.length }
}

/** The rows behind a supplier's figure, the newest orders first. */
async function readCases(call: Call, query: Asked): Promise<{ name: string; cases: ScoreCase[] }> {
  const period = periodOf(call, query)
  const [found] = await call.read(findScoredSuppliers(period.companyId, { supplierId: query.supplierId }))
  const name = partnerName(call.locale, getOrRefuse(found[0]))
  const chosen = (await allCases(call, period, query.measure)).filter(
    ({ verdict }) =>
      (query.verdict === undefined || verdict === query.verdict) &&
      (query.outcome === undefined || outcomeOf[verdict as ScoreVerdict] === query.outcome),
  )
  return { name, cases: sortedCases(chosen, query) }
}

async function allCases(
  call: Call,
  period: ReturnType<typeof periodOf>,
  measure: Asked['measure'],
): Promise<ScoreCase[]> {
  if (measure === 'price') {
    const [lines] = await call.read(findPriceCases(period))
    return lines.map(priceCaseOf)
  }
  const { deliveries, days } = await readDeliveries(call, period)
  const today = call.platform.clock.today()
  return deliveries.flatMap((delivery) => casesOf(delivery, measure, { today, days }))
}

const numbers: ReadonlySet<CaseColumn> = new Set(['days', 'before', 'price', 'change'])

/** Cells without a value stand last in either direction. */
function sortedCases(
  cases: readonly ScoreCase[],
  { orderByColumn = 'orderDate', isAsc }: Asked,
): ScoreCase[] {
  const turn = (isAsc ?? (orderByColumn === 'orderDate' ? 'desc' : 'asc')) === 'asc' ? 1 : -1
  const valueOf = (row: ScoreCase): string | number | null =>
    orderByColumn === 'differences' ? row.differences.length : row[orderByColumn]
  return cases.toSorted((a, b) => {
    const [one, other] = [valueOf(a), valueOf(b)]
    if (one === null || other === null) return Number(one === null) - Number(other === null)
    const isNumber = numbers.has(orderByColumn) || typeof one === 'number'
    const order = isNumber ? Number(one) - Number(other) : one.localeCompare(String(other))
    return turn * order || b.recordNo.localeCompare(a.recordNo)
  })
}

export async function exportSupplierCases(
  call: Call,
  { query }: { query: ScoreCaseExport },
): Promise<Binary> {
  const { ids: _ids, columns = caseColumns, ...asked } = query
  const { name, cases } = await readCases(call, asked)
  if (cases.length === 0) throw refuse('export.noData')
  const title = call.text(`codes.scoreMeasure.${query.measure}`)
  return new Binary({
    body: writeSheet(
      title,
      columns.map((key) => writtenOf(call, key)),
      cases,
    ),
    mime: xlsxMime,
    fileName: `${name}-${title}-${call.platform.clock.today()}.xlsx`,
  })
}

const kinds: Partial<Record<CaseColumn, ColumnKind>> = {
  orderDate: 'date',
  dueOn: 'date',
  cameOn: 'date',
  days: 'integer',
  before: 'price',
  price: 'price',
  change: 'quantity',
}

function writtenOf({ text }: Call, key: CaseColumn): WrittenColumn<ScoreCase> {
  return {
    header: text(`server.supplierScore.columns.${key}`),
    kind: kinds[key] ?? 'text',
    value: (row) => {
      if (key === 'verdict') return codeText(text, scoreVerdict, row.verdict)
      if (key === 'paper') return row.paper === null ? '' : codeText(text, scorePaper, row.paper)
      if (key === 'differences')
        return row.differences
          .map(({ kind, qty, model }) => `${model} ${codeText(text, differenceKind, kind)} ${qty}`)
          .join('; ')
      return row[key] === null ? null : String(row[key])
    },
  }
}
