import { certificateOfOrigin, type OrderDetail } from '../orders/order.ts'
import { type Charges, containedIn } from '../orders/order-charges.ts'
import { toLineDraft } from '../orders/order-line.ts'
import type { CostKind } from './landed-cost.codes.ts'
import type { CostBases } from './landed-cost.rules.ts'
import type { ShownResult } from './saved-what-if.rules.ts'
import type { WhatIfChange, WhatIfNote, WhatIfOrder } from './what-if.ts'

/** What of an order stands beside its variants, on the screen and in a file. */
export type WhatIfHead = Pick<WhatIfOrder, 'currency' | 'incoterms' | 'transportMode' | 'hasCertificate'> & {
  readonly charges: Readonly<Record<keyof Charges, string>>
  readonly origins: readonly string[]
  readonly lineCount: number
  /** The first ones; totals are of all. */
  readonly lines: readonly { readonly model: string; readonly name: string }[]
}
export type WhatIfTerms = {
  readonly agencyRate: string
  readonly agencyMinimum: string
  readonly bases: CostBases
}

/** Lines whose unit costs are shown and stored. */
export const whatIfLinesShown = 20

export const headOf = (order: WhatIfOrder): WhatIfHead => ({
  currency: order.currency,
  incoterms: order.incoterms,
  transportMode: order.transportMode,
  charges: order.charges,
  hasCertificate: order.hasCertificate,
  origins: [...new Set(order.lines.map(({ origin }) => origin).filter((origin) => origin !== ''))],
  lineCount: order.lines.length,
  lines: order.lines.slice(0, whatIfLinesShown).map(({ model, name }) => ({ model, name })),
})

/** An order that is saved, as its variants are computed from it. */
export const whatIfOrderOf = (order: OrderDetail): WhatIfOrder => ({
  modelType: order.modelType,
  currency: order.currency,
  incoterms: order.incoterms,
  transportMode: order.receiving.transportMode,
  charges: order.charges,
  hasCertificate: order.attachments.some(({ kind }) => kind === certificateOfOrigin),
  lines: order.lines.map((line) => ({ ...toLineDraft(line), key: line.id })),
})

type Say = (key: string, params: Readonly<Record<string, string | number>>) => string
/** The texts of `orderForm.whatIf` and `orderForm.summary`, and codes in words. */
export type WhatIfWords = {
  readonly whatIf: Say
  readonly summary: Say
  readonly measure: (measure: string) => string
  readonly agreement: (agreement: string) => string
  readonly comma: string
  readonly amount: (value: string) => string
  readonly rate: (value: string) => string
}

/** On what the figure of a cost rests, in words; '' where nothing needs to be said. */
export function basisOf(
  { rate, measures }: Pick<ShownResult, 'rate' | 'measures'>,
  kind: CostKind,
  terms: WhatIfTerms,
  words: WhatIfWords,
): string {
  switch (kind) {
    case 'purchase':
      if (!rate) return words.whatIf('basis.rateUnknown', {})
      if (rate.source === 'none') return ''
      return words.whatIf(`basis.${rate.source}`, { rate: words.rate(rate.value), day: rate.day })
    case 'duty':
      return measures
        .map(({ measure, agreement, count }) =>
          words.summary('rateTaken', {
            measure: `${words.measure(measure)} ${words.agreement(agreement)}`.trim(),
            count,
          }),
        )
        .join(words.comma)
    case 'fees':
      return words.whatIf('basis.fees', {
        percent: String(Number((Number(terms.agencyRate) * 100).toFixed(4))),
        least: words.amount(terms.agencyMinimum),
      })
    case 'freight':
    case 'insurance':
    case 'consumptionTax':
    case 'other':
    case 'vat':
      return ''
    default:
      return kind satisfies never
  }
}

const own: ReadonlySet<WhatIfNote> = new Set<WhatIfNote>([
  'routeFreightUnknown',
  'priceKept',
  'unclassified',
  'rateUnknown',
])
export const noteText = (note: WhatIfNote, incoterms: string, words: WhatIfWords): string =>
  own.has(note) ? words.whatIf(`notes.${note}`, {}) : words.summary(`assumed.${note}`, { terms: incoterms })

type ConditionWords = {
  readonly none: string
  /** A charge that the price contains. */
  readonly contained: string
  /** The day of the rates that the order's own figures rest on. */
  readonly day: string
  readonly certificate: (has: boolean) => string
  readonly country: (value: string) => string
  readonly way: (value: string) => string
}
/** What the order has under each condition that a variant may have otherwise, in words. */
export function conditionsOf(
  head: WhatIfHead,
  words: ConditionWords,
): Readonly<Record<keyof WhatIfChange, string>> {
  const { freight, freightCurrency, insurance, insuranceCurrency } = head.charges
  const charge = (value: string, currency: string): string =>
    value === '' ? words.none : `${currency || head.currency} ${value}`
  const contained = containedIn(head.incoterms)
  return {
    incoterms: head.incoterms || words.none,
    transportMode: head.transportMode === '' ? words.none : words.way(head.transportMode),
    freight: contained?.freight === true ? words.contained : charge(freight, freightCurrency),
    insurance: contained?.insurance === true ? words.contained : charge(insurance, insuranceCurrency),
    origin: head.origins.map(words.country).join(' / ') || words.none,
    originOf: '',
    certificate: words.certificate(head.hasCertificate),
    quantity: '100',
    price: '100',
    day: words.day,
    rate: '',
  }
}
