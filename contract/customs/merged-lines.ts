import Big from 'big.js'
import { type Amount, type Rate, roundRate, sum, zero } from '../kernel/money.ts'
import { estimateImportDuty } from '../products/duty-estimate.ts'
import { takenRate } from '../products/duty-rates.ts'
import { legalQuantity, type Measured } from '../products/legal-quantity.ts'
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

type Goods = Measured & { readonly origin: string }

/** The dutiable value, taxes and rates of goods that are declared as one; an export pays none. */
export function taxesOf(
  value: Amount,
  rates: Omit<SplitFacts, 'hsCode' | 'customsConditions' | 'firstUnit' | 'secondUnit'>,
  order: SplitOrder,
  goods: Goods,
) {
  const { isImport, customsRate, factor, hasCertificate = false } = order
  const codeRates = {
    mfnRate: rates.tariffRate,
    generalRate: rates.generalRate ?? null,
    temporaryRate: rates.temporaryRate,
    originRates: isImport ? (rates.originRates ?? []) : [],
    consumptionRate: rates.consumptionRate,
    vatRate: rates.vatRate,
  }
  const line = { value, ...goods, hasCertificate }
  const isTaxed = isImport && customsRate !== undefined
  const estimate = estimateImportDuty(
    isTaxed ? { ...line, factor, customsRate } : { ...line, customsRate: customsRate ?? ('0' as Rate) },
    codeRates,
  )
  const { taken, dutiableValue } = estimate
  const none = { duty: zero, antiDumping: zero, consumptionTax: zero, vat: zero, saving: null }
  const { duty, antiDumping, consumptionTax, vat, saving } = isTaxed ? estimate : none
  return {
    ...takenRate(taken),
    isTemporaryRate: taken.measure === 'temporary',
    dutiableValue,
    duty,
    antiDumping,
    consumptionTax,
    vat,
    saving,
  }
}

/** The taxes of lines that are declared as one. */
export function groupTaxes(lines: readonly Classified[], order: SplitOrder) {
  // A group of lines is never empty.
  const [{ facts, origin, unit }] = lines as readonly [Classified]
  const measured = {
    origin,
    unit,
    qty: added(lines.map((line) => line.qty)),
    netWeight: added(lines.map((line) => line.netWeight)),
  }
  return taxesOf(sum(lines.map((line) => line.value)), facts, order, measured)
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
    vatRate: facts.vatRate ?? '0',
    consumptionRate: facts.consumptionRate ?? '0',
    ...groupTaxes(lines, order),
    sources: lines.map(({ key }) => key),
  }
}
