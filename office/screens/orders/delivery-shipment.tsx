import { signState } from '@quayside/contract/orders/order.codes.ts'
import type { OrderDelivery } from '@quayside/contract/orders/order-delivery.ts'
import { Button } from '@quayside/kit/inputs/button.tsx'
import { Shipment } from '@quayside/kit/record/shipment.tsx'
import { DeliveryHead } from '@quayside/kit/records/delivery-head.tsx'
import { Code, useInstant } from '@quayside/kit/table/cells.tsx'
import { useTranslations } from 'use-intl'
import { useEntryNames } from '../../lib/entry-names.ts'

export function DeliveryShipment({ delivery, onSign }: { delivery: OrderDelivery; onSign?: () => void }) {
  const t = useTranslations('orderLogistics.delivery')
  const instant = useInstant()
  const couriers = useEntryNames('1013')
  const carried = [
    delivery.vehicle,
    delivery.driver,
    delivery.driverPhone,
    couriers(delivery.expressProvider),
    delivery.note,
  ].filter(Boolean)
  return (
    <Shipment
      header={
        <DeliveryHead delivery={delivery}>
          {delivery.signState === signState.codes.unsigned && onSign && (
            <Button size="small" onClick={onSign}>
              {t('sign')}
            </Button>
          )}
        </DeliveryHead>
      }
      carrier={
        <>
          {carried.join(' · ')}
          {delivery.expressNumber !== '' && <Code>{delivery.expressNumber}</Code>}
        </>
      }
      delivery={delivery}
      signature={
        delivery.signedAt !== null &&
        t('signedBy', { name: delivery.signedBy, time: instant(delivery.signedAt) })
      }
    />
  )
}
