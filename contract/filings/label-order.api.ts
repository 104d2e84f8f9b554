import type { ApiTable } from '../kernel/api.ts'
import { documentApi } from '../kernel/documents/document-api.ts'
import { AcceptFee, DeclineFee } from './filing-quote.ts'
import {
  ChangeLabel,
  ConfirmLabel,
  LabelOrder,
  LabelOrderDetail,
  LabelOrderExport,
  LabelOrderQuery,
  LabelOrderSave,
} from './label-order.ts'

export const labelOrderApi = documentApi({
  entity: 'labelOrder',
  list: { summary: 'The company’s label orders.', query: LabelOrderQuery, rows: LabelOrder },
  export: { summary: 'The filtered or selected label orders as an Excel file.', query: LabelOrderExport },
  save: {
    summary: 'Creates a label order, or changes the draft or returned one with this id and version.',
    body: LabelOrderSave,
  },
  remove: 'Removes drafts and returned ones; all of them or none.',
  one: {
    summary: 'One label order with its products, their files, the versions of each label and the timeline.',
    data: LabelOrderDetail,
  },
  steps: {
    submit: {
      summary: 'Hands the order to the provider after the full check.',
    },
    confirmVersion: {
      access: 'services-label-confirm',
      summary: 'Confirms a finished label as it was seen; one that was replaced meanwhile is refused.',
      body: ConfirmLabel,
    },
    acceptFee: {
      access: 'services-label-confirm',
      summary: 'Accepts the price as it was seen; completion charges it.',
      body: AcceptFee,
    },
    declineFee: {
      access: 'services-label-confirm',
      summary: 'Declines the price; the provider may quote another one.',
      body: DeclineFee,
    },
    askChange: {
      access: 'services-label-confirm',
      summary: 'Sends remarks to a finished label; the provider delivers another one.',
      body: ChangeLabel,
    },
  },
}) satisfies ApiTable
