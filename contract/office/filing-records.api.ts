import { QuotedFee } from '../finance/quoted-fee.ts'
import { UploadedFile } from '../kernel/file.ts'
import { StepInput } from '../kernel/record.ts'
import { recordKinds } from './kinds.ts'
import { LabelOrderReview, LabelVersionInput, OfficeLabel, OfficeLabelQuery } from './label-order.ts'
import type { OfficeApiTable } from './office-api.ts'
import { ReasonInput } from './record.ts'
import { recordEndpoints } from './record-endpoints.ts'

/** Label filings across companies. */
export const filingRecordsApi = {
  ...recordEndpoints('labelOrder', {
    list: {
      summary: 'Label orders of all companies, with who has to act.',
      query: OfficeLabelQuery,
      rows: OfficeLabel,
    },
    one: {
      summary: 'One label order with its products and the versions of each label.',
      data: LabelOrderReview,
    },
    steps: {
      sendVersion: {
        summary: 'Hands back the finished label of a product; an earlier one is replaced.',
        body: LabelVersionInput,
      },
      quoteFee: {
        summary: 'Names the price of the order, which the customer accepts or declines.',
        body: QuotedFee,
      },
      pause: { summary: 'The work stops; the customer reads why.', body: ReasonInput },
      resume: { summary: 'The work goes on.', body: StepInput },
      return: { summary: 'The customer corrects the order and submits it again.', body: ReasonInput },
      complete: { summary: 'Ends the order; every product has a confirmed label.', body: StepInput },
    },
  }),
  'POST filing/online/label/{id}/upload': {
    access: recordKinds.labelOrder.steps.sendVersion,
    summary: 'Stores a file for a finished label; the step then names it.',
    upload: true,
    data: UploadedFile,
  },
} as const satisfies OfficeApiTable
