import { isYes } from '@quayside/contract/kernel/record.codes.ts'
import { recordKinds } from '@quayside/contract/office/kinds.ts'
import type { OrderReview } from '@quayside/contract/office/order.ts'
import { asksForClearance } from '@quayside/contract/orders/chosen-parts.ts'
import { deliveryType, receivingMode } from '@quayside/contract/orders/order.codes.ts'
import { Detail, Details } from '@quayside/kit/record/details.tsx'
import { Identity } from '@quayside/kit/record/identity.tsx'
import { useCodeText } from '@quayside/kit/record/state-tag.tsx'
import { Text } from '@quayside/kit/table/cells.tsx'
import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { useEntryNames } from '../../lib/entry-names.ts'
import { useReveal } from '../../lib/records.ts'

const isIdentity: ReadonlySet<string> = new Set(['pickupIdNumber', 'consigneeIdNumber'])

/** Receiving and delivery: the fields that are filled in, which depend on the mode. */
export function OrderLogistics({ order }: { order: OrderReview }) {
  const received = useTranslations('orderFields.orderReceiving')
  const delivered = useTranslations('orderFields.orderDelivery')
  const kit = useTranslations('kit.cell')
  const codeText = useCodeText()
  const reveal = useReveal('order', order.id, recordKinds.order.steps.receive)
  const named: Readonly<Record<string, (value: string) => string>> = {
    transportMode: useEntryNames('1006'),
    expressProvider: useEntryNames('1013'),
    freightPayment: useEntryNames('1014'),
  }
  const filledIn = <N extends string>(
    group: Readonly<Partial<Record<N, unknown>>>,
    label: (name: N) => string,
  ): ReactNode =>
    (Object.entries(group) as [N, unknown][]).map(
      ([name, value]) =>
        typeof value === 'string' &&
        value !== '' && (
          <Detail key={name} label={label(name)}>
            {isIdentity.has(name) ? (
              <Identity value={value} name={name} reveal={reveal} />
            ) : (
              (named[name]?.(value) ?? value)
            )}
          </Detail>
        ),
    )
  const { mode, supplierAddressId: _theirs, warehouseId: _to, ...receiving } = order.receiving
  const { type, addressId: _own, warehouseId: _from, isCustomsClearance, ...delivery } = order.delivery
  return (
    <>
      <section className="q-panel">
        <div className="q-panel-body">
          <h2>{received('recordName')}</h2>
          <Details>
            <Detail label={received('mode')}>
              <Text>{mode === null ? '' : codeText(receivingMode, mode)}</Text>
            </Detail>
            {filledIn(receiving, (name) => received(name))}
          </Details>
        </div>
      </section>
      <section className="q-panel">
        <div className="q-panel-body">
          <h2>{delivered('recordName')}</h2>
          <Details>
            <Detail label={delivered('type')}>
              <Text>{type === null ? '' : codeText(deliveryType, type)}</Text>
            </Detail>
            {asksForClearance(order.modelType) && isYes(isCustomsClearance) && (
              <Detail label={delivered('isCustomsClearance')}>{kit('yes')}</Detail>
            )}
            {filledIn(delivery, (name) => delivered(name))}
          </Details>
        </div>
      </section>
    </>
  )
}
