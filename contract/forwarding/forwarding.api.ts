import type { ApiTable } from '../kernel/api.ts'
import { documentApi } from '../kernel/documents/document-api.ts'
import {
  ForwarderOrder,
  ForwarderOrderDetail,
  ForwarderOrderExport,
  ForwarderOrderQuery,
  ForwarderOrderSave,
  MaterialInput,
} from './forwarder-order.ts'
import { ConfirmQuotation } from './forwarder-quotation.ts'

export const forwarderOrderApi = documentApi({
  entity: 'forwarderOrder',
  list: { summary: 'The company’s forwarder orders.', query: ForwarderOrderQuery, rows: ForwarderOrder },
  export: {
    summary: 'The filtered or selected forwarder orders as an Excel file.',
    query: ForwarderOrderExport,
  },
  save: {
    summary: 'Creates a forwarder order without an enquiry, or changes the draft with this id and version.',
    body: ForwarderOrderSave,
  },
  remove: 'Removes drafts; all of them or none.',
  one: {
    summary: 'One forwarder order with charges, milestones, transport, files and timeline.',
    data: ForwarderOrderDetail,
  },
  steps: {
    submit: { summary: 'Hands an order to the provider for its price after the full check.' },
    cancel: { summary: 'Cancels an order before its price was confirmed.' },
    confirmQuote: {
      access: 'logistics-freightOrder-submit',
      summary: 'Agrees to the price that the provider entered as it was seen.',
      body: ConfirmQuotation,
    },
    addMaterial: {
      access: 'logistics-freightOrder-save',
      summary: 'Shipping instructions, as text and files.',
      body: MaterialInput,
    },
  },
}) satisfies ApiTable
