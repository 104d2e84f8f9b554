import * as z from 'zod/mini'
import { UploadedFile } from '../kernel/file.ts'
import { ImportInput, ImportResult } from '../kernel/import.ts'
import { Saved, StepInput } from '../kernel/record.ts'
import { InvoicingTitleOption } from '../tax-invoices/invoicing-title.ts'
import {
  AnomalyInput,
  InputInvoiceReview,
  MatchInput,
  MatchProposalQuery,
  MatchProposals,
  OfficeInputInvoice,
  OfficeInputInvoiceQuery,
} from './input-invoice.ts'
import { recordKinds } from './kinds.ts'
import type { OfficeApiTable } from './office-api.ts'
import { ReasonInput } from './record.ts'
import { recordEndpoints } from './record-endpoints.ts'
import {
  IssueInput,
  OfCompany,
  OfficeInvoiceable,
  OfficeInvoiceableQuery,
  OfficeSalesInvoice,
  OfficeSalesInvoiceQuery,
  ReverseInput,
  SalesInvoiceDraft,
  SalesInvoiceReview,
  VoidInput,
} from './tax-invoices.ts'

const { issue } = recordKinds.salesInvoice.steps

/** Sales and input invoices of all companies. */
export const invoiceRecordsApi = {
  ...recordEndpoints('salesInvoice', {
    list: {
      summary: 'Sales invoices of all companies, asked for and issued.',
      query: OfficeSalesInvoiceQuery,
      rows: OfficeSalesInvoice,
    },
    one: { summary: 'One sales invoice with its lines, title and files.', data: SalesInvoiceReview },
    steps: {
      issue: {
        summary: 'Issued, with its number and file; the customer is asked to sign.',
        body: IssueInput,
      },
      refuse: { summary: 'The request ends; its amounts can be invoiced again.', body: ReasonInput },
      sign: { summary: 'The customer’s receipt of a paper invoice is there.', body: StepInput },
      void: { summary: 'The invoice is void; its amounts can be invoiced again.', body: VoidInput },
      reverse: {
        summary: 'Reversed by a red-letter invoice; its amounts can be invoiced again.',
        body: ReverseInput,
      },
    },
  }),
  ...recordEndpoints('inputInvoice', {
    list: {
      summary: 'Suppliers’ invoices of all companies.',
      query: OfficeInputInvoiceQuery,
      rows: OfficeInputInvoice,
    },
    one: { summary: 'One input invoice with its lines and their matches.', data: InputInvoiceReview },
    steps: {
      match: {
        summary: 'Which quantities of which order lines it is for; replaces the matches before.',
        body: MatchInput,
      },
      confirm: { summary: 'Confirmed: every line is matched.', body: StepInput },
      reportAnomaly: { summary: 'The customer is told what differs and corrects it.', body: AnomalyInput },
      waive: { summary: 'No confirmation is needed.', body: ReasonInput },
      reopen: { summary: 'To be confirmed again.', body: ReasonInput },
    },
  }),
} as const satisfies OfficeApiTable

/** What the provider's staff do with invoices beside the steps of one record. */
export const officeTaxInvoicesApi = {
  'GET tax/online/salesInvoice/invoiceable': {
    access: recordKinds.salesInvoice.list,
    summary: 'Debts of all companies of which something was paid and is on no invoice yet.',
    query: OfficeInvoiceableQuery,
    rows: OfficeInvoiceable,
  },
  'GET tax/online/invoicingInfo/options': {
    access: recordKinds.salesInvoice.list,
    summary: 'The titles of a company, the default one first.',
    query: OfCompany,
    data: z.array(InvoicingTitleOption),
  },
  'POST tax/online/salesInvoice/save': {
    access: issue,
    summary: 'Makes and issues an invoice without a request.',
    body: SalesInvoiceDraft,
    data: z.extend(Saved, { number: z.string() }),
  },
  'POST tax/online/salesInvoice/{id}/upload': {
    access: issue,
    summary: 'Stores the file of an invoice; issuing or reversing then names it.',
    upload: true,
    data: UploadedFile,
  },
  'GET tax/online/salesInvoice/importTemplate': {
    access: issue,
    summary: 'An empty sheet that issues, voids and reverses invoices.',
    binary: true,
  },
  'POST tax/online/salesInvoice/import': {
    access: issue,
    summary:
      'Issues, voids and reverses by a sheet: preview checks, take runs the good rows, each on its own.',
    body: ImportInput,
    upload: true,
    data: ImportResult,
  },
  'POST tax/online/salesInvoice/importRejected': {
    access: issue,
    summary: 'The rows of a sheet that are not good, with what is wrong in a column of its own.',
    upload: true,
    binary: true,
  },
  'GET tax/online/inputInvoice/proposals': {
    access: recordKinds.inputInvoice.list,
    summary:
      'Lines of exports that an input invoice may be for, and a proposal by goods, quantity and amount.',
    query: MatchProposalQuery,
    data: MatchProposals,
  },
} as const satisfies OfficeApiTable
