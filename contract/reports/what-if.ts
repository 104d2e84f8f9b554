import Big from 'big.js'
import { estimateTaxes, splitLineOf, taxedGroups } from '../customs/estimate-taxes.ts'
import type { SplitOrder } from '../customs/split-line.ts'
import { proposedAgencyFee } from '../finance/fee.rules.ts'
import { lineNumberShape } from '../kernel/lines/line-number.ts'
import { type Amount, minus, type Rate, sum, zero } from '../kernel/money.ts'
import { dutiableValue, type ValueAssumption } from '../orders/dutiable-value.ts'
import { type Charges, chosenCharges } from '../orders/order-charges.ts'
import type { ModelFacts } from '../orders/order-facts.ts'
import type { OrderLineDraft } from '../orders/order-line.ts'
import { lineTotal, orderTotals } from '../orders/order-totals.ts'
import { type CostKind, costKind } from './landed-cost.codes.ts'
import { gatherCosts } from './landed-cost.facts.ts'
import { type CostBases, type CostLine, landedCosts } from './landed-cost.rules.ts'

/** Beside the order as it is. */
export const variantsAtMost = 4

/** What is different in a variant, as it is typed; '' leaves it as the order has it. */
export type WhatIfChange = {
  readonly incoterms: string
  /** The origin of the lines of `originOf`, or of all. */
  readonly origin: string
  readonly originOf: string
  /** Whether there is a certificate of origin. */
  readonly certificate: '' | 'yes' | 'no'
  /** Dictionary 1006. */
  readonly transportMode: string
  /** The amount is in the order's currency. */
  readonly freight: string
  readonly insurance: string
  /** RMB for one unit of the order's currency, in place of the customs' rate. */
  readonly rate: string
  /** Customs' and tariff rates of that day. */
  readonly day: string
  /** In percent of what the order has. */
  readonly quantity: string
  readonly price: string
}
export const noChange: WhatIfChange = {
  incoterms: '',
  origin: '',
  originOf: '',
  certificate: '',
  transportMode: '',
  freight: '',
  insurance: '',
  rate: '',
  day: '',
  quantity: '',
  price: '',
}

/** An import as far as its costs depend on it. */
export type WhatIfOrder = {
  readonly modelType: number
  readonly currency: string
  readonly incoterms: string
  readonly transportMode: string
  readonly charges: Charges
  readonly hasCertificate: boolean
  readonly lines: readonly OrderLineDraft[]
}

/** What is known on a day. */
export type WhatIfFacts = {
  readonly modelOf: (line: OrderLineDraft) => ModelFacts | undefined
  /** RMB for one unit of each currency, and the day each was published for. */
  readonly customsRates: Readonly<Record<string, string>>
  readonly rateDays: Readonly<Record<string, string>>
  readonly agencyRate: string
  readonly agencyMinimum: string
  readonly bases: CostBases
}

/** Why a variant's total is not whole, or what it takes for granted. */
export type WhatIfNote =
  | ValueAssumption
  /** Goods go another way, and what that costs is not entered: freight is left out. */
  | 'routeFreightUnknown'
  /** The terms differ and the price does not. */
  | 'priceKept'
  | 'unclassified'
  | 'rateUnknown'

/** Notes under which something is missing from the total. */
const gaps: ReadonlySet<WhatIfNote> = new Set<WhatIfNote>([
  'routeFreightUnknown',
  'unclassified',
  'rateUnknown',
  'rateMissing',
  'chargesMissing',
  'freightMissing',
])

export type WhatIfResult = {
  readonly orderAmount: Amount
  readonly rate:
    | { readonly value: Rate; readonly source: 'customs' | 'entered' | 'none'; readonly day: string }
    | undefined
  /** Undefined without a rate: nothing is known in RMB. */
  readonly costs: Readonly<Record<CostKind, Amount>> | undefined
  /** All but VAT. */
  readonly total: Amount | undefined
  readonly dutiableValue: Amount | undefined
  readonly measures: ReturnType<typeof estimateTaxes>['measures']
  readonly savings: ReturnType<typeof estimateTaxes>['savings']
  readonly lines: readonly { readonly key: string; readonly total: Amount; readonly unitCost: string }[]
  readonly notes: readonly WhatIfNote[]
  /** Whether nothing is missing: a total with a gap is never called the lower one. */
  readonly isWhole: boolean
}

const share = (value: string, percentage: string, decimals: number): string =>
  value === '' || percentage === ''
    ? value
    : new Big(new Big(value).times(percentage).div(100).toFixed(decimals)).toFixed()

/** The order with a variant's changes, as it would be saved. */
export function changedOrder(order: WhatIfOrder, change: WhatIfChange): WhatIfOrder {
  const incoterms = change.incoterms || order.incoterms
  const isOtherWay = change.transportMode !== '' && change.transportMode !== order.transportMode
  const charges: Charges = {
    ...order.charges,
    // What the freight of another way is has to be entered: that of the order is of its own way.
    ...(isOtherWay && { freight: '', freightCurrency: '' }),
    ...(change.freight !== '' && { freight: change.freight, freightCurrency: '' }),
    ...(change.insurance !== '' && { insurance: change.insurance, insuranceCurrency: '' }),
  }
  const { quantity, weight, price } = lineNumberShape
  return {
    ...order,
    incoterms,
    transportMode: change.transportMode || order.transportMode,
    charges: chosenCharges(charges, order.modelType, incoterms),
    hasCertificate: change.certificate === '' ? order.hasCertificate : change.certificate === 'yes',
    lines: order.lines.map((line) => ({
      ...line,
      origin:
        change.origin !== '' && ['', line.origin].includes(change.originOf) ? change.origin : line.origin,
      qty: share(line.qty, change.quantity, quantity.decimals),
      netWeight: share(line.netWeight, change.quantity, weight.decimals),
      grossWeight: share(line.grossWeight, change.quantity, weight.decimals),
      price: share(line.price, change.price, price.decimals),
      totalMoney: '',
    })),
  }
}

