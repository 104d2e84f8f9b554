import { CheckCircleOutlined, LockOutlined } from '@ant-design/icons'
import { PageLink } from '@quayside/kit/page-link.tsx'
import { useRouter } from '@tanstack/react-router'
import { useTranslations } from 'use-intl'
import styles from './order-form.module.css'
import type { OrderKind } from './order-kinds.ts'

type Props = {
  readonly kind: OrderKind
  readonly order: { readonly id: string; readonly orderNo: string }
  /** Not just now: somebody opened an order that cannot be changed any more. */
  readonly isEarlier?: boolean
}

const listPath = {
  import: '/ImportOrderList',
  export: '/ExportOrderList',
  transit: '/PlaceAnOrderList',
  domestic: '/orderList',
} as const

/** After a submission: what happens next, and the next actions. */
export function OrderSubmitted({ kind, order, isEarlier = false }: Props) {
  const t = useTranslations('orderForm.done')
  const router = useRouter()
  const list = listPath[kind.key]
  return (
    <section className={`q-panel ${styles['order-done']}`} role="status">
      {isEarlier ? <LockOutlined /> : <CheckCircleOutlined />}
      <h1>{t(isEarlier ? 'locked' : 'title', { number: order.orderNo })}</h1>
      <p>{t(isEarlier ? 'lockedNext' : 'next')}</p>
      <div>
        {list in router.routesByPath && (
          <PageLink href={`${list}?orderNo=${encodeURIComponent(order.orderNo)}`}>{t('list')}</PageLink>
        )}
        <PageLink href={`${kind.path}?id=${order.id}&print=1`}>{t('print')}</PageLink>
        <PageLink href={kind.path}>{t('another')}</PageLink>
      </div>
    </section>
  )
}
