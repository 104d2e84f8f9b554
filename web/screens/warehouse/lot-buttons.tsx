import type { StockDetail } from '@quayside/contract/warehouse/stock.ts'
import { MenuButton } from '@quayside/kit/menu.tsx'
import { useTranslations } from 'use-intl'
import { saveLabels } from './lot-labels.ts'

export function LotButtons({ lot }: { lot: StockDetail }) {
  const t = useTranslations('stock')
  return (
    <MenuButton
      items={[
        { key: 'roll', label: t('labelsRoll'), run: () => saveLabels([lot.id], 'roll') },
        { key: 'sheet', label: t('labelsSheet'), run: () => saveLabels([lot.id], 'sheet') },
      ]}
    >
      {t('lot.labels')}
    </MenuButton>
  )
}
