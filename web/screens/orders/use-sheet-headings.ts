import type { SheetHeadings } from '@quayside/contract/orders/sheet-headings.ts'
import type { Sheets } from '@quayside/kit/lines-grid/grid-headings.ts'
import { useKeptHeadings } from '../../lib/documents/sheet-headings.ts'
import { api } from '../../lib/session/api.ts'

/** Knows where the columns of a supplier's sheets go in an order's lines. */
export const useSheetHeadings = (modelType: number, supplierId: string): Sheets =>
  useKeptHeadings({
    supplierId,
    setting: 'gridHeadings.orderLines',
    queryKey: ['sheetHeadings', modelType],
    read: () =>
      api('GET business/online/order/sheetHeadings', { query: { modelType, supplierId } }, { isQuiet: true }),
    write: (headings) =>
      api(
        'PUT business/online/order/sheetHeadings',
        { body: { modelType, supplierId, headings: headings as SheetHeadings } },
        { isQuiet: true },
      ),
  })
