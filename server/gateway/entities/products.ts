import { ErpProduct, ProductsQuery } from '@quayside/contract/gateway/records.ts'
import { ProductClassification } from '@quayside/contract/gateway/upserts.ts'
import { productKeyOf } from '@quayside/contract/products/product.rules.ts'
import { recordClassifications } from '../../modules/products/record-classifications.ts'
import { sql } from '../../platform/database/database.ts'
import { percentOf } from '../../platform/records/columns.ts'
import { type GatewayEntity, recordsOf, upsertOf } from '../entity.ts'

const all = sql
  .selectFrom('product')
  .selectAll()
  .select([
    percentOf('tariff_rate').as('tariff'),
    percentOf('vat_rate').as('vat'),
    percentOf('refund_rate').as('refund'),
    percentOf('consumption_rate').as('consumption'),
    percentOf('temporary_rate').as('temporary'),
  ])
  .where('deleted_at', 'is', null)
type Row = Awaited<ReturnType<(typeof all)['execute']>>[number]

const toRow = (row: Row) => ({
  id: row.id,
  companyId: row.company_id,
  model: row.model,
  brand: row.brand,
  name: row.name,
  category: row.category,
  origin: row.origin,
  unit: row.unit,
  manufacturer: row.manufacturer,
  description: row.description,
  source: row.source,
  classificationStatus: row.classification_status,
  hsCode: row.hs_code,
  tariffRate: row.tariff,
  vatRate: row.vat,
  refundRate: row.refund,
  consumptionRate: row.consumption,
  temporaryRate: row.temporary,
  customsConditions: row.customs_conditions,
  inspectionConditions: row.inspection_conditions,
  cccStatus: row.ccc_status,
  hongKongControl: row.hong_kong_control,
  classifiedAt: row.classified_at,
  version: row.version,
  createdAt: row.created_at,
  updatedAt: row.updated_at,
})

export const products: GatewayEntity = {
  name: 'products',
  records: recordsOf({
    query: ProductsQuery,
    row: ErpProduct,
    page: ({ after, limit, companyId, classificationStatus }) =>
      all
        .$if(companyId !== undefined, (query) => query.where('company_id', '=', companyId ?? ''))
        .$if(classificationStatus !== undefined, (query) =>
          query.where('classification_status', '=', classificationStatus ?? 0),
        )
        .where('id', '>', after)
        .orderBy('id')
        .limit(limit),
    one: (id) => all.where('id', '=', id),
    toRow,
  }),
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
}
