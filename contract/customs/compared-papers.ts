import Big from 'big.js'
import { comparableName } from '../products/product.rules.ts'
import { type CheckedField, type CheckedLine, checkedFields, compared, sameTotal } from './compared-lines.ts'

export const checkedPapers = ['invoice', 'packingList', 'declaration', 'taxBill'] as const
export type CheckedPaper = (typeof checkedPapers)[number]

export const stated: Readonly<Record<CheckedPaper, readonly CheckedField[]>> = {
  invoice: ['hsCode', 'name', 'qty', 'price', 'origin'],
  packingList: ['name', 'qty', 'packages', 'netWeight', 'weight'],
  declaration: ['hsCode', 'name', 'qty', 'price', 'origin', 'netWeight', 'weight'],
  taxBill: ['tax'],
}

export type OrderCheckLine = CheckedLine & { readonly id: string; readonly position: number }

/** A declared line and the order's lines that it stands for. */
export type DeclaredCheckLine = Pick<
  CheckedLine,
  'hsCode' | 'name' | 'origin' | 'qty' | 'netWeight' | 'grossWeight'
> & {
  readonly value: string
  readonly sources: readonly string[]
}

export type CheckOutcome = {
  readonly state: 'equal' | 'differs' | 'missing'
  readonly fields: CheckedField[]
}
const outcomeOf = (fields: CheckedField[]): CheckOutcome => ({
  state: fields.length === 0 ? 'equal' : 'differs',
  fields,
})
export const missing: CheckOutcome = { state: 'missing', fields: [] }

/** Many papers leave out the brand, so the model alone says which line it is. */
export const keyOf = ({ model }: CheckedLine): string => comparableName(model)

export function againstPaper(
  lines: readonly OrderCheckLine[],
  paper: 'invoice' | 'packingList',
  given: readonly CheckedLine[],
): Map<string, CheckOutcome> {
  const rows = Map.groupBy(given, keyOf)
  const outcomes = new Map<string, CheckOutcome>()
  for (const [key, own] of Map.groupBy(lines, keyOf)) {
    const other = rows.get(key)
    const outcome = other ? outcomeOf(compared(own, other, stated[paper])) : missing
    for (const { id } of own) outcomes.set(id, outcome)
  }
  return outcomes
}

export function againstDeclaration(
  lines: readonly OrderCheckLine[],
  declared: readonly DeclaredCheckLine[],
): Map<string, CheckOutcome> {
  const byId = new Map(lines.map((line) => [line.id, line]))
  const outcomes = new Map<string, CheckOutcome>()
  for (const { sources, value, ...each } of declared) {
    const own = sources.flatMap((id) => byId.get(id) ?? [])
    const worth = own.map(({ qty, price }) =>
      qty === '' || price === '' ? '' : new Big(qty).times(price).round(2, 1).toFixed(),
    )
    const declaredLine = { ...each, model: '', price: '', packages: '' }
    const fields = compared(
      own,
      [declaredLine],
      stated.declaration.filter((field) => field !== 'price'),
    )
    const outcome = outcomeOf(
      checkedFields.filter(
        (field) => fields.includes(field) || (field === 'price' && !sameTotal(worth, [value])),
      ),
    )
    for (const { id } of own) outcomes.set(id, outcome)
  }
  return outcomes
}

/** What one declaration's bills of one kind come to, and the order's lines that it declares. */
export type BilledTax = {
  readonly declared: string
  readonly billed: string
  readonly sources: readonly string[]
}
export const isBilledAsDeclared = ({ declared, billed }: Pick<BilledTax, 'declared' | 'billed'>): boolean =>
  new Big(declared).eq(billed)

/** Lines whose declaration has no bill yet have no outcome. */
export function againstTaxBills(taxes: readonly BilledTax[]): Map<string, CheckOutcome> {
  const differing = new Set(taxes.flatMap((tax) => (isBilledAsDeclared(tax) ? [] : tax.sources)))
  return new Map(
    taxes.flatMap(({ sources }) => sources).map((id) => [id, outcomeOf(differing.has(id) ? ['tax'] : [])]),
  )
}
