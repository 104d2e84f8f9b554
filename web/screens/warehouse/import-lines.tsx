import { ImportLines as Import } from '@quayside/kit/lines-form/import-lines.tsx'
import { saveDownload } from '@quayside/kit/page/download.ts'
import { useTranslations } from 'use-intl'
import { api, uploadTo } from '../../lib/session/api.ts'
import type { InboundForm } from './use-inbound-form.ts'
import type { OutboundForm } from './use-outbound-form.ts'

const calls = {
  inbound: {
    template: 'GET warehouse/online/inbound/importTemplate',
    read: 'POST warehouse/online/inbound/import',
  },
  outbound: {
    template: 'GET warehouse/online/outbound/importTemplate',
    read: 'POST warehouse/online/outbound/import',
  },
} as const

type Props = {
  readonly to: keyof typeof calls
  readonly editor: InboundForm | OutboundForm
  readonly onClose: () => void
}

/** Lines of an inbound or outbound order from an Excel sheet. */
export default function ImportLines({ to, editor, onClose }: Props) {
  const t = useTranslations('orderForm')
  const { template, read } = calls[to]
  return (
    <Import
      editor={editor as InboundForm}
      title={t('import')}
      onTemplate={async () => saveDownload(await api(template))}
      onRead={(file) => uploadTo(read, file, {})}
      onRejected={(id) => void api('GET system/online/file/{id}', { params: { id } }).then(saveDownload)}
      onClose={onClose}
    />
  )
}
