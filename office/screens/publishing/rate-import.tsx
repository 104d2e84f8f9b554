import { ImportDialog } from '@quayside/kit/list/import-dialog.tsx'
import { saveDownload } from '@quayside/kit/page/download.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import { api, uploadTo } from '../../lib/api.ts'

export default function RateImport({ onClose }: { onClose: () => void }) {
  const t = useTranslations('officePublishing.rates')
  const queries = useQueryClient()
  return (
    <ImportDialog
      title={t('import')}
      onTemplate={async () => saveDownload(await api('GET base/online/rate/importTemplate'))}
      onCheck={(file) => uploadTo('POST base/online/rate/import', file, { mode: 'preview' })}
      onTake={async (file) => {
        const result = await uploadTo('POST base/online/rate/import', file, { mode: 'take' })
        await queries.invalidateQueries({ queryKey: ['rate'] })
        return result
      }}
      onRejected={() => undefined}
      onClose={onClose}
    />
  )
}
