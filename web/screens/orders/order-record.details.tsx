import type { Amount } from '@quayside/contract/kernel/money.ts'
import { isYes, recordSource } from '@quayside/contract/kernel/record.codes.ts'
import { asksForClearance } from '@quayside/contract/orders/chosen-parts.ts'
import { orderPermission } from '@quayside/contract/orders/order.access.ts'
import { deliveryType, orderKind, receivingMode } from '@quayside/contract/orders/order.codes.ts'
import { type OrderDetail, orderDocuments } from '@quayside/contract/orders/order.ts'
import { chargeNames } from '@quayside/contract/orders/order-charges.ts'
import { FileList } from '@quayside/kit/attachment-field.tsx'
import { Text } from '@quayside/kit/cells.tsx'
import { Can, useCan } from '@quayside/kit/context.tsx'
import { CodeDetail, Detail, Details, TextDetail } from '@quayside/kit/details.tsx'
import { Identity } from '@quayside/kit/identity.tsx'
import { showNumber } from '@quayside/kit/lines-grid/grid-numbers.ts'
import { Money } from '@quayside/kit/money.tsx'
import { PageLink } from '@quayside/kit/page-link.tsx'
import { Panel } from '@quayside/kit/panel.tsx'
import { useCodeText } from '@quayside/kit/state-tag.tsx'
import { CodedDetail, DateDetail } from '@quayside/kit/value-details.tsx'
import { useTranslations } from 'use-intl'
import { api } from '../../lib/api.ts'
import { useEntryNames } from '../../lib/dictionary.ts'
import { pageAddress } from '../../lib/pages.ts'
import styles from './order-record.module.css'

type Of = { readonly order: OrderDetail }

export function OrderBasics({ order }: Of) {
  const t = useTranslations('orders.record')
  const fields = useTranslations('orderFields.order')
  const charges = useTranslations('orderFields.orderCharges')
  const incoterms = useEntryNames('1004')
  const methods = useEntryNames('1015')
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

export function OrderDocuments({ order }: Of) {
  const t = useTranslations('orders.record')
  const kinds = useTranslations('orderForm.documents')
  const filesOf = (kind: string) =>
    order.attachments
      .filter((file) => file.kind === kind)
      .map(({ fileId, name, bytes, mime }) => ({ id: fileId, name, size: bytes, mime }))
  const attached = orderDocuments.filter((kind) => filesOf(kind).length > 0)
  return (
    <Panel title={t('files')}>
      {attached.length === 0 ? (
        <span className="q-nothing">{t('noFiles')}</span>
      ) : (
        <Details>
          {attached.map((kind) => (
            <Detail key={kind} label={kinds(kind)}>
              <FileList files={filesOf(kind)} />
            </Detail>
          ))}
        </Details>
      )}
    </Panel>
  )
}
