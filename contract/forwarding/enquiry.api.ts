import type { ApiTable } from '../kernel/api.ts'
import { removal, stepCall } from '../kernel/endpoints.ts'
import {
  ForwarderEnquiry,
  ForwarderEnquiryDetail,
  ForwarderEnquiryExport,
  ForwarderEnquiryQuery,
  ForwarderEnquirySave,
} from './forwarder-enquiry.ts'
import { Numbered } from './forwarding.api.ts'

export const enquiryApi = {
  'GET freight/online/enquiry/list': {
    access: 'logistics-enquiry-list',
    summary: 'The company’s freight enquiries.',
    query: ForwarderEnquiryQuery,
    rows: ForwarderEnquiry,
  },
  'GET freight/online/enquiry/export': {
    access: 'logistics-enquiry-export',
    summary: 'The filtered or selected enquiries as an Excel file.',
    query: ForwarderEnquiryExport,
    binary: true,
  },
  'POST freight/online/enquiry/save': {
    access: 'logistics-enquiry-save',
    summary: 'Creates an enquiry, or changes the draft with this id and version.',
    body: ForwarderEnquirySave,
    data: Numbered,
  },
  'DELETE freight/online/enquiry/batchRemove': removal(
    'logistics-enquiry-remove',
    'Removes drafts; all of them or none.',
  ),
  'GET freight/online/enquiry/{id}': {
    access: 'logistics-enquiry-list',
    summary: 'One enquiry with its sizes, files and timeline.',
    data: ForwarderEnquiryDetail,
  },
  'POST freight/online/enquiry/{id}/submit': stepCall(
    'logistics-enquiry-submit',
    'Asks the provider for quotations after the full check.',
  ),
  'POST freight/online/enquiry/{id}/cancel': stepCall(
    'logistics-enquiry-cancel',
    'Cancels an enquiry before a quotation was confirmed; its quotations close.',
  ),
} as const satisfies ApiTable
