import Big from 'big.js'
import { allocate } from '../kernel/allocate.ts'
import { type Amount, isPositive, minus, plus, roundRate, sum, zero } from '../kernel/money.ts'
import { orderKind, orderState } from '../orders/order.codes.ts'
import {
  type CostBasis,
  type CostFallback,
  type CostKind,
  type CostRateSource,
  type CostSource,
  type CostState,
  costKind,
} from './landed-cost.codes.ts'

/** The costs of a whole order whose basis a company chooses; taxes follow the declared lines, the price its lines. */
export const chosenKinds = ['freight', 'insurance', 'fees', 'other'] as const satisfies readonly CostKind[]
type ChosenKind = (typeof chosenKinds)[number]
export type CostBases = Readonly<Record<ChosenKind, CostBasis>>
export const usualBases: CostBases = { freight: 'weight', insurance: 'value', fees: 'value', other: 'value' }

const { cancelled, draft, auditFailed } = orderState.codes
/** An order is counted from its submission on. An export is sold and not bought, so its goods have no landed cost. */
export const hasLandedCost = (order: { readonly modelType: number; readonly state: number }): boolean =>
  order.modelType !== orderKind.codes.export &&
  order.state !== cancelled &&
  order.state !== draft &&
  order.state !== auditFailed

/** Under which cost a kind of fee (dictionary 1019) stands. */
export const costOfFee = (feeKind: string): ChosenKind => {
  if (feeKind === 'transport') return 'freight'
  return feeKind === 'insurance' ? 'insurance' : 'fees'
}

const knownSources: ReadonlySet<CostSource> = new Set(['payment', 'fee', 'bank', 'taxBill'])
const isKnown = (source: CostSource): boolean => knownSources.has(source)

export type CostLine = {
  readonly key: string
  /** The amount is in the order's currency. */
  readonly value: Amount
  /** Kilograms; '' where the weight is not entered. */
  readonly grossWeight: string
  readonly unit: string
  /** What came or is to come: the ordered quantity less shortages. */
  readonly quantity: string
}

/** An amount in RMB for the whole order. */
export type OrderCost = {
  readonly kind: Exclude<CostKind, TaxKind>
  readonly source: CostSource
  readonly amount: Amount
}
type TaxKind = 'duty' | 'consumptionTax' | 'vat'
/** A tax in RMB of goods that are declared together; `shares` are the declared lines with the order's lines they stand for. */
export type TaxCost = {
  readonly kind: TaxKind
  readonly source: CostSource
  readonly amount: Amount
  readonly shares: readonly { readonly keys: readonly string[]; readonly weight: string }[]
}

type CostPart = {
  readonly kind: CostKind
  readonly amount: Amount
  /** What of it is known. */
  readonly actual: Amount
  readonly state: CostState
  /** How it is divided; '' for what follows the declared lines. */
  readonly basis: CostBasis | ''
  readonly fallback: CostFallback | ''
  readonly sources: readonly { readonly source: CostSource; readonly amount: Amount }[]
}
type LineCost = {
  readonly key: string
  readonly quantity: string
  readonly amounts: Readonly<Record<CostKind, Amount>>
  /** All but VAT. */
  readonly total: Amount
  /** RMB for one piece; '' where nothing came. */
  readonly unitCost: string
  /** The costs of which something is estimated. */
  readonly estimated: readonly CostKind[]
}

const stateOf = (amount: Amount, actual: Amount): CostState => {
  if (minus(amount, actual) === zero) return 'actual'
  return isPositive(actual) ? 'partly' : 'estimate'
}

/** The weights of a basis; by value where the lines do not have what it needs. */
function weightsOf(
  lines: readonly CostLine[],
  basis: CostBasis,
): { weights: string[]; basis: CostBasis; fallback: CostFallback | '' } {
  const byValue = lines.map(({ value }) => value)
  if (basis === 'weight') {
    const isWeighed = lines.every(({ grossWeight }) => grossWeight !== '' && new Big(grossWeight).gt(0))
    if (!isWeighed) return { weights: byValue, basis: 'value', fallback: 'noWeight' }
    return { weights: lines.map(({ grossWeight }) => grossWeight), basis, fallback: '' }
  }
  if (basis === 'quantity') {
    if (new Set(lines.map(({ unit }) => unit)).size > 1)
      return { weights: byValue, basis: 'value', fallback: 'mixedUnits' }
    return { weights: lines.map(({ quantity }) => quantity), basis, fallback: '' }
  }
  return { weights: byValue, basis, fallback: '' }
}

const isTax = (kind: CostKind): kind is TaxKind =>
  kind === 'duty' || kind === 'consumptionTax' || kind === 'vat'

