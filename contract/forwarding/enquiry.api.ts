import type { ApiTable } from '../kernel/api.ts'
import { Removed, Saved, SelectedIds, StepInput } from '../kernel/record.ts'
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
  'DELETE freight/online/enquiry/batchRemove': {
    access: 'logistics-enquiry-remove',
    summary: 'Removes drafts; all of them or none.',
    query: SelectedIds,
    body: SelectedIds,
    data: Removed,
  },
  'GET freight/online/enquiry/{id}': {
    access: 'logistics-enquiry-list',
    summary: 'One enquiry with its sizes, files and timeline.',
    data: ForwarderEnquiryDetail,
  },
  'POST freight/online/enquiry/{id}/submit': {
    access: 'logistics-enquiry-submit',
    summary: 'Asks the provider for quotations after the full check.',
    body: StepInput,
    data: Saved,
  },
  'POST freight/online/enquiry/{id}/cancel': {
    access: 'logistics-enquiry-cancel',
    summary: 'Cancels an enquiry before a quotation was confirmed; its quotations close.',
    body: StepInput,
    data: Saved,
  },
} as const satisfies ApiTable
