import { amount } from '@quayside/contract/kernel/money.ts'
import type { OrderReview } from '@quayside/contract/office/order.ts'
import { orderKind } from '@quayside/contract/orders/order.codes.ts'
import { chargeNames } from '@quayside/contract/orders/order-charges.ts'
import { showNumber } from '@quayside/kit/lines-grid/grid-numbers.ts'
import { PageLink } from '@quayside/kit/page/page-link.tsx'
import { Detail, Details } from '@quayside/kit/record/details.tsx'
import { Money } from '@quayside/kit/record/money.tsx'
import { MoneyDetail } from '@quayside/kit/record/money-detail.tsx'
import { CodedDetail } from '@quayside/kit/record/value-details.tsx'
import { Code, Text } from '@quayside/kit/table/cells.tsx'
import { useTranslations } from 'use-intl'
import { useEntryNames } from '../../lib/entry-names.ts'
import { recordAddress } from '../../lib/kinds.ts'
import { useMay } from '../../lib/may.ts'

export function OrderBasics({ order }: { order: OrderReview }) {
  const t = useTranslations('officeOrders')
  const charges = useTranslations('orderFields.orderCharges')
  const may = useMay()
  const incoterms = useEntryNames('1004')
  const methods = useEntryNames('1015')
  const ports = useEntryNames('1007')
  return (
    <section className="q-panel">
      <div className="q-panel-body">
        <h2>{t('basics')}</h2>
        <Details>
          <CodedDetail label={t('modelType')} list={orderKind} value={order.modelType} />
          <MoneyDetail label={t('amount')} value={amount(order.orderAmount)} currency={order.currency} />
          <Detail label={t('supplier')}>
            {order.supplierId === null || !may('supplier-list') ? (
              <Text>{order.supplierName}</Text>
            ) : (
              <PageLink href={recordAddress('supplier', order.supplierId)}>{order.supplierName}</PageLink>
            )}
          </Detail>
          {order.customerName !== '' && <Detail label={t('buyer')}>{order.customerName}</Detail>}
          <Detail label={t('incoterms')}>
            <Text>{incoterms(order.incoterms)}</Text>
          </Detail>
          {order.destinationPort !== '' && (
            <Detail label={t('destinationPort')}>{ports(order.destinationPort)}</Detail>
          )}
          {chargeNames.map(
            (name) =>
              order.charges[name] !== '' && (
                <Detail key={name} label={charges(name)}>
                  <Money
                    value={amount(order.charges[name])}
                    currency={order.charges[`${name}Currency`] || order.currency}
                  />
                </Detail>
              ),
          )}
          <Detail label={t('paymentMethod')}>
            <Text>{methods(order.paymentMethod)}</Text>
          </Detail>
          <Detail label={t('contractNo')}>
            <Code>{order.contractNo}</Code>
          </Detail>
          <Detail label={t('shippingNoteNo')}>
            <Code>{order.shippingNoteNo}</Code>
          </Detail>
          <Detail label={t('supplierInvoiceNo')}>
            <Code>{order.supplierInvoiceNo}</Code>
          </Detail>
          <Detail label={t('orderDate')}>{order.orderDate}</Detail>
          <Detail label={t('packages')}>{order.packages}</Detail>
          <Detail label={t('grossWeight')}>{order.grossWeight}</Detail>
          <Detail label={t('netWeight')}>{order.netWeight}</Detail>
          {order.exportedOn !== null && <Detail label={t('exportedOn')}>{order.exportedOn}</Detail>}
          {order.boundLots.length > 0 && (
            <Detail label={t('boundLots')} isWide>
              {order.boundLots.map(({ lotNumber, qty }) => `${lotNumber} × ${showNumber(qty)}`).join(' · ')}
            </Detail>
          )}
          <Detail label={t('remarks')} isWide>
            <Text>{order.remarks}</Text>
          </Detail>
        </Details>
      </div>
    </section>
  )
}
