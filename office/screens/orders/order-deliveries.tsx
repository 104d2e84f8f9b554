import { stateKey } from '@quayside/contract/kernel/machine-steps.ts'
import { recordKinds } from '@quayside/contract/office/kinds.ts'
import type { OrderReview } from '@quayside/contract/office/order.ts'
import { orderMachine } from '@quayside/contract/orders/order.states.ts'
import { trackingKind } from '@quayside/contract/orders/order-delivery.codes.ts'
import type { OrderDelivery } from '@quayside/contract/orders/order-delivery.ts'
import { isShippable } from '@quayside/contract/orders/order-marks.ts'
import { shippableOf } from '@quayside/contract/orders/received-lines.ts'
import { Button } from '@quayside/kit/inputs/button.tsx'
import { saveDownload } from '@quayside/kit/page/download.ts'
import { PageLink } from '@quayside/kit/page/page-link.tsx'
import { keepOfSameRecord } from '@quayside/kit/page/same-record.ts'
import { ParcelLine } from '@quayside/kit/record/parcel-line.tsx'
import { Shipments } from '@quayside/kit/record/shipment.tsx'
import { useCodeText } from '@quayside/kit/record/state-tag.tsx'
import { OrderInbounds } from '@quayside/kit/records/order-inbounds.tsx'
import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { useTranslations } from 'use-intl'
import { api } from '../../lib/api.ts'
import { recordAddress } from '../../lib/kinds.ts'
import { useMay } from '../../lib/may.ts'
import { DeliveryShipment } from './delivery-shipment.tsx'
import styles from './logistics.module.css'
import { ShipDialog } from './ship-dialog.tsx'
import { SignDialog } from './sign-dialog.tsx'
import { SplitDialog } from './split-dialog.tsx'
import { TrackDialog } from './track-dialog.tsx'

type Asked = 'ship' | 'split' | 'track' | OrderDelivery

/** Split, deliveries and tracking of an order, and what the provider does about them. */
export function OrderDeliveriesPanel({ order }: { order: OrderReview }) {
  const t = useTranslations('orderLogistics')
  const may = useMay()
  const codeText = useCodeText()
  const [asked, setAsked] = useState<Asked>()
  const { data } = useQuery({
    queryKey: ['order', 'logistics', order.id, order.version],
    placeholderData: keepOfSameRecord(order.id),
    queryFn: () => api('GET business/online/order/{id}/logistics', { params: { id: order.id } }),
  })
  if (!data) return null
  const { deliveries, inbounds, tracking, splitFrom, splits } = data
  const canShip =
    may(recordKinds.order.steps.ship) &&
    isShippable(stateKey(orderMachine, order.state)) &&
    order.lines.some((line) => shippableOf(line) !== '0')
  const canTrack = may(recordKinds.order.steps.track)
  const canSplit = order.nextSteps.some((step) => step.name === 'split')
  const hasWarehouse = order.receiving.warehouseId !== null || order.delivery.warehouseId !== null
  const paper = (name: 'deliveryNotice' | 'boxMarks'): void =>
    void api(`GET business/online/order/{id}/${name}`, { params: { id: order.id } })
      .then(saveDownload)
      .catch(() => undefined)
  const close = (): void => setAsked(undefined)
  const related = [
    ...(splitFrom ? [{ ...splitFrom, label: t('split.from') }] : []),
    ...splits.map((each) => ({ ...each, label: t('split.into') })),
  ]
  return (
    <>
      {inbounds.length > 0 && (
        <section className="q-panel">
          <div className="q-panel-body">
            <h2>{t('inbounds.title')}</h2>
            <OrderInbounds inbounds={inbounds} addressOf={(id) => recordAddress('inbound', id)} />
          </div>
        </section>
      )}
      <section className="q-panel">
        <div className="q-panel-body">
          <Head title={t('delivery.title')}>
            {hasWarehouse && (
              <Button onClick={() => paper('deliveryNotice')}>{t('papers.deliveryNotice')}</Button>
            )}
            <Button onClick={() => paper('boxMarks')}>{t('papers.boxMarks')}</Button>
            {canSplit && <Button onClick={() => setAsked('split')}>{t('split.ask')}</Button>}
            {canShip && <Button onClick={() => setAsked('ship')}>{t('delivery.record')}</Button>}
          </Head>
          {related.map(({ id, orderNo, label }) => (
            <p key={id} className={styles['split']}>
              {label} <PageLink href={recordAddress('order', id)}>{orderNo}</PageLink>
            </p>
          ))}
          {deliveries.length === 0 && <span className="q-nothing">{t('delivery.none')}</span>}
          <Shipments>
            {deliveries.map((delivery) => (
              <DeliveryShipment
                key={delivery.id}
                delivery={delivery}
                {...(data.canSign &&
                  may(recordKinds.order.steps.signDelivery) && { onSign: () => setAsked(delivery) })}
              />
            ))}
          </Shipments>
        </div>
      </section>
      <section className="q-panel">
        <div className="q-panel-body">
          <Head title={t('tracking.title')}>
            {canTrack && <Button onClick={() => setAsked('track')}>{t('tracking.add')}</Button>}
          </Head>
          {tracking.length === 0 ? (
            <span className="q-nothing">{t('tracking.none')}</span>
          ) : (
            <ParcelLine
              label={t('tracking.title')}
              stops={tracking.map(({ kind, ...stop }) => ({
                ...stop,
                title: codeText(trackingKind, kind),
                isProblem: kind === trackingKind.codes.exception,
              }))}
            />
          )}
        </div>
      </section>
      {asked === 'ship' && <ShipDialog order={order} onClose={close} />}
      {asked === 'split' && <SplitDialog order={order} onClose={close} />}
      {asked === 'track' && <TrackDialog order={order} deliveries={deliveries} onClose={close} />}
      {typeof asked === 'object' && <SignDialog order={order} delivery={asked} onClose={close} />}
    </>
  )
}

const Head = ({ title, children }: { title: string; children: ReactNode }) => (
  <div className={styles['head']}>
    <h2>{title}</h2>
    <div>{children}</div>
  </div>
)
