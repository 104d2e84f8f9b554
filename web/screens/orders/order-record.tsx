import { type GeneralModelType, orderKind, orderState } from '@quayside/contract/orders/order.codes.ts'
import type { OrderDetail } from '@quayside/contract/orders/order.ts'
import { PageLink } from '@quayside/kit/page/page-link.tsx'
import { RecordFrame } from '@quayside/kit/record/record-frame.tsx'
import { RecordNote } from '@quayside/kit/record/record-note.tsx'
import { useTranslations } from 'use-intl'
import { pageAddress } from '../../lib/pages/pages.ts'
import { OrderStateTag } from './order-badges.tsx'
import { OrderRecordActions } from './order-record.actions.tsx'
import { SplitLinks } from './order-record.logistics.tsx'
import { OrderProgress } from './order-record.progress.tsx'
import { OrderParts } from './order-record.tabs.tsx'

/** An order's page: progress, details, goods, and the steps the user may take. */
export function OrderRecord({ order }: { order: OrderDetail }) {
  const t = useTranslations('orders.record')
  const kind = orderKind.keyOf(order.modelType) ?? 'import'
  return (
    <RecordFrame
      title={{ number: order.orderNo }}
      state={<OrderStateTag order={order} />}
      parties={<OrderParties order={order} kind={kind} />}
      sum={{ currency: order.currency, value: order.orderAmount }}
      actions={<OrderRecordActions order={order} />}
      notes={
        <>
          <RecordNote
            label={t(order.state === orderState.codes.auditFailed ? 'refused' : 'reason')}
            text={order.returnReason}
          />
          <OrderRelease order={order} />
          <SplitLinks order={order} />
        </>
      }
      progress={<OrderProgress order={order} kind={kind} />}
    >
      <OrderParts order={order} />
    </RecordFrame>
  )
}

/** The kind, from whom and to whom. */
export function OrderParties(props: {
  order: Pick<OrderDetail, 'supplierId' | 'supplierName' | 'customerName'>
  kind: GeneralModelType
}) {
  const { order, kind } = props
  const t = useTranslations('orders.record')
  const { supplierId, supplierName, customerName } = order
  return (
    <>
      {t(`kinds.${kind}`)}
      {supplierName !== '' && (
        <>
          {' · '}
          <span data-party>
            {supplierId === null ? (
              supplierName
            ) : (
              <PageLink href={pageAddress('/supplierInfo', { id: supplierId })}>{supplierName}</PageLink>
            )}
          </span>
        </>
      )}
      {customerName !== '' && (
        <>
          {' → '}
          <span data-party>{customerName}</span>
        </>
      )}
    </>
  )
}

/** That a second member is asked to release it, or why one did not. */
function OrderRelease({ order: { release } }: { order: OrderDetail }) {
  const t = useTranslations('orders.record')
  if (release?.isAsked)
    return (
      <RecordNote
        text={release.isMine ? t('ownWaits') : t('waitsForMe', { name: release.askedBy })}
        isWaiting
      />
    )
  return <RecordNote label={t('notReleased')} text={release?.refusal ?? ''} />
}
