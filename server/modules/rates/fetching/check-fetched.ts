import { isTooFarAhead } from '@quayside/contract/rates/rate.ts'
import { isAbsurdJump } from '@quayside/contract/rates/rate-change.ts'
import { priceKinds, type RateRow } from '@quayside/contract/rates/rate-row.ts'
import { PageNotRead } from './fetch-page.ts'

/** A middle rate that is recorded already. */
type KnownRate = { readonly currency: string; readonly day: string; readonly middle: string }

/**
 * Checks a page against the recorded rates: no future day, no implausible change, and the bank's prices close together.
 * `known` are the last rates before the page's days; the page's own days then follow one another.
 */
export function checkFetched(rows: readonly RateRow[], known: readonly KnownRate[], today: string): void {
  const last = new Map(known.map(({ currency, middle }) => [currency, middle]))
  for (const row of rows.toSorted((a, b) => a.day.localeCompare(b.day))) {
    const { source, currency, day, middle } = row
    if (isTooFarAhead(source, day, today)) throw new PageNotRead(`its day ${day} lies in the future`)
    if (middle === undefined) continue
    const before = last.get(currency)
    if (before !== undefined && isAbsurdJump(middle, before))
      throw new PageNotRead(`${currency} jumps from ${before} to ${middle} on ${day}`)
    for (const kind of priceKinds) {
      const price = row[kind]
      if (price !== undefined && isAbsurdJump(price, middle))
        throw new PageNotRead(`${currency} has ${kind} ${price} beside the middle rate ${middle}`)
    }
    last.set(currency, middle)
  }
}
