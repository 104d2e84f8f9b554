import { feeUnit as units } from '@quayside/contract/finance/finance.codes.ts'
import { formatPrice } from '@quayside/contract/forwarding/freight-charge.ts'
import { formatQuantity } from '@quayside/contract/kernel/money.ts'
import { serviceType, serviceOrderState as states } from '@quayside/contract/services/service.codes.ts'
import { type ServiceOrderDetail, serviceOrderColumns } from '@quayside/contract/services/service-order.ts'
import { useCan } from '@quayside/kit/page/context.tsx'
import { PageLink } from '@quayside/kit/page/page-link.tsx'
import { Panel } from '@quayside/kit/page/panel.tsx'
import { Detail, Details, TextDetail } from '@quayside/kit/record/details.tsx'
import { fieldsOf } from '@quayside/kit/record/fields.tsx'
import { Money } from '@quayside/kit/record/money.tsx'
import { useCodeText } from '@quayside/kit/record/state-tag.tsx'
import { CodedDetail } from '@quayside/kit/record/value-details.tsx'
import { useTranslations } from 'use-intl'
import { useEntryNames } from '../../lib/choices/dictionary.ts'
import { pageAddress } from '../../lib/pages/pages.ts'

type Props = { readonly order: ServiceOrderDetail }
export const isTransport = ({ modelType }: ServiceOrderDetail): boolean =>
  modelType === serviceType.codes.transport

/** What was asked for. */
export function ServiceRequest({ order }: Props) {
  const t = useTranslations('services')
  const fields = useTranslations('serviceFields.serviceOrder')
  const kindName = useEntryNames('1025')
  const shown = fieldsOf(serviceOrderColumns, order, fields)
  return (
    <Panel title={t('request')}>
      <Details>
        <CodedDetail label={fields('modelType')} list={serviceType} value={order.modelType} />
        <TextDetail label={fields('kind')} value={order.kind && kindName(order.kind)} />
        {shown('goodsName')}
        <TextDetail label={fields('quantity')} value={formatQuantity(order.quantity ?? '')} />
        {isTransport(order) && shown('fromPlace')}
        <TextDetail label={t(isTransport(order) ? 'destination' : 'workplace')} value={order.place} />
        {shown('wantedAt')}
        {order.orderId !== null && (
          <Detail label={fields('orderNo')}>
            <PageLink href={pageAddress('/orderInfo', { id: order.orderId })}>{order.orderNo}</PageLink>
          </Detail>
        )}
        {order.remarks !== '' && shown('remarks')}
      </Details>
    </Panel>
  )
}

/** What it costs, and when it is charged. */
export function ServiceFee({ order }: Props) {
  const t = useTranslations('services')
  const fields = useTranslations('serviceFields.serviceOrder')
  const can = useCan()
  const codeText = useCodeText()
  const { amount, currency, feeQuantity, feeUnit, unitPrice } = order
  const isCharged = order.state === states.codes.completed && Number(amount) > 0
  if (order.state === states.codes.cancelled && amount === null) return null
  return (
    <Panel title={t('fee')}>
      {amount === null ? (
        <p className="q-page-note">{t('noFee')}</p>
      ) : (
        <Details>
          <Detail label={fields('amount')}>
            {Number(amount) === 0 ? t('free') : <Money value={amount} currency={currency} />}
          </Detail>
          <TextDetail
            label={fields('unitPrice')}
            value={unitPrice && `${currency} ${formatPrice(unitPrice)}`}
          />
          <TextDetail
            label={fields('feeQuantity')}
            value={`${formatQuantity(feeQuantity ?? '')} ${feeUnit && codeText(units, feeUnit)}`.trim()}
          />
        </Details>
      )}
      {amount !== null && order.state !== states.codes.completed && (
        <p className="q-page-note">{t('feeFollows')}</p>
      )}
      {isCharged && can('finance-fee-list') && (
        <PageLink href={pageAddress('/costBreakdown')}>{t('fees')}</PageLink>
      )}
    </Panel>
  )
}
