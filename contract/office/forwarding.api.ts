import * as z from 'zod/mini'
import { AskedForwarders, AskForwarders } from '../forwarding/quote-request.ts'
import { ImportInput, ImportResult } from '../kernel/import.ts'
import { Saved } from '../kernel/record.ts'
import { id } from '../kernel/schema.ts'
import { MilestonesOfMany, QuotationCopy, QuotationSave } from './forwarding.ts'
import type { OfficeApiTable } from './office-api.ts'

const Numbered = z.extend(Saved, { number: z.string() })

/** What staff do with freight beside the steps of enquiries, quotations and orders. */
export const officeForwardingApi = {
  'POST freight/online/quotation/save': {
    access: 'enquiry-quote',
    summary: 'Enters a quotation for an enquiry; it is sent with the enquiry’s first, or at once.',
    body: QuotationSave,
    data: Numbered,
  },
  'POST freight/online/quotation/{id}/copy': {
    access: 'enquiry-quote',
    summary: 'A new quotation with the terms of this one, for the same or another enquiry.',
    body: QuotationCopy,
    data: Numbered,
  },
  'POST freight/online/enquiry/{id}/askForwarders': {
    access: 'enquiry-quote',
    summary: 'Asks forwarders for quotations; the link of each is answered this once.',
    body: AskForwarders,
    data: AskedForwarders,
  },
  'POST freight/online/enquiry/withdrawRequest': {
    access: 'enquiry-quote',
    summary: 'Withdraws the link of a forwarder; a quotation that came by it stays.',
    body: z.strictObject({ id }),
    data: z.object({ id }),
  },
  'GET freight/online/quotation/importTemplate': {
    access: 'enquiry-quote',
    summary: 'The empty sheet of quotations to fill in, one charge a row.',
    binary: true,
  },
  'POST freight/online/quotation/import': {
    access: 'enquiry-quote',
    summary: 'Quotations from a sheet: preview checks, take enters those whose rows are all good.',
    body: ImportInput,
    upload: true,
    data: ImportResult,
  },
  'POST freight/online/quotation/importRejected': {
    access: 'enquiry-quote',
    summary: 'The rows of a sheet that are not good, with what is wrong in a column of its own.',
    upload: true,
    binary: true,
  },
  'POST freight/online/order/milestones': {
    access: 'freightOrder-handle',
    summary: 'The same milestones for several orders, all of them or none.',
    body: MilestonesOfMany,
    data: z.object({ count: z.number() }),
  },
} as const satisfies OfficeApiTable
