import { DownOutlined } from '@ant-design/icons-svg'
import { MenuButton } from '@quayside/kit/overlays/menu.tsx'
import { Icon } from '@quayside/kit/page/icon.tsx'
import { lazyPart } from '@quayside/kit/page/lazy-part.tsx'
import { type ComponentProps, Suspense, useState } from 'react'
import { useTranslations } from 'use-intl'
import type { OrderKind } from './order-kinds.ts'
import type OrderQuickType from './order-quick.tsx'

const OrderQuick = lazyPart(() => import('./order-quick.tsx'))
const OrderTemplates = lazyPart(() => import('./order-templates.tsx'))

type Props = {
  readonly kind: OrderKind
  readonly canCopy: boolean
  readonly canExport: boolean
  readonly onCopied: ComponentProps<typeof OrderQuickType>['onCopied']
  readonly onExportAll: () => void
}

export function OrderListMore({ kind, canCopy, canExport, onCopied, onExportAll }: Props) {
  const t = useTranslations('orders.list')
  const templates = useTranslations('orderForm.templates')
  const [asked, setAsked] = useState<'quick' | 'templates'>()
  const close = (): void => setAsked(undefined)
  const items = [
    ...(canCopy
      ? [
          { key: 'templates', label: templates('title'), run: () => setAsked('templates') },
          { key: 'quick', label: t('quick'), run: () => setAsked('quick') },
        ]
      : []),
    ...(canExport ? [{ key: 'all', label: t('exportAll'), run: onExportAll }] : []),
  ]
  if (items.length === 0) return null
  return (
    <>
      <MenuButton items={items}>
        {t('more')} <Icon drawing={DownOutlined} />
      </MenuButton>
      <Suspense>
        {asked === 'quick' && <OrderQuick onCopied={onCopied} onClose={close} />}
        {asked === 'templates' && <OrderTemplates kind={kind} onMade={onCopied} onClose={close} />}
      </Suspense>
    </>
  )
}
