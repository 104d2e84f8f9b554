import { ImportDialog } from '@quayside/kit/list/import-dialog.tsx'
import { saveDownload } from '@quayside/kit/page/download.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import { api, uploadTo } from '../../lib/session/api.ts'

export default function CustomerImport({ onClose }: { onClose: () => void }) {
  const t = useTranslations('kit.import')
  const queries = useQueryClient()
  return (
    <ImportDialog
      title={t('title')}
      onTemplate={async () => saveDownload(await api('GET base/online/customer/importTemplate'))}
      onCheck={(file) => uploadTo('POST base/online/customer/import', file, { mode: 'preview' })}
      onTake={async (file) => {
        const result = await uploadTo('POST base/online/customer/import', file, { mode: 'take' })
        await queries.invalidateQueries({ queryKey: ['customer'] })
        return result
      }}
      onRejected={(id) => void api('GET system/online/file/{id}', { params: { id } }).then(saveDownload)}
      onClose={onClose}
    />
  )
}
