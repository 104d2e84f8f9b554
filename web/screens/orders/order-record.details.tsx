import type { Amount } from '@quayside/contract/kernel/money.ts'
import { recordSource } from '@quayside/contract/kernel/record.codes.ts'
import { orderKind } from '@quayside/contract/orders/order.codes.ts'
import { type OrderDetail, orderDocuments } from '@quayside/contract/orders/order.ts'
import { chargeNames } from '@quayside/contract/orders/order-charges.ts'
import { FilesPanel } from '@quayside/kit/files/files-panel.tsx'
import { showNumber } from '@quayside/kit/lines-grid/grid-numbers.ts'
import { Can } from '@quayside/kit/page/context.tsx'
import { PageLink } from '@quayside/kit/page/page-link.tsx'
import { Panel } from '@quayside/kit/page/panel.tsx'
import { CodeDetail, Detail, Details, TextDetail } from '@quayside/kit/record/details.tsx'
import { Money } from '@quayside/kit/record/money.tsx'
import { CodedDetail, DateDetail } from '@quayside/kit/record/value-details.tsx'
import { Text } from '@quayside/kit/table/cells.tsx'
import { useTranslations } from 'use-intl'
import { useEntryNames } from '../../lib/choices/dictionary.ts'
import { pageAddress } from '../../lib/pages/pages.ts'

type Of = { readonly order: OrderDetail }

export function OrderBasics({ order }: Of) {
  const t = useTranslations('orders.record')
  const fields = useTranslations('orderFields.order')
  const charges = useTranslations('orderFields.orderCharges')
  const incoterms = useEntryNames('1004')
  const methods = useEntryNames('1015')
  const ports = useEntryNames('1007')
  return (
    <Panel title={t('basics')}>
      <Details>
        <CodeDetail label={fields('orderNo')} value={order.orderNo} />
        <DateDetail label={fields('orderDate')} value={order.orderDate} />
        <Detail label={fields('supplierName')}>
          {order.supplierId === null ? (
            <Text>{order.supplierName}</Text>
          ) : (
            <PageLink href={pageAddress('/supplierInfo', { id: order.supplierId })}>
              {order.supplierName}
            </PageLink>
          )}
        </Detail>
        {order.customerId !== null && (
          <Detail label={fields(order.modelType === orderKind.codes.transit ? 'buyer' : 'customerName')}>
            <Can permission="business-customer-list">
              <PageLink href={pageAddress('/distributor', { record: order.customerId })}>
                {order.customerName}
              </PageLink>
            </Can>
          </Detail>
        )}
        <CodeDetail label={fields('contractNo')} value={order.contractNo} />
        <TextDetail label={fields('incoterms')} value={incoterms(order.incoterms)} />
        {order.destinationPort !== '' && (
          <TextDetail label={fields('destinationPort')} value={ports(order.destinationPort)} />
        )}
        {chargeNames
          .filter((name) => order.charges[name] !== '')
          .map((name) => (
            <Detail key={name} label={charges(name)}>
              <Money
                value={order.charges[name] as Amount}
                currency={order.charges[`${name}Currency`] || order.currency}
              />
            </Detail>
          ))}
        <TextDetail label={fields('paymentMethod')} value={methods(order.paymentMethod)} />
        <CodeDetail label={fields('shippingNoteNo')} value={order.shippingNoteNo} />
        <CodeDetail label={fields('supplierInvoiceNo')} value={order.supplierInvoiceNo} />
        <Detail label={fields('packages')}>{order.packages}</Detail>
        <Detail label={fields('netWeight')}>{showNumber(order.netWeight, 2)}</Detail>
        <Detail label={fields('grossWeight')}>{showNumber(order.grossWeight, 2)}</Detail>
        <DateDetail label={fields('submittedAt')} value={order.submittedAt} hasTime />
        <CodedDetail label={fields('source')} list={recordSource} value={order.source} />
        {order.remarks !== '' && (
          <Detail label={fields('remarks')} isWide>
            {order.remarks}
          </Detail>
        )}
      </Details>
    </Panel>
  )
}

export function OrderDocuments({ order }: Of) {
  const names = useTranslations('orderForm.documents')
  const kinds = orderDocuments.map((kind) => ({ kind, label: names(kind) }))
  return <FilesPanel files={order.attachments} kinds={kinds} />
}
