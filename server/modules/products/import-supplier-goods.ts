import type { ImportInput, ImportResult } from '@quayside/contract/kernel/import.ts'
import { productKeyOf } from '@quayside/contract/products/product.rules.ts'
import { checkPriceDay } from '@quayside/contract/products/supplier-goods.rules.ts'
import {
  SupplierGoodsImportRow,
  supplierGoodsImportColumns,
} from '@quayside/contract/products/supplier-goods.ts'
import { currency } from '@quayside/contract/rates/rate.codes.ts'
import { at } from '@quayside/contract/refusals.ts'
import { shanghaiDate } from '../../platform/clock.ts'
import type { Binary } from '../../platform/http/binary.ts'
import type { Upload } from '../../platform/http/upload.ts'
import { asCustomer } from '../../platform/records/acting.ts'
import { importResult, importTemplate, keepRejected } from '../../platform/records/import-answer.ts'
import { type ImportSheet, type JudgedRow, judgeRows } from '../../platform/records/import-rows.ts'
import { type Reader, readIn } from '../../platform/records/read-in.ts'
import type { Call } from '../../platform/session/call.ts'
import { findTakenKeys } from './product-queries.ts'
import { type PurchasePriceDraft, recordPurchasePrices } from './record-purchase-price.ts'
import { findNamedSuppliers } from './supplier-goods-queries.ts'

type Judged = JudgedRow<SupplierGoodsImportRow> & { readonly price?: PurchasePriceDraft }

const sheet: ImportSheet<keyof SupplierGoodsImportRow, typeof SupplierGoodsImportRow> = {
  entity: 'supplierGoods',
  schema: SupplierGoodsImportRow,
  columns: supplierGoodsImportColumns.map((key) => ({
    key,
    ...(key !== 'orderNumber' && { isRequired: true }),
    ...(key === 'currency' && { codes: currency }),
    ...((key === 'supplierName' || key === 'model') && { width: 28 }),
  })),
}

export const downloadSupplierGoodsTemplate = (call: Call): Promise<Binary> => importTemplate(call, sheet)

export async function importSupplierGoods(
  call: Call,
  { body, upload }: { body: ImportInput; upload: Upload },
): Promise<ImportResult> {
  const rows = await judgeRows(call, upload, sheet)
  if (body.mode === 'preview') return importResult(call, sheet, await judgePrices(call.read, call, rows))
  return call.write(async (tx) => {
    const judged = await judgePrices(readIn(tx), call, rows)
    const prices = judged.flatMap(({ price, findings }) => (price && findings.length === 0 ? [price] : []))
    const { companyId } = call.principal
    if (prices.length > 0) await recordPurchasePrices(tx, asCustomer(call.principal), companyId, prices)
    const result = importResult(call, sheet, judged)
    return { ...result, rejectedFileId: await keepRejected(call, tx, sheet, result) }
  })
}

/** Names become records: a supplier by number or name, a product by model and brand. */
async function judgePrices(
  read: Reader,
  call: Call,
  rows: readonly JudgedRow<SupplierGoodsImportRow>[],
): Promise<Judged[]> {
  const drafts = rows.flatMap(({ draft }) => (draft ? [draft] : []))
  const { companyId } = call.principal
  const [suppliers, products] = await read(
    findNamedSuppliers(companyId, [...new Set(drafts.map((draft) => draft.supplierName))]),
    findTakenKeys(companyId, drafts),
  )
  const supplierOf = new Map<string, string>()
  for (const { id, name } of suppliers) supplierOf.set(name.toLowerCase(), id)
  for (const { id, number } of suppliers) supplierOf.set(number.toLowerCase(), id)
  const productOf = new Map(products.map((product) => [productKeyOf(product), product.id]))
  const today = shanghaiDate(call.platform.clock.now())
  return rows.map((judged) => {
    const { draft } = judged
    if (!draft) return judged
    const supplierId = supplierOf.get(draft.supplierName.toLowerCase())
    const productId = productOf.get(productKeyOf(draft))
    const extra = [
      ...(supplierId === undefined ? [at('supplierName', 'supplierGoods.supplierUnknown')] : []),
      ...(productId === undefined ? [at('model', 'product.unknown')] : []),
      ...checkPriceDay(draft, today),
    ]
    const findings = [...judged.findings, ...extra]
    if (supplierId === undefined || productId === undefined) return { ...judged, findings }
    return { ...judged, findings, price: { ...draft, supplierId, productId, price: draft.lastPrice } }
  })
}
