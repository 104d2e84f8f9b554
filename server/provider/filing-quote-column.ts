import { filingQuoteState } from '@quayside/contract/filings/filing.codes.ts'
import { sql as raw } from 'kysely'
import type { FactColumn } from './entity.ts'

/** How the price of a filing stands, for the work queue. */
export const quoteColumn: FactColumn = {
  sql: raw`r.quote_state::text`,
  values: new Map(filingQuoteState.keys.map((key) => [key, String(filingQuoteState.codes[key])])),
}
