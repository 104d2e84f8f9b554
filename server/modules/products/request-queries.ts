import { isYes } from '@quayside/contract/kernel/record.ts'
import type { ClassificationRequestQuery } from '@quayside/contract/products/classification-request.ts'
import { classificationRequestState as states } from '@quayside/contract/products/product.codes.ts'
import { sql as raw } from 'kysely'
import { sql, type Tx } from '../../platform/database/database.ts'
import { containing, fromDay, type SortColumns, untilDay } from '../../platform/records/list-page.ts'
import type { RecordKey } from '../../platform/records/timeline.ts'
import { lockProducts, percentOf } from './product-queries.ts'
import { keywordWords } from './product-search.ts'

export const requestKey = (companyId: string, id: string): RecordKey => ({
  companyId,
  entity: 'productRequest',
  id,
})

const columns = [
  'request.id',
  'request.company_id',
  'request.number',
  'request.product_id',
  'request.state',
  'request.note',
  'request.hs_code',
  'request.customs_conditions',
  'request.inspection_conditions',
  'request.ccc_status',
  'request.hong_kong_control',
  'request.answer_note',
  'request.reason',
  'request.submitted_at',
  'request.answered_at',
  'request.version',
  'request.created_at',
  'request.updated_at',
] as const

const rates = [
  percentOf('request.tariff_rate').as('tariff_rate'),
  percentOf('request.vat_rate').as('vat_rate'),
  percentOf('request.refund_rate').as('refund_rate'),
  percentOf('request.consumption_rate').as('consumption_rate'),
  percentOf('request.temporary_rate').as('temporary_rate'),
] as const

export type RequestFilter = Omit<ClassificationRequestQuery, 'pageNum' | 'pageSize'> & {
  ids?: readonly string[] | undefined
}

/** What the customer has to answer. */
const waiting = raw<number>`(${raw.lit(states.codes.classified)}, ${raw.lit(states.codes.returned)})`

export function findRequests(companyId: string, filter: RequestFilter) {
  const { keyword, productId, state, isWaiting, createdAtBegin, createdAtEnd, ids } = filter
  let query = sql
    .selectFrom('classification_request as request')
    .innerJoin('product', (join) =>
      join
        .onRef('product.company_id', '=', 'request.company_id')
        .onRef('product.id', '=', 'request.product_id'),
    )
    .select(columns)
    .select(rates)
    .select([
      'product.model',
      'product.brand',
      'product.name',
      'product.manufacturer',
      'product.description',
      'product.hs_code as current_hs_code',
    ])
    .where('request.company_id', '=', companyId)
    .where('request.deleted_at', 'is', null)
  for (const word of keyword ? keywordWords(keyword) : []) {
    query = query.where(
      raw<boolean>`(product.search like ${containing(` ${word}`)} or request.number ilike ${containing(word)})`,
    )
  }
  if (productId !== undefined) query = query.where('request.product_id', '=', productId)
  if (state !== undefined) query = query.where('request.state', '=', state)
  if (isWaiting !== undefined)
    query = query.where('request.state', isYes(isWaiting) ? 'in' : 'not in', waiting)
  if (createdAtBegin) query = query.where('request.created_at', '>=', fromDay(createdAtBegin))
  if (createdAtEnd) query = query.where('request.created_at', '<', untilDay(createdAtEnd))
  if (ids) query = query.where('request.id', '=', raw<string>`any(${[...ids]}::bigint[])`)
  return query
}

export const requestSort: SortColumns<NonNullable<ClassificationRequestQuery['orderByColumn']>> = {
  id: raw`request.id`,
  number: raw`request.number`,
  state: raw`request.state`,
  submittedAt: raw`request.submitted_at`,
  createdAt: raw`request.created_at`,
  updatedAt: raw`request.updated_at`,
}

export type RequestRow = Awaited<ReturnType<ReturnType<typeof findRequests>['execute']>>[number]

export const findRequest = (companyId: string, id: string) =>
  findRequests(companyId, {}).where('request.id', '=', id)

/**
 * Requests with their products, whose status goes with theirs. Products are locked first, as by those who save or remove
 * them: a fixed order, so that nobody waits in a circle.
 */
export async function lockRequests(tx: Tx, ids: readonly string[], companyId: string | undefined) {
  const chosen = raw<string>`any(${[...ids]}::bigint[])`
  const asked = await tx
    .selectFrom('classification_request as request')
    .select('request.product_id')
    .where('request.id', '=', chosen)
    .$if(companyId !== undefined, (query) => query.where('request.company_id', '=', companyId ?? ''))
    .execute()
  const products = await lockProducts(
    tx,
    asked.map((row) => row.product_id),
    companyId,
  )
  const productOf = new Map(products.map((product) => [product.id, product]))
  const requests = await tx
    .selectFrom('classification_request as request')
    .select(columns)
    .select(rates)
    .where('request.id', '=', chosen)
    .where('request.deleted_at', 'is', null)
    .$if(companyId !== undefined, (query) => query.where('request.company_id', '=', companyId ?? ''))
    .orderBy('request.id')
    .forUpdate('request')
    .execute()
  return requests.flatMap((request) => {
    const product = productOf.get(request.product_id)
    return product ? [{ ...request, product }] : []
  })
}
export type LockedRequest = Awaited<ReturnType<typeof lockRequests>>[number]
