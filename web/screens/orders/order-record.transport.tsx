import { isYes } from '@quayside/contract/kernel/record.codes.ts'
import { asksForClearance } from '@quayside/contract/orders/chosen-parts.ts'
import { orderPermission } from '@quayside/contract/orders/order.access.ts'
import { deliveryType, receivingMode } from '@quayside/contract/orders/order.codes.ts'
import type { OrderDetail } from '@quayside/contract/orders/order.ts'
import { useCan } from '@quayside/kit/page/context.tsx'
import { Panel } from '@quayside/kit/page/panel.tsx'
import { Detail, Details, TextDetail } from '@quayside/kit/record/details.tsx'
import { Identity } from '@quayside/kit/record/identity.tsx'
import { useCodeText } from '@quayside/kit/record/state-tag.tsx'
import { useTranslations } from 'use-intl'
import { useEntryNames } from '../../lib/choices/dictionary.ts'
import { api } from '../../lib/session/api.ts'
import styles from './order-record.module.css'

type Of = { readonly order: OrderDetail }

const isIdentity: ReadonlySet<string> = new Set(['pickupIdNumber', 'consigneeIdNumber'])

/** Only fields that are filled in; which these are depends on the mode. */
export function OrderLogistics({ order }: Of) {
  const receivingFields = useTranslations('orderFields.orderReceiving')
  const deliveryFields = useTranslations('orderFields.orderDelivery')
  const kit = useTranslations('kit.cell')
  const codeText = useCodeText()
  const modes = useEntryNames('1006')
  const carriers = useEntryNames('1013')
  const freight = useEntryNames('1014')
  const can = useCan()
  const { id, receiving, delivery } = order
  const reveal = can(orderPermission(order.modelType, 'save'))
    ? () => api('POST business/online/order/{id}/identity', { params: { id } })
    : undefined
  const worded = (name: string, value: string): string => {
    if (name === 'transportMode') return modes(value)
    if (name === 'expressProvider') return carriers(value)
    return name === 'freightPayment' ? freight(value) : value
  }
  const pairs = <N extends string>(
    group: Readonly<Partial<Record<N, unknown>>>,
    label: (name: N) => string,
  ) =>
    (Object.entries(group) as [N, unknown][])
      .filter(([, value]) => typeof value === 'string' && value !== '')
      .map(([name, value]) => (
        <Detail key={name} label={label(name)}>
          {isIdentity.has(name) ? (
            <Identity value={value as string} name={name} reveal={reveal} />
          ) : (
            worded(name, value as string)
          )}
        </Detail>
      ))
  const { supplierAddressId: _address, warehouseId: _to, mode, ...received } = receiving
  const { addressId: _own, warehouseId: _from, type, isCustomsClearance, ...delivered } = delivery
  return (
    <div className={styles['order-logistics']}>
      <Panel title={receivingFields('recordName')}>
        <Details>
          <TextDetail
            label={receivingFields('mode')}
            value={mode === null ? '' : codeText(receivingMode, mode)}
          />
          {pairs(received, (name) => receivingFields(name))}
        </Details>
      </Panel>
      <Panel title={deliveryFields('recordName')}>
        <Details>
          <TextDetail
            label={deliveryFields('type')}
            value={type === null ? '' : codeText(deliveryType, type)}
          />
          {asksForClearance(order.modelType) && isYes(isCustomsClearance) && (
            <Detail label={deliveryFields('isCustomsClearance')}>{kit('yes')}</Detail>
          )}
          {pairs(delivered, (name) => deliveryFields(name))}
        </Details>
      </Panel>
    </div>
  )
}
