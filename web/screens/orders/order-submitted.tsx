import { CheckCircleOutlined, LockOutlined } from '@ant-design/icons-svg'
import { Icon } from '@quayside/kit/page/icon.tsx'
import { PageLink } from '@quayside/kit/page/page-link.tsx'
import { useTranslations } from 'use-intl'
import styles from './order-form.module.css'
import type { OrderKind } from './order-kinds.ts'

type Props = {
  readonly kind: OrderKind
  readonly order: { readonly id: string; readonly orderNo: string }
  /** `locked`: somebody opened an order that cannot be changed any more; `waits`: a second member releases it first. */
  readonly outcome: 'submitted' | 'waits' | 'locked'
}

const texts = {
  submitted: ['title', 'next'],
  waits: ['waits', 'waitsNext'],
  locked: ['locked', 'lockedNext'],
} as const

const listPath = {
  import: '/ImportOrderList',
  export: '/ExportOrderList',
  transit: '/PlaceAnOrderList',
  domestic: '/orderList',
} as const

/** Says after a submission what happens next, and offers the next actions. */
export function OrderSubmitted({ kind, order, outcome }: Props) {
  const t = useTranslations('orderForm.done')
  const list = listPath[kind.key]
  const [title, next] = texts[outcome]
  return (
    <section className={`q-panel ${styles['order-done']}`} role="status">
      {outcome === 'submitted' ? <Icon drawing={CheckCircleOutlined} /> : <Icon drawing={LockOutlined} />}
      <h1>{t(title, { number: order.orderNo })}</h1>
      <p>{t(next)}</p>
      <div>
        <PageLink href={`${list}?orderNo=${encodeURIComponent(order.orderNo)}`}>{t('list')}</PageLink>
        <PageLink href={`${kind.path}?id=${order.id}&print=1`}>{t('print')}</PageLink>
        <PageLink href={kind.path}>{t('another')}</PageLink>
      </div>
    </section>
  )
}
