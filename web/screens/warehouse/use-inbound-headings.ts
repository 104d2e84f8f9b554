import type { InboundHeadings } from '@quayside/contract/warehouse/inbound-headings.ts'
import type { Sheets } from '@quayside/kit/lines-grid/grid-headings.ts'
import { useKeptHeadings } from '../../lib/documents/sheet-headings.ts'
import { api } from '../../lib/session/api.ts'

/** Knows where the columns of a supplier's sheets go in an inbound order's lines. */
export const useInboundHeadings = (supplierId: string): Sheets =>
  useKeptHeadings({
    supplierId,
    setting: 'gridHeadings.inboundLines',
    queryKey: ['sheetHeadings', 'inbound'],
    read: () =>
      api('GET warehouse/online/inbound/sheetHeadings', { query: { supplierId } }, { isQuiet: true }),
    write: (headings) =>
      api(
        'PUT warehouse/online/inbound/sheetHeadings',
        { body: { supplierId, headings: headings as InboundHeadings } },
        { isQuiet: true },
      ),
  })
