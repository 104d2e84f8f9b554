import {
  type ForwarderQuotationDetail,
  quotationColumns,
} from '@quayside/contract/forwarding/forwarder-quotation.ts'
import {
  forwarderQuotationState as states,
  forwarderQuotationStateTone as tones,
} from '@quayside/contract/forwarding/forwarding.codes.ts'
import { formatSums } from '@quayside/contract/forwarding/freight-charge.ts'
import { useCan } from '@quayside/kit/page/context.tsx'
import { Panel } from '@quayside/kit/page/panel.tsx'
import { useNavigate } from '@quayside/kit/page/router-provider.tsx'
import { Detail, Details, TextDetail } from '@quayside/kit/record/details.tsx'
import { fieldsOf } from '@quayside/kit/record/fields.tsx'
import { type RecordAction, RecordActions } from '@quayside/kit/record/record-actions.tsx'
import { RecordFailed } from '@quayside/kit/record/record-failed.tsx'
import { RecordFrame } from '@quayside/kit/record/record-frame.tsx'
import { RecordNote } from '@quayside/kit/record/record-note.tsx'
import { useStepActions } from '@quayside/kit/record/state-actions.tsx'
import { StateTag } from '@quayside/kit/record/state-tag.tsx'
import { WholeParts } from '@quayside/kit/record/whole-parts.tsx'
import { ChargesTable } from '@quayside/kit/records/freight-tables.tsx'
import { Code } from '@quayside/kit/table/cells.tsx'
import { TableSkeleton } from '@quayside/kit/table/table-skeleton.tsx'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { useTranslations } from 'use-intl'
import { useEntryNames } from '../../lib/choices/dictionary.ts'
import { namePage, pageKeyOf } from '../../lib/pages/open-pages.ts'
import { usePageSearch } from '../../lib/pages/page-search.ts'
import { pageAddress } from '../../lib/pages/pages.ts'
import { api } from '../../lib/session/api.ts'
import { Thread } from './offer-bar.tsx'
import { OfferForm, type OfferValues } from './offer-form.tsx'
import { useQuoteSteps } from './use-quote-steps.ts'

/** One quotation at its own address: terms, charges, counter-offers and what can be done with it. */
export function QuotationRecord() {
  const { id = '' } = usePageSearch('/forwarderQuotationRecord')
  const t = useTranslations('forwarding.quotations')
  const answer = useQuery({
    queryKey: ['forwarderQuotation', 'one', id],
    queryFn: () => api('GET freight/online/quotation/{id}', { params: { id } }),
  })
  const number = answer.data?.number
  useEffect(() => {
    if (number !== undefined) namePage(pageKeyOf('/forwarderQuotationRecord', id), number)
  }, [id, number])
  if (answer.isPending) return <TableSkeleton label={t('one')} />
  if (!answer.data)
    return <RecordFailed answer={answer} gone={t('gone')} list={pageAddress('/forwarderQuotation')} />
  return <Quotation key={id} quote={answer.data} />
}

function Quotation({ quote }: { quote: ForwarderQuotationDetail }) {
  const t = useTranslations('forwarding.quotations')
  const matrix = useTranslations('forwarding.matrix')
  const fields = useTranslations('forwardingFields.forwarderQuotation')
  const can = useCan()
  const navigate = useNavigate()
  const kindName = useEntryNames('1020')
  const { confirm, refresh } = useQuoteSteps(quote)
  const typed = useRef(new Map<string, OfferValues>()).current
  const kinds = [
    ...quote.charges.map(({ kind }) => kind),
    ...quote.offers.map(({ chargeKind }) => chargeKind),
  ]
  const named = [...new Set(kinds)].map((value) => ({ value, name: kindName(value), section: '' }))
  const canOffer = quote.nextSteps.some(({ name }) => name === 'counterOffer')
  const { actions, question } = useStepActions({
    machine: 'forwarderQuotation',
    mains: ['confirmQuote'],
    sums: { confirmQuote: formatSums(quote.totals) },
    steps: quote.nextSteps.filter(({ name }) => name === 'confirmQuote'),
    onStep: confirm,
  })
  const compare: RecordAction = {
    key: 'compare',
    place: 'other',
    label: t('compare'),
    run: () => void navigate({ href: pageAddress('/forwarderQuotationInfo', { id: quote.enquiryId }) }),
  }
  return (
    <RecordFrame
      title={{ number: quote.number }}
      state={<StateTag list={states} tones={tones} value={quote.state} />}
      parties={quote.carrier}
      actions={
        <>
          <RecordActions actions={[...actions, compare]} />
          {question}
        </>
      }
      notes={<RecordNote label={fields('reason')} text={quote.reason} />}
    >
      <Terms quote={quote} mayOpenEnquiry={can('logistics-enquiry-list')} />
      <Panel title={<WholeParts>{t('charges', { sum: formatSums(quote.totals) })}</WholeParts>}>
        <ChargesTable charges={quote.charges} kindName={kindName} included={matrix('included')} />
      </Panel>
      <Panel title={matrix('offer')}>
        <Thread quote={quote} kinds={named} />
        {canOffer && <OfferForm quote={quote} kinds={named} begun={0} typed={typed} onSent={refresh} />}
      </Panel>
    </RecordFrame>
  )
}

function Terms({ quote, mayOpenEnquiry }: { quote: ForwarderQuotationDetail; mayOpenEnquiry: boolean }) {
  const t = useTranslations('forwarding.quotations')
  const matrix = useTranslations('forwarding.matrix')
  const fields = useTranslations('forwardingFields.forwarderQuotation')
  const portName = useEntryNames('1007')
  const shown = fieldsOf(quotationColumns, quote, fields)
  return (
    <Panel title={t('terms')}>
      <Details>
        <Detail label={fields('enquiryNumber')}>
          <Code
            {...(mayOpenEnquiry && { href: pageAddress('/forwarderEnquiryInfo', { id: quote.enquiryId }) })}
          >
            {quote.enquiryNumber}
          </Code>
        </Detail>
        {shown('direction', 'mode')}
        <TextDetail label={fields('originPort')} value={portName(quote.originPort)} />
        <TextDetail label={fields('destinationPort')} value={portName(quote.destinationPort)} />
        <TextDetail
          label={fields('viaPort')}
          value={quote.viaPort === '' ? matrix('direct') : portName(quote.viaPort)}
        />
        {shown('carrier', 'transitDays', 'departsOn', 'freeDays', 'validUntil', 'remarks')}
      </Details>
    </Panel>
  )
}
