import { isGrossBelowNet } from '@quayside/contract/kernel/lines/line.rules.ts'
import type { LineImportInput, LineImportResult } from '@quayside/contract/orders/order-import.ts'
import { orderLines, orderLinesAtMost } from '@quayside/contract/orders/order-line.ts'
import { lineTotal } from '@quayside/contract/orders/order-totals.ts'
import { at } from '@quayside/contract/refusals.ts'
import { lineHeadings } from '@quayside/phrases/line-headings.ts'
import Big from 'big.js'
import type { Upload } from '../../platform/http/upload.ts'
import { lineImportOf } from '../../platform/records/line-import.ts'
import type { Call } from '../../platform/session/call.ts'

const lineImport = (currency: string) =>
  lineImportOf({
    entity: 'orderLine',
    lines: orderLines,
    schema: orderLines.imported,
    headings: lineHeadings,
    atMost: orderLinesAtMost,
    // The columns that §5 demands carry a star in the template; a supplier's own sheet may lack them.
    mayLackColumns: true,
    check: (row) => {
      const total = lineTotal(row, currency)
      const isTold = row.qty !== '' && row.price !== '' && row.totalMoney !== ''
      return [
        ...(isTold && !new Big(row.totalMoney).eq(total)
          ? [at('totalMoney', 'orderLine.totalMismatch', { total })]
          : []),
        ...(isGrossBelowNet(row) ? [at('grossWeight', 'orderLine.grossBelowNet')] : []),
      ]
    },
    complete: (row) => ({ totalMoney: row.qty === '' || row.price === '' ? '' : lineTotal(row, currency) }),
  })

export const downloadLineTemplate = lineImport('').template

export const importLines = (
  call: Call,
  { body, upload }: { body: LineImportInput; upload: Upload },
): Promise<LineImportResult> => lineImport(body.currency).take(call, upload, body.job)
