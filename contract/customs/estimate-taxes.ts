import { type Amount, isPositive, sum } from '../kernel/money.ts'
import type { ModelFacts } from '../orders/order-facts.ts'
import type { OrderLineDraft } from '../orders/order-line.ts'
import { lineTotal } from '../orders/order-totals.ts'
import type { DutyMeasure } from '../products/duty-rates.codes.ts'
import { declaredGroups } from './declaration-split.ts'
import { type Classified, groupTaxes } from './merged-lines.ts'
import type { SplitLine, SplitOrder } from './split-line.ts'

/** A line of an order as the split reads it, with what is known of its model. */
export const splitLineOf = (
  key: string,
  line: OrderLineDraft,
  currency: string,
  facts: ModelFacts | undefined,
): SplitLine => ({
  key,
  name: line.name || (facts?.product?.name ?? ''),
  origin: line.origin,
  unit: line.unit,
  qty: line.qty,
  price: line.price,
  value: lineTotal(line, currency),
  netWeight: line.netWeight,
  grossWeight: line.grossWeight,
  elements: line.declarationElements,
  facts: facts?.isClassified ? facts : undefined,
})

type TakenMeasure = { readonly measure: DutyMeasure; readonly agreement: string; readonly count: number }

type TaxEstimate = {
  readonly dutiableValue: Amount
  readonly duty: Amount
  readonly antiDumping: Amount
  readonly consumptionTax: Amount
  readonly vat: Amount
  /** Which rates were taken, each with the number of declared lines. */
  readonly measures: readonly TakenMeasure[]
  /** What certificates of origin would save, by agreement. */
  readonly savings: readonly { readonly agreement: string; readonly amount: Amount }[]
  /** Lines whose product has no customs code. */
  readonly unknown: number
}

const isClassified = (line: SplitLine): line is Classified => line.facts !== undefined

/** The lines that will be declared as one, with their taxes; those without a customs code or a price are left out. */
export function taxedGroups(order: SplitOrder, lines: readonly SplitLine[]) {
  const priced = lines.filter(isClassified).filter(({ value }) => isPositive(value))
  return [...declaredGroups(order, priced).values()]
    .flat()
    .map((group) => ({ keys: group.map(({ key }) => key), ...groupTaxes(group, order) }))
}

/**
 * The taxes of an import as its declarations will have them: computed of the lines that are declared as one, so that
 * estimate and declaration agree to the cent. Lines that lack something else are estimated all the same.
 */
export function estimateTaxes(order: SplitOrder, lines: readonly SplitLine[]): TaxEstimate {
  const taxes = taxedGroups(order, lines)
  const total = (field: 'dutiableValue' | 'duty' | 'antiDumping' | 'consumptionTax' | 'vat') =>
    sum(taxes.map((each) => each[field]))
  const byMeasure = Map.groupBy(taxes, ({ dutyMeasure, agreement }) => `${dutyMeasure} ${agreement}`)
  const savings = Map.groupBy(
    taxes.flatMap(({ saving }) => saving ?? []),
    ({ agreement }) => agreement,
  )
  return {
    dutiableValue: total('dutiableValue'),
    duty: total('duty'),
    antiDumping: total('antiDumping'),
    consumptionTax: total('consumptionTax'),
    vat: total('vat'),
    measures: [...byMeasure.values()].flatMap((own) =>
      own
        .slice(0, 1)
        .map(({ dutyMeasure: measure, agreement }) => ({ measure, agreement, count: own.length })),
    ),
    savings: [...savings].map(([agreement, own]) => ({
      agreement,
      amount: sum(own.map((each) => each.amount)),
    })),
    unknown: lines.filter((line) => !isClassified(line)).length,
  }
}
