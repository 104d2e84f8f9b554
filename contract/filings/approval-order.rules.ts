import Big from 'big.js'
import { bigOf } from '../kernel/big-of.ts'
import { checkRequired, withUnreadable } from '../kernel/lines/line.rules.ts'
import type { Finding } from '../kernel/refusal.ts'
import { at } from '../refusals.ts'
import { type IngredientDraft, ingredients } from './approval-ingredient.ts'
import type { ApprovalDraft } from './approval-order.ts'
import { checkCasNumber } from './cas-number.ts'

const whole = new Big(100)
/** A number of GB 2760 (01.101), of INS or with an E before it (E330, 160a, E500(ii)). */
const additiveShape = /^(\d{2}\.\d{3}|[Ee]?\d{3,4}[a-z]?(\([ivx]{1,4}\))?)$/

/** All percentages in exact decimals; what is no number yet counts nothing. */
export const percentSum = (lines: readonly Pick<IngredientDraft, 'percentage'>[]): Big =>
  lines.reduce((sum, { percentage }) => sum.plus(bigOf(percentage)), new Big(0))

/** What a sum lacks to 100; negative where it is more. */
export const percentLeft = (sum: string): string => whole.minus(bigOf(sum)).toFixed()

/** What a submission asks for: the product, and ingredients that come to exactly 100 %. */
export function checkApproval(draft: ApprovalDraft): Finding[] {
  const { category, productName, specification, origin, manufacturer, lines } = draft
  const missing = Object.entries({ category, productName, specification, origin, manufacturer }).flatMap(
    ([field, value]) => (value === '' || value === null ? [at(field, 'field.required')] : []),
  )
  return [...missing, ...checkIngredients(lines)]
}

export function checkIngredients(lines: readonly IngredientDraft[]): Finding[] {
  if (lines.length === 0) return [at('lines', 'ingredient.none')]
  const findings = [...lines.flatMap(checkIngredient), ...findRepeated(lines)]
  return [...checkSum(lines), ...findings]
}

function checkSum(lines: readonly IngredientDraft[]): Finding[] {
  const sum = percentSum(lines)
  if (sum.eq(whole)) return []
  return sum.lt(whole)
    ? [at('lines', 'ingredient.percentUnder', { percent: sum.toFixed(), left: whole.minus(sum).toFixed() })]
    : [at('lines', 'ingredient.percentOver', { percent: sum.toFixed(), over: sum.minus(whole).toFixed() })]
}

/** Name, purpose and percentage, and a name or number by which the authority knows the ingredient. */
export function checkIngredient(line: IngredientDraft, place: number): Finding[] {
  const path = (field: string): string => `lines.${place}.${field}`
  const findings = checkRequired(ingredients.columns, line, place)
  if (line.inciName === '' && line.additiveNumber === '')
    findings.push(at(path('inciName'), 'ingredient.identityMissing'))
  if (line.additiveNumber !== '' && !additiveShape.test(line.additiveNumber))
    findings.push(at(path('additiveNumber'), 'ingredient.additiveNumber'))
  findings.push(...checkCasNumber(path('casNumber'), line.casNumber))
  if (bigOf(line.percentage).gt(whole)) findings.push(at(path('percentage'), 'ingredient.percentTooLarge'))
  return withUnreadable(line, place, findings)
}

/** An ingredient stands once: by its name, and by its CAS number where it has one. */
export function findRepeated(lines: readonly IngredientDraft[]): Finding[] {
  const names = new Set<string>()
  const numbers = new Set<string>()
  return lines.flatMap(({ name, casNumber }, place) => {
    const plain = name.trim().toLowerCase()
    const isNameTwice = plain !== '' && names.has(plain)
    const isNumberTwice = casNumber !== '' && numbers.has(casNumber)
    names.add(plain)
    numbers.add(casNumber)
    return [
      ...(isNameTwice ? [at(`lines.${place}.name`, 'ingredient.twice')] : []),
      ...(isNumberTwice ? [at(`lines.${place}.casNumber`, 'ingredient.casTwice')] : []),
    ]
  })
}
