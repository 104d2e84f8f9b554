import { firstOfMonth } from '@quayside/contract/kernel/days.ts'
import { tradeDirection } from '@quayside/contract/reports/report.codes.ts'
import { sql as raw } from 'kysely'
import { defineReport } from '../../platform/reports/define-report.ts'
import { entryCodeAndName } from '../../platform/reports/entry-name.ts'
import { choice, dates, exactly } from '../../platform/reports/report-filters.ts'
import { directionOf, liveStates, offices } from './clearance-report.ts'

const rmb = { kind: 'money', total: 'sum', width: 16 } as const
/** The lines of the declarations that a row counts: those of its days, direction and customs office. */
const behind = {
  to: '/rpt026',
  search: {
    declaredOnBegin: raw`r.first_on::text`,
    declaredOnEnd: raw`r.last_on::text`,
    direction: raw`r.direction`,
    customsOffice: raw`nullif(r.office, '')`,
  },
  needs: 'report-clearance-view',
} as const

/** Declarations by month, direction and customs office, with how long clearance took. */
export const declarationSummaryReport = defineReport('declarationSummary', {
  from: ({ companyId, where }) => raw`from (
      select min(d.id) as id, date_trunc('month', d.declared_on)::date as month, ${directionOf} as direction, d.customs_office as office,
        min(d.declared_on) as first_on, max(d.declared_on) as last_on,
        count(*) as declarations, sum(d.line_count) as lines, sum(coalesce(t.dutiable, 0)) as value, sum(d.duty) as duty, sum(d.vat) as vat,
        sum(d.consumption_tax) as consumption_tax, sum(d.anti_dumping) as anti_dumping, count(d.released_on) as released, sum(d.released_on - d.declared_on) as days,
        max(d.released_on - d.declared_on) as slowest
      from declaration d left join lateral (
        select sum(l.dutiable_value) as dutiable from declaration_line l where l.company_id = d.company_id and l.declaration_id = d.id
      ) t on true
      where d.company_id = ${companyId}::bigint and d.deleted_at is null and d.declared_on is not null
        and d.state = any(${liveStates}::int[]) and ${where}
      group by 2, 3, 4
    ) r`,
  key: raw`(extract(year from r.month) * 12 + extract(month from r.month))::bigint * 1000000000 + r.id`,
  isWhole: true,
  columns: {
    month: { kind: 'text', sql: raw`to_char(r.month, 'YYYY-MM')`, width: 10, link: behind },
    direction: { kind: 'code', sql: raw`r.direction`, list: tradeDirection, width: 10 },
    customsOffice: { kind: 'text', sql: entryCodeAndName(offices, raw`r.office`), width: 20 },
    declarations: { kind: 'integer', sql: raw`r.declarations`, total: 'sum' },
    lines: { kind: 'integer', sql: raw`r.lines`, total: 'sum', link: behind },
    value: { ...rmb, sql: raw`r.value` },
    duty: { ...rmb, sql: raw`r.duty` },
    vat: { ...rmb, sql: raw`r.vat` },
    consumptionTax: { ...rmb, sql: raw`r.consumption_tax` },
    antiDumping: { ...rmb, sql: raw`r.anti_dumping`, isHiddenAtFirst: true },
    averageDays: {
      kind: 'quantity',
      sql: raw`round(r.days::numeric / nullif(r.released, 0), 1)`,
      total: raw`round(sum(r.days)::numeric / nullif(sum(r.released), 0), 1)`,
    },
    slowestDays: { kind: 'integer', sql: raw`r.slowest`, total: raw`max(r.slowest)` },
  },
  filters: {
    declaredOn: dates(raw`d.declared_on`),
    direction: choice(tradeDirection, directionOf),
    customsOffice: exactly(raw`d.customs_office`),
  },
  groups: {
    month: { sql: raw`to_char(r.month, 'YYYY-MM')`, filter: 'declaredOn' },
    direction: { sql: raw`r.direction`, list: tradeDirection, filter: 'direction' },
    customsOffice: {
      sql: raw`r.office`,
      name: entryCodeAndName(offices, raw`r.office`),
      filter: 'customsOffice',
    },
  },
  chart: { groupBy: 'month', columns: ['duty', 'vat', 'consumptionTax'] },
  usual: (today) => ({ declaredOnBegin: firstOfMonth(today, -11) }),
})
