import { quotationColumns } from '@quayside/contract/forwarding/forwarder-quotation.ts'
import { counterOfferState, counterOfferStateTone } from '@quayside/contract/forwarding/forwarding.codes.ts'
import { formatPrice } from '@quayside/contract/forwarding/freight-charge.ts'
import type { QuotationReview } from '@quayside/contract/office/forwarding.ts'
import { PageLink } from '@quayside/kit/page/page-link.tsx'
import { Panel } from '@quayside/kit/page/panel.tsx'
import { Details, TextDetail } from '@quayside/kit/record/details.tsx'
import { fieldsOf } from '@quayside/kit/record/fields.tsx'
import { StateTag } from '@quayside/kit/record/state-tag.tsx'
import { ShortTable } from '@quayside/kit/table/short-table.tsx'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { useEntryNames } from '../../lib/entry-names.ts'
import { recordAddress } from '../../lib/kinds.ts'
import { RecordPage } from '../../lib/record-page.tsx'
import { RecordQuery } from '../../lib/record-query.tsx'
import { takeStep } from '../../lib/records.ts'
import { QuotationDialog } from './quotation-dialog.tsx'
import { valuesOf } from './quotation-values.ts'
import { SummedCharges } from './summed-charges.tsx'

export const QuotationRecord = () => (
  <RecordQuery kind="forwarderQuotation">
    {(quotation) => <Quotation key={quotation.id} quotation={quotation} />}
  </RecordQuery>
)

/** One quotation with its charges and what the customer offered instead. */
function Quotation({ quotation }: { quotation: QuotationReview }) {
  const t = useTranslations('officeForwarding')
  const fields = useTranslations('forwardingFields.forwarderQuotation')
  const portName = useEntryNames('1007')
  const [isRevising, setRevising] = useState(false)
  const shown = fieldsOf(quotationColumns, quotation, fields)
  return (
    <RecordPage
      kind="forwarderQuotation"
      record={quotation}
      header={{
        parties: (
          <>
            <PageLink href={recordAddress('company', quotation.companyId)}>{quotation.companyName}</PageLink>
            {` · ${quotation.carrier} · `}
            <PageLink href={recordAddress('forwarderEnquiry', quotation.enquiryId)}>
              {quotation.enquiryNumber}
            </PageLink>
          </>
        ),
      }}
      steps={{ begin: { revise: () => setRevising(true) } }}
    >
      {quotation.offers.length > 0 && <Offers offers={quotation.offers} />}
      <Panel title={t('terms')}>
        <Details>
          {shown('carrier')}
          <TextDetail
            label={fields('viaPort')}
            value={quotation.viaPort === '' ? t('direct') : portName(quotation.viaPort)}
          />
          <TextDetail label={fields('transitDays')} value={String(quotation.transitDays)} />
          {shown('departsOn')}
          <TextDetail
            label={fields('freeDays')}
            value={quotation.freeDays === null ? '' : String(quotation.freeDays)}
          />
          {shown('validUntil')}
          {quotation.remarks !== '' && shown('remarks')}
          {quotation.reason !== '' && shown('reason')}
        </Details>
      </Panel>
      <Panel title={t('charges')}>
        <SummedCharges charges={quotation.charges} />
      </Panel>
      {isRevising && (
        <QuotationDialog
          name={quotation.id}
          title={`${t('revise')} ${quotation.number}`}
          initial={valuesOf(quotation)}
          onSave={(terms) => takeStep('forwarderQuotation', quotation.id, 'revise', terms)}
          onClose={() => setRevising(false)}
        />
      )}
    </RecordPage>
  )
}

function Offers({ offers }: { offers: QuotationReview['offers'] }) {
  const t = useTranslations('officeForwarding')
  const kindName = useEntryNames('1020')
  return (
    <Panel title={t('offers')}>
      <ShortTable
        rows={offers}
        columns={[
          {
            title: t('offer.charge'),
            isRowHead: true,
            cell: ({ chargeKind }) => `${kindName(chargeKind)} ${chargeKind}`,
          },
          {
            title: t('offer.price'),
            cell: ({ price, currency }) =>
              price === null ? t('offer.asked') : `${currency} ${formatPrice(price)}`,
          },
          { title: t('offer.note'), cell: ({ note, madeBy }) => `${madeBy} ${note}`.trim() },
          {
            title: t('offer.state'),
            cell: ({ state }) => (
              <StateTag list={counterOfferState} tones={counterOfferStateTone} value={state} />
            ),
          },
          { title: t('offer.answer'), cell: ({ answer, answeredBy }) => `${answeredBy} ${answer}`.trim() },
        ]}
      />
    </Panel>
  )
}
