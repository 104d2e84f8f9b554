import type { ImportResult } from '@quayside/contract/kernel/import.ts'
import type { LineImportResult } from '@quayside/contract/orders/order-import.ts'
import { lineColumnKeys, type OrderLineDraft } from '@quayside/contract/orders/order-line.ts'
import { ImportDialog } from '@quayside/kit/import-dialog.tsx'
import { saveDownload } from '@quayside/kit/page/download.ts'
import { showToast } from '@quayside/kit/page/events.ts'
import { useRef, useState } from 'react'
import { useTranslations } from 'use-intl'
import { api, uploadTo } from '../../lib/api.ts'
import { useJob } from '../../lib/jobs.ts'
import { filledRows, rowsOf } from './order-lines.ts'
import type { OrderForm } from './use-order-form.ts'

const shownLines = 200

/** The good rows go into the sheet behind those that are there; the others come back as a file to correct. */
export default function OrderImport({ of, onClose }: { of: OrderForm; onClose: () => void }) {
  const t = useTranslations('orderForm')
  const sheet = useTranslations('linesGrid')
  const [job] = useState(() => crypto.randomUUID())
  const read = useRef<LineImportResult>(undefined)
  return (
    <ImportDialog
      title={t('import')}
      progress={useJob(job)}
      onTemplate={async () => saveDownload(await api('GET business/online/order/importTemplate'))}
      onCheck={async (file) => {
        const parts = { modelType: String(of.kind.code), job }
        read.current = await uploadTo('POST business/online/order/import', file, parts)
        return asResult(read.current)
      }}
      onTake={async () => {
        const result = read.current
        if (!result) throw new Error('a file is read before it is taken')
        if (!of.grid.replace([...filledRows(of.grid.get().rows), ...rowsOf(result.lines)])) {
          const text = sheet('full', { most: of.grid.mostRows })
          showToast({ kind: 'error', text })
          throw new Error(text)
        }
        return asResult(result)
      }}
      onRejected={(id) => void api('GET system/online/file/{id}', { params: { id } }).then(saveDownload)}
      onClose={onClose}
    />
  )
}

const asResult = (result: LineImportResult): ImportResult => ({
  columns: result.columns,
  acceptedCount: result.acceptedCount,
  rejectedCount: result.rejectedCount,
  accepted: result.lines.slice(0, shownLines).map((line, place) => ({
    row: place + 1,
    values: textsOf(line),
    errors: [],
  })),
  rejected: result.rejected,
  ignoredColumns: result.ignoredColumns,
  rejectedFileId: result.rejectedFileId,
})

const textsOf = (line: OrderLineDraft): Record<string, string> =>
  Object.fromEntries(lineColumnKeys.map((key) => [key, line[key] === null ? '' : String(line[key])]))
