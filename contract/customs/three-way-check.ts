import { type CheckedField, type CheckedLine, checkedFields } from './compared-lines.ts'
import {
  againstDeclaration,
  againstPaper,
  againstTaxBills,
  type BilledTax,
  type CheckedPaper,
  type CheckOutcome,
  checkedPapers,
  type DeclaredCheckLine,
  keyOf,
  missing,
  type OrderCheckLine,
  stated,
} from './compared-papers.ts'

type CheckedPapers = {
  /** Undefined where no sheet was imported. */
  readonly invoice: readonly CheckedLine[] | undefined
  readonly packingList: readonly CheckedLine[] | undefined
  /** Undefined where nothing is declared yet. */
  readonly declaration: readonly DeclaredCheckLine[] | undefined
  /** Undefined where customs has issued no bill. */
  readonly taxBill: readonly BilledTax[] | undefined
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

/** The order's lines against the commercial invoice, the packing list and the declarations. */
export function checkThreeWays(lines: readonly OrderCheckLine[], papers: CheckedPapers): ThreeWayCheck {
  const outcomes = {
    invoice: papers.invoice && againstPaper(lines, 'invoice', papers.invoice),
    packingList: papers.packingList && againstPaper(lines, 'packingList', papers.packingList),
    declaration: papers.declaration && againstDeclaration(lines, papers.declaration),
    taxBill: papers.taxBill && againstTaxBills(papers.taxBill),
  }
  const rows = lines.map(
    ({ id, position, model }): CheckRow => ({
      id,
      position,
      model,
      outcomes: Object.fromEntries(
        checkedPapers.map((paper) => {
          const found = outcomes[paper]
          // Bills come one by one: a line without one is not missing.
          const absent = paper === 'taxBill' ? null : missing
          return [paper, found ? (found.get(id) ?? absent) : null]
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

/** The papers of a three-way check that were there to compare, and those that were not; tax bills come later. */
export function comparedPapers(check: Pick<ThreeWayCheck, 'summary'>): {
  readonly compared: readonly CheckedPaper[]
  readonly notCompared: readonly CheckedPaper[]
} {
  const isThere = (paper: CheckedPaper): boolean =>
    check.summary[paper === 'taxBill' ? 'tax' : 'qty'][paper] !== null
  return {
    compared: checkedPapers.filter(isThere),
    notCompared: checkedPapers.filter((paper) => paper !== 'taxBill' && !isThere(paper)),
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
