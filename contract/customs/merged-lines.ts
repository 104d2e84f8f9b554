import Big from 'big.js'
import { type Amount, roundRate, sum, times, zero } from '../kernel/money.ts'
import { estimateImportDuty } from '../products/duty-estimate.ts'
import { legalQuantity } from './legal-quantity.ts'
import type { DeclaredLine, SplitFacts, SplitLine, SplitOrder } from './split-line.ts'

export type Classified = SplitLine & { readonly facts: SplitFacts }

/** Lines that are declared as one. The rates follow from the code; where a product has its own they keep it apart. */
export const mergeKey = ({ facts, name, origin, unit }: Classified): string =>
  JSON.stringify([
    facts.hsCode,
    name,
    origin,
    unit,
    facts.tariffRate,
    facts.temporaryRate,
    facts.vatRate,
    facts.consumptionRate,
  ])

const added = (values: readonly string[]): string => {
  let total = new Big(0)
  for (const value of values) if (value !== '') total = total.plus(value)
  return total.toFixed()
}

/** Taxes of a declared value at the rates that apply; an export pays none. */
export function taxesOf(
  value: Amount,
  rates: Pick<SplitFacts, 'tariffRate' | 'temporaryRate' | 'vatRate' | 'consumptionRate'>,
  { isImport, customsRate, factor }: SplitOrder,
) {
  if (!isImport || customsRate === undefined) {
    const dutiableValue = customsRate === undefined ? zero : times(value, customsRate)
    return { dutiableValue, duty: zero, consumptionTax: zero, vat: zero }
  }
  const { dutiableValue, duty, consumptionTax, vat } = estimateImportDuty(
    { value, factor, customsRate },
    { ...rates, mfnRate: rates.tariffRate },
  )
  return { dutiableValue, duty, consumptionTax, vat }
}

/** The taxes of lines that are declared as one. */
export function groupTaxes(lines: readonly Classified[], order: SplitOrder) {
  // A group of lines is never empty.
  const [{ facts }] = lines as readonly [Classified]
  return taxesOf(sum(lines.map((line) => line.value)), facts, order)
}

export function merged(lines: readonly Classified[], order: SplitOrder): DeclaredLine {
  // A group of lines is never empty.
  const [first] = lines as [Classified]
  const { facts } = first
  const qty = added(lines.map((line) => line.qty))
  const value = sum(lines.map((line) => line.value))
  const netWeight = added(lines.map((line) => line.netWeight))
  const measured = { unit: first.unit, qty, netWeight }
  return {
    hsCode: facts.hsCode.slice(0, 10),
    inspectionCode: facts.hsCode.slice(10),
    name: first.name,
    elements: lines.find(({ elements }) => elements !== '')?.elements ?? '',
    origin: first.origin,
    unit: first.unit,
    qty,
    firstUnit: facts.firstUnit,
    firstQty: legalQuantity(measured, facts.firstUnit),
    secondUnit: facts.secondUnit,
    secondQty: legalQuantity(measured, facts.secondUnit),
    price: roundRate(new Big(value).div(qty)),
    value,
    netWeight,
    grossWeight: added(lines.map((line) => line.grossWeight)),
    dutyRate: facts.temporaryRate ?? facts.tariffRate ?? '0',
    isTemporaryRate: facts.temporaryRate !== null,
    vatRate: facts.vatRate ?? '0',
    consumptionRate: facts.consumptionRate ?? '0',
    ...groupTaxes(lines, order),
    sources: lines.map(({ key }) => key),
  }
}
