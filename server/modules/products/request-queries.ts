import { isYes } from '@quayside/contract/kernel/record.codes.ts'
import {
  type ClassificationRequestQuery,
  classificationRequestColumns,
} from '@quayside/contract/products/classification-request.ts'
import { classificationRequestState as states } from '@quayside/contract/products/product.codes.ts'
import { sql as raw } from 'kysely'
import { sql, type Tx } from '../../platform/database/database.ts'
import { selection } from '../../platform/records/columns.ts'
import { by, type FilterOf, type Filters, filtered, usualFilters } from '../../platform/records/filters.ts'
import { containing } from '../../platform/records/list-page.ts'
import { lockRecords } from '../../platform/records/record-writes.ts'
import type { RecordKey } from '../../platform/records/timeline.ts'
import { lockProducts } from './product-queries.ts'
import { keywordWords } from './product-search.ts'

export const requestKey = (companyId: string, id: string): RecordKey => ({
  companyId,
  entity: 'classificationRequest',
  id,
})

export type RequestFilter = FilterOf<ClassificationRequestQuery>

/** What the customer has to answer. */
const waiting = raw`(${raw.lit(states.codes.classified)}, ${raw.lit(states.codes.returned)})`

const filters: Filters<RequestFilter> = {
  keyword: by.words(
    keywordWords,
    (word) =>
      raw`(product.search like ${containing(` ${word}`)} or request.number ilike ${containing(word)})`,
  ),
  productId: by.equals('product_id'),
  state: by.equals('state'),
  isWaiting: by.value(isYes, (isWaiting) => raw`(request.state in ${waiting}) = ${isWaiting}`),
  ...usualFilters,
}

export function findRequests(companyId: string, given: RequestFilter) {
  const requests = sql
    .selectFrom('classification_request as request')
    .innerJoin('product', (join) =>
      join
        .onRef('product.company_id', '=', 'request.company_id')
        .onRef('product.id', '=', 'request.product_id'),
    )
    .select(selection('request', classificationRequestColumns))
    .select([
      'request.company_id',
      'product.model',
      'product.brand',
      'product.name',
      'product.manufacturer',
      'product.description',
      'product.hs_code as current_hs_code',
    ])
    .where('request.company_id', '=', companyId)
    .where('request.deleted_at', 'is', null)
  return filtered(requests, 'request', filters, given)
}

export const findRequest = (companyId: string, id: string) =>
  findRequests(companyId, {}).where('request.id', '=', id)

/**
 * Requests with their products, whose status goes with theirs. Products are locked first, as by those who save or remove
 * them: a fixed order, which avoids deadlocks.
 */
export async function lockRequests(tx: Tx, ids: readonly string[], companyId: string | undefined) {
  const asked = await tx
    .selectFrom('classification_request')
    .select('product_id')
    .where('id', '=', raw<string>`any(${[...ids]}::bigint[])`)
    .$if(companyId !== undefined, (query) => query.where('company_id', '=', companyId ?? ''))
    .execute()
  const products = await lockProducts(
    tx,
    asked.map((row) => row.product_id),
    companyId,
  )
  const productOf = new Map(products.map((product) => [product.id, product]))
  const requests = await lockRecords(tx, 'classification_request', ids, companyId)
  return requests.flatMap((request) => {
    const product = productOf.get(request.product_id)
    return product ? [{ ...request, product }] : []
  })
}
export type LockedRequest = Awaited<ReturnType<typeof lockRequests>>[number]

/** The open request: the unique index has the same states. */
export const findOpenRequest = (companyId: string, productId: string) =>
  sql
    .selectFrom('classification_request')
    .select('id')
    .where('company_id', '=', companyId)
    .where('product_id', '=', productId)
    .where('deleted_at', 'is', null)
    .where(
      'state',
      'not in',
      raw<number>`(${raw.lit(states.codes.cancelled)}, ${raw.lit(states.codes.accepted)})`,
    )
