import { isDay, lastOfMonth } from '@quayside/contract/kernel/days.ts'
import { orderPermission } from '@quayside/contract/orders/order.access.ts'
import type { ReportLink, ReportQuery, ReportRow, ReportSummary } from '@quayside/contract/reports/report.ts'
import Big from 'big.js'
import type { Group, GroupKey, Report, Reports } from '../../platform/reports/define-report.ts'
import { type Call, getOrRefuse } from '../../platform/session/call.ts'
import { may } from '../../platform/session/principal.ts'
import { askedReport, groupOf } from './asked-report.ts'
import { worded } from './report-cells.ts'
import { type AskedReport, type Cells, findRows, kindCell, linkCell } from './report-queries.ts'
import { countRows, findSums, summedColumns } from './report-sums.ts'
import { readingOf, reportOf } from './send-report.ts'

type Asked = { readonly query: ReportQuery }

/** What of a query is not a filter of the report. */
const filtersIn = ({
  reportNo: _no,
  pageNum: _page,
  pageSize: _size,
  orderByColumn: _by,
  isAsc: _asc,
  groupBy: _group,
  ...filters
}: ReportQuery) => filters

export const listReport =
  (reports: Reports) =>
  async (call: Call, { query }: Asked): Promise<{ rows: ReportRow[]; total: number }> => {
    const report = reportOf(reports, query.reportNo)
    const asked = askedReport(report, readingOf(call), filtersIn(query))
    const groupBy = groupOf(report, query.groupBy)
    await report.refresh?.(call.platform, call.principal.companyId)
    const page = {
      limit: query.pageSize,
      offset: (query.pageNum - 1) * query.pageSize,
      orderBy: query.orderByColumn,
      isAsc: query.isAsc === 'asc',
    }
    if (groupBy) {
      const [groups] = await call.read(findSums(asked, groupBy, page))
      const total = Number(groups[0]?.['groups'] ?? 0)
      return { rows: groups.map((cells) => toGroup(call, asked, groupBy, cells)), total }
    }
    const [rows, [counted]] = await call.read(findRows(asked, page), countRows(asked))
    return { rows: rows.map((cells) => toRow(call, report, cells)), total: Number(counted?.['total'] ?? 0) }
  }

function toRow(call: Call, report: Report, cells: Cells): ReportRow {
  const columns = Object.entries(report.columns)
  return {
    id: cells['id'] ?? '',
    cells: Object.fromEntries(columns.map(([key, column]) => [key, worded(column, cells[key], call.text)])),
    links: Object.fromEntries(
      columns.flatMap(([key, { link }]): [string, ReportLink][] => {
        if (!link || !may(call.principal, link.needs)) return []
        const kind = link.orderKind && cells[kindCell(key)]
        if (kind && !may(call.principal, orderPermission(Number(kind), 'list'))) return []
        const search = Object.keys(link.search).map((name) => [name, cells[linkCell(key, name)]] as const)
        if (search.some(([, value]) => value === null || value === undefined)) return []
        return [[key, { to: link.to, search: Object.fromEntries(search) as Record<string, string> }]]
      }),
    ),
  }
}

function toGroup(call: Call, asked: AskedReport, groupBy: GroupKey, cells: Cells): ReportRow {
  const { report } = asked
  const group = getOrRefuse(report.groups?.[groupBy])
  const value = cells['group'] ?? null
  const currency = cells['currency'] ?? ''
  const behind = value === null ? undefined : filterOf(asked, group, value)
  return {
    id: `${value ?? ''} ${currency}`,
    cells: {
      group: worded(group, cells['name'], call.text),
      groupValue: value,
      currency,
      count: cells['count'] ?? '0',
      ...Object.fromEntries(summedColumns(report).map(([key]) => [key, cells[key] ?? null])),
    },
    links: behind
      ? {
          group: {
            to: '',
            search: { ...behind, ...(currency !== '' && report.filters.currency && { currency }) },
          },
        }
      : {},
  }
}

/** The filter that leaves the rows of a group; within the range of days that was asked for. */
function filterOf(
  { report, filters }: AskedReport,
  { filter }: Group,
  value: string,
): Record<string, string> {
  if (report.filters[filter]?.kind !== 'dates') return { [filter]: value }
  const [begin, end] = [`${filter}Begin`, `${filter}End`]
  // A day as it is; a month within the range of days that was asked for.
  if (isDay(value)) return { [begin]: value, [end]: value }
  const last = lastOfMonth(value)
  const [from, until] = [filters[begin], filters[end]] as (string | undefined)[]
  return {
    [begin]: from !== undefined && from > `${value}-01` ? from : `${value}-01`,
    [end]: until !== undefined && until < last ? until : last,
  }
}

export const sumReport =
  (reports: Reports) =>
  async (call: Call, { query }: Asked): Promise<ReportSummary> => {
    const report = reportOf(reports, query.reportNo)
    const asked = askedReport(report, readingOf(call), filtersIn(query))
    await report.refresh?.(call.platform, call.principal.companyId)
    const [sums] = await call.read(findSums(asked, undefined, { limit: 50, isAsc: true }))
    return {
      count: sums.reduce((count, sum) => count + Number(sum['count']), 0),
      totals: Object.fromEntries(
        summedColumns(report).map(([key, column]) => [
          key,
          column.currency === undefined && column.kind === 'money'
            ? sums.map((sum) => ({ currency: sum['currency'] ?? '', value: sum[key] ?? '0' }))
            : addedUp(sums, key, column.currency ?? ''),
        ]),
      ),
    }
  }

/** Exact, over all currencies: quantities, counts and what is in RMB anyway. */
const addedUp = (sums: readonly Cells[], key: string, currency: string) => [
  {
    currency,
    value: sums
      .reduce((sum, cells) => sum.plus(cells[key] ?? '0'), new Big(0))
      .toFixed(currency === '' ? undefined : 2),
  },
]