/** A tax on the order's lines: by what each declared line bears of it, and within a declared line by value. */
function taxShares(cost: TaxCost, lines: ReadonlyMap<string, CostLine>): Map<string, Amount> {
  const byKey = new Map<string, Amount>()
  // A line that was taken out of the order after it was declared leaves its share to the others.
  const shares = cost.shares
    .map(({ keys, weight }) => ({ weight, keys: keys.filter((key) => lines.has(key)) }))
    .filter(({ keys }) => keys.length > 0)
  const borne = shares.length > 0 ? shares : [{ weight: '1', keys: [...lines.keys()] }]
  const parts = allocate(
    cost.amount,
    borne.map(({ weight }) => weight),
  )
  for (const [place, { keys }] of borne.entries()) {
    const within = allocate(
      parts[place] ?? zero,
      keys.map((key) => lines.get(key)?.value ?? '0'),
    )
    for (const [at, key] of keys.entries()) byKey.set(key, plus(byKey.get(key) ?? zero, within[at] ?? zero))
  }
  return byKey
}

type LandedCosts = { readonly parts: readonly CostPart[]; readonly lines: readonly LineCost[] }

/**
 * What each line of an order costs in RMB until it has arrived. The lines of a kind add up to its amount, and the known
 * part of it is what was booked and billed, both to the cent.
 */
export function landedCosts(order: {
  readonly lines: readonly CostLine[]
  readonly costs: readonly OrderCost[]
  readonly taxes: readonly TaxCost[]
  readonly bases: CostBases
}): LandedCosts {
  const { lines, costs, taxes, bases } = order
  if (lines.length === 0) return { parts: [], lines: [] }
  const byKey = new Map(lines.map((line) => [line.key, line]))
  const shares = new Map<CostKind, { amounts: Map<string, Amount>; estimated: Set<string> }>()
  const parts = costKind.keys.flatMap((kind): CostPart[] => {
    const own = [...costs, ...taxes].filter((cost) => cost.kind === kind && cost.amount !== zero)
    if (own.length === 0) return []
    const amounts = new Map<string, Amount>(lines.map(({ key }) => [key, zero]))
    const estimated = new Set<string>()
    const amount = sum(own.map((cost) => cost.amount))
    const actual = sum(own.filter(({ source }) => isKnown(source)).map((cost) => cost.amount))
    const state = stateOf(amount, actual)
    let divided: Pick<CostPart, 'basis' | 'fallback'> = { basis: '', fallback: '' }
    if (isTax(kind))
      for (const tax of taxes.filter((cost) => cost.kind === kind))
        for (const [key, share] of taxShares(tax, byKey)) {
          amounts.set(key, plus(amounts.get(key) ?? zero, share))
          if (!isKnown(tax.source) && share !== zero) estimated.add(key)
        }
    else {
      const { weights, basis, fallback } = weightsOf(lines, kind === 'purchase' ? 'value' : bases[kind])
      divided = { basis, fallback }
      for (const [place, share] of allocate(amount, weights).entries()) {
        const key = lines[place]?.key ?? ''
        amounts.set(key, share)
        if (state !== 'actual' && share !== zero) estimated.add(key)
      }
    }
    shares.set(kind, { amounts, estimated })
    const bySource = Map.groupBy(own, ({ source }) => source)
    return [
      {
        kind,
        amount,
        actual,
        state,
        ...divided,
        sources: [...bySource].map(([source, all]) => ({
          source,
          amount: sum(all.map((cost) => cost.amount)),
        })),
      },
    ]
  })
  return { parts, lines: lines.map((line) => lineCost(line, shares)) }
}

function lineCost(
  { key, quantity }: CostLine,
  shares: ReadonlyMap<CostKind, { amounts: Map<string, Amount>; estimated: Set<string> }>,
): LineCost {
  const amounts = Object.fromEntries(
    costKind.keys.map((kind) => [kind, shares.get(kind)?.amounts.get(key) ?? zero]),
  ) as Record<CostKind, Amount>
  const total = sum(costKind.keys.filter((kind) => kind !== 'vat').map((kind) => amounts[kind]))
  return {
    key,
    quantity,
    amounts,
    total,
    unitCost: quantity === '' || new Big(quantity).lte(0) ? '' : roundRate(new Big(total).div(quantity)),
    estimated: costKind.keys.filter((kind) => shares.get(kind)?.estimated.has(key)),
  }
}

/** Which rates the purchase price was converted at. */
export function rateSourceOf(currency: string, sources: readonly CostSource[]): CostRateSource {
  if (currency === 'RMB') return 'none'
  if (!sources.includes('payment')) return 'customs'
  return sources.includes('order') ? 'mixed' : 'payments'
}
