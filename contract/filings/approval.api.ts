import * as z from 'zod/mini'
import type { ApiTable } from '../kernel/api.ts'
import { removal, stepCall } from '../kernel/endpoints.ts'
import { Saved } from '../kernel/record.ts'
import { HandInInput } from './approval-document.ts'
import { IngredientImportResult } from './approval-ingredient.ts'
import {
  ApprovalOrder,
  ApprovalOrderDetail,
  ApprovalOrderExport,
  ApprovalOrderQuery,
  ApprovalOrderSave,
} from './approval-order.ts'
import { AcceptFee, DeclineFee } from './filing-quote.ts'

export const approvalApi = {
  'GET filing/online/approval/list': {
    access: 'approval-order-list',
    summary: 'The company’s approval filings, with step, expected end and who has to act.',
    query: ApprovalOrderQuery,
    rows: ApprovalOrder,
  },
  'GET filing/online/approval/export': {
    access: 'approval-order-export',
    summary: 'The filtered or selected approval filings as an Excel file.',
    query: ApprovalOrderExport,
    binary: true,
  },
  'GET filing/online/approval/importTemplate': {
    access: 'approval-order-save',
    summary: 'An empty Excel file to fill in with ingredients.',
    binary: true,
  },
  'POST filing/online/approval/import': {
    access: 'approval-order-save',
    summary: 'Reads a filled-in template: the good rows come back as ingredients.',
    upload: true,
    body: z.strictObject({}),
    data: IngredientImportResult,
  },
  'POST filing/online/approval/save': {
    access: 'approval-order-save',
    summary:
      'Creates an approval filing, or changes the draft with this id and version, with all ingredients.',
    body: ApprovalOrderSave,
    large: true,
    data: z.extend(Saved, { number: z.string() }),
  },
  'DELETE filing/online/approval/batchRemove': removal(
    'approval-order-remove',
    'Removes drafts; all of them or none.',
  ),
  'GET filing/online/approval/{id}': {
    access: 'approval-order-list',
    summary: 'One approval filing with ingredients, steps, documents asked for, files and timeline.',
    data: ApprovalOrderDetail,
  },
  'POST filing/online/approval/{id}/submit': stepCall(
    'approval-order-submit',
    'Hands the filing to the provider after the full check.',
  ),
  'POST filing/online/approval/{id}/cancel': stepCall(
    'approval-order-cancel',
    'Cancels a filing before the provider begins.',
  ),
  'POST filing/online/approval/{id}/acceptFee': {
    access: 'approval-order-submit',
    summary: 'Accepts the price as it was seen; completion charges it.',
    body: AcceptFee,
    data: Saved,
  },
  'POST filing/online/approval/{id}/declineFee': {
    access: 'approval-order-submit',
    summary: 'Declines the price; the provider may quote another one.',
    body: DeclineFee,
    data: Saved,
  },
  'POST filing/online/approval/{id}/handIn': {
    access: 'approval-order-save',
    summary: 'Hands in a document that the provider asked for.',
    body: HandInInput,
    data: Saved,
  },
} as const satisfies ApiTable
