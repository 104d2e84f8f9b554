import { DownOutlined } from '@ant-design/icons'
import Button from 'antd/es/button'
import Dropdown from 'antd/es/dropdown'
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
    ...(canCopy ? [{ key: 'quick', label: t('quick'), onClick: () => setQuick(true) }] : []),
    ...(canExport ? [{ key: 'all', label: t('exportAll'), onClick: onExportAll }] : []),
  ]
  if (items.length === 0) return null
  return (
    <>
      <Dropdown trigger={['click']} menu={{ items }}>
        <Button>
          {t('more')} <DownOutlined />
        </Button>
      </Dropdown>
      <Suspense>{isQuick && <OrderQuick onCopied={onCopied} onClose={() => setQuick(false)} />}</Suspense>
    </>
  )
}
