import Big from 'big.js'
import { type Amount, sum } from '../kernel/money.ts'
import { type DeclarationControl, declarationControl } from './customs.codes.ts'
import { type Classified, merged, mergeKey } from './merged-lines.ts'
import type {
  DeclarationSplit,
  DeclaredLine,
  HeldReason,
  SplitDeclaration,
  SplitLine,
  SplitOrder,
} from './split-line.ts'

/** Lines of one declaration, at most. */
export const declarationLinesAtMost = 50

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
  if (line.isAwaited) reasons.push('notReceived')
  return reasons
}

const totalOf = (
  lines: readonly DeclaredLine[],
  field: 'value' | 'duty' | 'antiDumping' | 'consumptionTax' | 'vat',
): Amount => sum(lines.map((line) => line[field]))

function declarationOf(
  control: DeclarationControl,
  conditions: string,
  lines: readonly DeclaredLine[],
): SplitDeclaration {
  const duty = totalOf(lines, 'duty')
  const antiDumping = totalOf(lines, 'antiDumping')
  const consumptionTax = totalOf(lines, 'consumptionTax')
  const vat = totalOf(lines, 'vat')
  return {
    control,
    conditions,
    lines,
    value: totalOf(lines, 'value'),
    duty,
    antiDumping,
    consumptionTax,
    vat,
    taxes: sum([duty, antiDumping, consumptionTax, vat]),
  }
}

const conditionsOf = ({ isImport }: SplitOrder, { facts }: Classified): string =>
  conditionsFor(facts.customsConditions, isImport)

/** The lines that are declared as one, by the control under which they stand. */
export function declaredGroups(
  order: SplitOrder,
  lines: readonly Classified[],
): Map<DeclarationControl, readonly (readonly Classified[])[]> {
  const byControl = Map.groupBy(lines, (line) => controlOf(conditionsOf(order, line)))
  return new Map(
    declarationControl.values.map((control) => [
      control,
      [...Map.groupBy(byControl.get(control) ?? [], mergeKey).values()],
    ]),
  )
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

  const declarations = [...declaredGroups(order, ready)].flatMap(([control, rows]) => {
    const parts = Array.from({ length: Math.ceil(rows.length / declarationLinesAtMost) }, (_, part) =>
      rows.slice(part * declarationLinesAtMost, (part + 1) * declarationLinesAtMost),
    )
    return parts.map((groups) =>
      declarationOf(
        control,
        [...new Set(groups.flat().flatMap((line) => Array.from(conditionsOf(order, line))))]
          .toSorted()
          .join(''),
        groups.map((group) => merged(group, order)),
      ),
    )
  })
  return { declarations, held, isRateMissing: order.customsRate === undefined }
}
