import type { Finding } from '@quayside/contract/kernel/refusal.ts'
import { isTooFarAhead } from '@quayside/contract/rates/rate.ts'
import { checkRateRows, RateRow } from '@quayside/contract/rates/rate-row.ts'
import { at } from '@quayside/contract/refusals.ts'
import { recordRates } from '../../modules/rates/record-rates.ts'
import { type Outcome, upsertOf, type WrittenEntity } from '../../provider/entity.ts'

function checkRate(row: RateRow, today: string): Finding[] {
  const wrong = checkRateRows([row]).map(({ path, ...finding }) => {
    const field = path?.replace(/^rows\.0\.?/, '')
    return field ? { ...finding, path: field } : finding
  })
  return isTooFarAhead(row.source, row.day, today) ? [...wrong, at('day', 'rate.inFuture')] : wrong
}

const idOf = ({ source, currency, day }: RateRow): string => `${source}-${currency}-${day}`

export const rates: WrittenEntity = {
  name: 'rates',
  upsert: upsertOf({
    row: RateRow,
    summary:
      'Records exchange rates; a rate told again for the same source, currency and day replaces the earlier one.',
    keyOf: idOf,
    keyField: 'day',
    write: async (tx, rows, { platform }) => {
      const today = platform.clock.today()
      const outcomes = rows.map((row): Outcome => {
        const findings = checkRate(row, today)
        return findings.length > 0 ? { findings } : { id: idOf(row) }
      })
      const good = rows.filter((_, place) => !('findings' in (outcomes[place] ?? {})))
      if (good.length > 0) await recordRates(tx, good)
      return outcomes
    },
  }),
}
