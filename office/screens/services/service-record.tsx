import { feeUnit as units } from '@quayside/contract/finance/finance.codes.ts'
import { formatPrice } from '@quayside/contract/forwarding/freight-charge.ts'
import { formatQuantity } from '@quayside/contract/kernel/money.ts'
import type { ServiceOrderReview } from '@quayside/contract/office/services.ts'
import { serviceOrderState, serviceType } from '@quayside/contract/services/service.codes.ts'
import { resultDocuments, serviceOrderColumns } from '@quayside/contract/services/service-order.ts'
import { Button } from '@quayside/kit/inputs/button.tsx'
import { PageLink } from '@quayside/kit/page/page-link.tsx'
import { Panel } from '@quayside/kit/page/panel.tsx'
import { CodeDetail, Detail, Details, TextDetail } from '@quayside/kit/record/details.tsx'
import { fieldsOf } from '@quayside/kit/record/fields.tsx'
import { Money } from '@quayside/kit/record/money.tsx'
import { useCodeText } from '@quayside/kit/record/state-tag.tsx'
import { CodedDetail } from '@quayside/kit/record/value-details.tsx'
import { Code } from '@quayside/kit/table/cells.tsx'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { uploadTo } from '../../lib/api.ts'
import { Documents } from '../../lib/documents.tsx'
import { useEntryNames } from '../../lib/entry-names.ts'
import { FilesDialog } from '../../lib/files-dialog.tsx'
import { recordAddress } from '../../lib/kinds.ts'
import { useMay } from '../../lib/may.ts'
import { RecordPage, useGoOn } from '../../lib/record-page.tsx'
import { RecordQuery } from '../../lib/record-query.tsx'
import { takeStep } from '../../lib/records.ts'
import { ServiceFeeDialog } from './fee-dialog.tsx'

export const ServiceRecord = () => (
  <RecordQuery kind="serviceOrder">{(order) => <Service key={order.id} order={order} />}</RecordQuery>
)

type Props = { readonly order: ServiceOrderReview }
const accepted = ['audited', 'dispatched', 'signed']

/** What is asked for, its fee, and what shows that it was done. */
function Service({ order }: Props) {
  const t = useTranslations('officeServices')
  const may = useMay()
  const goOn = useGoOn('serviceOrder', order.id)
  const [asked, setAsked] = useState<'auditPass' | 'setFee' | 'addDocuments'>()
  const close = (): void => setAsked(undefined)
  const state = serviceOrderState.keyOf(order.state) ?? 'submitted'
  const { id, number } = order
  return (
    <RecordPage
      kind="serviceOrder"
      record={order}
      header={{
        title: number,
        state,
        note: <PageLink href={recordAddress('company', order.companyId)}>{order.companyName}</PageLink>,
      }}
      steps={{
        begin: { auditPass: () => setAsked('auditPass') },
        events: { setFee: t('setFee'), addDocuments: t('addDocuments') },
        more: may('service-handle') && (
          <>
            {accepted.includes(state) && <Button onClick={() => setAsked('setFee')}>{t('setFee')}</Button>}
            {[...accepted, 'completed'].includes(state) && (
              <Button onClick={() => setAsked('addDocuments')}>{t('addDocuments')}</Button>
            )}
          </>
        ),
      }}
      {...(order.attachments.length > 0 && { aside: <Documents files={order.attachments} /> })}
    >
      <Request order={order} />
      {(asked === 'auditPass' || asked === 'setFee') && (
        <ServiceFeeDialog order={order} step={asked} onClose={close} />
      )}
      {asked === 'addDocuments' && (
        <FilesDialog
          name={`office.service.files.${id}`}
          title={`${t('addDocuments')} ${number}`}
          saveLabel={t('saveDocuments')}
          documents={resultDocuments.map((kind) => ({ kind, label: t(`documents.${kind}`) }))}
          attached={order.attachments}
          upload={(file) => uploadTo('POST service/online/order/{id}/upload', file, {}, { id })}
          save={async (attachments) => {
            await takeStep('serviceOrder', id, 'addDocuments', { attachments })
            await goOn({ isSettled: false })
          }}
          onClose={close}
        />
      )}
    </RecordPage>
  )
}

function Request({ order }: Props) {
  const t = useTranslations('officeServices')
  const review = useTranslations('officeReview')
  const fields = useTranslations('serviceFields.serviceOrder')
  const kindName = useEntryNames('1025')
  const codeText = useCodeText()
  const isTransport = order.modelType === serviceType.codes.transport
  const { amount, currency, feeQuantity, feeUnit, unitPrice } = order
  const shown = fieldsOf(serviceOrderColumns, order, fields)
  return (
    <Panel title={t('request')}>
      <Details>
        <TextDetail label={review('customer')} value={order.companyName} />
        <CodeDetail label={review('number')} value={order.number} />
        <CodedDetail label={fields('modelType')} list={serviceType} value={order.modelType} />
        <TextDetail label={fields('kind')} value={order.kind && kindName(order.kind)} />
        {shown('goodsName')}
        <TextDetail label={fields('quantity')} value={formatQuantity(order.quantity ?? '')} />
        {isTransport && shown('fromPlace')}
        <TextDetail label={t(isTransport ? 'destination' : 'workplace')} value={order.place} />
        {shown('wantedAt')}
        {order.orderId !== null && (
          <Detail label={fields('orderNo')}>
            <Code href={recordAddress('order', order.orderId)}>{order.orderNo ?? ''}</Code>
          </Detail>
        )}
        {amount !== null && (
          <>
            <Detail label={fields('amount')}>
              {Number(amount) === 0 ? t('free') : <Money value={amount} currency={currency} />}
            </Detail>
            <TextDetail
              label={fields('unitPrice')}
              value={`${currency} ${formatPrice(unitPrice ?? '0')} × ${formatQuantity(feeQuantity ?? '')} ${feeUnit && codeText(units, feeUnit)}`.trim()}
            />
          </>
        )}
        {shown('remarks')}
        {order.reason !== '' && shown('reason')}
      </Details>
    </Panel>
  )
}
