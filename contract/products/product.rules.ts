import type { Finding } from '../kernel/refusal.ts'
import { at } from '../refusals.ts'
import { classificationStatus } from './product.codes.ts'

/** How two models, or two brands, are compared: without case, without spaces, full-width like half-width. */
export const comparableName = (typed: string): string =>
  typed.normalize('NFKC').toLowerCase().replaceAll(/\s+/g, '')

/** Model and brand together say which product it is. */
export const productKeyOf = (product: { model: string; brand: string }): string =>
  `${comparableName(product.model)}\n${comparableName(product.brand)}`

/**
 * A classification belongs to a model of a brand. Once a product is classified, or while a request is open, its model
 * and brand cannot change; letter case and spaces may.
 */
export function checkProductChange(
  before: { model: string; brand: string; classificationStatus: number },
  after: { model: string; brand: string },
): Finding[] {
  if (before.classificationStatus === classificationStatus.codes.unclassified) return []
  return (['model', 'brand'] as const)
    .filter((field) => comparableName(before[field]) !== comparableName(after[field]))
    .map((field) => at(field, 'product.nameFixed'))
}

/** A product with an open request cannot be removed. */
export const isInClassification = (product: { classificationStatus: number }): boolean =>
  product.classificationStatus === classificationStatus.codes.requested ||
  product.classificationStatus === classificationStatus.codes.answered
