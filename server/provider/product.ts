import { ErpProduct, ProductsQuery } from '@quayside/contract/gateway/records.ts'
import { ProductClassification } from '@quayside/contract/gateway/upserts.ts'
import { productKeyOf } from '@quayside/contract/products/product.rules.ts'
import type { DB } from '@quayside/db/types.gen.ts'
import { sql as raw, type Selectable } from 'kysely'
import { recordClassifications } from '../modules/products/record-classifications.ts'
import { erpRecords, upsertOf } from './entity.ts'
import { classificationRates, columnsFor } from './row-of.ts'

/** A product has no steps of the provider's; the back office sees it with its classification request. */
export const product = erpRecords({
  name: 'products',
  from: raw`product r`,
  columns: raw<Selectable<DB['product']>>`${columnsFor(ErpProduct, classificationRates)}`,
  visible: raw<boolean>`r.deleted_at is null`,
  query: ProductsQuery,
  row: ErpProduct,
  upsert: upsertOf({
    row: ProductClassification,
    summary:
      'Classifies products of companies, by id or by model and brand, as the provider’s own system knows them.',
    keyOf: ({ companyId, productId, model = '', brand = '' }) =>
      productId === undefined ? `${companyId} ${productKeyOf({ model, brand })}` : `#${productId}`,
    keyField: 'model',
    write: async (tx, drafts, { acting }) => {
      const results = await recordClassifications(tx, acting, drafts)
      return results.map((result) => ('productId' in result ? { id: result.productId } : result))
    },
  }),
})
