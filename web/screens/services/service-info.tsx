import { feeUnit as units } from '@quayside/contract/finance/finance.codes.ts'
import { formatQuantity } from '@quayside/contract/kernel/money.ts'
import {
  serviceType,
  serviceOrderState as states,
  serviceOrderStateTone as tones,
} from '@quayside/contract/services/service.codes.ts'
import type { ServiceOrderDetail } from '@quayside/contract/services/service-order.ts'
import { FileList } from '@quayside/kit/attachment-field.tsx'
import { ButtonLink } from '@quayside/kit/button.tsx'
import { useCan } from '@quayside/kit/context.tsx'
import { Detail, Details, TextDetail } from '@quayside/kit/details.tsx'
import { Money } from '@quayside/kit/money.tsx'
import { showToast } from '@quayside/kit/page/events.ts'
import { PageHeader } from '@quayside/kit/page-header.tsx'
import { PageLink } from '@quayside/kit/page-link.tsx'
import { Panel } from '@quayside/kit/panel.tsx'
import { StateActions, type StepInput, useStepText } from '@quayside/kit/state-actions.tsx'
import { CodeText, StateTag, useCodeText } from '@quayside/kit/state-tag.tsx'
import { toStoredFile } from '@quayside/kit/stored-file.ts'
import { Timeline } from '@quayside/kit/timeline.tsx'
import { useQueryClient } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import { api } from '../../lib/api.ts'
import { useEntryNames } from '../../lib/dictionary.ts'
import { DocumentPage } from '../../lib/document-page.tsx'
import { DocumentProgress } from '../../lib/document-progress.tsx'
import { pageAddress } from '../../lib/pages.ts'
import { ServiceForm } from './service-form.tsx'
import { isEditable } from './service-list.tsx'
import { servicePage } from './service-page.ts'
import styles from './services.module.css'

type Props = { readonly order: ServiceOrderDetail }
const steps = ['submit', 'cancel', 'sign'] as const
const events = ['create', 'setFee', 'addDocuments'] as const

/** One service. */
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

/** A service's page: how far it is, what was asked for, what it costs and what shows that it was done. */
function ServiceRecord({ order }: Props) {
  const t = useTranslations('services')
  const fields = useTranslations('serviceFields.serviceOrder')
  const kindName = useEntryNames('1025')
  const stepText = useStepText('serviceOrder')
  return (
    <>
      <PageHeader
        title={order.number}
        state={<StateTag list={states} tones={tones} value={order.state} />}
        note={order.kind && kindName(order.kind)}
        actions={<Actions order={order} />}
      />
      {order.reason !== '' && (
        <p className="q-refused-note" role="note">
          {order.state === states.codes.auditFailed && <b>{t('refused')}</b>}
          {order.reason}
        </p>
      )}
      {order.state === states.codes.dispatched && (
        <p className={styles['waits']} role="note">
          {t('waiting')}
        </p>
      )}
      <Progress order={order} />
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
          <Panel title={t('history')}>
            <Timeline
              entries={order.timeline}
              textOf={({ transition }) => {
                const event = events.find((each) => each === transition)
                return event ? t(`events.${event}`) : stepText(transition).label
              }}
            />
          </Panel>
        </div>
      </div>
    </>
  )
}

function Request({ order }: Props) {
  const t = useTranslations('services')
  const fields = useTranslations('serviceFields.serviceOrder')
  const kindName = useEntryNames('1025')
  const isTransport = order.modelType === serviceType.codes.transport
  return (
    <Panel title={t('request')}>
      <Details>
        <Detail label={fields('modelType')}>
          <CodeText list={serviceType} value={order.modelType} />
        </Detail>
        <TextDetail label={fields('kind')} value={order.kind && kindName(order.kind)} />
        <TextDetail label={fields('goodsName')} value={order.goodsName} />
        <TextDetail label={fields('quantity')} value={formatQuantity(order.quantity ?? '')} />
        {isTransport && <TextDetail label={fields('fromPlace')} value={order.fromPlace} />}
        <TextDetail label={t(isTransport ? 'destination' : 'workplace')} value={order.place} />
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
  if (order.state === states.codes.cancelled && amount === null) return null
  return (
    <Panel title={t('fee')}>
      {amount === null ? (
        <p className={styles['quiet']}>{t('noFee')}</p>
      ) : (
        <>
          <Details>
            <Detail label={fields('amount')}>
              {Number(amount) === 0 ? t('free') : <Money value={amount as never} currency={currency} />}
            </Detail>
            <TextDetail label={fields('unitPrice')} value={unitPrice} />
            <TextDetail
              label={fields('feeQuantity')}
              value={`${formatQuantity(feeQuantity ?? '')} ${feeUnit && codeText(units, feeUnit)}`.trim()}
            />
          </Details>
          {order.state !== states.codes.completed ? (
            <p className={styles['quiet']}>{t('feeFollows')}</p>
          ) : (
            Number(amount) > 0 &&
            can('finance-fee-list') && <PageLink href={pageAddress('/costBreakdown')}>{t('fees')}</PageLink>
          )}
        </>
      )}
    </Panel>
  )
}

function Actions({ order }: Props) {
  const t = useTranslations('services')
  const can = useCan()
  const queries = useQueryClient()
  const { id } = order
  async function run(name: string, { note }: StepInput): Promise<void> {
    const step = steps.find((each) => each === name)
    if (!step) return
    await api(`POST service/online/order/{id}/${step}`, { params: { id }, body: note === '' ? {} : { note } })
    showToast({ kind: 'success', text: t('done') })
    await queries.invalidateQueries({ queryKey: ['serviceOrder'] })
  }
  return (
    <>
      {isEditable(order) && can('services-order-save') && (
        <ButtonLink href={pageAddress('/serviceInfo', { id, edit: '1' })}>{t('change')}</ButtonLink>
      )}
      <StateActions
        machine="serviceOrder"
        main={order.state === states.codes.dispatched ? 'sign' : 'submit'}
        steps={order.nextSteps}
        onStep={run}
      />
    </>
  )
}

const work = ['draft', 'submitted', 'audited', 'completed'] as const
const way = ['draft', 'submitted', 'audited', 'dispatched', 'signed', 'completed'] as const

function Progress({ order }: Props) {
  const t = useTranslations('services')
  const codeText = useCodeText()
  return (
    <DocumentProgress
      label={t('progress')}
      stops={order.modelType === serviceType.codes.transport ? way : work}
      here={states.keyOf(order.state) as (typeof way)[number]}
      labelOf={(stop) => codeText(states, states.codes[stop])}
      record={order}
    />
  )
}
