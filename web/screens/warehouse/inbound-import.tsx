import { ImportLines } from '@quayside/kit/lines-form/import-lines.tsx'
import { saveDownload } from '@quayside/kit/page/download.ts'
import { useTranslations } from 'use-intl'
import { api, uploadTo } from '../../lib/api.ts'
import type { InboundForm } from './use-inbound-form.ts'

export default function InboundImport({ of, onClose }: { of: InboundForm; onClose: () => void }) {
  const t = useTranslations('orderForm')
  return (
    <ImportLines
      of={of}
      title={t('import')}
      onTemplate={async () => saveDownload(await api('GET warehouse/online/inbound/importTemplate'))}
      onRead={(file) => uploadTo('POST warehouse/online/inbound/import', file, {})}
      onRejected={(id) => void api('GET system/online/file/{id}', { params: { id } }).then(saveDownload)}
      onClose={onClose}
    />
  )
}
