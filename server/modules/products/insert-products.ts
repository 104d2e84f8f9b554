import { comparableName } from '@quayside/contract/products/product.rules.ts'
import type { ProductSave } from '@quayside/contract/products/product.ts'
import { at } from '@quayside/contract/refusals.ts'
import { sql as raw } from 'kysely'
import type { Tx } from '../../platform/database/database.ts'
import { refusingDuplicates } from '../../platform/database/refusing-duplicates.ts'
import type { Acting } from '../../platform/records/acting.ts'
import { recordEvents } from '../../platform/records/timeline.ts'
import { productSearchOf } from './product-search.ts'

export const onceIndex = { product_once: at('model', 'product.taken') }

/** What a form or a row of an import gives. */
export type ProductDraft = Omit<ProductSave, 'id' | 'version' | 'attachments'>

export const productValues = async (draft: ProductDraft) => ({
  model: draft.model,
  brand: draft.brand,
  model_key: comparableName(draft.model),
  brand_key: comparableName(draft.brand),
  name: draft.name,
  category: draft.category,
  origin: draft.origin,
  unit: draft.unit,
  manufacturer: draft.manufacturer,
  description: draft.description,
  search: await productSearchOf(draft),
})

/** New products, one from the form or a thousand of a file, in one statement; what finds them is written with them. */
export async function insertProducts(
  tx: Tx,
  acting: Acting & { companyId: string },
  drafts: readonly ProductDraft[],
): Promise<{ id: string; version: number }[]> {
  const { companyId } = acting
  const values: Awaited<ReturnType<typeof productValues>>[] = []
  for (const draft of drafts) values.push(await productValues(draft))
  const { rows } = await refusingDuplicates(onceIndex, () =>
    raw<{ id: string; version: number }>`
      insert into product (company_id, model, brand, model_key, brand_key, name, category, origin, unit, manufacturer,
        description, search)
      select ${companyId}, model, brand, model_key, brand_key, name, category, origin, unit, manufacturer,
        description, search
      from jsonb_populate_recordset(null::product, ${JSON.stringify(values)}::jsonb)
      returning id, version`.execute(tx),
  )
  const ids = rows.map((row) => row.id)
  await recordEvents(tx, acting, { companyId, entity: 'product', ids }, { transition: 'create' })
  return rows
}
