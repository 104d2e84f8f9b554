import { orderPermission } from '@quayside/contract/orders/order.access.ts'
import { orderKind } from '@quayside/contract/orders/order.codes.ts'
import { inputLines, readRate } from '@quayside/contract/tax-invoices/input-invoice-line.ts'
import { vatRate } from '@quayside/contract/tax-invoices/invoice.codes.ts'
import { choiceParser } from '@quayside/kit/lines-grid/grid-choices.ts'
import type { Choice, GridColumn } from '@quayside/kit/lines-grid/grid-types.ts'
import { useCan } from '@quayside/kit/page/context.tsx'
import { untaxedRates } from '@quayside/phrases/e-invoice-words.ts'
import { inputLineHeadings } from '@quayside/phrases/input-line-headings.ts'
import type { Messages } from '@quayside/phrases/load.ts'
import { useMemo } from 'react'
import { useTranslations } from 'use-intl'
import { percentChoice, useLineGrid } from '../../lib/documents/line-grid.ts'
import { api } from '../../lib/session/api.ts'

async function findExports(orderNo: string): Promise<readonly Choice[]> {
  const query = { modelType: orderKind.codes.export, orderNo, pageSize: 20, columns: 'orderNo,customerName' }
  const { rows } = await api('GET business/online/order/list', { query }, { isQuiet: true })
  return rows.map((order) => ({ value: order.orderNo, label: order.orderNo, note: order.customerName }))
}

const parseRate = choiceParser(vatRate.values.map(percentChoice))
const titlesIn = (phrases: Messages['taxInvoiceFields']) => phrases.inputInvoiceLine

/** The contract's columns as the sheet needs them. */
export function useInputLineColumns(): readonly GridColumn[] {
  const mayFind = useCan()(orderPermission(orderKind.codes.export, 'list'))
  const own = useMemo(
    () => ({
      name: { isPinned: true, grows: true },
      specification: { isCode: true },
      rate: { parse: (typed: string) => parseRate(untaxedRates.has(typed.trim()) ? '0' : readRate(typed)) },
      orderNo: { isCode: true, ...(mayFind && { find: findExports }) },
    }),
    [mayFind],
  )
  return useLineGrid(inputLines.columns, {
    fields: useTranslations('taxInvoiceFields.inputInvoiceLine'),
    phrases: 'taxInvoiceFields',
    titlesIn,
    headings: inputLineHeadings,
    own,
  })
}
