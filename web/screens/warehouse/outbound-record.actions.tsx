import type { OutboundDetail } from '@quayside/contract/warehouse/outbound.ts'
import { saveDownload } from '@quayside/kit/page/download.ts'
import { useTranslations } from 'use-intl'
import { DocumentActions } from '../../lib/documents/document-actions.tsx'
import { pageAddress } from '../../lib/pages/pages.ts'
import { api } from '../../lib/session/api.ts'

const pages = { record: '/outstorageInfo', list: pageAddress('/outstorage') } as const
const calls = {
  steps: {
    submit: (id: string, body: object) =>
      api('POST warehouse/online/outbound/{id}/submit', { params: { id }, body }),
    cancel: (id: string, body: object) =>
      api('POST warehouse/online/outbound/{id}/cancel', { params: { id }, body }),
  },
  remove: (ids: string[]) => api('DELETE warehouse/online/outbound/batchRemove', { body: { ids } }),
  touched: ['outbound', 'stock', 'warehouseOrder'],
}

export function OutboundActions({ outbound }: { outbound: OutboundDetail }) {
  const t = useTranslations('outbound.record')
  const { id } = outbound
  const note = async (): Promise<void> =>
    saveDownload(await api('GET warehouse/online/outbound/{id}/deliveryNote', { params: { id }, query: {} }))
  return (
    <DocumentActions
      document={outbound}
      machine="outbound"
      pages={pages}
      texts={t}
      calls={calls}
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
