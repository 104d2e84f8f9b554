import { currency, rateSource } from '@quayside/contract/rates/rate.codes.ts'
import { sql as raw } from 'kysely'
import { defineReport } from '../../platform/reports/define-report.ts'
import { choice, dates } from '../../platform/reports/report-filters.ts'

const rate = (column: 'middle' | 'buying' | 'cash_buying' | 'selling') =>
  ({ kind: 'rate', sql: raw.ref(`r.${column}`) }) as const
const letter = (place: number) => raw`(ascii(substr(r.currency, ${raw.lit(place)}, 1)) - 65)`

/** Exchange rates of a period: the newest day first, and within it by source and currency. */
export const rateReport = defineReport('rpt002', {
  from: ({ where }) => raw`from rate r where ${where}`,
  key: raw`(r.day - date '1900-01-01')::bigint * 100000 - array_position(array['boc', 'customs', 'safe'], r.source) * 20000
    - ${letter(1)} * 676 - ${letter(2)} * 26 - ${letter(3)}`,
  columns: {
    day: { kind: 'date', sql: raw`r.day` },
    source: { kind: 'code', sql: raw`r.source`, list: rateSource },
    currency: { kind: 'text', sql: raw`r.currency`, width: 8 },
    middle: rate('middle'),
    buying: rate('buying'),
    cashBuying: rate('cash_buying'),
    selling: rate('selling'),
  },
  filters: {
    currency: choice(currency, raw`r.currency`),
    source: choice(rateSource, raw`r.source`),
    day: dates(raw`r.day`),
  },
})
