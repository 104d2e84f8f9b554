import * as z from 'zod/mini'
import { FileQuery, UploadedFile } from '../kernel/file.ts'
import { Identities, StepInput } from '../kernel/record.ts'
import { BindInput } from '../orders/order.api.ts'
import { OrderContractDetail } from '../orders/order-contract.ts'
import { OrderLogistics, ShipInput, SignDeliveryInput, TrackInput } from '../orders/order-delivery.ts'
import { SplitInput } from '../orders/split-lines.ts'
import { recordKinds } from './kinds.ts'
import type { OfficeApiTable } from './office-api.ts'
import {
  ArchiveInput,
  ArriveInput,
  BulkResult,
  BulkStep,
  ClearInput,
  DeclarationInput,
  OfficeOrder,
  OfficeOrderQuery,
  OrderReview,
  PriceAuditInput,
  ReceiveInput,
} from './order.ts'
import { ReasonInput, RecordQuery, RecordRow } from './record.ts'
import { recordEndpoints } from './record-endpoints.ts'
import { OrderChangeReview } from './review.ts'

const records = { query: RecordQuery, rows: RecordRow }

/** Orders of all companies and the changes asked for after the audit. */
export const orderRecordsApi = {
  ...recordEndpoints('order', {
    list: {
      summary: 'Orders of all companies; drafts are still the customers’ own.',
      query: OfficeOrderQuery,
      rows: OfficeOrder,
    },
    one: { summary: 'One order with its lines, files and timeline.', data: OrderReview },
    steps: {
      auditPass: { summary: 'The order is accepted.', body: StepInput },
      auditFail: { summary: 'The customer is told what to correct.', body: ReasonInput },
      return: { summary: 'Back to the customer as a draft.', body: ReasonInput },
      cancel: { summary: 'The order ends.', body: ReasonInput },
      receive: { summary: 'Goods that came in, line by line.', body: ReceiveInput },
      bind: { summary: 'Stored goods are bound to the order, lot by lot.', body: BindInput },
      declare: { summary: 'Declared to the customs.', body: StepInput },
      clear: {
        summary: 'Released by the customs; with the day of export, today where none is given.',
        body: ClearInput,
      },
      arrive: {
        summary: 'The goods have arrived, with what of them was not counted yet.',
        body: ArriveInput,
      },
      depart: { summary: 'The goods have left, with what of them was not counted yet.', body: ArriveInput },
      dispatch: {
        summary: 'The goods are on their way to the customer, with what of them was not counted yet.',
        body: ArriveInput,
      },
      sign: { summary: 'The receipt of a third party is there.', body: StepInput },
      complete: { summary: 'The order is done.', body: StepInput },
      priceAudit: {
        summary: 'What the price audit found; an anomaly or a failure stops the audit.',
        body: PriceAuditInput,
      },
      declarationState: { summary: 'Where the customs declaration stands.', body: DeclarationInput },
      split: { summary: 'Moves lines or parts of lines into a second order.', body: SplitInput },
      ship: { summary: 'A delivery: goods that left, and what carries them.', body: ShipInput },
      signDelivery: {
        summary: 'The receipt of one delivery, with photos; the last one is the order’s own.',
        body: SignDeliveryInput,
      },
      archiveState: { summary: 'Whether the order’s papers are complete and filed.', body: ArchiveInput },
      track: { summary: 'A stop of the goods on their way.', body: TrackInput },
    },
  }),
  'POST business/online/order/{id}/identity': {
    access: recordKinds.order.steps.receive,
    summary: 'The whole identity numbers of pickup person and consignee; who asked is kept.',
    data: Identities,
  },
  'GET business/online/order/{id}/logistics': {
    access: recordKinds.order.list,
    summary: 'The orders it was split into, its deliveries, and where the goods are.',
    data: OrderLogistics,
  },
  'GET business/online/order/{id}/deliveryNotice': {
    access: recordKinds.order.list,
    summary: 'The delivery or pickup notice as a PDF.',
    query: FileQuery,
    binary: true,
  },
  'GET business/online/order/{id}/boxMarks': {
    access: recordKinds.order.list,
    summary: 'A mark for each package as a PDF.',
    query: FileQuery,
    binary: true,
  },
  'POST business/online/order/{id}/upload': {
    access: recordKinds.order.steps.signDelivery,
    summary: 'Stores a photo of goods or of a signed receipt; receiving or signing then names it.',
    upload: true,
    data: UploadedFile,
  },
  'POST business/online/order/bulk': {
    access: recordKinds.order.list,
    summary:
      'One step for many orders, each answered on its own; the step’s own permission is asked for too.',
    body: BulkStep,
    data: z.array(BulkResult),
  },
  'GET business/online/order/{id}/contract': {
    access: recordKinds.order.list,
    summary: 'The order’s contract, with its signature checked against the order as it is now.',
    data: OrderContractDetail,
  },
  'GET business/online/order/{id}/contract/pdf': {
    access: recordKinds.order.list,
    summary: 'The contract as a PDF: as it was signed, or as the order would print it now.',
    query: FileQuery,
    binary: true,
  },
  'GET business/online/order/{id}/exportLines': {
    access: recordKinds.order.list,
    summary: 'The order’s lines as an Excel sheet.',
    binary: true,
  },
  ...recordEndpoints('orderChange', {
    list: { summary: 'Changes that customers asked for after the audit.', ...records },
    one: { summary: 'One request with old and new, its files and its timeline.', data: OrderChangeReview },
    steps: {
      accept: {
        summary: 'The change is made in the order, or waits to be carried out where that is not possible.',
        body: StepInput,
      },
      refuse: { summary: 'The order stays as it is; the customer is told why.', body: ReasonInput },
      carryOut: { summary: 'What the system could not apply was done.', body: StepInput },
    },
  }),
} as const satisfies OfficeApiTable
