import * as z from 'zod/mini'
import { Saved, StepInput } from '../kernel/record.ts'
import { BindInput } from '../orders/order.api.ts'
import type { OfficeApiTable } from './office-api.ts'
import {
  BulkResult,
  BulkStep,
  ClearInput,
  DeclarationInput,
  OfficeOrder,
  OfficeOrderQuery,
  OrderReview,
  orderSteps,
  PriceAuditInput,
  ReceiveInput,
} from './order.ts'
import { ReasonInput } from './record.ts'

export const officeOrderApi = {
  'GET business/online/order/list': {
    access: 'order-list',
    summary: 'Orders of all companies; drafts are still the customers’ own.',
    query: OfficeOrderQuery,
    rows: OfficeOrder,
  },
  'POST business/online/order/bulk': {
    access: 'order-list',
    summary:
      'One step for many orders, each answered on its own; the step’s own permission is asked for too.',
    body: BulkStep,
    data: z.array(BulkResult),
  },
  'GET business/online/order/{id}': {
    access: 'order-list',
    summary: 'One order with its lines, files and timeline.',
    data: OrderReview,
  },
  'POST business/online/order/{id}/auditPass': {
    access: orderSteps.auditPass,
    summary: 'The order is accepted.',
    body: StepInput,
    data: Saved,
  },
  'POST business/online/order/{id}/auditFail': {
    access: orderSteps.auditFail,
    summary: 'The customer is told what to correct.',
    body: ReasonInput,
    data: Saved,
  },
  'POST business/online/order/{id}/return': {
    access: orderSteps.return,
    summary: 'Back to the customer as a draft.',
    body: ReasonInput,
    data: Saved,
  },
  'POST business/online/order/{id}/cancel': {
    access: orderSteps.cancel,
    summary: 'The order ends.',
    body: ReasonInput,
    data: Saved,
  },
  'POST business/online/order/{id}/receive': {
    access: orderSteps.receive,
    summary: 'Goods that came in, line by line.',
    body: ReceiveInput,
    data: Saved,
  },
  'POST business/online/order/{id}/bind': {
    access: orderSteps.bind,
    summary: 'Stored goods are bound to the order, lot by lot.',
    body: BindInput,
    data: Saved,
  },
  'POST business/online/order/{id}/declare': {
    access: orderSteps.declare,
    summary: 'Declared to the customs.',
    body: StepInput,
    data: Saved,
  },
  'POST business/online/order/{id}/clear': {
    access: orderSteps.clear,
    summary: 'Released by the customs; with the day of export, today where none is given.',
    body: ClearInput,
    data: Saved,
  },
  'POST business/online/order/{id}/arrive': {
    access: orderSteps.arrive,
    summary: 'The goods have arrived.',
    body: StepInput,
    data: Saved,
  },
  'POST business/online/order/{id}/depart': {
    access: orderSteps.depart,
    summary: 'The goods have left.',
    body: StepInput,
    data: Saved,
  },
  'POST business/online/order/{id}/dispatch': {
    access: orderSteps.dispatch,
    summary: 'The goods are on their way to the customer.',
    body: StepInput,
    data: Saved,
  },
  'POST business/online/order/{id}/sign': {
    access: orderSteps.sign,
    summary: 'The receipt of a third party is there.',
    body: StepInput,
    data: Saved,
  },
  'POST business/online/order/{id}/complete': {
    access: orderSteps.complete,
    summary: 'The order is done.',
    body: StepInput,
    data: Saved,
  },
  'POST business/online/order/{id}/priceAudit': {
    access: 'order-price',
    summary: 'What the price audit found; an anomaly or a failure stops the audit.',
    body: PriceAuditInput,
    data: Saved,
  },
  'POST business/online/order/{id}/declarationState': {
    access: 'order-handle',
    summary: 'Where the customs declaration stands.',
    body: DeclarationInput,
    data: Saved,
  },
} as const satisfies OfficeApiTable
