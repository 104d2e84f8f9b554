import type { ForwarderEnquiryDetail } from '@quayside/contract/forwarding/forwarder-enquiry.ts'
import { useTranslations } from 'use-intl'
import { DocumentPage, useDocumentForm } from '../../lib/documents/document-page.tsx'
import { submitted } from '../../lib/documents/refused-submission.ts'
import { usePageSearch } from '../../lib/pages/page-search.ts'
import { api } from '../../lib/session/api.ts'
import { EnquiryRecord } from './enquiry-record.tsx'
import { ShipmentForm } from './shipment-form.tsx'

/** One enquiry. */
export function EnquiryInfo() {
  const t = useTranslations('forwarding.enquiries')
  return (
    <DocumentPage
      entity="forwarderEnquiry"
      texts={t}
      form={(enquiry) => <EnquiryForm {...(enquiry && { enquiry })} />}
      record={(enquiry) => <EnquiryRecord enquiry={enquiry} />}
    />
  )
}

function EnquiryForm({ enquiry }: { enquiry?: ForwarderEnquiryDetail }) {
  const t = useTranslations('forwarding.enquiries')
  return (
    <ShipmentForm
      name="freightEnquiry"
      title={enquiry ? `${t('edit')} ${enquiry.number}` : t('new')}
      record={enquiry}
      isChecked={usePageSearch('/forwarderEnquiryInfo').edit === submitted}
      save={(body) => api('POST freight/online/enquiry/save', { body })}
      {...useDocumentForm('forwarderEnquiry', enquiry, t('saved'))}
    />
  )
}
