import { alertSource } from '@quayside/contract/rates/rate-alert.ts'
import { checkRateRows, type RateRow } from '@quayside/contract/rates/rate-row.ts'
import { refuseIfAny } from '@quayside/contract/refusals.ts'
import { sql as raw } from 'kysely'
import type { Tx } from '../../platform/database/database.ts'
import { checkRateAlerts } from './check-rate-alerts.ts'

/** Rates that the provider publishes; a second rate for the same day replaces the first. */
export async function recordRates(tx: Tx, rows: readonly RateRow[]): Promise<{ count: number }> {
  refuseIfAny(checkRateRows(rows))
  // One statement cannot touch a row twice: of two rates for one day in a batch the later one counts.
  const latest = [...new Map(rows.map((row) => [`${row.source} ${row.currency} ${row.day}`, row])).values()]
  const values = latest.map((row) => ({
    source: row.source,
    currency: row.currency,
    day: row.day,
    middle: row.middle ?? null,
    buying: row.buying ?? null,
    cash_buying: row.cashBuying ?? null,
    selling: row.selling ?? null,
    published_at: row.publishedAt ?? null,
  }))
  await raw`insert into rate (source, currency, day, middle, buying, cash_buying, selling, published_at)
    select source, currency, day, middle, buying, cash_buying, selling, coalesce(published_at, now())
    from jsonb_populate_recordset(null::rate, ${JSON.stringify(values)}::jsonb)
    on conflict (source, currency, day) do update set middle = excluded.middle, buying = excluded.buying,
      cash_buying = excluded.cash_buying, selling = excluded.selling, published_at = excluded.published_at`.execute(
    tx,
  )
  await checkRateAlerts(
    tx,
    latest.filter(({ source }) => source === alertSource).map(({ currency }) => currency),
  )
  return { count: latest.length }
}
