import { DownOutlined } from '@ant-design/icons'
import { MenuButton } from '@quayside/kit/menu.tsx'
import { type ComponentProps, lazy, Suspense, useState } from 'react'
import { useTranslations } from 'use-intl'
import type OrderQuickType from './order-quick.tsx'

const OrderQuick = lazy(() => import('./order-quick.tsx'))

type Props = {
  readonly canCopy: boolean
  readonly canExport: boolean
  readonly onCopied: ComponentProps<typeof OrderQuickType>['onCopied']
  readonly onExportAll: () => void
}

export function OrderListMore({ canCopy, canExport, onCopied, onExportAll }: Props) {
  const t = useTranslations('orders.list')
  const [isQuick, setQuick] = useState(false)
  const items = [
    ...(canCopy ? [{ key: 'quick', label: t('quick'), run: () => setQuick(true) }] : []),
    ...(canExport ? [{ key: 'all', label: t('exportAll'), run: onExportAll }] : []),
  ]
  if (items.length === 0) return null
  return (
    <>
      <MenuButton items={items}>
        {t('more')} <DownOutlined />
      </MenuButton>
      <Suspense>{isQuick && <OrderQuick onCopied={onCopied} onClose={() => setQuick(false)} />}</Suspense>
    </>
  )
}
