import { signState, signStateTone } from '@quayside/contract/orders/order.codes.ts'
import type { OrderDelivery } from '@quayside/contract/orders/order-delivery.ts'
import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { StateTag } from '../record/state-tag.tsx'
import { DateText } from '../table/cells.tsx'

/** Which delivery of an order it is, and whether it is signed for; the children are what can be done. */
export function DeliveryHead({ delivery, children }: { delivery: OrderDelivery; children: ReactNode }) {
  const t = useTranslations('orderLogistics.delivery')
  return (
    <>
      <b>{t('number', { number: delivery.number })}</b>
      <DateText value={delivery.shippedOn} />
      <StateTag list={signState} tones={signStateTone} value={delivery.signState} />
      {children}
    </>
  )
}
