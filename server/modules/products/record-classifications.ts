import type { ProductClassification } from '@quayside/contract/gateway/upserts.ts'
import type { Finding } from '@quayside/contract/kernel/refusal.ts'
import { classificationColumns } from '@quayside/contract/products/classification.ts'
import { classificationStatus } from '@quayside/contract/products/product.codes.ts'
import { comparableName, isInClassification } from '@quayside/contract/products/product.rules.ts'
import { at, finding } from '@quayside/contract/refusals.ts'
import { sql as raw } from 'kysely'
import type { Tx } from '../../platform/database/database.ts'
import type { Acting } from '../../platform/records/acting.ts'
import { toStored } from '../../platform/records/columns.ts'
import { changed } from '../../platform/records/happened.ts'
import { checkHsCodes } from './known-hs-codes.ts'
import { lockProducts } from './product-queries.ts'

type Result = { readonly productId: string } | { readonly findings: readonly Finding[] }

/**
 * Classifications from the provider's own system, without a request: written to the product at once. A product with
 * an open request is refused.
 */
export async function recordClassifications(
  tx: Tx,
  acting: Acting & { actor: 'provider' },
  drafts: readonly ProductClassification[],
): Promise<readonly Result[]> {
  const wrongCodes = await checkHsCodes(
    tx,
    drafts.map(({ hsCode }) => hsCode),
  )
  const ids = await findProductIds(tx, drafts)
  const locked = await lockProducts(tx, [...new Set(ids.values())], undefined)
  const productOf = new Map(locked.map((product) => [product.id, product]))
  const results = drafts.map((draft, place): Result => {
    const product = productOf.get(ids.get(place) ?? '')
    if (!product) {
      const field = draft.productId === undefined ? 'model' : 'productId'
      return { findings: [at(field, 'product.unknown')] }
    }
    const wrong = wrongCodes[place] ?? []
    if (wrong.length > 0) return { findings: wrong }
    return isInClassification({ classificationStatus: product.classification_status })
      ? { findings: [finding('classificationRequest.productPending')] }
      : { productId: product.id }
  })
  const rows = drafts.flatMap((draft, place) => {
    const result = results[place]
    return result && 'productId' in result ? [toRow(draft, result.productId)] : []
  })
  if (rows.length > 0) await write(tx, acting, rows)
  return results
}

type ProductKey = Pick<ProductClassification, 'companyId' | 'productId' | 'model' | 'brand'>

/** By place: by id, or by model and brand as they are compared. */
export async function findProductIds(tx: Tx, drafts: readonly ProductKey[]): Promise<Map<number, string>> {
  const wanted = drafts.map(({ companyId, productId, model, brand }, place) => ({
    place,
    company_id: companyId,
    id: productId ?? null,
    model_key: comparableName(model ?? ''),
    brand_key: comparableName(brand ?? ''),
  }))
  const { rows } = await raw<{ place: number; id: string }>`
    with wanted as (
      select * from jsonb_to_recordset(${JSON.stringify(wanted)}::jsonb)
        as w(place int, company_id bigint, id bigint, model_key text, brand_key text)
    )
    select w.place, p.id from wanted w join product p on p.company_id = w.company_id and p.id = w.id
    union all
    select w.place, p.id from wanted w join product p on w.id is null and p.company_id = w.company_id
      and p.model_key = w.model_key and p.brand_key = w.brand_key and p.deleted_at is null`.execute(tx)
  return new Map(rows.map(({ place, id }) => [place, id]))
}

const columnValues = toStored(classificationColumns)

const toRow = (draft: ProductClassification, id: string) => ({
  id,
  company_id: draft.companyId,
  ...columnValues(draft),
})

async function write(tx: Tx, acting: Acting, rows: readonly ReturnType<typeof toRow>[]): Promise<void> {
  const json = JSON.stringify(rows)
  await raw`
    update product p set hs_code = n.hs_code, tariff_rate = n.tariff_rate, vat_rate = n.vat_rate,
      refund_rate = n.refund_rate, consumption_rate = n.consumption_rate, temporary_rate = n.temporary_rate,
      customs_conditions = n.customs_conditions, inspection_conditions = n.inspection_conditions,
      ccc_status = n.ccc_status, hong_kong_control = n.hong_kong_control, classified_at = now(),
      classification_status = ${classificationStatus.codes.classified}
    from jsonb_populate_recordset(null::product, ${json}::jsonb) n
    where p.company_id = n.company_id and p.id = n.id`.execute(tx)
  await raw`
    insert into event (company_id, entity, entity_id, transition, from_state, to_state, actor, actor_id, actor_name, note)
    select company_id, 'product', id, 'classify', '', '', ${acting.actor}, ${acting.id}::bigint, ${acting.name}, hs_code
    from jsonb_populate_recordset(null::product, ${json}::jsonb)`.execute(tx)
  for (const { company_id: companyId } of rows) changed(tx, { companyId, entity: 'product' })
}
