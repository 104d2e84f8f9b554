import { rateSource } from '@quayside/contract/rates/rate.codes.ts'
import type { Rate } from '@quayside/contract/rates/rate.ts'
import { codeText } from '../../platform/records/code-text.ts'
import { defineReport, inPieces } from '../reports/define-report.ts'
import { toRate } from './find-rates.ts'
import { countPublishedRates, findPublishedRates } from './queries.ts'

export const rateReport = defineReport('rpt002', {
  async count(call, filter) {
    const [[counted]] = await call.read(countPublishedRates(filter))
    return Number(counted?.total ?? 0)
  },
  rows: (call, filter) =>
    inPieces(async (last: Rate | undefined, limit) => {
      const [rows] = await call.read(findPublishedRates(filter, last, limit))
      return rows.map((row) => toRate(row))
    }),
  columns: {
    day: { kind: 'date', value: (rate) => rate.day },
    source: { kind: 'text', value: (rate, text) => codeText(text, rateSource, rate.source) },
    currency: { kind: 'text', width: 8, value: (rate) => rate.currency },
    middle: { kind: 'rate', value: (rate) => rate.middle },
    buying: { kind: 'rate', value: (rate) => rate.buying },
    cashBuying: { kind: 'rate', value: (rate) => rate.cashBuying },
    selling: { kind: 'rate', value: (rate) => rate.selling },
  },
})
