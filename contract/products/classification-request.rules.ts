import type { ClassificationRequestStateKey, ClassificationStatusKey } from './product.codes.ts'

/** What a request's state says of its product; one that was classified before stays so when a request comes to nothing. */
export function classificationStatusFor(
  request: ClassificationRequestStateKey,
  product: { hsCode: string },
): ClassificationStatusKey {
  switch (request) {
    case 'submitted':
    case 'objected':
      return 'requested'
    case 'classified':
      return 'answered'
    case 'accepted':
      return 'classified'
    case 'draft':
    case 'returned':
    case 'cancelled':
      return product.hsCode === '' ? 'unclassified' : 'classified'
  }
}
