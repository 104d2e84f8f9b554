import * as z from 'zod/mini'
import type { ApiTable } from '../kernel/api.ts'
import { FileQuery } from '../kernel/file.ts'
import { Removed, Saved, SelectedIds, StepInput } from '../kernel/record.ts'
import {
  ForwarderEnquiry,
  ForwarderEnquiryDetail,
  ForwarderEnquiryExport,
  ForwarderEnquiryQuery,
  ForwarderEnquirySave,
} from './forwarder-enquiry.ts'
import {
  ForwarderOrder,
  ForwarderOrderDetail,
  ForwarderOrderExport,
  ForwarderOrderQuery,
  ForwarderOrderSave,
  MaterialInput,
} from './forwarder-order.ts'
import {
  ConfirmQuotation,
  CounterOfferInput,
  ForwarderQuotation,
  ForwarderQuotationExport,
  ForwarderQuotationQuery,
  QuoteComparison,
  QuoteComparisonQuery,
} from './forwarder-quotation.ts'

const Numbered = z.extend(Saved, { number: z.string() })

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

export const quotationApi = {
  'GET freight/online/quotation/list': {
    access: 'logistics-quotation-list',
    summary: 'Quotations that were sent to the company.',
    query: ForwarderQuotationQuery,
    rows: ForwarderQuotation,
  },
  'GET freight/online/quotation/export': {
    access: 'logistics-quotation-export',
    summary: 'The filtered or selected quotations as an Excel file.',
    query: ForwarderQuotationExport,
    binary: true,
  },
  'GET freight/online/quotation/compare': {
    access: 'logistics-quotation-list',
    summary: 'All quotations of an enquiry with charges, counter-offers, rates and kinds of charges.',
    query: QuoteComparisonQuery,
    data: QuoteComparison,
  },
  'GET freight/online/quotation/compare/excel': {
    access: 'logistics-quotation-export',
    summary: 'The comparison as an Excel file.',
    query: QuoteComparisonQuery,
    binary: true,
  },
  'GET freight/online/quotation/compare/pdf': {
    access: 'logistics-quotation-list',
    summary: 'The comparison to print.',
    query: z.extend(FileQuery, QuoteComparisonQuery.shape),
    binary: true,
  },
  'POST freight/online/quotation/{id}/counterOffer': {
    access: 'logistics-quotation-offer',
    summary: 'Asks for another price of a charge, or for a charge that is not quoted.',
    body: CounterOfferInput,
    data: Saved,
  },
  'POST freight/online/quotation/{id}/confirmQuote': {
    access: 'logistics-quotation-confirm',
    summary: 'Confirms the quotation as it was seen; the others close.',
    body: ConfirmQuotation,
    data: Saved,
  },
} as const satisfies ApiTable

export const forwarderOrderApi = {
  'GET freight/online/order/list': {
    access: 'logistics-freightOrder-list',
    summary: 'The company’s forwarder orders.',
    query: ForwarderOrderQuery,
    rows: ForwarderOrder,
  },
  'GET freight/online/order/export': {
    access: 'logistics-freightOrder-export',
    summary: 'The filtered or selected forwarder orders as an Excel file.',
    query: ForwarderOrderExport,
    binary: true,
  },
  'POST freight/online/order/save': {
    access: 'logistics-freightOrder-save',
    summary: 'Creates a forwarder order without an enquiry, or changes the draft with this id and version.',
    body: ForwarderOrderSave,
    data: Numbered,
  },
  'DELETE freight/online/order/batchRemove': {
    access: 'logistics-freightOrder-remove',
    summary: 'Removes drafts; all of them or none.',
    query: SelectedIds,
    body: SelectedIds,
    data: Removed,
  },
  'GET freight/online/order/{id}': {
    access: 'logistics-freightOrder-list',
    summary: 'One forwarder order with charges, milestones, transport, files and timeline.',
    data: ForwarderOrderDetail,
  },
  'POST freight/online/order/{id}/submit': {
    access: 'logistics-freightOrder-submit',
    summary: 'Hands an order to the provider for its price after the full check.',
    body: StepInput,
    data: Saved,
  },
  'POST freight/online/order/{id}/cancel': {
    access: 'logistics-freightOrder-cancel',
    summary: 'Cancels an order before its price was confirmed.',
    body: StepInput,
    data: Saved,
  },
  'POST freight/online/order/{id}/confirmQuote': {
    access: 'logistics-freightOrder-submit',
    summary: 'Agrees to the price that the provider entered as it was seen.',
    body: ConfirmQuotation,
    data: Saved,
  },
  'POST freight/online/order/{id}/addMaterial': {
    access: 'logistics-freightOrder-save',
    summary: 'Shipping instructions, as text and files.',
    body: MaterialInput,
    data: Saved,
  },
} as const satisfies ApiTable
