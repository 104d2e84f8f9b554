import { signState } from '@quayside/contract/orders/order.codes.ts'
import type { OrderDetail } from '@quayside/contract/orders/order.ts'
import type { OrderDelivery, OrderLogistics } from '@quayside/contract/orders/order-delivery.ts'
import { Button } from '@quayside/kit/inputs/button.tsx'
import { Dialog } from '@quayside/kit/overlays/dialog.tsx'
import { showToast } from '@quayside/kit/page/events.ts'
import { Shipment } from '@quayside/kit/record/shipment.tsx'
import { DeliveryHead } from '@quayside/kit/records/delivery-head.tsx'
import { Code, useInstant } from '@quayside/kit/table/cells.tsx'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { useEntryNames } from '../../lib/choices/dictionary.ts'
import { api } from '../../lib/session/api.ts'

type OfDelivery = { order: OrderDetail; delivery: OrderDelivery; canSign: OrderLogistics['canSign'] }

export function DeliveryShipment({ order, delivery, canSign }: OfDelivery) {
  const t = useTranslations('orderLogistics.delivery')
  const instant = useInstant()
  const queries = useQueryClient()
  const couriers = useEntryNames('1013')
  const [isAsking, setAsking] = useState(false)
  const isOpen = delivery.signState === signState.codes.unsigned
  async function sign(): Promise<void> {
    const body = { deliveryId: delivery.id }
    await api('POST business/online/order/{id}/signDelivery', { params: { id: order.id }, body })
    showToast({ kind: 'success', text: t('signed') })
    setAsking(false)
    await queries.invalidateQueries({ queryKey: ['order'] })
  }
  const driver = [delivery.driver, delivery.driverPhone].filter(Boolean).join(' ')
  return (
    <Shipment
      header={
        <DeliveryHead delivery={delivery}>
          {isOpen && canSign && (
            <Button size="small" onClick={() => setAsking(true)}>
              {t('signOwn')}
            </Button>
          )}
        </DeliveryHead>
      }
      carrier={
        <>
          {delivery.vehicle !== '' && (
            <span>
              {t('vehicle')} {delivery.vehicle}
            </span>
          )}
          {driver !== '' && (
            <span>
              {t('driver')} {driver}
            </span>
          )}
          {delivery.expressNumber !== '' && (
            <span>
              {couriers(delivery.expressProvider) || t('courier')} <Code>{delivery.expressNumber}</Code>
            </span>
          )}
          {delivery.note !== '' && <span>{delivery.note}</span>}
        </>
      }
      delivery={delivery}
      signature={
        delivery.signedAt !== null &&
        t('signedBy', { name: delivery.signedBy, time: instant(delivery.signedAt) })
      }
    >
      {isAsking && (
        <Dialog
          title={t('signOwn')}
          action={{ label: t('signOwn'), isFocused: true, run: () => void sign().catch(() => undefined) }}
          onClose={() => setAsking(false)}
        >
          {t('signOwnConfirm', { number: delivery.number })}
        </Dialog>
      )}
    </Shipment>
  )
}
