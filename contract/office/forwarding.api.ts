import * as z from 'zod/mini'
import { Saved } from '../kernel/record.ts'
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
  'POST freight/online/order/milestones': {
    access: 'freightOrder-handle',
    summary: 'The same milestones for several orders, all of them or none.',
    body: MilestonesOfMany,
    data: z.object({ count: z.number() }),
  },
} as const satisfies OfficeApiTable
