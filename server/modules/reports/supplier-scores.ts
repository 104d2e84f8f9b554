import { offsetOf } from '@quayside/contract/kernel/page.ts'
import { partnerName } from '@quayside/contract/kernel/partner-name.ts'
import { refuse } from '@quayside/contract/refusals.ts'
import type { ScoreVerdict } from '@quayside/contract/reports/supplier-score.codes.ts'
import { figureOf, judgePrice } from '@quayside/contract/reports/supplier-score.rules.ts'
import {
  type SupplierScore,
  type SupplierScoreExport,
  type SupplierScoreQuery,
  scoreColumns,
} from '@quayside/contract/reports/supplier-score.ts'
import { type WrittenColumn, writeSheet, xlsxMime } from '../../platform/excel/write-sheet.ts'
import { Binary } from '../../platform/http/binary.ts'
import type { Call } from '../../platform/session/call.ts'
import { casesOf, type Delivery, periodOf, readDeliveries } from './judge-suppliers.ts'
import { findPriceSigns, findScoredSuppliers } from './supplier-score-queries.ts'

type Asked = Omit<SupplierScoreQuery, 'pageNum' | 'pageSize'>

export async function listSupplierScores(
  call: Call,
  { query }: { query: SupplierScoreQuery },
): Promise<{ rows: SupplierScore[]; total: number }> {
  const scores = await readScores(call, query)
  return { rows: scores.slice(offsetOf(query), offsetOf(query) + query.pageSize), total: scores.length }
}

/** Suppliers with orders or inbound orders in the period; the one that is asked for in any case. */
async function readScores(call: Call, query: Asked): Promise<SupplierScore[]> {
  const period = periodOf(call, query)
  // Two connections: either of the two reads takes as long as the other.
  const [[suppliers, signs], { deliveries, days }] = await Promise.all([
    call.read(findScoredSuppliers(period.companyId, query), findPriceSigns(period)),
    readDeliveries(call, period),
  ])
  const own = Map.groupBy(deliveries, ({ supplierId }) => supplierId)
  const prices = Map.groupBy(signs, (row) => row.supplier_id ?? '')
  const today = call.platform.clock.today()
  const verdictsOf = (mine: readonly Delivery[], measure: 'delivery' | 'receipt' | 'document') =>
    mine
      .flatMap((delivery) => casesOf(delivery, measure, { today, days }))
      .map(({ verdict }) => [verdict as ScoreVerdict, 1] as const)
  const scores = suppliers
    .map((supplier): SupplierScore => {
      const mine = own.get(supplier.id) ?? []
      return {
        id: supplier.id,
        number: supplier.number,
        name: partnerName(call.locale, supplier),
        isOverseas: supplier.is_overseas ? 1 : 0,
        records: mine.length,
        delivery: figureOf(verdictsOf(mine, 'delivery')),
        receipt: figureOf(verdictsOf(mine, 'receipt')),
        price: figureOf((prices.get(supplier.id) ?? []).map(({ sign, count }) => [judgePrice(sign), count])),
        document: figureOf(verdictsOf(mine, 'document')),
      }
    })
    .filter(({ records }) => records > 0 || query.supplierId !== undefined)
  return sortedScores(scores, query)
}

/** The suppliers come by name; those without a rate stand last in either direction. */
function sortedScores(scores: readonly SupplierScore[], { orderByColumn = 'name', isAsc = 'asc' }: Asked) {
  const turn = isAsc === 'asc' ? 1 : -1
  if (orderByColumn === 'name') return isAsc === 'asc' ? [...scores] : scores.toReversed()
  if (orderByColumn === 'number') return scores.toSorted((a, b) => turn * a.number.localeCompare(b.number))
  if (orderByColumn === 'records') return scores.toSorted((a, b) => turn * (a.records - b.records))
  return scores.toSorted((a, b) => {
    const [one, other] = [a[orderByColumn], b[orderByColumn]]
    if (one.rate === null || other.rate === null)
      return Number(one.rate === null) - Number(other.rate === null)
    return turn * (Number(one.rate) - Number(other.rate) || other.cases - one.cases)
  })
}

export async function exportSupplierScores(
  call: Call,
  { query }: { query: SupplierScoreExport },
): Promise<Binary> {
  const { ids, columns, ...asked } = query
  const scores = await readScores(call, asked)
  const rows = ids === undefined ? scores : scores.filter(({ id }) => ids.includes(id))
  if (rows.length === 0) throw refuse('export.noData')
  const name = call.text('server.supplierScore.title')
  return new Binary({
    body: writeSheet(
      name,
      (columns ?? scoreColumns).flatMap((key) => writtenOf(call, key)),
      rows,
    ),
    mime: xlsxMime,
    fileName: `${name}-${call.platform.clock.today()}.xlsx`,
  })
}

/** A rate stands beside the number of its cases and of the bad ones. */
function writtenOf({ text }: Call, key: (typeof scoreColumns)[number]): WrittenColumn<SupplierScore>[] {
  const t = (word: string): string => text(`server.supplierScore.columns.${word}`)
  if (key === 'name' || key === 'number')
    return [{ header: t(key), kind: 'text', width: key === 'name' ? 30 : 16, value: (row) => row[key] }]
  if (key === 'records') return [{ header: t(key), kind: 'integer', value: (row) => String(row.records) }]
  const measure = text(`codes.scoreMeasure.${key}`)
  const ofMeasure = (word: 'cases' | 'bad'): string =>
    text('server.supplierScore.columns.ofMeasure', { measure, figure: t(word) })
  return [
    { header: `${measure} %`, kind: 'quantity', width: 16, value: (row) => row[key].rate },
    {
      header: ofMeasure('cases'),
      kind: 'integer',
      width: 16,
      value: (row) => String(row[key].cases),
    },
    { header: ofMeasure('bad'), kind: 'integer', width: 16, value: (row) => String(row[key].bad) },
  ]
}
