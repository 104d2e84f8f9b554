import { ImportDialog } from '@quayside/kit/list/import-dialog.tsx'
import { saveDownload } from '@quayside/kit/page/download.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import { api, uploadTo } from '../../lib/session/api.ts'

/** Invoices from a sheet, one row a line. */
export default function InputInvoiceImport({ onClose }: { onClose: () => void }) {
  const t = useTranslations('taxInvoiceScreens.input')
  const queries = useQueryClient()
  const send = (file: File, mode: 'preview' | 'take') =>
    uploadTo('POST tax/online/inputInvoice/import', file, { mode })
  return (
    <ImportDialog
      title={t('import')}
      onTemplate={async () => saveDownload(await api('GET tax/online/inputInvoice/importTemplate'))}
      onCheck={(file) => send(file, 'preview')}
      onTake={async (file) => {
        const result = await send(file, 'take')
        await queries.invalidateQueries({ queryKey: ['inputInvoice'] })
        return result
      }}
      onRejected={(id) => void api('GET system/online/file/{id}', { params: { id } }).then(saveDownload)}
      onClose={onClose}
    />
  )
}
