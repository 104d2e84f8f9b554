import Big from 'big.js'
import { type Amount, type Rate, roundAmount, roundRate, sum, times, zero } from '../kernel/money.ts'
import { estimateImportDuty } from '../products/duty-estimate.ts'
import { type DeclarationControl, declarationControl } from './customs.codes.ts'
import { legalQuantity } from './legal-quantity.ts'

/** Lines of one declaration, at most. */
export const declarationLinesAtMost = 50

/** What the classification of a line's product says. */
type SplitFacts = {
  readonly hsCode: string
  readonly tariffRate: string | null
  readonly temporaryRate: string | null
  readonly vatRate: string | null
  readonly consumptionRate: string | null
  readonly customsConditions: string
  readonly firstUnit: string
  readonly secondUnit: string
}

export type SplitLine = {
  /** Names the line in the result. */
  readonly key: string
  readonly name: string
  readonly origin: string
  readonly unit: string
  readonly qty: string
  readonly price: string
  /** Quantity × price. */
  readonly value: Amount
  readonly netWeight: string
  readonly grossWeight: string
  readonly elements: string
  /** Absent while the product is not classified. */
  readonly facts: SplitFacts | undefined
}

export type SplitOrder = {
  readonly isImport: boolean
  readonly currency: string
  /** RMB for one unit of the currency; absent where customs has published none. */
  readonly customsRate: Rate | undefined
  /** By how much the order's charges raise each price (contract/orders/dutiable-value.ts). */
  readonly factor: Rate
}

export type DeclaredLine = {
  readonly hsCode: string
  readonly inspectionCode: string
  readonly name: string
  readonly elements: string
  readonly origin: string
  readonly unit: string
  readonly qty: string
  readonly firstUnit: string
  readonly firstQty: string
  readonly secondUnit: string
  readonly secondQty: string
  readonly price: Rate
  readonly value: Amount
  readonly netWeight: string
  readonly grossWeight: string
  readonly dutyRate: string
  readonly isTemporaryRate: boolean
  readonly vatRate: string
  readonly consumptionRate: string
  readonly dutiableValue: Amount
  readonly duty: Amount
  readonly consumptionTax: Amount
  readonly vat: Amount
  /** Keys of the order's lines that are merged here. */
  readonly sources: readonly string[]
}

type SplitDeclaration = {
  readonly control: DeclarationControl
  /** Letters of the supervision conditions of its goods. */
  readonly conditions: string
  readonly lines: readonly DeclaredLine[]
  readonly value: Amount
  readonly duty: Amount
  readonly consumptionTax: Amount
  readonly vat: Amount
  readonly taxes: Amount
}

/** What a line still lacks before it can be declared. */
export const heldReasons = ['unclassified', 'name', 'origin', 'unit', 'qty', 'price'] as const
type HeldReason = (typeof heldReasons)[number]
type HeldLine = { readonly key: string; readonly reasons: readonly HeldReason[] }

export type DeclarationSplit = {
  readonly declarations: readonly SplitDeclaration[]
  readonly held: readonly HeldLine[]
  /** Taxes are counted as nothing while there is no customs rate for the currency. */
  readonly isRateMissing: boolean
}

/** Supervision conditions of one direction only, and those that ask for no document at the border. */
const exportConditions = new Set('3458BEGHVgiuxy')
const importConditions = new Set('12679AFMOPQRUYZbcefnqstv')
const withoutDocument = new Set('rah')
const inspectionConditions = new Set('AB')

/** The conditions that matter in the goods' direction, each once, in their own order. */
export const conditionsFor = (letters: string, isImport: boolean): string =>
  [...new Set(letters)]
    .filter((letter) => !(isImport ? exportConditions : importConditions).has(letter))
    .filter((letter) => !withoutDocument.has(letter))
    .join('')

export function controlOf(conditions: string): DeclarationControl {
  const letters = Array.from(conditions)
  if (letters.length === 0) return declarationControl.codes.none
  return letters.every((letter) => inspectionConditions.has(letter))
    ? declarationControl.codes.inspection
    : declarationControl.codes.licence
}

const isMissing = (number: string): boolean => number === '' || new Big(number).eq(0)

function reasonsOf(line: SplitLine): HeldReason[] {
  const reasons: HeldReason[] = []
  if (line.facts === undefined || line.facts.hsCode === '') reasons.push('unclassified')
  if (line.name === '') reasons.push('name')
  if (line.origin === '') reasons.push('origin')
  if (line.unit === '') reasons.push('unit')
  if (isMissing(line.qty)) reasons.push('qty')
  if (isMissing(line.price)) reasons.push('price')
  return reasons
}

type Classified = SplitLine & { readonly facts: SplitFacts }

/** Lines that are declared as one. The rates follow from the code; where a product has its own they keep it apart. */
const mergeKey = ({ facts, name, origin, unit }: Classified): string =>
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
    { cifAmount: times(value, factor), customsRate },
    { ...rates, mfnRate: rates.tariffRate },
  )
  return { dutiableValue, duty, consumptionTax, vat }
}

function merged(lines: readonly Classified[], order: SplitOrder): DeclaredLine {
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
    ...taxesOf(value, facts, order),
    sources: lines.map(({ key }) => key),
  }
}

const totalOf = (
  lines: readonly DeclaredLine[],
  field: 'value' | 'duty' | 'consumptionTax' | 'vat',
): Amount => sum(lines.map((line) => line[field]))

function declarationOf(
  control: DeclarationControl,
  conditions: string,
  lines: readonly DeclaredLine[],
): SplitDeclaration {
  const duty = totalOf(lines, 'duty')
  const consumptionTax = totalOf(lines, 'consumptionTax')
  const vat = totalOf(lines, 'vat')
  return {
    control,
    conditions,
    lines,
    value: totalOf(lines, 'value'),
    duty,
    consumptionTax,
    vat,
    taxes: roundAmount(sum([duty, consumptionTax, vat])),
  }
}

/**
 * How an order is declared. Lines with the same code, name, origin, unit and rates are merged; goods that need an
 * inspection or a licence stand in declarations of their own; a declaration has at most 50 lines. Every line of the
 * order is either in exactly one line of one declaration or held.
 */
export function splitDeclarations(order: SplitOrder, lines: readonly SplitLine[]): DeclarationSplit {
  const held = lines
    .map((line) => ({ key: line.key, reasons: reasonsOf(line) }))
    .filter(({ reasons }) => reasons.length > 0)
  const heldKeys = new Set(held.map(({ key }) => key))
  const ready = lines.filter(({ key }) => !heldKeys.has(key)) as readonly Classified[]

  const conditionsOf = (line: Classified) => conditionsFor(line.facts.customsConditions, order.isImport)
  const byControl = Map.groupBy(ready, (line) => controlOf(conditionsOf(line)))
  const declarations = declarationControl.values.flatMap((control) => {
    const own = byControl.get(control) ?? []
    const rows = [...Map.groupBy(own, mergeKey).values()]
    const parts = Array.from({ length: Math.ceil(rows.length / declarationLinesAtMost) }, (_, part) =>
      rows.slice(part * declarationLinesAtMost, (part + 1) * declarationLinesAtMost),
    )
    return parts.map((groups) =>
      declarationOf(
        control,
        [...new Set(groups.flat().flatMap((line) => Array.from(conditionsOf(line))))].toSorted().join(''),
        groups.map((group) => merged(group, order)),
      ),
    )
  })
  return { declarations, held, isRateMissing: order.customsRate === undefined }
}
