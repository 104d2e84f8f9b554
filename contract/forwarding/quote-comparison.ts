import Big from 'big.js'
import { bigOf } from '../kernel/big-of.ts'
import { type Amount, roundAmount } from '../kernel/money.ts'
import { isYes } from '../kernel/record.codes.ts'
import type { ChargeKind, QuoteRate } from './compared-quotes.ts'
import { type ChargeSectionKey, chargeSection, forwarderQuotationState } from './forwarding.codes.ts'
import { type CurrencySum, chargeAmount, type FreightCharge, sumsByCurrency } from './freight-charge.ts'

/** A quotation as the comparison looks at it. */
type ComparableQuote = {
  readonly id: string
  readonly state: number
  readonly transitDays: number
  readonly charges: readonly FreightCharge[]
}

/** What a quotation says of one kind of charge. */
export type QuoteCell =
  | { readonly is: 'missing' }
  | { readonly is: 'included' }
  | { readonly is: 'quoted'; readonly charge: FreightCharge; readonly amount: Amount }

export type QuoteColumn<Q> = {
  readonly quote: Q
  readonly totals: readonly CurrencySum[]
  /** In RMB; absent where a currency has no rate. */
  readonly rmb: Amount | undefined
  /** Kinds that another quotation has and this one lacks. */
  readonly missing: number
  readonly isLive: boolean
  readonly isCheapest: boolean
  readonly isFastest: boolean
  /** Above the cheapest one; absent where it cannot be compared. */
  readonly above: Amount | undefined
}

type QuoteRow = {
  readonly kind: ChargeKind
  /** How it is charged where it is quoted first. */
  readonly basis: Pick<FreightCharge, 'basis' | 'quantity'> | undefined
  readonly cells: readonly QuoteCell[]
}
type QuoteSection = {
  readonly section: ChargeSectionKey
  readonly rows: readonly QuoteRow[]
  readonly sums: readonly (readonly CurrencySum[])[]
}
export type Comparison<Q> = {
  readonly columns: readonly QuoteColumn<Q>[]
  readonly sections: readonly QuoteSection[]
}

const { offered, confirmed } = forwarderQuotationState.codes
const isLive = ({ state }: ComparableQuote): boolean => state === offered || state === confirmed

/**
 * Quotations side by side, charges aligned by kind. Only a complete one that can still be confirmed, or was, can be the
 * cheapest: a total that lacks a charge is no price. Ended ones stand last.
 */
export function compareQuotes<Q extends ComparableQuote>(
  quotes: readonly Q[],
  kinds: readonly ChargeKind[],
  rates: readonly QuoteRate[],
): Comparison<Q> {
  const live = quotes.filter(isLive)
  const asked = new Set(
    (live.length > 0 ? live : quotes).flatMap(({ charges }) => charges.map(({ kind }) => kind)),
  )
  const drafts = quotes.map((quote) => {
    const has = new Set(quote.charges.map(({ kind }) => kind))
    return {
      quote,
      totals: sumsByCurrency(quote.charges),
      rmb: inRmb(sumsByCurrency(quote.charges), rates),
      missing: [...asked].filter((kind) => !has.has(kind)).length,
      isLive: isLive(quote),
    }
  })
  const priced = drafts.filter((each) => each.isLive && each.missing === 0 && each.rmb !== undefined)
  const least = smallest(priced.map(({ rmb }) => rmb ?? '0'))
  const fewestDays = Math.min(...live.map(({ transitDays }) => transitDays))
  const columns = drafts
    .map((each): QuoteColumn<Q> => {
      const isPriced = priced.includes(each)
      const above = isPriced && least !== undefined ? roundAmount(bigOf(each.rmb).minus(least)) : undefined
      return {
        ...each,
        isCheapest: above !== undefined && new Big(above).eq(0),
        isFastest: each.isLive && each.quote.transitDays === fewestDays,
        above,
      }
    })
    .toSorted(byUse)
  return { columns, sections: sectionsOf(columns, kinds) }
}

function inRmb(sums: readonly CurrencySum[], rates: readonly QuoteRate[]): Amount | undefined {
  let total = new Big(0)
  for (const { currency, amount } of sums) {
    const found = rates.find((rate) => rate.currency === currency)
    if (!found) return undefined
    total = total.plus(roundAmount(new Big(amount).times(found.rate)))
  }
  return roundAmount(total)
}

const smallest = (amounts: readonly string[]): Big | undefined =>
  amounts.map((each) => new Big(each)).toSorted((a, b) => a.cmp(b))[0]

/** The confirmed one, complete ones by price, incomplete ones by price, then those that have ended. */
function byUse<Q extends ComparableQuote>(a: QuoteColumn<Q>, b: QuoteColumn<Q>): number {
  const rank = ({ quote, missing, isLive: lives }: QuoteColumn<Q>): number =>
    quote.state === confirmed ? 0 : lives ? (missing === 0 ? 1 : 2) : 3
  const ranks = rank(a) - rank(b)
  if (ranks !== 0) return ranks
  if (a.rmb === undefined || b.rmb === undefined) return a.rmb === b.rmb ? 0 : a.rmb === undefined ? 1 : -1
  return new Big(a.rmb).cmp(b.rmb)
}

function sectionsOf<Q extends ComparableQuote>(
  columns: readonly QuoteColumn<Q>[],
  kinds: readonly ChargeKind[],
): QuoteSection[] {
  return chargeSection.keys.flatMap((section): QuoteSection[] => {
    const own = kinds.filter((kind) => kind.section === chargeSection.codes[section])
    const rows = own.flatMap((kind): QuoteRow[] => {
      const charges = columns.map(({ quote }) => quote.charges.find((charge) => charge.kind === kind.value))
      const first = charges.find((charge) => charge !== undefined)
      return first ? [{ kind, basis: first, cells: charges.map(cellOf) }] : []
    })
    if (rows.length === 0) return []
    const names = new Set(rows.map(({ kind }) => kind.value))
    const sums = columns.map(({ quote }) =>
      sumsByCurrency(quote.charges.filter(({ kind }) => names.has(kind))),
    )
    return [{ section, rows, sums }]
  })
}

function cellOf(charge: FreightCharge | undefined): QuoteCell {
  if (!charge) return { is: 'missing' }
  return isYes(charge.isIncluded)
    ? { is: 'included' }
    : { is: 'quoted', charge, amount: chargeAmount(charge) }
}
