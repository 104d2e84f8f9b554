import { orderLines } from '@quayside/contract/orders/order-line.ts'
import { lineTotal } from '@quayside/contract/orders/order-totals.ts'
import type { Cells, GridColumn } from '@quayside/kit/lines-grid/grid-types.ts'
import { lineHeadings } from '@quayside/phrases/line-headings.ts'
import type { Messages } from '@quayside/phrases/load.ts'
import { useMemo } from 'react'
import { useTranslations } from 'use-intl'
import { columnTotal, numberCells } from '../../lib/documents/line-cells.ts'
import { useLineGrid } from '../../lib/documents/line-grid.ts'
import { findProducts } from './order-sources.ts'

const isNumber = (text: string | undefined): boolean => text !== undefined && /^\d+(\.\d+)?$/.test(text)

/** Empty for a line whose total cannot be computed yet. */
function totalIn(currency: string): NonNullable<GridColumn['compute']> {
  const totals = new WeakMap<Cells, string>()
  return (cells) => {
    let total = totals.get(cells)
    if (total === undefined) {
      const { qty = '', price = '' } = cells
      total = isNumber(qty) && isNumber(price) ? lineTotal({ qty, price }, currency) : ''
      totals.set(cells, total)
    }
    return total
  }
}

const sheetIn = (computeTotal: ReturnType<typeof totalIn>) =>
  ({
    phrases: 'orderFields',
    titlesIn: (phrases: Messages['orderFields']) => phrases.orderLine,
    headings: lineHeadings,
    own: {
      model: { isPinned: true, isCode: true, find: findProducts, carries: orderLines.links },
      name: { grows: true },
      totalMoney: {
        compute: computeTotal,
        total: columnTotal((row) => computeTotal(row.cells), numberCells({ kind: 'money' }).show),
      },
    },
  }) as const

/** The contract's 24 columns as the sheet needs them. */
export function useLineGridColumns(currency: string): readonly GridColumn[] {
  const sheet = useMemo(() => sheetIn(totalIn(currency)), [currency])
  return useLineGrid(orderLines.columns, { ...sheet, fields: useTranslations('orderFields.orderLine') })
}
