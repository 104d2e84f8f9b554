import { recordKinds } from '@quayside/contract/office/kinds.ts'
import type { OutboundReview } from '@quayside/contract/office/warehouse.ts'
import { deliveryType } from '@quayside/contract/orders/order.codes.ts'
import { outboundColumns } from '@quayside/contract/warehouse/outbound.ts'
import { outboundStrategy } from '@quayside/contract/warehouse/warehouse.codes.ts'
import { Panel } from '@quayside/kit/page/panel.tsx'
import { Detail, Details, TextDetail } from '@quayside/kit/record/details.tsx'
import { fieldsOf } from '@quayside/kit/record/fields.tsx'
import { Identity } from '@quayside/kit/record/identity.tsx'
import { CodeText } from '@quayside/kit/record/state-tag.tsx'
import { Nothing } from '@quayside/kit/table/cells.tsx'
import { useTranslations } from 'use-intl'
import { useReveal } from '../../lib/records.ts'

export function OutboundBasics({ outbound }: { outbound: OutboundReview }) {
  const t = useTranslations('officeWarehouse.outbound')
  const fields = useTranslations('warehouseFields.outbound')
  const delivered = useTranslations('orderFields.orderDelivery')
  const reveal = useReveal('outbound', outbound.id, recordKinds.outbound.steps.ship)
  const { delivery } = outbound
  const shown = fieldsOf(outboundColumns, outbound, fields)
  return (
    <Panel title={t('basics')}>
      <Details>
        {shown('warehouseName')}
        <Detail label={fields('strategy')}>
          {outbound.strategy === null ? (
            <Nothing />
          ) : (
            <CodeText list={outboundStrategy} value={outbound.strategy} />
          )}
        </Detail>
        {shown('outboundOn')}
        <Detail label={fields('deliveryType')}>
          {outbound.deliveryType === null ? (
            <Nothing />
          ) : (
            <CodeText list={deliveryType} value={outbound.deliveryType} />
          )}
        </Detail>
        {shown('shippingInspection', 'signState')}
        {(
          [
            'address',
            'consigneeName',
            'consigneePhone',
            'pickupAddress',
            'pickupTime',
            'pickupName',
            'pickupPhone',
          ] as const
        ).map(
          (name) =>
            delivery[name] !== '' && (
              <TextDetail
                key={name}
                label={delivered(name)}
                value={delivery[name]}
                isWide={name === 'address' || name === 'pickupAddress'}
              />
            ),
        )}
        {(['pickupIdNumber', 'consigneeIdNumber'] as const).map(
          (name) =>
            delivery[name] !== '' && (
              <Detail key={name} label={delivered(name)}>
                <Identity value={delivery[name]} name={name} reveal={reveal} />
              </Detail>
            ),
        )}
        {shown('remarks')}
      </Details>
    </Panel>
  )
}
