import { ImportLines } from '@quayside/kit/lines-form/import-lines.tsx'
import { saveDownload } from '@quayside/kit/page/download.ts'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { api, uploadTo } from '../../lib/session/api.ts'
import { useJob } from '../../lib/session/jobs.ts'
import type { OrderForm } from './use-order-form.ts'

export default function OrderImport({ editor, onClose }: { editor: OrderForm; onClose: () => void }) {
  const t = useTranslations('orderForm')
  const [job] = useState(() => crypto.randomUUID())
  return (
    <ImportLines
      editor={editor}
      title={t('import')}
      progress={useJob(job)}
      onTemplate={async () => saveDownload(await api('GET business/online/order/importTemplate'))}
      onRead={(file) =>
        uploadTo('POST business/online/order/import', file, {
          modelType: String(editor.kind.code),
          currency: editor.head.currency,
          job,
        })
      }
      onRejected={(id) => void api('GET system/online/file/{id}', { params: { id } }).then(saveDownload)}
      onClose={onClose}
    />
  )
}
