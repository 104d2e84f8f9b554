import type { Amount, Rate } from '@quayside/contract/kernel/money.ts'
import type { KnownFacts } from '@quayside/contract/orders/known-facts.ts'
import { orderKind } from '@quayside/contract/orders/order.codes.ts'
import { lineRefund } from '@quayside/contract/orders/order-estimates.ts'
import type { ModelFacts } from '@quayside/contract/orders/order-facts.ts'
import type { OrderLineDraft } from '@quayside/contract/orders/order-line.ts'
import { asReadiness, readinessOf } from '@quayside/contract/orders/order-readiness.ts'
import { emptyOrder, type OrderDraft } from '@quayside/contract/orders/order-save.ts'
import { lineTotal } from '@quayside/contract/orders/order-totals.ts'
import type { ReadinessFinding } from '@quayside/contract/orders/readiness-finding.ts'
import type { RowCheck } from '@quayside/kit/lines-grid/grid-marks.ts'
import { useScanned } from '@quayside/kit/lines-grid/grid-scan.ts'
import type { GridRow, Marks } from '@quayside/kit/lines-grid/grid-types.ts'
import { useMemo } from 'react'
import { orderRows } from './order-rows.ts'

export type LineView = {
  readonly row: GridRow
  readonly line: OrderLineDraft
  readonly total: Amount
  readonly marks: Marks | undefined
  /** Paths are the columns' keys. */
  readonly findings: readonly ReadinessFinding[]
  readonly history: ModelFacts['priceHistory']
  readonly refund: Amount | undefined
}

const lineStart = 'lines.0.'

/** A line by itself: what would stop it and what it would cost. Kept with the row, since a row never changes. */
export function lineViewer(
  { modelType, currency }: Pick<OrderDraft, 'modelType' | 'currency'>,
  attached: readonly string[],
  facts: KnownFacts | undefined,
  marksOf: RowCheck,
): (row: GridRow) => LineView {
  const head = emptyOrder(modelType)
  const rate = (facts?.customsRate ?? undefined) as Rate | undefined
  const known = new WeakMap<GridRow, LineView>()
  return (row) => {
    const before = known.get(row)
    if (before) return before
    const { line, faults } = orderRows.read(row)
    // A cell that could not be understood is empty in the line; that is not what is wrong with it.
    const unread = new Set(faults.map((fault) => fault.path))
    const model = facts?.modelOf(line)
    const alone = { ...head, lines: [line] }
    const findings = readinessOf(alone, { models: model ? [model] : [], attachedKinds: attached })
      .filter((finding) => finding.path.startsWith(lineStart))
      // Before the models are known, nothing can be said about their classification.
      .filter((finding) => facts !== undefined || finding.severity !== 'clearance')
      .map((finding) => ({ ...finding, path: finding.path.slice(lineStart.length) }))
      .filter((finding) => !unread.has(finding.path))
    const view: LineView = {
      row,
      line,
      total: lineTotal(line, currency),
      marks: marksOf(row),
      findings: [...faults.map(asReadiness), ...findings],
      history: model?.priceHistory ?? null,
      refund:
        head.modelType === orderKind.codes.export && rate !== undefined
          ? lineRefund(line, model, { currency, toRmb: rate })
          : undefined,
    }
    known.set(row, view)
    return view
  }
}

/** All lines seen through. */
export function useViews(rows: readonly GridRow[], viewOf: (row: GridRow) => LineView): readonly LineView[] {
  const seen = useScanned(rows, viewOf)
  return useMemo(() => seen.map(([, view]) => view), [seen])
}

/** Findings of the header. One priced line represents all: only its existence matters here. */
export function useHeadFindings(
  head: OrderDraft,
  attached: readonly string[],
  views: readonly LineView[],
  rows: readonly GridRow[],
): readonly ReadinessFinding[] {
  const [first] = rows
  // Until all lines of a long order are checked, the first one represents them.
  const priced =
    views.find((view) => Number(view.total) > 0)?.line ??
    (first === undefined ? undefined : orderRows.read(first).line)
  return useMemo(
    () =>
      readinessOf({ ...head, lines: priced ? [priced] : [] }, { models: [], attachedKinds: attached }).filter(
        (finding) => !finding.path.startsWith('lines.'),
      ),
    [head, attached, priced],
  )
}
