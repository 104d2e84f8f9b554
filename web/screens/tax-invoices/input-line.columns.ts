import type { LineColumn } from '@quayside/contract/orders/line-columns.ts'
import { orderPermission } from '@quayside/contract/orders/order.access.ts'
import { orderKind } from '@quayside/contract/orders/order.codes.ts'
import {
  type InputLineKey,
  inputLineColumns,
  readRate,
} from '@quayside/contract/tax-invoices/input-invoice-line.ts'
import { vatRate } from '@quayside/contract/tax-invoices/invoice.codes.ts'
import type { Choice, GridColumn, GridRow } from '@quayside/kit/lines-grid/grid-types.ts'
import { useCan } from '@quayside/kit/page/context.tsx'
import { inputLineHeadings } from '@quayside/phrases/input-line-headings.ts'
import { findPhrases, loadPhrases } from '@quayside/phrases/load.ts'
import { locales } from '@quayside/phrases/locales.ts'
import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { useTranslations } from 'use-intl'
import { choosing, columnTotal, numberCells } from '../../lib/documents/line-cells.ts'
import { api } from '../../lib/session/api.ts'

const none: never[] = []
/** Our own headings in every language: a sheet is not always in the reader's. */
const useTitles = () =>
  useQuery({
    queryKey: ['inputLineTitles'],
    queryFn: async () => {
      await Promise.all(locales.map((locale) => loadPhrases(locale, ['taxInvoiceFields'])))
      return locales.flatMap((locale) => findPhrases(locale, 'taxInvoiceFields')?.inputInvoiceLine ?? [])
    },
    staleTime: Number.POSITIVE_INFINITY,
  }).data ?? none

async function findExports(orderNo: string): Promise<readonly Choice[]> {
  const query = { modelType: orderKind.codes.export, orderNo, pageSize: 20 }
  const { rows } = await api('GET business/online/order/list', { query }, { isQuiet: true })
  return rows.map((order) => ({ value: order.orderNo, label: order.orderNo, note: order.customerName }))
}

const rates: readonly Choice[] = vatRate.values.map((rate) => ({ value: String(rate), label: `${rate}%` }))
const added = new Set<InputLineKey>(['amount', 'tax'])

/** The contract's columns as the sheet needs them. */
export function useInputLineColumns(): readonly GridColumn[] {
  const fields = useTranslations('taxInvoiceFields.inputInvoiceLine')
  const titles = useTitles()
  const mayFind = useCan()(orderPermission(orderKind.codes.export, 'list'))
  return useMemo(
    () =>
      inputLineColumns.map((column: LineColumn): GridColumn => {
        const key = column.key as InputLineKey
        const base = {
          key,
          title: fields(key),
          width: column.width,
          grows: key === 'name',
          isRequired: column.isRequired === true,
          aliases: [...(inputLineHeadings[key] ?? []), ...titles.map((each) => each[key])],
          ...(key === 'name' && { isPinned: true }),
          ...(key === 'specification' && { isCode: true }),
          ...(key === 'orderNo' && { isCode: true, ...(mayFind && { find: findExports }) }),
        }
        if (column.kind === 'text') return base
        if (column.kind === 'code') {
          const chosen = choosing(rates)
          return { ...base, ...chosen, parse: (typed) => chosen.parse(readRate(typed)) }
        }
        const cells = numberCells(column.kind)
        return {
          ...base,
          ...cells,
          ...(added.has(key) && { total: columnTotal((row: GridRow) => row.cells[key], cells.show) }),
        }
      }),
    [fields, titles, mayFind],
  )
}
