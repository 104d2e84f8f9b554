import { offsetOf } from '@quayside/contract/kernel/page.ts'
import { recordSource } from '@quayside/contract/kernel/record.codes.ts'
import { commodityState, commodityStateOf, priceAudit } from '@quayside/contract/products/commodity.codes.ts'
import {
  cccStatus,
  classificationStatus,
  goodsCategory,
  hongKongControl,
} from '@quayside/contract/products/product.codes.ts'
import {
  type Product,
  type ProductColumn,
  type ProductExport,
  type ProductOption,
  type ProductQuery,
  productColumns,
} from '@quayside/contract/products/product.ts'
import type { Locale } from '@quayside/phrases/locales.ts'
import type { Binary } from '../../platform/http/binary.ts'
import { codeText } from '../../platform/records/code-text.ts'
import { type ExportColumns, exportRows } from '../../platform/records/export-rows.ts'
import { onePage, sorted } from '../../platform/records/list-page.ts'
import type { Call } from '../../platform/session/call.ts'
import type { Texts } from '../../platform/texts.ts'
import { countProducts, findProducts, type ProductRow, productSort } from './product-queries.ts'
import { findProductOptions } from './product-token-queries.ts'

export async function listProducts(
  call: Call,
  { query }: { query: ProductQuery },
): Promise<{ rows: Product[]; total: number }> {
  const { companyId } = call.principal
  const page = onePage(
    sorted(findProducts(companyId, query), query, productSort),
    query.pageSize,
    offsetOf(query),
  )
  const [rows, [total]] = await call.read(page, countProducts(companyId, query))
  return { rows: rows.map(toProductIn(call.locale)), total: Number(total?.total ?? 0) }
}

export const exportProducts = (call: Call, { query }: { query: ProductExport }): Promise<Binary> =>
  exportRows(call, {
    entity: 'product',
    query: findProducts(call.principal.companyId, query),
    sorting: query,
    sortColumns: productSort,
    toRow: toProductIn(call.locale),
    columns: columnsIn(call.text),
    chosen: query.columns ?? productColumns,
  })

const optionsAtMost = 20

export async function listProductOptions(
  call: Call,
  { query }: { query: { keyword?: string | undefined } },
): Promise<ProductOption[]> {
  const [rows] = await call.read(findProductOptions(call.principal.companyId, query.keyword, optionsAtMost))
  return rows.map((row) => ({
    id: row.id,
    model: row.model,
    brand: row.brand,
    name: row.name,
    category: row.category,
    origin: row.origin,
    unit: row.unit,
    manufacturer: row.manufacturer,
    classificationStatus: row.classification_status,
    hsCode: row.hs_code,
  }))
}

/** The columns of a classification, which a product and a request for one have alike. */
export type ClassificationRow = Pick<
  ProductRow,
  | 'hs_code'
  | 'tariff_rate'
  | 'vat_rate'
  | 'refund_rate'
  | 'consumption_rate'
  | 'temporary_rate'
  | 'customs_conditions'
  | 'inspection_conditions'
  | 'ccc_status'
  | 'hong_kong_control'
>

export const toClassification = (row: ClassificationRow) => ({
  hsCode: row.hs_code,
  tariffRate: row.tariff_rate,
  vatRate: row.vat_rate,
  refundRate: row.refund_rate,
  consumptionRate: row.consumption_rate,
  temporaryRate: row.temporary_rate,
  customsConditions: row.customs_conditions,
  inspectionConditions: row.inspection_conditions,
  cccStatus: row.ccc_status,
  hongKongControl: row.hong_kong_control,
})

export const toProductIn =
  (locale: Locale) =>
  (row: ProductRow): Product => ({
    id: row.id,
    model: row.model,
    brand: row.brand,
    name: row.name,
    category: row.category,
    origin: row.origin,
    originName: row.origin_names?.[locale] ?? row.origin,
    unit: row.unit,
    unitName: row.unit_names?.[locale] ?? row.unit,
    manufacturer: row.manufacturer,
    description: row.description,
    source: row.source,
    classificationStatus: row.classification_status,
    ...toClassification(row),
    commodityState:
      commodityState.codes[
        commodityStateOf({
          priceAudit: row.price_audit === null ? undefined : priceAudit.keyOf(row.price_audit),
          isClassified: row.hs_code !== '',
        })
      ],
    createdAt: row.created_at,
    updatedAt: row.updated_at,
  })

type Classification = ReturnType<typeof toClassification>

export const classificationColumnsIn = (
  text: Texts,
): ExportColumns<keyof Classification, Classification> => ({
  hsCode: { kind: 'text', width: 16, value: (row) => row.hsCode },
  tariffRate: { kind: 'text', width: 10, value: (row) => row.tariffRate },
  vatRate: { kind: 'text', width: 10, value: (row) => row.vatRate },
  refundRate: { kind: 'text', width: 10, value: (row) => row.refundRate },
  consumptionRate: { kind: 'text', width: 10, value: (row) => row.consumptionRate },
  temporaryRate: { kind: 'text', width: 10, value: (row) => row.temporaryRate },
  customsConditions: { kind: 'text', width: 14, value: (row) => row.customsConditions },
  inspectionConditions: { kind: 'text', width: 14, value: (row) => row.inspectionConditions },
  cccStatus: { kind: 'text', width: 14, value: (row) => codeText(text, cccStatus, row.cccStatus) },
  hongKongControl: {
    kind: 'text',
    width: 12,
    value: (row) =>
      row.hongKongControl === null ? '' : codeText(text, hongKongControl, row.hongKongControl),
  },
})

const columnsIn = (text: Texts): ExportColumns<ProductColumn, Product> => ({
  model: { kind: 'text', width: 26, value: (row) => row.model },
  brand: { kind: 'text', width: 20, value: (row) => row.brand },
  name: { kind: 'text', width: 26, value: (row) => row.name },
  category: { kind: 'text', width: 12, value: (row) => codeText(text, goodsCategory, row.category) },
  origin: { kind: 'text', width: 14, value: (row) => row.originName },
  unit: { kind: 'text', width: 10, value: (row) => row.unitName },
  manufacturer: { kind: 'text', width: 26, value: (row) => row.manufacturer },
  description: { kind: 'text', width: 40, value: (row) => row.description },
  classificationStatus: {
    kind: 'text',
    width: 14,
    value: (row) => codeText(text, classificationStatus, row.classificationStatus),
  },
  ...classificationColumnsIn(text),
  commodityState: {
    kind: 'text',
    width: 22,
    value: (row) => codeText(text, commodityState, row.commodityState),
  },
  source: { kind: 'text', width: 12, value: (row) => codeText(text, recordSource, row.source) },
  createdAt: { kind: 'instant', value: (row) => row.createdAt },
  updatedAt: { kind: 'instant', value: (row) => row.updatedAt },
})
