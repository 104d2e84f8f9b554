import { signState } from '@quayside/contract/orders/order.codes.ts'
import type { OrderDetail } from '@quayside/contract/orders/order.ts'
import { trackingKind } from '@quayside/contract/orders/order-delivery.codes.ts'
import { unshippedOf } from '@quayside/contract/orders/received-lines.ts'
import { useCan } from '@quayside/kit/page/context.tsx'
import { PageLink } from '@quayside/kit/page/page-link.tsx'
import { Panel } from '@quayside/kit/page/panel.tsx'
import { keepOfSameRecord } from '@quayside/kit/page/same-record.ts'
import { ParcelLine } from '@quayside/kit/record/parcel-line.tsx'
import { GoodsList, Shipments } from '@quayside/kit/record/shipment.tsx'
import { useCodeText } from '@quayside/kit/record/state-tag.tsx'
import { OrderInbounds } from '@quayside/kit/records/order-inbounds.tsx'
import { useQuery } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import { pageAddress } from '../../lib/pages/pages.ts'
import { api } from '../../lib/session/api.ts'
import styles from './order-logistics.module.css'
import { DeliveryShipment } from './order-record.delivery.tsx'

/** The split, deliveries and tracking of an order; fetched once for all panels of its page. */
const useLogistics = ({ id, version }: Pick<OrderDetail, 'id' | 'version'>) =>
  useQuery({
    queryKey: ['order', 'logistics', id, version],
    placeholderData: keepOfSameRecord(id),
    queryFn: () => api('GET business/online/order/{id}/logistics', { params: { id } }, { isQuiet: true }),
  }).data

/** The orders that this one was split from or into. */
export function SplitLinks({ order }: { order: OrderDetail }) {
  const t = useTranslations('orderLogistics.split')
  const logistics = useLogistics(order)
  if (!logistics || (logistics.splitFrom === null && logistics.splits.length === 0)) return null
  const link = ({ id, orderNo }: { id: string; orderNo: string }) => (
    <PageLink key={id} href={pageAddress('/orderInfo', { id })}>
      {orderNo}
    </PageLink>
  )
  return (
    <p className={styles['split']}>
      {logistics.splitFrom && (
        <span>
          {t('from')} {link(logistics.splitFrom)}
        </span>
      )}
      {logistics.splits.length > 0 && (
        <span>
          {t('into')} {logistics.splits.map(link)}
        </span>
      )}
    </p>
  )
}

export function OrderTracking({ order }: { order: OrderDetail }) {
  const t = useTranslations('orderLogistics.tracking')
  const codeText = useCodeText()
  const tracking = useLogistics(order)?.tracking ?? []
  if (tracking.length === 0) return null
  return (
    <Panel title={t('title')}>
      <ParcelLine
        label={t('title')}
        stops={tracking.map(({ kind, ...stop }) => ({
          ...stop,
          title: codeText(trackingKind, kind),
          isProblem: kind === trackingKind.codes.exception,
        }))}
      />
    </Panel>
  )
}

/** Inbound orders that bring the order's goods. */
export function OrderInboundsPanel({ order }: { order: OrderDetail }) {
  const t = useTranslations('orderLogistics.inbounds')
  const sees = useCan()('logistics-inbound-list')
  const inbounds = useLogistics(order)?.inbounds ?? []
  if (inbounds.length === 0) return null
  return (
    <Panel title={t('title')}>
      <OrderInbounds
        inbounds={inbounds}
        addressOf={sees ? (id) => pageAddress('/storageInfo', { id }) : undefined}
      />
    </Panel>
  )
}

/** What left when and with what, who signed for it, and what has not left yet. */
export function OrderDeliveries({ order }: { order: OrderDetail }) {
  const t = useTranslations('orderLogistics.delivery')
  const logistics = useLogistics(order)
  if (!logistics || logistics.deliveries.length === 0) return null
  const { deliveries } = logistics
  const signed = deliveries.filter((each) => each.signState === signState.codes.signed).length
  const open = order.lines.filter((line) => unshippedOf(line) !== '0')
  const held = open.filter((line) => line.heldQty !== '0')
  return (
    <Panel>
      <h2>
        {t('title')}{' '}
        <small className="q-page-note">{t('signedCount', { signed, count: deliveries.length })}</small>
      </h2>
      <Shipments>
        {deliveries.map((delivery) => (
          <DeliveryShipment key={delivery.id} order={order} delivery={delivery} canSign={logistics.canSign} />
        ))}
      </Shipments>
      <p className={styles['open']}>
        {open.length === 0 ? (
          t('allShipped')
        ) : (
          <>
            <b>{t('open')}</b>
            <GoodsList
              goods={open.map((line) => ({
                id: line.id,
                name: line.model || line.name,
                qty: unshippedOf(line),
              }))}
            />
          </>
        )}
      </p>
      {held.length > 0 && (
        <p className={styles['open']}>
          <b>{t('held')}</b>
          <GoodsList
            goods={held.map((line) => ({ id: line.id, name: line.model || line.name, qty: line.heldQty }))}
          />
        </p>
      )}
    </Panel>
  )
}
