import type {
  RequestedForModels,
  RequestForModels,
} from '@quayside/contract/products/classification-request.ts'
import { productCategory } from '@quayside/contract/products/product.codes.ts'
import {
  comparableName,
  isInClassification,
  productKeyOf,
} from '@quayside/contract/products/product.rules.ts'
import { sql as raw } from 'kysely'
import type { Tx } from '../../platform/database/database.ts'
import { asCustomer } from '../../platform/records/acting.ts'
import { readWithin } from '../../platform/records/read-within.ts'
import type { Call } from '../../platform/session/call.ts'
import { isAllowed } from '../../platform/session/require-access.ts'
import { insertProducts } from './insert-products.ts'
import { countries, findCodes, units } from './product-queries.ts'
import { findPending, requestClassification } from './request-classification.ts'

type Model = RequestForModels['models'][number]
type Known = { id: string; key: string; hs_code: string; classification_status: number }

/**
 * The models of an order that have no customs code yet, each asked for once. A model that is not in the library comes
 * into it first; one without a brand cannot, since model and brand together name a product (§5).
 */
export const requestForModels = (
  call: Call,
  { body }: { body: RequestForModels },
): Promise<RequestedForModels> =>
  call.write(async (tx) => {
    const acting = asCustomer(call.principal)
    const { companyId } = acting
    const asked = [...new Map(body.models.map((model) => [productKeyOf(model), model])).values()]
    const named = asked.filter(({ model, brand }) => model !== '' && brand !== '')
    const known = await lockKnown(tx, companyId, named)
    const missing = named.filter((model) => !known.has(productKeyOf(model)))
    // Who may not add products still asks for those that are there.
    const mayAdd = isAllowed(call.principal, 'product-goods-edit')
    const added = mayAdd && missing.length > 0 ? await addProducts(tx, acting, missing) : []
    const pending = await findPending(
      tx,
      companyId,
      [...known.values()].map(({ id }) => id),
    )
    const open = [...known.values()].filter(({ hs_code: code }) => code === '')
    const isUnderWay = ({ id, classification_status: status }: Known): boolean =>
      pending.has(id) || isInClassification({ classificationStatus: status })
    const free = open.filter((product) => !isUnderWay(product)).map(({ id }) => id)
    const productIds = [...free, ...added.map(({ id }) => id)]
    if (productIds.length > 0)
      await requestClassification(tx, acting, { productIds, note: '', isSubmitted: true })
    return {
      requested: productIds.length,
      added: added.length,
      pending: open.length - free.length,
      classified: known.size - open.length,
      withoutBrand: asked.length - named.length,
      notAllowed: mayAdd ? 0 : missing.length,
    }
  })

/** Locked, so that two calls for the same model make one request. */
async function lockKnown(
  tx: Tx,
  companyId: string,
  models: readonly Model[],
): Promise<ReadonlyMap<string, Known>> {
  const { rows } = await raw<Omit<Known, 'key'> & { model_key: string; brand_key: string }>`
    select p.id, p.model_key, p.brand_key, p.hs_code, p.classification_status
    from product p join unnest(${models.map(({ model }) => comparableName(model))}::text[],
      ${models.map(({ brand }) => comparableName(brand))}::text[]) as asked(model_key, brand_key)
      on p.model_key = asked.model_key collate "C" and p.brand_key = asked.brand_key collate "C"
    where p.company_id = ${companyId} and p.deleted_at is null
    order by p.id for update of p`.execute(tx)
  return new Map(
    rows.map((row) => {
      const key = `${row.model_key}\n${row.brand_key}`
      return [key, { ...row, key }]
    }),
  )
}

/** A code that left its dictionary since is left empty. */
async function addProducts(tx: Tx, acting: ReturnType<typeof asCustomer>, models: readonly Model[]) {
  const [origins, unitCodes] = await readWithin(tx)(
    findCodes(countries).where('value', '=', raw<string>`any(${models.map(({ origin }) => origin)}::text[])`),
    findCodes(units).where('value', '=', raw<string>`any(${models.map(({ unit }) => unit)}::text[])`),
  )
  const known = (rows: readonly { value: string }[], value: string): string =>
    rows.some((row) => row.value === value) ? value : ''
  return insertProducts(
    tx,
    acting,
    models.map(({ model, brand, name, origin, unit, manufacturer, category }) => ({
      model,
      brand,
      name,
      manufacturer,
      origin: known(origins, origin),
      unit: known(unitCodes, unit),
      category: category ?? productCategory.codes.electronics,
      shelfLifeDays: null,
      description: '',
    })),
  )
}