/**
 * What the goods would cost under a variant: the same rules as those of the estimates and the landed cost of any order,
 * with nothing paid, charged or declared yet.
 */
export function whatIf(order: WhatIfOrder, change: WhatIfChange, facts: WhatIfFacts): WhatIfResult {
  const changed = changedOrder(order, change)
  const { currency, incoterms, charges, lines } = changed
  const { orderAmount } = orderTotals(lines, currency)
  const rate = rateOf(currency, change, facts)
  const rates = rate ? { ...facts.customsRates, [currency]: rate.value } : facts.customsRates
  const dutiable = dutiableValue({ incoterms, currency, orderAmount, charges }, rates)
  const splitOrder: SplitOrder = {
    isImport: true,
    currency,
    customsRate: rate?.value,
    factor: dutiable.factor,
    hasCertificate: changed.hasCertificate,
  }
  const splitLines = lines.map((line) => splitLineOf(line.key, line, currency, facts.modelOf(line)))
  const taxes = estimateTaxes(splitOrder, splitLines)
  const isOtherWay = change.transportMode !== '' && change.transportMode !== order.transportMode
  const notes: WhatIfNote[] = [
    ...(rate ? [] : ['rateUnknown' as const]),
    ...dutiable.assumptions,
    ...(isOtherWay && change.freight === '' ? ['routeFreightUnknown' as const] : []),
    ...(incoterms !== order.incoterms && change.price === '' ? ['priceKept' as const] : []),
    ...(taxes.unknown > 0 ? ['unclassified' as const] : []),
  ]
  const known = { orderAmount, rate, measures: taxes.measures, savings: taxes.savings, notes }
  const isWhole = !notes.some((note) => gaps.has(note))
  if (!rate)
    return { ...known, costs: undefined, total: undefined, dutiableValue: undefined, lines: [], isWhole }
  const { costs, taxes: taxCosts } = gatherCosts({
    currency,
    orderAmount,
    paidAmount: zero,
    charges,
    items: [],
    freightOrders: [],
    agencyFee: proposedAgencyFee(
      { modelType: order.modelType, orderAmount, toRmb: rate.value },
      { agencyRate: facts.agencyRate as Rate, minimumFee: facts.agencyMinimum as Amount },
    ).amount,
    declarations: [],
    bills: [],
    undeclared: taxedGroups(splitOrder, splitLines),
    rates,
  })
  const landed = landedCosts({
    lines: lines.map(
      (line): CostLine => ({
        key: line.key,
        value: lineTotal(line, currency),
        grossWeight: line.grossWeight,
        unit: line.unit,
        quantity: line.qty,
      }),
    ),
    costs,
    taxes: taxCosts,
    bases: facts.bases,
  })
  return {
    ...known,
    costs: costsOf(landed.parts),
    total: totalOf(landed.parts),
    dutiableValue: taxes.dutiableValue,
    lines: landed.lines.map(({ key, total, unitCost }) => ({ key, total, unitCost })),
    isWhole,
  }
}

/** The rate of a variant: entered, or the customs' rate of its day; undefined where neither is known. */
function rateOf(currency: string, change: WhatIfChange, facts: WhatIfFacts): WhatIfResult['rate'] {
  if (currency === 'RMB') return { value: '1' as Rate, source: 'none', day: '' }
  if (change.rate !== '') return { value: change.rate as Rate, source: 'entered', day: '' }
  const value = facts.customsRates[currency]
  if (value === undefined) return undefined
  return { value: value as Rate, source: 'customs', day: facts.rateDays[currency] ?? '' }
}

type Parts = ReturnType<typeof landedCosts>['parts']
const costsOf = (parts: Parts): Record<CostKind, Amount> =>
  Object.fromEntries(
    costKind.keys.map((kind) => [kind, parts.find((part) => part.kind === kind)?.amount ?? zero]),
  ) as Record<CostKind, Amount>
const totalOf = (parts: Parts): Amount =>
  sum(parts.filter(({ kind }) => kind !== 'vat').map(({ amount }) => amount))

/** By how much a variant's figure is above the order's; nothing where either is not known. */
export const differenceOf = (variant: Amount | undefined, order: Amount | undefined): Amount | undefined =>
  variant === undefined || order === undefined ? undefined : minus(variant, order)

const decimalText = /^\d{1,9}(\.\d{1,6})?$/
const positive = (text: string): boolean => decimalText.test(text) && Number(text) > 0
const isDecimal = (text: string): boolean => decimalText.test(text)
const checks: Readonly<Partial<Record<keyof WhatIfChange, (text: string) => boolean>>> = {
  freight: isDecimal,
  insurance: isDecimal,
  rate: positive,
  quantity: positive,
  price: positive,
}

/** Fields of a variant that cannot be computed with. */
export const wrongFields = (change: WhatIfChange): (keyof WhatIfChange)[] =>
  (Object.keys(checks) as (keyof WhatIfChange)[]).filter(
    (name) => change[name] !== '' && checks[name]?.(change[name]) === false,
  )
