import { productKeyOf } from '@quayside/contract/products/product.rules.ts'
import { checkPriceDay } from '@quayside/contract/products/supplier-goods.rules.ts'
import { SupplierGoodsImportRow } from '@quayside/contract/products/supplier-goods.ts'
import { currency } from '@quayside/contract/rates/rate.codes.ts'
import { at } from '@quayside/contract/refusals.ts'
import { draftsOf } from '../../platform/records/import-checks.ts'
import { importOf } from '../../platform/records/import-records.ts'
import type { CheckedRow, ImportSheet } from '../../platform/records/import-rows.ts'
import type { Reader } from '../../platform/records/read-within.ts'
import type { Call } from '../../platform/session/call.ts'
import { findTakenKeys } from './product-queries.ts'
import { type PurchasePriceDraft, recordPurchasePrices } from './record-purchase-price.ts'
import { findNamedSuppliers } from './supplier-goods-queries.ts'

type Checked = CheckedRow<SupplierGoodsImportRow> & { readonly price?: PurchasePriceDraft }

const sheet: ImportSheet<keyof SupplierGoodsImportRow, typeof SupplierGoodsImportRow> = {
  entity: 'supplierGoods',
  schema: SupplierGoodsImportRow,
  columns: [
    { key: 'supplierName', isRequired: true, width: 28 },
    { key: 'model', isRequired: true, width: 28 },
    { key: 'brand', isRequired: true },
    { key: 'lastPrice', isRequired: true, kind: 'number' },
    { key: 'currency', isRequired: true, codes: currency },
    { key: 'pricedOn', isRequired: true, kind: 'date' },
    { key: 'orderNumber' },
  ],
}

export const supplierGoodsImport = importOf(sheet, checkPrices, (tx, acting, good) =>
  recordPurchasePrices(
    tx,
    acting,
    acting.companyId,
    good.flatMap(({ price }) => (price ? [price] : [])),
  ),
)

/** Names become records: a supplier by number or name, a product by model and brand. */
async function checkPrices(
  read: Reader,
  companyId: string,
  rows: readonly CheckedRow<SupplierGoodsImportRow>[],
  call: Call,
): Promise<Checked[]> {
  const drafts = draftsOf(rows)
  const [suppliers, products] = await read(
    findNamedSuppliers(companyId, [...new Set(drafts.map((draft) => draft.supplierName))]),
    findTakenKeys(companyId, drafts),
  )
  const supplierOf = new Map<string, string>()
  // An English export names them in English; a registered name is found before another supplier's English one.
  for (const { id, english_name: name } of suppliers) supplierOf.set(name.toLowerCase(), id)
  for (const { id, name } of suppliers) supplierOf.set(name.toLowerCase(), id)
  for (const { id, number } of suppliers) supplierOf.set(number.toLowerCase(), id)
  const productOf = new Map(products.map((product) => [productKeyOf(product), product.id]))
  const today = call.platform.clock.today()
  return rows.map((checked) => {
    const { draft } = checked
    if (!draft) return checked
    const supplierId = supplierOf.get(draft.supplierName.toLowerCase())
    const productId = productOf.get(productKeyOf(draft))
    const extra = [
      ...(supplierId === undefined ? [at('supplierName', 'supplierGoods.supplierUnknown')] : []),
      ...(productId === undefined ? [at('model', 'product.unknown')] : []),
      ...checkPriceDay(draft, today),
    ]
    const findings = [...checked.findings, ...extra]
    if (supplierId === undefined || productId === undefined) return { ...checked, findings }
    return { ...checked, findings, price: { ...draft, supplierId, productId, price: draft.lastPrice } }
  })
}
