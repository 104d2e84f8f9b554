import type { ShipmentDraft } from '@quayside/contract/forwarding/shipment.rules.ts'
import { type Amount, formatQuantity } from '@quayside/contract/kernel/money.ts'
import { useTranslations } from 'use-intl'
import { TextDetail } from '../record/details.tsx'
import { MoneyDetail } from '../record/money-detail.tsx'

type Shipment = Pick<ShipmentDraft, 'goodsValue' | 'currency' | 'quantity' | 'volume' | 'grossWeight'>

/** Value, pieces, volume and weight of what is to be carried. */
export function ShipmentMeasures({ shipment }: { shipment: Shipment }) {
  const fields = useTranslations('forwardingFields.forwarderEnquiry')
  return (
    <>
      <MoneyDetail
        label={fields('goodsValue')}
        value={shipment.goodsValue as Amount | null}
        currency={shipment.currency}
      />
      <TextDetail label={fields('quantity')} value={formatQuantity(shipment.quantity ?? '')} />
      <TextDetail label={fields('volume')} value={formatQuantity(shipment.volume ?? '')} />
      <TextDetail label={fields('grossWeight')} value={formatQuantity(shipment.grossWeight ?? '')} />
    </>
  )
}
