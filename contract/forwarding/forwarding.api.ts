import * as z from 'zod/mini'
import type { ApiTable } from '../kernel/api.ts'
import { removal, stepCall } from '../kernel/endpoints.ts'
import { Saved } from '../kernel/record.ts'
import {
  ForwarderOrder,
  ForwarderOrderDetail,
  ForwarderOrderExport,
  ForwarderOrderQuery,
  ForwarderOrderSave,
  MaterialInput,
} from './forwarder-order.ts'
import { ConfirmQuotation } from './forwarder-quotation.ts'

export const Numbered = z.extend(Saved, { number: z.string() })

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
  'DELETE freight/online/order/batchRemove': removal(
    'logistics-freightOrder-remove',
    'Removes drafts; all of them or none.',
  ),
  'GET freight/online/order/{id}': {
    access: 'logistics-freightOrder-list',
    summary: 'One forwarder order with charges, milestones, transport, files and timeline.',
    data: ForwarderOrderDetail,
  },
  'POST freight/online/order/{id}/submit': stepCall(
    'logistics-freightOrder-submit',
    'Hands an order to the provider for its price after the full check.',
  ),
  'POST freight/online/order/{id}/cancel': stepCall(
    'logistics-freightOrder-cancel',
    'Cancels an order before its price was confirmed.',
  ),
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
