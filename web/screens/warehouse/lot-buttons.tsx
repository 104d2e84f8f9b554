import type { StockDetail } from '@quayside/contract/warehouse/stock-detail.ts'
import { useCan } from '@quayside/kit/page/context.tsx'
import { useNavigate } from '@quayside/kit/page/router-provider.tsx'
import { type RecordAction, RecordActions } from '@quayside/kit/record/record-actions.tsx'
import { useTranslations } from 'use-intl'
import { saveLabels } from './lot-labels.ts'
import { isUsable, outboundOf } from './stock-list.selection.tsx'

export function LotButtons({ lot }: { lot: StockDetail }) {
  const t = useTranslations('stock')
  const can = useCan()
  const navigate = useNavigate()
  const actions: readonly RecordAction[] = [
    ...(isUsable(lot) && can('logistics-outbound-save')
      ? [
          {
            key: 'use',
            place: 'main' as const,
            label: t('lot.use'),
            run: () => void navigate({ href: outboundOf([lot]) }),
          },
        ]
      : []),
    {
      key: 'labels',
      place: 'print',
      label: t('lot.labels'),
      items: [
        { key: 'roll', label: t('labelsRoll'), run: () => saveLabels([lot.id], 'roll') },
        { key: 'sheet', label: t('labelsSheet'), run: () => saveLabels([lot.id], 'sheet') },
      ],
    },
  ]
  return <RecordActions actions={actions} />
}
