import { classificationRequestMachine } from '@quayside/contract/products/classification-request.states.ts'
import { isInClassification } from '@quayside/contract/products/product.rules.ts'
import { finding } from '@quayside/contract/refusals.ts'
import { removalOf } from '../../platform/records/record-removal.ts'
import { findHindrance } from '../../platform/records/run-transition.ts'
import { products } from './list-products.ts'
import { requests } from './list-requests.ts'
import { lockRequests } from './request-queries.ts'

/** Drafts of requests and suppliers' prices are hidden with their product. */
export const removeProducts = removalOf(products, {
  hindrance: (_acting, product) =>
    isInClassification({ classificationStatus: product.classification_status })
      ? finding('product.inClassification')
      : undefined,
  parts: [
    { table: 'classification_request', column: 'product_id' },
    { table: 'supplier_goods', column: 'product_id' },
  ],
})

export const removeRequests = removalOf(requests, {
  lock: (tx, { companyId }, ids) => lockRequests(tx, ids, companyId),
  hindrance: (acting, { state }) =>
    findHindrance(acting, { machine: classificationRequestMachine, name: 'remove', state, facts: {} }),
})
