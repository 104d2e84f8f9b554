import { ImportDialog } from '@quayside/kit/list/import-dialog.tsx'
import { saveDownload } from '@quayside/kit/page/download.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { api, uploadTo } from '../session/api.ts'
import { useJob } from '../session/jobs.ts'

const calls = {
  customer: { template: 'GET base/online/customer/importTemplate', take: 'POST base/online/customer/import' },
  supplier: { template: 'GET base/online/supplier/importTemplate', take: 'POST base/online/supplier/import' },
  supplierGoods: {
    template: 'GET base/online/supplierGoods/importTemplate',
    take: 'POST base/online/supplierGoods/import',
  },
  product: { template: 'GET base/online/product/importTemplate', take: 'POST base/online/product/import' },
} as const

type Props = { readonly entity: keyof typeof calls; readonly onClose: () => void }

/** Records of one kind from a sheet. Products are up to ten thousand: the live channel reports their progress. */
export default function RecordImport({ entity, onClose }: Props) {
  const t = useTranslations('kit.import')
  const queries = useQueryClient()
  const [job] = useState(() => crypto.randomUUID())
  const { template, take } = calls[entity]
  return (
    <ImportDialog
      title={t('title')}
      progress={useJob(job)}
      onTemplate={async () => saveDownload(await api(template))}
      onCheck={(file) => uploadTo(take, file, { mode: 'preview' })}
      onTake={async (file) => {
        const result = await uploadTo(take, file, { mode: 'take', ...(entity === 'product' && { job }) })
        await queries.invalidateQueries({ queryKey: [entity] })
        return result
      }}
      onRejected={(id) => void api('GET system/online/file/{id}', { params: { id } }).then(saveDownload)}
      onClose={onClose}
    />
  )
}
