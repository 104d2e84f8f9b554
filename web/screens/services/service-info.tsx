import { feeUnit as units } from '@quayside/contract/finance/finance.codes.ts'
import { formatPrice } from '@quayside/contract/forwarding/freight-charge.ts'
import { formatQuantity } from '@quayside/contract/kernel/money.ts'
import {
  serviceType,
  serviceOrderState as states,
  serviceOrderStateTone as tones,
} from '@quayside/contract/services/service.codes.ts'
import type { ServiceOrderDetail } from '@quayside/contract/services/service-order.ts'
import { FileList } from '@quayside/kit/attachment-field.tsx'
import { useCan } from '@quayside/kit/context.tsx'
import { Detail, Details, TextDetail } from '@quayside/kit/details.tsx'
import { Money } from '@quayside/kit/money.tsx'
import { PageHeader } from '@quayside/kit/page-header.tsx'
import { PageLink } from '@quayside/kit/page-link.tsx'
import { Panel } from '@quayside/kit/panel.tsx'
import { RecordHistory } from '@quayside/kit/record-history.tsx'
import { StateTag, useCodeText } from '@quayside/kit/state-tag.tsx'
import { toStoredFile } from '@quayside/kit/stored-file.ts'
import { CodedDetail } from '@quayside/kit/value-details.tsx'
import { useTranslations } from 'use-intl'
import { api } from '../../lib/api.ts'
import { AskProvider } from '../../lib/ask-provider.tsx'
import { useEntryNames } from '../../lib/dictionary.ts'
import { DocumentActions } from '../../lib/document-actions.tsx'
import { DocumentPage } from '../../lib/document-page.tsx'
import { DocumentProgress } from '../../lib/document-progress.tsx'
import { pageAddress } from '../../lib/pages.ts'
import { ServiceForm, servicePage } from './service-form.tsx'

type Props = { readonly order: ServiceOrderDetail }
const isTransport = ({ modelType }: ServiceOrderDetail): boolean => modelType === serviceType.codes.transport

/** One service: a new one, one to read, or (`edit=1`) one to change. */
export function ServiceInfo() {
  const t = useTranslations('services')
  return (
    <DocumentPage
      {...servicePage}
      texts={t}
      load={(id) => api('GET service/online/order/{id}', { params: { id } })}
      form={(order) => <ServiceForm {...(order && { order })} />}
      record={(order) => <ServiceRecord order={order} />}
    />
  )
}

const step = (name: 'submit' | 'cancel' | 'sign') => (id: string, body: object) =>
  api(`POST service/online/order/{id}/${name}`, { params: { id }, body })
const pages = { record: '/serviceInfo', list: pageAddress('/serviceList') } as const
const calls = {
  steps: { submit: step('submit'), cancel: step('cancel'), sign: step('sign') },
  remove: (ids: string[]) => api('DELETE service/online/order/batchRemove', { body: { ids } }),
  touched: ['serviceOrder'],
}
const work = ['draft', 'submitted', 'audited', 'completed'] as const
const way = ['draft', 'submitted', 'audited', 'dispatched', 'signed', 'completed'] as const

/** A service's page: how far it is, what was asked for, what it costs and what shows that it was done. */
function ServiceRecord({ order }: Props) {
  const t = useTranslations('services')
  const record = useTranslations('services.record')
  const fields = useTranslations('serviceFields.serviceOrder')
  const kindName = useEntryNames('1025')
  const codeText = useCodeText()
  const kind = order.kind && kindName(order.kind)
  const about = { subject: isTransport(order) ? 'transport' : 'warehouse', number: order.number, name: kind }
  return (
    <>
      <PageHeader
        title={order.number}
        state={<StateTag list={states} tones={tones} value={order.state} />}
        note={kind}
        actions={
          <DocumentActions
            document={order}
            machine="serviceOrder"
            pages={pages}
            texts={record}
            calls={calls}
            main={order.state === states.codes.dispatched ? 'sign' : 'submit'}
          >
            <AskProvider about={about} />
          </DocumentActions>
        }
      />
      {order.reason !== '' && (
        <p className="q-refused-note" role="note">
          {order.state === states.codes.auditFailed && <b>{t('refused')}</b>}
          {order.reason}
        </p>
      )}
      {order.state === states.codes.dispatched && (
        <p className="q-refused-note" data-tone="waits" role="note">
          {t('waiting')}
        </p>
      )}
      <DocumentProgress
        label={t('progress')}
        stops={isTransport(order) ? way : work}
        here={states.keyOf(order.state) as (typeof way)[number]}
        labelOf={(stop) => codeText(states, states.codes[stop])}
        record={order}
      />
      <div className="q-record">
        <div>
          <Request order={order} />
          <Fee order={order} />
        </div>
        <div>
          {order.attachments.length > 0 && (
            <Panel title={fields('attachments')}>
              <FileList files={order.attachments.map(toStoredFile)} />
            </Panel>
          )}
          <RecordHistory
            title={t('history')}
            created={t('events.create')}
            machine="serviceOrder"
            events={{ setFee: t('events.setFee'), addDocuments: t('events.addDocuments') }}
            entries={order.timeline}
          />
        </div>
      </div>
    </>
  )
}

function Request({ order }: Props) {
  const t = useTranslations('services')
  const fields = useTranslations('serviceFields.serviceOrder')
  const kindName = useEntryNames('1025')
  return (
    <Panel title={t('request')}>
      <Details>
        <CodedDetail label={fields('modelType')} list={serviceType} value={order.modelType} />
        <TextDetail label={fields('kind')} value={order.kind && kindName(order.kind)} />
        <TextDetail label={fields('goodsName')} value={order.goodsName} />
        <TextDetail label={fields('quantity')} value={formatQuantity(order.quantity ?? '')} />
        {isTransport(order) && <TextDetail label={fields('fromPlace')} value={order.fromPlace} />}
        <TextDetail label={t(isTransport(order) ? 'destination' : 'workplace')} value={order.place} />
        <TextDetail label={fields('wantedAt')} value={order.wantedAt} />
        {order.orderId !== null && (
          <Detail label={fields('orderNo')}>
            <PageLink href={pageAddress('/orderInfo', { id: order.orderId })}>{order.orderNo}</PageLink>
          </Detail>
        )}
        {order.remarks !== '' && <TextDetail label={fields('remarks')} value={order.remarks} isWide />}
      </Details>
    </Panel>
  )
}

function Fee({ order }: Props) {
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
            {Number(amount) === 0 ? t('free') : <Money value={amount as never} currency={currency} />}
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
