import {
  serviceOrderState as states,
  serviceOrderStateTone as tones,
} from '@quayside/contract/services/service.codes.ts'
import type { ServiceOrderDetail } from '@quayside/contract/services/service-order.ts'
import { FilesPanel } from '@quayside/kit/files/files-panel.tsx'
import { useCan } from '@quayside/kit/page/context.tsx'
import { PageLink } from '@quayside/kit/page/page-link.tsx'
import { Panel } from '@quayside/kit/page/panel.tsx'
import { Details } from '@quayside/kit/record/details.tsx'
import { RecordFrame } from '@quayside/kit/record/record-frame.tsx'
import { RecordHistory } from '@quayside/kit/record/record-history.tsx'
import { RecordNote } from '@quayside/kit/record/record-note.tsx'
import { StateTag, useCodeText } from '@quayside/kit/record/state-tag.tsx'
import { QuotedFeeDetails } from '@quayside/kit/records/quoted-fee.tsx'
import { isTransport, ServiceRequestDetails } from '@quayside/kit/records/service-request.tsx'
import { useTranslations } from 'use-intl'
import { useEntryNames } from '../../lib/choices/dictionary.ts'
import { AskProvider } from '../../lib/consultations/ask-provider.tsx'
import { DocumentActions } from '../../lib/documents/document-actions.tsx'
import { DocumentPage } from '../../lib/documents/document-page.tsx'
import { DocumentProgress } from '../../lib/documents/document-progress.tsx'
import { pageAddress } from '../../lib/pages/pages.ts'
import { ServiceForm } from './service-form.tsx'

/** One service: a new one, one to read, or (`edit=1`) one to change. */
export const ServiceInfo = () => (
  <DocumentPage
    entity="serviceOrder"
    texts={useTranslations('services.record')}
    form={(order) => <ServiceForm {...(order && { order })} />}
    record={(order) => <ServiceRecord order={order} />}
  />
)

type Props = { readonly order: ServiceOrderDetail }

const work = ['draft', 'submitted', 'audited', 'completed'] as const
const way = ['draft', 'submitted', 'audited', 'dispatched', 'signed', 'completed'] as const

/** A service's page: how far it is, what was asked for, what it costs and what shows that it was done. */
function ServiceRecord({ order }: Props) {
  const texts = useTranslations('services')
  const t = useTranslations('services.record')
  const kindName = useEntryNames('1025')
  const codeText = useCodeText()
  const kind = order.kind && kindName(order.kind)
  const about = { subject: isTransport(order) ? 'transport' : 'warehouse', number: order.number, name: kind }
  const history = (
    <RecordHistory
      created={t('created')}
      machine="serviceOrder"
      events={{ setFee: texts('events.setFee'), addDocuments: texts('events.addDocuments') }}
      entries={order.timeline}
    />
  )
  const request = (
    <Panel title={t('request')}>
      <Details>
        <ServiceRequestDetails
          order={order}
          kindName={kindName}
          hrefOf={(id) => pageAddress('/orderInfo', { id })}
          texts={texts}
        />
      </Details>
    </Panel>
  )
  return (
    <RecordFrame
      title={{ number: order.number }}
      state={<StateTag list={states} tones={tones} value={order.state} />}
      parties={kind}
      sum={order.amount === null ? undefined : { currency: order.currency, value: order.amount }}
      actions={
        <DocumentActions
          document={order}
          entity="serviceOrder"
          texts={t}
          steps={['submit', 'cancel', 'sign']}
          mains={['sign', 'submit']}
        >
          <AskProvider about={about} />
        </DocumentActions>
      }
      notes={
        <>
          <RecordNote
            label={order.state === states.codes.auditFailed ? t('refused') : undefined}
            text={order.reason}
          />
          {order.state === states.codes.dispatched && <RecordNote text={t('waiting')} isWaiting />}
        </>
      }
      progress={
        <DocumentProgress
          label={t('progress')}
          stops={isTransport(order) ? way : work}
          here={states.keyOf(order.state) as (typeof way)[number]}
          labelOf={(stop) => codeText(states, states.codes[stop])}
          record={order}
        />
      }
      brief={
        <>
          {request}
          {history}
        </>
      }
      aside={
        <>
          {order.attachments.length > 0 && <FilesPanel files={order.attachments} />}
          {history}
        </>
      }
    >
      {request}
      <ServiceFee order={order} />
    </RecordFrame>
  )
}

/** What it costs, and when it is charged. */
function ServiceFee({ order }: Props) {
  const texts = useTranslations('services')
  const t = useTranslations('services.record')
  const fields = useTranslations('serviceFields.serviceOrder')
  const can = useCan()
  const { state, amount } = order
  const isCompleted = state === states.codes.completed
  if (state === states.codes.cancelled && amount === null) return null
  return (
    <Panel title={t('fee')}>
      {amount === null ? (
        <p className="q-page-note">{t('noFee')}</p>
      ) : (
        <Details>
          <QuotedFeeDetails fee={order} labels={fields} free={texts('free')} />
        </Details>
      )}
      {amount !== null && !isCompleted && <p className="q-page-note">{t('feeFollows')}</p>}
      {isCompleted && Number(amount) > 0 && can('finance-fee-list') && (
        <PageLink href={pageAddress('/costBreakdown')}>{t('fees')}</PageLink>
      )}
    </Panel>
  )
}
