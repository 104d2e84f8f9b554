import { recordSource } from '@quayside/contract/kernel/record.codes.ts'
import type { Saved } from '@quayside/contract/kernel/record.ts'
import { comparableName } from '@quayside/contract/products/product.rules.ts'
import { type ProductSave, productColumns } from '@quayside/contract/products/product.ts'
import type { Tx } from '../../platform/database/database.ts'
import type { Acting } from '../../platform/records/acting.ts'
import { toStored } from '../../platform/records/columns.ts'
import { insertRecords } from '../../platform/records/record-writes.ts'
import { products } from './list-products.ts'
import { productSearchOf } from './product-search.ts'

/** What a form or a row of an import gives. */
export type ProductDraft = Omit<ProductSave, 'id' | 'version' | 'attachments'>

const columnValues = toStored(productColumns)

export const productValues = async (draft: ProductDraft) => ({
  ...columnValues(draft),
  model_key: comparableName(draft.model),
  brand_key: comparableName(draft.brand),
  search: await productSearchOf(draft),
})

/** New products, one from the form or a thousand of a file; their search tokens are written with them. */
export async function insertProducts(
  tx: Tx,
  acting: Acting & { companyId: string },
  drafts: readonly ProductDraft[],
  source: keyof typeof recordSource.codes = 'online',
): Promise<Saved[]> {
  const values: (Awaited<ReturnType<typeof productValues>> & { source: number })[] = []
  for (const draft of drafts)
    values.push({ ...(await productValues(draft)), source: recordSource.codes[source] })
  return insertRecords(tx, acting, products, values)
}
