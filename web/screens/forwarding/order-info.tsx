import type { ForwarderOrderDetail } from '@quayside/contract/forwarding/forwarder-order.ts'
import { useTranslations } from 'use-intl'
import { DocumentPage, useDocumentForm } from '../../lib/documents/document-page.tsx'
import { submitted } from '../../lib/documents/refused-submission.ts'
import { usePageSearch } from '../../lib/pages/page-search.ts'
import { api } from '../../lib/session/api.ts'
import { ForwarderOrderRecord } from './order-record.tsx'
import { ShipmentForm } from './shipment-form.tsx'

/** One forwarder order. */
export function ForwarderOrderInfo() {
  const t = useTranslations('forwarding.orders')
  return (
    <DocumentPage
      entity="forwarderOrder"
      texts={t}
      form={(order) => <OrderForm {...(order && { order })} />}
      record={(order) => <ForwarderOrderRecord order={order} />}
    />
  )
}

function OrderForm({ order }: { order?: ForwarderOrderDetail }) {
  const t = useTranslations('forwarding.orders')
  return (
    <ShipmentForm
      name="freightOrder"
      title={order ? `${t('edit')} ${order.number}` : t('new')}
      record={order}
      isChecked={usePageSearch('/forwarderOrderInfo').edit === submitted}
      save={(body) => api('POST freight/online/order/save', { body })}
      {...useDocumentForm('forwarderOrder', order, t('saved'))}
    />
  )
}
