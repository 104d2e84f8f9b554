import Big from 'big.js'
import { comparableName } from '../products/product.rules.ts'

/** What is compared; a paper that does not state a field is not compared in it. */
export const checkedFields = ['qty', 'price', 'origin', 'weight'] as const
type CheckedField = (typeof checkedFields)[number]

export const checkedPapers = ['invoice', 'packingList', 'declaration'] as const
type CheckedPaper = (typeof checkedPapers)[number]

const stated: Readonly<Record<CheckedPaper, readonly CheckedField[]>> = {
  invoice: ['qty', 'price', 'origin'],
  packingList: ['qty', 'weight'],
  declaration: ['qty', 'price', 'origin', 'weight'],
}

/** A line of the order or of one of its papers; numbers are decimal text, '' where nothing is said. */
export type CheckedLine = {
  readonly model: string
  readonly origin: string
  readonly qty: string
  readonly price: string
  readonly grossWeight: string
}
export type OrderCheckLine = CheckedLine & { readonly id: string; readonly position: number }

/** A declared line and the order's lines that it stands for. */
export type DeclaredCheckLine = Pick<CheckedLine, 'origin' | 'qty' | 'grossWeight'> & {
  readonly value: string
  readonly sources: readonly string[]
}

type CheckedPapers = {
  /** Undefined where no sheet was imported. */
  readonly invoice: readonly CheckedLine[] | undefined
  readonly packingList: readonly CheckedLine[] | undefined
  /** Undefined where nothing is declared yet. */
  readonly declaration: readonly DeclaredCheckLine[] | undefined
}

type CheckOutcome = {
  readonly state: 'equal' | 'differs' | 'missing'
  readonly fields: CheckedField[]
}
type CheckRow = {
  readonly id: string
  readonly position: number
  readonly model: string
  /** By paper; null where that paper is not there. */
  readonly outcomes: Readonly<Record<CheckedPaper, CheckOutcome | null>>
}
type ThreeWayCheck = {
  readonly rows: readonly CheckRow[]
  /** Lines of a paper that the order does not have. */
  readonly unknown: readonly { readonly paper: 'invoice' | 'packingList'; readonly model: string }[]
  /** How many lines differ in a field or are missing, by paper; null where it is not stated or the paper not there. */
  readonly summary: Readonly<Record<CheckedField, Readonly<Record<CheckedPaper, number | null>>>>
  readonly differing: number
}

const total = (values: readonly string[]): Big => {
  let sum = new Big(0)
  for (const value of values) if (value !== '') sum = sum.plus(value)
  return sum
}
const saysNone = (values: readonly string[]): boolean => values.every((value) => value === '')
const sameTotal = (own: readonly string[], other: readonly string[]): boolean =>
  saysNone(own) || saysNone(other) || total(own).eq(total(other))
/** Every value that the paper states is one of the order's. */
const within = (own: readonly string[], other: readonly string[], same: (a: string, b: string) => boolean) =>
  other.every((value) => value === '' || own.some((mine) => mine === '' || same(mine, value)))

const sameNumber = (a: string, b: string): boolean => new Big(a).eq(b)
const sameText = (a: string, b: string): boolean => a === b

/** One carton list may state a line in several rows, so lines of one model are compared together. */
function compared(
  own: readonly CheckedLine[],
  other: readonly CheckedLine[],
  fields: readonly CheckedField[],
): CheckedField[] {
  const of = (lines: readonly CheckedLine[], key: keyof CheckedLine) => lines.map((line) => line[key])
  const isSame: Readonly<Record<CheckedField, () => boolean>> = {
    qty: () => sameTotal(of(own, 'qty'), of(other, 'qty')),
    price: () => within(of(own, 'price'), of(other, 'price'), sameNumber),
    origin: () => within(of(own, 'origin'), of(other, 'origin'), sameText),
    weight: () => sameTotal(of(own, 'grossWeight'), of(other, 'grossWeight')),
  }
  return fields.filter((field) => !isSame[field]())
}

const outcomeOf = (fields: CheckedField[]): CheckOutcome => ({
  state: fields.length === 0 ? 'equal' : 'differs',
  fields,
})
const missing: CheckOutcome = { state: 'missing', fields: [] }

/** Many papers leave out the brand, so the model alone says which line it is. */
const keyOf = ({ model }: CheckedLine): string => comparableName(model)

function againstPaper(
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

function againstDeclaration(
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
    const declaredLine = { ...each, model: '', price: '' }
    const fields = compared(own, [declaredLine], ['qty', 'origin', 'weight'])
    const outcome = outcomeOf(
      checkedFields.filter(
        (field) => fields.includes(field) || (field === 'price' && !sameTotal(worth, [value])),
      ),
    )
    for (const { id } of own) outcomes.set(id, outcome)
  }
  return outcomes
}

/** The order's lines against the commercial invoice, the packing list and the declarations. */
export function checkThreeWays(lines: readonly OrderCheckLine[], papers: CheckedPapers): ThreeWayCheck {
  const outcomes = {
    invoice: papers.invoice && againstPaper(lines, 'invoice', papers.invoice),
    packingList: papers.packingList && againstPaper(lines, 'packingList', papers.packingList),
    declaration: papers.declaration && againstDeclaration(lines, papers.declaration),
  }
  const rows = lines.map(
    ({ id, position, model }): CheckRow => ({
      id,
      position,
      model,
      outcomes: Object.fromEntries(
        checkedPapers.map((paper) => {
          const found = outcomes[paper]
          return [paper, found ? (found.get(id) ?? missing) : null]
        }),
      ) as CheckRow['outcomes'],
    }),
  )
  const known = new Set(lines.map(keyOf))
  const unknown = (['invoice', 'packingList'] as const).flatMap((paper) => [
    ...new Map(
      (papers[paper] ?? [])
        .filter((line) => !known.has(keyOf(line)))
        .map((line) => [keyOf(line), { paper, model: line.model }]),
    ).values(),
  ])
  return {
    rows,
    unknown,
    summary: summaryOf(rows, outcomes),
    differing: rows.filter((row) =>
      checkedPapers.some((paper) => (row.outcomes[paper]?.state ?? 'equal') !== 'equal'),
    ).length,
  }
}

/** The rows that differ, with the papers in which they do. */
export const differingRows = <R extends Pick<CheckRow, 'outcomes'>>(rows: readonly R[]) =>
  rows.flatMap((row) => {
    const papers = checkedPapers.flatMap((paper) => {
      const outcome = row.outcomes[paper]
      return !outcome || outcome.state === 'equal' ? [] : [{ paper, ...outcome }]
    })
    return papers.length === 0 ? [] : [{ ...row, papers }]
  })

function summaryOf(
  rows: readonly CheckRow[],
  there: Readonly<Record<CheckedPaper, unknown>>,
): ThreeWayCheck['summary'] {
  const count = (field: CheckedField, paper: CheckedPaper): number | null => {
    if (there[paper] === undefined || !stated[paper].includes(field)) return null
    return rows.filter(({ outcomes: { [paper]: outcome } }) => {
      if (outcome?.state === 'missing') return field === 'qty'
      return outcome?.fields.includes(field) ?? false
    }).length
  }
  return Object.fromEntries(
    checkedFields.map((field) => [
      field,
      Object.fromEntries(checkedPapers.map((paper) => [paper, count(field, paper)])),
    ]),
  ) as ThreeWayCheck['summary']
}
