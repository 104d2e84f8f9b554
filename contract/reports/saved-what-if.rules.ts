import type { Amount, Rate } from '../kernel/money.ts'
import type { CostKind } from './landed-cost.codes.ts'
import { chosenKinds } from './landed-cost.rules.ts'
import type { StoredFigures, StoredResult, WhatIfDifference } from './saved-what-if.ts'
import type { WhatIfNote, WhatIfResult } from './what-if.ts'

/** A result as it is stored: of the lines only the first `count`. */
export const toStored = (result: WhatIfResult, count: number): StoredResult => ({
  orderAmount: result.orderAmount,
  rate: result.rate ?? null,
  costs: result.costs ?? null,
  total: result.total ?? null,
  dutiableValue: result.dutiableValue ?? null,
  measures: [...result.measures],
  notes: [...result.notes],
  isWhole: result.isWhole,
  unitCosts: result.lines.slice(0, count).map(({ unitCost }) => unitCost),
})

/** What the screen and the files draw: a result of now, or a stored one. */
export type ShownResult = Pick<
  WhatIfResult,
  'orderAmount' | 'rate' | 'costs' | 'total' | 'dutiableValue' | 'notes' | 'isWhole'
> & {
  readonly measures: readonly {
    readonly measure: string
    readonly agreement: string
    readonly count: number
  }[]
  readonly unitCosts: readonly string[]
}

export const fromStored = (stored: StoredResult): ShownResult => ({
  ...stored,
  orderAmount: stored.orderAmount as Amount,
  rate: stored.rate ? { ...stored.rate, value: stored.rate.value as Rate } : undefined,
  costs: (stored.costs as Record<CostKind, Amount> | null) ?? undefined,
  total: (stored.total as Amount | null) ?? undefined,
  dutiableValue: (stored.dutiableValue as Amount | null) ?? undefined,
  notes: stored.notes as WhatIfNote[],
})

export const shownOf = (result: WhatIfResult, count: number): ShownResult => ({
  ...result,
  unitCosts: result.lines.slice(0, count).map(({ unitCost }) => unitCost),
})

const taxes = ['duty', 'consumptionTax', 'vat'] as const
const resultsOf = ({ order, variants }: StoredFigures): readonly StoredResult[] => [order, ...variants]

/** What stored figures rest on and is different now; `isOtherOrder` where the order itself was changed. */
export function differencesOf(
  before: StoredFigures,
  now: StoredFigures,
  isOtherOrder: boolean,
): WhatIfDifference[] {
  const found: WhatIfDifference[] = []
  const add = (what: WhatIfDifference['what'], from = '', to = ''): void => {
    const difference = { what, before: from, after: to }
    const isKnown = found.some((each) => each.what === what && each.before === from && each.after === to)
    if (!isKnown) found.push(difference)
  }
  if (isOtherOrder) add('order')
  for (const [place, result] of resultsOf(before).entries()) {
    const current = resultsOf(now)[place]
    if (!current) continue
    const isSameRate = result.rate?.value === current.rate?.value
    if (!isSameRate) add('rate', result.rate?.value ?? '', current.rate?.value ?? '')
    // With another order or rate the taxes differ by themselves: only the measures tell of another tariff then.
    const areTaxesComparable = isSameRate && !isOtherOrder
    const isOtherTax =
      areTaxesComparable && taxes.some((kind) => result.costs?.[kind] !== current.costs?.[kind])
    if (isOtherTax || (!isOtherOrder && measuresOf(result) !== measuresOf(current))) add('tariff')
  }
  const [terms, termsNow] = [before.terms, now.terms]
  if (terms.agencyRate !== termsNow.agencyRate || terms.agencyMinimum !== termsNow.agencyMinimum) add('terms')
  if (chosenKinds.some((kind) => terms.bases[kind] !== termsNow.bases[kind])) add('bases')
  return found
}

const measuresOf = ({ measures }: StoredResult): string =>
  measures.map(({ measure, agreement, count }) => `${measure} ${agreement} ${count}`).join('\n')

export const totalsOf = (figures: StoredFigures): (string | null)[] =>
  resultsOf(figures).map(({ total }) => total)
