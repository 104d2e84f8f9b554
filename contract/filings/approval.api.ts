import * as z from 'zod/mini'
import type { ApiTable } from '../kernel/api.ts'
import { documentApi } from '../kernel/documents/document-api.ts'
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
  ...documentApi({
    entity: 'approvalOrder',
    list: {
      summary: 'The company’s approval filings, with step, expected end and who has to act.',
      query: ApprovalOrderQuery,
      rows: ApprovalOrder,
    },
    export: {
      summary: 'The filtered or selected approval filings as an Excel file.',
      query: ApprovalOrderExport,
    },
    save: {
      summary:
        'Creates an approval filing, or changes the draft with this id and version, with all ingredients.',
      body: ApprovalOrderSave,
      large: true,
    },
    remove: 'Removes drafts; all of them or none.',
    one: {
      summary: 'One approval filing with ingredients, steps, documents asked for, files and timeline.',
      data: ApprovalOrderDetail,
    },
    steps: {
      submit: { summary: 'Hands the filing to the provider after the full check.' },
      cancel: { summary: 'Cancels a filing before the provider begins.' },
      acceptFee: {
        access: 'approval-order-submit',
        summary: 'Accepts the price as it was seen; completion charges it.',
        body: AcceptFee,
      },
      declineFee: {
        access: 'approval-order-submit',
        summary: 'Declines the price; the provider may quote another one.',
        body: DeclineFee,
      },
      handIn: {
        access: 'approval-order-save',
        summary: 'Hands in a document that the provider asked for.',
        body: HandInInput,
      },
    },
  }),
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
} as const satisfies ApiTable
