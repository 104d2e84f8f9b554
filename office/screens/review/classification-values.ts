import type { ClassificationReview } from '@quayside/contract/office/review.ts'
import { hongKongControl } from '@quayside/contract/products/product.codes.ts'

export const rates = ['tariffRate', 'vatRate', 'refundRate', 'consumptionRate', 'temporaryRate'] as const
export const conditions = ['customsConditions', 'inspectionConditions'] as const

export type ClassificationValues = Record<
  | (typeof rates)[number]
  | (typeof conditions)[number]
  | 'hsCode'
  | 'inspectionDigits'
  | 'note'
  | 'cccStatus'
  | 'hongKongControl',
  string
>

export const valuesOf = (request: ClassificationReview): ClassificationValues => ({
  // Ten digits are the tariff's; three more are the inspection's own.
  hsCode: (request.hsCode || request.currentHsCode).slice(0, 10),
  inspectionDigits: (request.hsCode || request.currentHsCode).slice(10),
  tariffRate: request.tariffRate ?? '',
  vatRate: request.vatRate ?? '',
  refundRate: request.refundRate ?? '',
  consumptionRate: request.consumptionRate ?? '',
  temporaryRate: request.temporaryRate ?? '',
  customsConditions: request.customsConditions,
  inspectionConditions: request.inspectionConditions,
  cccStatus: String(request.cccStatus),
  hongKongControl: String(request.hongKongControl ?? hongKongControl.codes.no),
  note: request.answerNote,
})

export const toAnswer = ({ inspectionDigits, ...values }: ClassificationValues) => ({
  ...values,
  hsCode: values.hsCode === '' ? '' : `${values.hsCode}${inspectionDigits}`,
  ...(Object.fromEntries(rates.map((name) => [name, values[name] === '' ? null : values[name]])) as Record<
    (typeof rates)[number],
    string | null
  >),
})
