import type { productRefusals } from '@quayside/contract/products/product.refusals.ts'
import type { Nested } from '../../nested.ts'

export const productErrors = {
  product: {
    taken:
      'A product with this model and brand already exists (case and spaces are ignored). Edit that one instead.',
    originUnknown: 'There is no such origin. Choose from the list.',
    unitUnknown: 'There is no such unit. Choose from the list.',
    nameFixed:
      'This product is classified or being classified, so its model and brand cannot change. Add another product.',
    inClassification: 'This product is being classified. Cancel or finish its request before you delete it.',
    unknown: 'There is no such product. Add it under My products first.',
  },
  classification: {
    percent: 'Enter a percentage such as 13 or 6.5, with at most four decimals',
    conditions: 'Enter only the letters and digits of condition codes',
  },
  classificationRequest: {
    alreadySubmitted: 'This request has already been submitted. Please wait for the classification.',
    productPending: 'This product already has an open request. Wait for it to finish, or cancel it first.',
    noProduct: 'Choose at least one product',
    productFixed: 'A request’s product cannot be changed. Make a new request.',
  },
  supplierGoods: {
    taken: 'This supplier’s product is already on the list. Enter the new price there.',
    supplierUnknown: 'There is no such supplier, or it is voided. Enter the supplier’s number or full name.',
    price: 'Enter a unit price greater than zero with at most six decimals',
    dateInFuture: 'The date cannot be after today',
  },
} as const satisfies Nested<keyof typeof productRefusals>
