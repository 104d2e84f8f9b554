import type { InboundDetail } from '@quayside/contract/warehouse/inbound.ts'
import { lotQuality } from '@quayside/contract/warehouse/warehouse.codes.ts'
import { useCan } from '@quayside/kit/page/context.tsx'
import { saveDownload } from '@quayside/kit/page/download.ts'
import { showToast } from '@quayside/kit/page/events.ts'
import { useNavigate } from '@quayside/kit/page/router-provider.tsx'
import type { RecordAction } from '@quayside/kit/record/record-actions.tsx'
import { useTranslations } from 'use-intl'
import { DocumentActions } from '../../lib/documents/document-actions.tsx'
import { useShareAction } from '../../lib/links/share-action.tsx'
import { pageAddress } from '../../lib/pages/pages.ts'
import { api } from '../../lib/session/api.ts'

type Lot = InboundDetail['lines'][number]['lots'][number]
const isFree = ({ available, quality }: Lot): boolean =>
  Number(available) > 0 && quality === lotQuality.codes.good

export function InboundRecordActions({ inbound }: { inbound: InboundDetail }) {
  const t = useTranslations('inbound.record')
  const can = useCan()
  const navigate = useNavigate()
  const { id } = inbound
  const share = useShareAction({ entity: 'inbound', ...inbound })
  const free = inbound.lines.flatMap((line) => line.lots.filter(isFree).map((lot) => ({ line, lot })))
  const quietly = (work: Promise<unknown>): void => void work.catch(() => undefined)
  async function copy(): Promise<void> {
    const made = await api('POST warehouse/online/inbound/{id}/copy', { params: { id }, body: {} })
    showToast({ kind: 'success', text: t('copied', { number: made.number }) })
    await navigate({ href: pageAddress('/storageInfo', { id: made.id, edit: '1' }) })
  }
  /** A draft with everything that is free of these goods; damaged and wrong goods leave only by name. */
  async function sendOut(): Promise<void> {
    const made = await api('POST warehouse/online/outbound/save', {
      body: {
        warehouseId: inbound.warehouseId,
        lines: free.map(({ line, lot }) => ({
          key: `lot-${lot.id}`,
          lotId: lot.id,
          model: line.model,
          brand: line.brand,
          qty: lot.available,
        })),
      },
    })
    showToast({ kind: 'success', text: t('outboundMade', { number: made.number }) })
    await navigate({ href: pageAddress('/outstorageInfo', { id: made.id, edit: '1' }) })
  }
  const labels = async (paper: 'roll' | 'sheet'): Promise<void> =>
    saveDownload(await api('GET warehouse/online/inbound/{id}/labels', { params: { id }, query: { paper } }))
  const actions: readonly RecordAction[] = [
    ...share.actions,
    ...(free.length > 0 && can('logistics-outbound-save')
      ? [{ key: 'sendOut', place: 'main' as const, label: t('sendOut'), run: () => quietly(sendOut()) }]
      : []),
    ...(inbound.lines.length > 0
      ? [
          {
            key: 'labels',
            place: 'print' as const,
            label: t('labels'),
            items: [
              { key: 'roll', label: t('labelRoll'), run: () => quietly(labels('roll')) },
              { key: 'sheet', label: t('labelSheet'), run: () => quietly(labels('sheet')) },
            ],
          },
        ]
      : []),
    ...(can('logistics-inbound-save')
      ? [{ key: 'copy', place: 'menu' as const, label: t('copy'), run: () => quietly(copy()) }]
      : []),
  ]
  return (
    <>
      <DocumentActions
        document={inbound}
        entity="inbound"
        texts={t}
        steps={['submit', 'cancel', 'entrust']}
        actions={actions}
      />
      {share.dialog}
    </>
  )
}
