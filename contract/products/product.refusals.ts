import type { RefusalTable } from '../kernel/refusal.ts'
import { classificationRequestRefusals } from './classification-request.refusals.ts'

/** Besides the machine's: what the rules of products, their classification and their prices refuse. */
export const productRefusals = {
  ...classificationRequestRefusals,
  'product.taken': { answer: 400 },
  'product.originUnknown': { answer: 400 },
  'product.unitUnknown': { answer: 400 },
  'product.nameFixed': { answer: 409 },
  'product.inClassification': { answer: 409 },
  'product.unknown': { answer: 400 },
  'classification.percent': { answer: 400 },
  'classification.conditions': { answer: 400 },
  'classificationRequest.productPending': { answer: 409 },
  'classificationRequest.noProduct': { answer: 400 },
  'classificationRequest.productFixed': { answer: 409 },
  'supplierGoods.taken': { answer: 409 },
  'supplierGoods.supplierUnknown': { answer: 400 },
  'supplierGoods.price': { answer: 400 },
  'supplierGoods.dateInFuture': { answer: 400 },
} as const satisfies RefusalTable
