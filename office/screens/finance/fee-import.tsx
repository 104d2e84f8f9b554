import { ImportDialog } from '@quayside/kit/import-dialog.tsx'
import { saveDownload } from '@quayside/kit/page/download.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import { api, saveRejected, uploadTo } from '../../lib/api.ts'

/** Fees from a sheet; the rows that are wrong come back as a sheet to correct. */
export default function FeeImport({ onClose }: { onClose: () => void }) {
  const t = useTranslations('officeFinance.fee')
  const queries = useQueryClient()
  return (
    <ImportDialog
      title={t('import')}
      onTemplate={async () => saveDownload(await api('GET finance/online/cost/importTemplate'))}
      onCheck={(file) => uploadTo('POST finance/online/cost/import', file, { mode: 'preview' })}
      onTake={async (file) => {
        const result = await uploadTo('POST finance/online/cost/import', file, { mode: 'take' })
        await queries.invalidateQueries({ queryKey: ['fee'] })
        return result
      }}
      onRejected={() => undefined}
      onRejectedOf={(file) => saveRejected(uploadTo('POST finance/online/cost/importRejected', file, {}))}
      onClose={onClose}
    />
  )
}
