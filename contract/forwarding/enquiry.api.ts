import type { ApiTable } from '../kernel/api.ts'
import { documentApi } from '../kernel/documents/document-api.ts'
import {
  ForwarderEnquiry,
  ForwarderEnquiryDetail,
  ForwarderEnquiryExport,
  ForwarderEnquiryQuery,
  ForwarderEnquirySave,
} from './forwarder-enquiry.ts'

export const enquiryApi = documentApi({
  entity: 'forwarderEnquiry',
  list: {
    summary: 'The company’s freight enquiries.',
    query: ForwarderEnquiryQuery,
    rows: ForwarderEnquiry,
  },
  export: {
    summary: 'The filtered or selected enquiries as an Excel file.',
    query: ForwarderEnquiryExport,
  },
  save: {
    summary: 'Creates an enquiry, or changes the draft with this id and version.',
    body: ForwarderEnquirySave,
  },
  remove: 'Removes drafts; all of them or none.',
  one: { summary: 'One enquiry with its sizes, files and timeline.', data: ForwarderEnquiryDetail },
  steps: {
    submit: { summary: 'Asks the provider for quotations after the full check.' },
    cancel: { summary: 'Cancels an enquiry before a quotation was confirmed; its quotations close.' },
  },
}) satisfies ApiTable
