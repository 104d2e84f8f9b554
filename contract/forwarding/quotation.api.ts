import * as z from 'zod/mini'
import type { ApiTable } from '../kernel/api.ts'
import { FileQuery } from '../kernel/file.ts'
import { Saved } from '../kernel/record.ts'
import { QuoteComparison, QuoteComparisonQuery } from './compared-quotes.ts'
import {
  ConfirmQuotation,
  CounterOfferInput,
  ForwarderQuotation,
  ForwarderQuotationDetail,
  ForwarderQuotationExport,
  ForwarderQuotationQuery,
} from './forwarder-quotation.ts'

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
  'GET freight/online/quotation/{id}': {
    access: 'logistics-quotation-list',
    summary: 'One quotation with its charges, counter-offers and steps.',
    data: ForwarderQuotationDetail,
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
