import { rateSource } from '@quayside/contract/rates/rate.codes.ts'
import { type Rate, type RateColumn, type RateExport, rateColumns } from '@quayside/contract/rates/rate.ts'
import { refuse } from '@quayside/contract/refusals.ts'
import { writeSheet, xlsxMime } from '../../platform/excel/write-sheet.ts'
import { Binary } from '../../platform/http/binary.ts'
import { codeText } from '../../platform/records/code-text.ts'
import type { ExportColumns } from '../../platform/records/export-rows.ts'
import type { Call } from '../../platform/session/call.ts'
import type { Texts } from '../../platform/texts.ts'
import { toRate } from './find-rates.ts'
import { countPublishedRates, findPublishedRates } from './rate-report-queries.ts'

const rowsAtMost = 100_000
const rowsAtOnce = 1_000

/** Rates have no ids, so batches are read in the order of their key: day, source, currency. */
export async function exportRates(call: Call, { query }: { query: RateExport }): Promise<Binary> {
  const [[counted]] = await call.read(countPublishedRates(query))
  const total = Number(counted?.total ?? 0)
  if (total === 0) throw refuse('export.noData')
  if (total > rowsAtMost) throw refuse('excel.tooManyToExport', { max: rowsAtMost })

  async function* rows(): AsyncGenerator<Rate> {
    let last: Rate | undefined
    for (;;) {
      const [found] = await call.read(findPublishedRates(query, last, rowsAtOnce))
      for (const row of found) {
        last = toRate(row)
        yield last
      }
      if (found.length < rowsAtOnce) return
    }
  }

  const name = call.text('fields.rate.recordName')
  const all = columnsIn(call.text)
  const columns = (query.columns ?? rateColumns).map((key) => ({
    ...all[key],
    header: call.text(`fields.rate.${key}`),
  }))
  return new Binary({
    body: writeSheet(name, columns, rows()),
    mime: xlsxMime,
    fileName: `${name}-${call.platform.clock.today()}.xlsx`,
  })
}

const columnsIn = (text: Texts): ExportColumns<RateColumn, Rate> => ({
  day: { kind: 'date', value: (rate) => rate.day },
  source: { kind: 'text', value: (rate) => codeText(text, rateSource, rate.source) },
  currency: { kind: 'text', width: 8, value: (rate) => rate.currency },
  middle: { kind: 'rate', value: (rate) => rate.middle },
  buying: { kind: 'rate', value: (rate) => rate.buying },
  cashBuying: { kind: 'rate', value: (rate) => rate.cashBuying },
  selling: { kind: 'rate', value: (rate) => rate.selling },
  publishedAt: { kind: 'instant', value: (rate) => rate.publishedAt },
})
