import { ErpProduct, ProductsQuery } from '@quayside/contract/gateway/products.ts'
import { ErpProductDraft } from '@quayside/contract/gateway/upserts.ts'
import { Refusal } from '@quayside/contract/kernel/refusal.ts'
import { productKeyOf } from '@quayside/contract/products/product.rules.ts'
import { at } from '@quayside/contract/refusals.ts'
import type { DB } from '@quayside/db/types.gen.ts'
import { sql as raw, type Selectable } from 'kysely'
import { saveErpProducts } from '../modules/products/save-erp-products.ts'
import { erpRecords, upsertOf } from './entity.ts'
import { findCompanies } from './find-companies.ts'
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
    row: ErpProductDraft,
    summary:
      'Makes, describes and classifies products of companies, by id or by model and brand: with `product` one that is not there is made.',
    keyOf: ({ companyId, productId, model = '', brand = '' }) =>
      productId === undefined ? `${companyId} ${productKeyOf({ model, brand })}` : `#${productId}`,
    keyField: 'model',
    write: async (tx, drafts, { acting }) => {
      const companies = await findCompanies(tx, drafts)
      for (const draft of drafts)
        if (draft.product && !companies.has(draft.companyId))
          throw new Refusal([at('companyId', 'gateway.companyUnknown')])
      return saveErpProducts(tx, acting, drafts)
    },
  }),
})
