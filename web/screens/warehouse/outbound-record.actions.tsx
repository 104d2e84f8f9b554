import type { OutboundDetail } from '@quayside/contract/warehouse/outbound.ts'
import { saveDownload } from '@quayside/kit/page/download.ts'
import { useTranslations } from 'use-intl'
import { DocumentActions } from '../../lib/documents/document-actions.tsx'
import { api } from '../../lib/session/api.ts'

export function OutboundActions({ outbound }: { outbound: OutboundDetail }) {
  const t = useTranslations('outbound.record')
  const { id } = outbound
  const note = async (): Promise<void> =>
    saveDownload(await api('GET warehouse/online/outbound/{id}/deliveryNote', { params: { id }, query: {} }))
  return (
    <DocumentActions
      document={outbound}
      entity="outbound"
      texts={t}
      steps={['submit', 'cancel']}
      related={['stock', 'warehouseOrder']}
      actions={
        outbound.lines.some(({ lots }) => lots.length > 0)
          ? [
              {
                key: 'note',
                place: 'print',
                label: t('deliveryNote'),
                run: () => void note().catch(() => undefined),
              },
            ]
          : []
      }
    />
  )
}
