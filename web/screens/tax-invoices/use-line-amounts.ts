import { isAmount, roundAmount } from '@quayside/contract/kernel/money.ts'
import { taxOf } from '@quayside/contract/tax-invoices/vat.ts'
import type { Grid } from '@quayside/kit/lines-grid/grid-store.ts'
import type { Cells, GridRow } from '@quayside/kit/lines-grid/grid-types.ts'
import Big from 'big.js'
import { useEffect, useRef } from 'react'

/** The rate of goods, which most input invoices have. */
const usualRate = '13'
const isNumber = (text: string | undefined): text is string => /^\d+(\.\d+)?$/.test(text ?? '')

/** What a row's figures give for the cells that are empty or were filled from them before. */
function followed(cells: Cells, before: Cells): Cells {
  const { qty, price } = cells
  // The quantities of a red-letter invoice are negative.
  if (!isNumber(qty?.replace(/^-/, '')) || !isNumber(price)) return {}
  const follow = (key: string, text: string): string =>
    (cells[key] ?? '') === '' || cells[key] === before[key] ? text : (cells[key] ?? '')
  const rate = follow('rate', cells['rate'] || usualRate)
  const amount = follow('amount', roundAmount(new Big(qty ?? '').times(price)))
  if (!isAmount(amount) || !isNumber(rate)) return { rate, amount }
  return { rate, amount, tax: follow('tax', taxOf(amount, Number(rate))) }
}

const nameOf = ({ id, cells }: GridRow): string =>
  [id, cells['qty'], cells['price'], cells['rate'], cells['amount']].join(' ')

/**
 * Amount and tax follow quantity, price and rate until somebody types others. The same figures of a row are followed
 * once, so that what was filled in can be undone.
 */
export function useLineAmounts({ grid, rows }: { grid: Grid; rows: readonly GridRow[] }): void {
  const offered = useRef<Set<string>>(undefined)
  const filled = useRef(new Map<string, Cells>())
  if (offered.current === undefined) {
    offered.current = new Set(rows.map(nameOf))
    for (const { id, cells } of rows) filled.current.set(id, followed({ ...cells, amount: '', tax: '' }, {}))
  }
  useEffect(() => {
    const changes = new Map<string, Cells>()
    for (const row of grid.get().rows) {
      const name = nameOf(row)
      if (offered.current?.has(name)) continue
      offered.current?.add(name)
      const cells = followed(row.cells, filled.current.get(row.id) ?? {})
      filled.current.set(row.id, { ...filled.current.get(row.id), ...cells })
      const isOther = Object.keys(cells).some((key) => cells[key] !== row.cells[key])
      if (isOther) changes.set(row.id, cells)
    }
    if (changes.size > 0) grid.amend(changes)
  }, [grid, rows])
}
