import type { productRefusals } from '@quayside/contract/products/product.refusals.ts'
import type { Nested } from '../nested.ts'
import { machineErrors } from './errors-machines.ts'

export const productErrors = {
  product: {
    taken: 'There is a product with this model and brand already. Case and spaces make no difference.',
    originUnknown: 'There is no such origin. Choose from the list.',
    unitUnknown: 'There is no such unit. Choose from the list.',
    nameFixed:
      'This product is classified or being classified, so its model and brand stay. Add another product.',
    inClassification: 'This product is being classified. Cancel or settle its request before you delete it.',
    unknown: 'There is no such product. Add it under My products first.',
  },
  classification: {
    percent: 'Enter a percentage such as 13 or 6.5, with at most four decimals',
    conditions: 'Only the letters and digits of the conditions can be entered',
  },
  classificationRequest: {
    ...machineErrors.classificationRequest,
    productPending: 'There is a request for this product that is not settled yet',
    noProduct: 'Choose at least one product',
    productFixed: 'A request stays with its product. Make another request.',
  },
  supplierGoods: {
    taken: 'These goods of the supplier are on the list already. Enter the new price there.',
    supplierUnknown: 'There is no such supplier, or it is voided. Enter its number or its full name.',
    price: 'Enter a unit price above zero with at most six decimals',
    dateInFuture: 'The day cannot be after today',
  },
} as const satisfies Nested<keyof typeof productRefusals>
