import type { ErpProductDraft, ProductClassification } from '@quayside/contract/gateway/upserts.ts'
import { type Finding, Refusal } from '@quayside/contract/kernel/refusal.ts'
import { at, refuseIfAny } from '@quayside/contract/refusals.ts'
import type { Tx } from '../../platform/database/database.ts'
import type { Acting } from '../../platform/records/acting.ts'
import { changeRecord } from '../../platform/records/record-writes.ts'
import { getOrRefuse } from '../../platform/session/call.ts'
import { insertProducts, productValues } from './insert-products.ts'
import { products } from './list-products.ts'
import { lockProducts } from './product-queries.ts'
import { findProductIds, recordClassifications } from './record-classifications.ts'
import { checkProductCodes } from './save-product.ts'

type Result = { readonly id: string } | { readonly findings: readonly Finding[] }
type Provider = Acting & { actor: 'provider' }

/**
 * Products that the provider's ERP knows: made or changed where they are described, classified where a customs code is
 * given. A refused product is thrown, so that the caller undoes it; a refused classification changes nothing.
 */
export async function saveErpProducts(
  tx: Tx,
  acting: Provider,
  drafts: readonly ErpProductDraft[],
): Promise<readonly Result[]> {
  const results: Result[] = []
  for (const draft of drafts)
    results.push(draft.product ? await saveOne(tx, acting, draft) : { findings: [] })
  const classified = drafts.flatMap((draft, place) => (draft.hsCode === undefined ? [] : [{ draft, place }]))
  const outcomes = await recordClassifications(
    tx,
    acting,
    classified.map(({ draft }) => draft as ProductClassification),
  )
  for (const [n, { draft, place }] of classified.entries()) {
    const outcome = outcomes[n] ?? { findings: [] }
    if ('findings' in outcome && draft.product) throw new Refusal(outcome.findings)
    results[place] = 'findings' in outcome ? outcome : { id: outcome.productId }
  }
  return results
}

async function saveOne(tx: Tx, acting: Provider, draft: ErpProductDraft): Promise<Result> {
  const { companyId, product } = draft
  if (!product) return { findings: [] }
  const author = { ...acting, companyId }
  const id = (await findProductIds(tx, [draft])).get(0)
  if (draft.productId !== undefined && id === undefined)
    throw new Refusal([at('productId', 'product.unknown')])
  refuseIfAny(
    (await checkProductCodes(tx, product)).map((finding) => ({
      ...finding,
      path: `product.${finding.path}`,
    })),
  )
  if (id !== undefined) {
    const before = getOrRefuse((await lockProducts(tx, [id], companyId))[0])
    const values = await productValues({ ...product, model: before.model, brand: before.brand })
    return { id: (await changeRecord(tx, author, products, id, values)).id }
  }
  const { model, brand } = draft
  if (model === undefined || brand === undefined)
    throw new Refusal([at(model === undefined ? 'model' : 'brand', 'field.required')])
  const [saved] = await insertProducts(tx, author, [{ ...product, model, brand }], 'erp')
  return { id: getOrRefuse(saved).id }
}
