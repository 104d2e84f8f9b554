import type { StockDetail } from '@quayside/contract/warehouse/stock-detail.ts'
import { Button } from '@quayside/kit/inputs/button.tsx'
import { MenuButton } from '@quayside/kit/overlays/menu.tsx'
import { Can } from '@quayside/kit/page/context.tsx'
import { useNavigate } from '@tanstack/react-router'
import { useTranslations } from 'use-intl'
import { saveLabels } from './lot-labels.ts'
import { isUsable, outboundOf } from './stock-list.selection.tsx'

export function LotButtons({ lot }: { lot: StockDetail }) {
  const t = useTranslations('stock')
  const navigate = useNavigate()
  return (
    <>
      <MenuButton
        items={[
          { key: 'roll', label: t('labelsRoll'), run: () => saveLabels([lot.id], 'roll') },
          { key: 'sheet', label: t('labelsSheet'), run: () => saveLabels([lot.id], 'sheet') },
        ]}
      >
        {t('lot.labels')}
      </MenuButton>
      {isUsable(lot) && (
        <Can permission="logistics-outbound-save">
          <Button look="primary" onClick={() => void navigate({ href: outboundOf([lot]) })}>
            {t('lot.use')}
          </Button>
        </Can>
      )}
    </>
  )
}
