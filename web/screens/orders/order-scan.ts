import type { Amount, Rate } from '@quayside/contract/kernel/money.ts'
import { orderKind } from '@quayside/contract/orders/order.codes.ts'
import { emptyOrder, type OrderDraft } from '@quayside/contract/orders/order.ts'
import { lineDuty, lineRefund } from '@quayside/contract/orders/order-estimates.ts'
import type { ModelFacts, OrderFactsAnswer } from '@quayside/contract/orders/order-facts.ts'
import type { OrderLineDraft } from '@quayside/contract/orders/order-line.ts'
import { type ReadinessFinding, readinessOf } from '@quayside/contract/orders/order-readiness.ts'
import { lineTotal } from '@quayside/contract/orders/order-totals.ts'
import type { ImportDuty } from '@quayside/contract/products/duty-estimate.ts'
import { productKeyOf } from '@quayside/contract/products/product.rules.ts'
import type { RowCheck } from '@quayside/kit/lines-grid/grid-marks.ts'
import type { GridRow, Marks } from '@quayside/kit/lines-grid/grid-types.ts'
import { useEffect, useMemo, useState } from 'react'
import { readLine } from './order-lines.ts'

export type LineView = {
  readonly row: GridRow
  readonly line: OrderLineDraft
  readonly total: Amount
  readonly marks: Marks | undefined
  /** Paths are the columns' keys. */
  readonly findings: readonly ReadinessFinding[]
  readonly duty: ImportDuty | undefined
  readonly refund: Amount | undefined
}

const lineStart = 'lines.0.'

/** A line by itself: what would stop it and what it would cost. Kept with the row, since a row never changes. */
export function lineViewer(
  modelType: OrderDraft['modelType'],
  attached: readonly string[],
  facts: OrderFactsAnswer | undefined,
  marksOf: RowCheck,
): (row: GridRow) => LineView {
  const head = emptyOrder(modelType)
  const byProduct = new Map<string, ModelFacts>()
  const byKey = new Map<string, ModelFacts>()
  for (const model of facts?.models ?? []) {
    if (model.productId !== null) byProduct.set(model.productId, model)
    byKey.set(productKeyOf(model), model)
  }
  const rate = (facts?.customsRate ?? undefined) as Rate | undefined
  const known = new WeakMap<GridRow, LineView>()
  return (row) => {
    const before = known.get(row)
    if (before) return before
    const { line } = readLine(row)
    const model = (line.productId !== null && byProduct.get(line.productId)) || byKey.get(productKeyOf(line))
    const alone = { ...head, lines: [line] }
    const findings = readinessOf(alone, { models: model ? [model] : [], attachedKinds: attached })
      .filter((finding) => finding.path.startsWith(lineStart))
      // Before the models are known, nothing can be said about their classification.
      .filter((finding) => facts !== undefined || finding.severity !== 'clearance')
      .map((finding) => ({ ...finding, path: finding.path.slice(lineStart.length) }))
    const view: LineView = {
      row,
      line,
      total: lineTotal(line),
      marks: marksOf(row),
      findings,
      duty:
        head.modelType === orderKind.codes.import && rate !== undefined
          ? lineDuty(line, model, rate)
          : undefined,
      refund:
        head.modelType === orderKind.codes.export && rate !== undefined
          ? lineRefund(line, model, rate)
          : undefined,
    }
    known.set(row, view)
    return view
  }
}

const many = 300
const sliceMilliseconds = 8
const pause = 300

/** All lines seen through, in slices that leave the typist alone; meanwhile the last full picture stands. */
export function useScan(rows: readonly GridRow[], viewOf: (row: GridRow) => LineView): readonly LineView[] {
  const [views, setViews] = useState<readonly LineView[]>([])
  useEffect(() => {
    const seen: LineView[] = []
    let timer = 0
    const look = (): void => {
      const until = performance.now() + sliceMilliseconds
      while (seen.length < rows.length && performance.now() < until) {
        const row = rows[seen.length]
        if (row) seen.push(viewOf(row))
      }
      if (seen.length < rows.length) timer = window.setTimeout(look)
      else setViews(seen)
    }
    timer = window.setTimeout(look, rows.length > many ? pause : 0)
    return () => clearTimeout(timer)
  }, [rows, viewOf])
  return views
}

/** What stops the order apart from its lines. One priced line stands for all: only whether there is one matters here. */
export function useHeadFindings(
  head: OrderDraft,
  attached: readonly string[],
  views: readonly LineView[],
): readonly ReadinessFinding[] {
  const [first] = views
  const priced = views.find((view) => Number(view.total) > 0) ?? first
  return useMemo(
    () =>
      readinessOf(
        { ...head, lines: priced ? [priced.line] : [] },
        { models: [], attachedKinds: attached },
      ).filter((finding) => !finding.path.startsWith('lines.')),
    [head, attached, priced],
  )
}
