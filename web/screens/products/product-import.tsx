import { ImportDialog } from '@quayside/kit/list/import-dialog.tsx'
import { saveDownload } from '@quayside/kit/page/download.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { api, uploadTo } from '../../lib/session/api.ts'
import { useJob } from '../../lib/session/jobs.ts'

/** Up to ten thousand rows: the answer has the result, the live channel reports progress. */
export default function ProductImport({ onClose }: { onClose: () => void }) {
  const t = useTranslations('kit.import')
  const queries = useQueryClient()
  const [job] = useState(() => crypto.randomUUID())
  return (
    <ImportDialog
      title={t('title')}
      progress={useJob(job)}
      onTemplate={async () => saveDownload(await api('GET base/online/product/importTemplate'))}
      onCheck={(file) => uploadTo('POST base/online/product/import', file, { mode: 'preview' })}
      onTake={async (file) => {
        const result = await uploadTo('POST base/online/product/import', file, { mode: 'take', job })
        await queries.invalidateQueries({ queryKey: ['product'] })
        return result
      }}
      onRejected={(id) => void api('GET system/online/file/{id}', { params: { id } }).then(saveDownload)}
      onClose={onClose}
    />
  )
}
