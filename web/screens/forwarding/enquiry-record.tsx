import type { ForwarderEnquiryDetail } from '@quayside/contract/forwarding/forwarder-enquiry.ts'
import {
  forwarderEnquiryState as states,
  forwarderEnquiryStateTone as tones,
} from '@quayside/contract/forwarding/forwarding.codes.ts'
import { useCan } from '@quayside/kit/page/context.tsx'
import { showToast } from '@quayside/kit/page/events.ts'
import { useNavigate } from '@quayside/kit/page/router-provider.tsx'
import { type RecordAction, RecordActions } from '@quayside/kit/record/record-actions.tsx'
import { RecordFrame } from '@quayside/kit/record/record-frame.tsx'
import { RecordHistory } from '@quayside/kit/record/record-history.tsx'
import { RecordNote } from '@quayside/kit/record/record-note.tsx'
import { type StepInput, useStepActions } from '@quayside/kit/record/state-actions.tsx'
import { StateTag, useCodeText } from '@quayside/kit/record/state-tag.tsx'
import { useQueryClient } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import { AskProvider } from '../../lib/consultations/ask-provider.tsx'
import { DocumentProgress } from '../../lib/documents/document-progress.tsx'
import { submitOr, submitted } from '../../lib/documents/refused-submission.ts'
import { pageAddress } from '../../lib/pages/pages.ts'
import { api } from '../../lib/session/api.ts'
import { ShipmentFiles, ShipmentGoods, ShipmentRoute } from './shipment-details.tsx'

type Props = { readonly enquiry: ForwarderEnquiryDetail }
const steps = ['submit', 'cancel'] as const

/** An enquiry's page: how far it is, what was asked for, and the way to its quotations. */
export function EnquiryRecord({ enquiry }: Props) {
  const t = useTranslations('forwarding.enquiries')
  const history = (
    <RecordHistory created={t('created')} machine="forwarderEnquiry" entries={enquiry.timeline} />
  )
  return (
    <RecordFrame
      title={{ number: enquiry.number }}
      state={<StateTag list={states} tones={tones} value={enquiry.state} />}
      parties={enquiry.goodsName}
      actions={<Actions enquiry={enquiry} />}
      notes={
        <>
          <RecordNote label={t('cancelled')} text={enquiry.reason} />
          {enquiry.state === states.codes.quoted && enquiry.quotationCount > 0 && (
            <p className="q-waits-note" role="note">
              {t('waiting', { count: enquiry.quotationCount })}
            </p>
          )}
        </>
      }
      progress={<Progress enquiry={enquiry} />}
      brief={
        <>
          <ShipmentRoute shipment={enquiry} />
          {history}
        </>
      }
      aside={
        <>
          <ShipmentFiles shipment={enquiry} />
          {history}
        </>
      }
    >
      <ShipmentRoute shipment={enquiry} />
      <ShipmentGoods shipment={enquiry} />
    </RecordFrame>
  )
}

function Actions({ enquiry }: Props) {
  const t = useTranslations('forwarding.enquiries')
  const can = useCan()
  const navigate = useNavigate()
  const queries = useQueryClient()
  const { id } = enquiry
  const canSave = enquiry.state === states.codes.draft && can('logistics-enquiry-save')
  const toForm = (edit: string) => navigate({ href: pageAddress('/forwarderEnquiryInfo', { id, edit }) })
  async function run(name: string, { note }: StepInput): Promise<void> {
    const step = steps.find((each) => each === name)
    if (!step) return
    const sending = api(`POST freight/online/enquiry/{id}/${step}`, {
      params: { id },
      body: note === '' ? {} : { note },
    })
    await submitOr(canSave && (() => toForm(submitted)), sending)
    showToast({ kind: 'success', text: t(`done.${step}`) })
    await queries.invalidateQueries({ queryKey: ['forwarderEnquiry'] })
  }
  const { actions, question } = useStepActions({
    machine: 'forwarderEnquiry',
    mains: ['submit'],
    steps: enquiry.nextSteps,
    onStep: run,
  })
  const to = (href: string) => (): void => void navigate({ href })
  const further: readonly (RecordAction | false)[] = [
    enquiry.quotationCount > 0 &&
      can('logistics-quotation-list') && {
        key: 'compare',
        place: 'main',
        label: t('compareCount', { count: enquiry.quotationCount }),
        run: to(pageAddress('/forwarderQuotationInfo', { id })),
      },
    enquiry.forwarderOrderId !== null &&
      can('logistics-freightOrder-list') && {
        key: 'order',
        place: 'other',
        label: t('order'),
        run: to(pageAddress('/forwarderOrderInfo', { id: enquiry.forwarderOrderId })),
      },
    canSave && { key: 'edit', place: 'edit', label: t('change'), run: () => void toForm('1') },
  ]
  return (
    <>
      <RecordActions actions={[...actions, ...further.filter((action) => action !== false)]}>
        <AskProvider about={{ subject: 'forwarding', number: enquiry.number, name: enquiry.goodsName }} />
      </RecordActions>
      {question}
    </>
  )
}

const way = ['draft', 'submitted', 'quoted', 'quoteConfirmed', 'orderGenerated'] as const

function Progress({ enquiry }: Props) {
  const t = useTranslations('forwarding.enquiries')
  const codeText = useCodeText()
  return (
    <DocumentProgress
      label={t('progress')}
      stops={way}
      here={states.keyOf(enquiry.state) as (typeof way)[number]}
      labelOf={(stop) => codeText(states, states.codes[stop])}
      record={enquiry}
    />
  )
}
