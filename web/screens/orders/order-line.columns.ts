import { type LineColumn, type LineColumnKey, lineColumns } from '@quayside/contract/orders/line-columns.ts'
import { lineGoodsType } from '@quayside/contract/orders/order.codes.ts'
import { lineTotal } from '@quayside/contract/orders/order-totals.ts'
import type { Cells, GridColumn, GridRow } from '@quayside/kit/lines-grid/grid-types.ts'
import { lineHeadings } from '@quayside/phrases/line-headings.ts'
import type { Messages } from '@quayside/phrases/load.ts'
import { useMemo } from 'react'
import { useLocale, useMessages, useTranslations } from 'use-intl'
import {
  choosing,
  columnBase,
  columnTotal,
  numberCells,
  useDictionaryChoices,
} from '../../lib/documents/line-cells.ts'
import { findProducts, useLineWords } from './order-sources.ts'

/** Words are longer in English; the total of a line stays in sight all the same. */
const englishWidths: Partial<Record<LineColumnKey, number>> = {
  name: 100,
  type: 86,
  brand: 86,
  origin: 102,
  unit: 52,
  qty: 82,
  price: 92,
  netWeight: 130,
  grossWeight: 136,
}
const added = new Set<LineColumnKey>([
  'qty',
  'totalMoney',
  'packages',
  'pallets',
  'netWeight',
  'grossWeight',
  'volume',
])

/** The contract's 24 columns as the sheet needs them. */
export function useLineGridColumns(): readonly GridColumn[] {
  const fields = useTranslations('orderFields.orderLine')
  const { codes } = useMessages() as unknown as Pick<Messages, 'codes'>
  const words = useLineWords()
  const isEnglish = useLocale() === 'en-US'
  const countries = useDictionaryChoices(1001)
  const units = useDictionaryChoices(1003)
  const packings = useDictionaryChoices(1042)
  return useMemo(() => {
    const goods = lineGoodsType.keys.map((key) => ({
      value: String(lineGoodsType.codes[key]),
      label: codes.lineGoodsType[key],
      names: words.map(({ goodsTypes }) => goodsTypes[key]),
    }))
    const dictionaries = { 1001: countries, 1003: units, 1042: packings }
    return lineColumns.map((column: LineColumn): GridColumn => {
      const key = column.key as LineColumnKey
      const base = columnBase(column, {
        title: fields(key),
        width: isEnglish ? englishWidths[key] : undefined,
        aliases: [...lineHeadings[key], ...words.flatMap(({ titles }) => titles[key])],
        model: { find: findProducts, carries: ['productId'] },
      })
      if (column.kind === 'text') return base
      if (column.kind === 'code') return { ...base, ...choosing(goods) }
      if (column.kind === 'entry') return { ...base, ...choosing(dictionaries[column.dictionary ?? 1001]) }
      const cells = numberCells(column.kind)
      const textOf = (row: GridRow) => (key === 'totalMoney' ? computeTotal(row.cells) : row.cells[key])
      return {
        ...base,
        ...cells,
        ...(column.isComputed && { compute: computeTotal }),
        ...(added.has(key) && { total: columnTotal(textOf, cells.show) }),
      }
    })
  }, [fields, codes, words, isEnglish, countries, units, packings])
}

const isNumber = (text: string | undefined): boolean => text !== undefined && /^\d+(\.\d+)?$/.test(text)

/** Empty for a line whose total cannot be computed yet. */
const computeTotal: NonNullable<GridColumn['compute']> = (cells) => {
  let total = totals.get(cells)
  if (total === undefined) {
    const { qty = '', price = '' } = cells
    total = isNumber(qty) && isNumber(price) ? lineTotal({ qty, price }) : ''
    totals.set(cells, total)
  }
  return total
}
const totals = new WeakMap<Cells, string>()
