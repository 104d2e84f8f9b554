import * as z from 'zod/mini'
import type { ApiTable } from '../kernel/api.ts'
import { removal } from '../kernel/endpoints.ts'
import { ImportInput, ImportResult } from '../kernel/import.ts'
import { Saved } from '../kernel/record.ts'
import { ReadEInvoice } from './e-invoice.ts'
import {
  InputInvoice,
  InputInvoiceDetail,
  InputInvoiceExport,
  InputInvoiceQuery,
  InputInvoiceSave,
} from './input-invoice.ts'
import { InputLinesRead } from './input-invoice-line.ts'
import {
  InvoicingTitle,
  InvoicingTitleDetail,
  InvoicingTitleOption,
  InvoicingTitleQuery,
  InvoicingTitleSave,
} from './invoicing-title.ts'

export const saved = z.extend(Saved, { number: z.string() })

export const inputInvoiceApi = {
  'GET tax/online/inputInvoice/list': {
    access: 'tax-inputInvoice-list',
    summary: 'Suppliers’ invoices for exports.',
    query: InputInvoiceQuery,
    rows: InputInvoice,
    sums: ['amount', 'tax'],
  },
  'GET tax/online/inputInvoice/export': {
    access: 'tax-inputInvoice-export',
    summary: 'The filtered or selected input invoices as an Excel file.',
    query: InputInvoiceExport,
    binary: true,
  },
  'GET tax/online/inputInvoice/importTemplate': {
    access: 'tax-inputInvoice-import',
    summary: 'An empty sheet for input invoices, one row a line.',
    binary: true,
  },
  'POST tax/online/inputInvoice/import': {
    access: 'tax-inputInvoice-import',
    summary: 'Input invoices from a sheet: preview checks, take saves the invoices whose rows are all right.',
    body: ImportInput,
    upload: true,
    data: ImportResult,
  },
  'POST tax/online/inputInvoice/read': {
    access: 'tax-inputInvoice-edit',
    summary:
      'Stores an e-invoice (XML, OFD, PDF, or a picture with its QR code) and answers what it says, and what does not add up. No invoice is saved.',
    upload: true,
    data: ReadEInvoice,
  },
  'GET tax/online/inputInvoiceLine/importTemplate': {
    access: 'tax-inputInvoice-edit',
    summary: 'An empty sheet for the lines of one input invoice.',
    binary: true,
  },
  'POST tax/online/inputInvoiceLine/import': {
    access: 'tax-inputInvoice-edit',
    summary: 'Reads such a sheet: the good rows come back as lines. Nothing is saved.',
    body: z.strictObject({}),
    upload: true,
    data: InputLinesRead,
  },
  'GET tax/online/inputInvoice/{id}': {
    access: 'tax-inputInvoice-list',
    summary: 'One input invoice with its lines, the lines of orders they are matched to, files and timeline.',
    data: InputInvoiceDetail,
  },
  'POST tax/online/inputInvoice/save': {
    access: 'tax-inputInvoice-edit',
    summary: 'Enters or corrects an input invoice; its lines and totals must add up.',
    body: InputInvoiceSave,
    data: saved,
  },
  'DELETE tax/online/inputInvoice/batchRemove': removal(
    'tax-inputInvoice-remove',
    'Removes input invoices that are not confirmed, all or none.',
  ),
} as const satisfies ApiTable

export const invoicingTitleApi = {
  'GET tax/online/invoicingInfo/list': {
    access: 'tax-title-list',
    summary: 'What the company’s invoices state of it; the account number is masked.',
    query: InvoicingTitleQuery,
    rows: InvoicingTitle,
  },
  'GET tax/online/invoicingInfo/options': {
    access: 'tax-title-list',
    summary: 'Up to 20 titles for a picker, the default one first.',
    query: z.strictObject({ keyword: InvoicingTitleQuery.shape.keyword }),
    data: z.array(InvoicingTitleOption),
  },
  'GET tax/online/invoicingInfo/{id}': {
    access: 'tax-title-list',
    summary: 'One title with its versions and its timeline.',
    data: InvoicingTitleDetail,
  },
  'POST tax/online/invoicingInfo/save': {
    access: 'tax-title-edit',
    summary: 'Adds a title, or changes one: a change is a new version from today on.',
    body: InvoicingTitleSave,
    data: Saved,
  },
  'DELETE tax/online/invoicingInfo/batchRemove': removal(
    'tax-title-remove',
    'Removes titles, all or none; invoices keep what they state.',
  ),
} as const satisfies ApiTable
