import type { Saved } from '@quayside/contract/kernel/record.ts'
import type { Finding } from '@quayside/contract/kernel/refusal.ts'
import { checkProductChange } from '@quayside/contract/products/product.rules.ts'
import type { ProductSave } from '@quayside/contract/products/product.ts'
import { at, refuseIfAny } from '@quayside/contract/refusals.ts'
import type { Tx } from '../../platform/database/database.ts'
import { attachGiven } from '../../platform/files/attachments.ts'
import { readWithin } from '../../platform/records/read-within.ts'
import { lockForSave, writeRecord } from '../../platform/records/record-writes.ts'
import type { Call } from '../../platform/session/call.ts'
import { readProduct } from './get-product.ts'
import { productValues } from './insert-products.ts'
import { products, productTaken } from './list-products.ts'
import { countries, findCodes, findTakenKeys, units } from './product-queries.ts'

const product = { ...products, read: readProduct }

export const saveProduct = (call: Call, { body }: { body: ProductSave }): Promise<Saved> =>
  call.write(async (tx) => {
    const before = await lockForSave(tx, call, product, body)
    refuseIfAny([
      ...(before
        ? checkProductChange({ ...before, classificationStatus: before.classification_status }, body)
        : []),
      ...(await check(tx, call.principal.companyId, body)),
    ])
    const saved = await writeRecord(tx, call, product, body.id, await productValues(body))
    await attachGiven(tx, call.principal, { entity: 'product', entityId: saved.id }, body.attachments)
    return saved
  })

async function check(tx: Tx, companyId: string, body: ProductSave): Promise<Finding[]> {
  const [taken] = await readWithin(tx)(findTakenKeys(companyId, [body], body.id))
  return [...taken.map(() => productTaken), ...(await checkProductCodes(tx, body))]
}

/** Origin and unit are entries of their dictionaries. */
export async function checkProductCodes(
  tx: Tx,
  given: { readonly origin: string; readonly unit: string },
): Promise<Finding[]> {
  const [origin, unit] = await readWithin(tx)(
    findCodes(countries).where('value', '=', given.origin),
    findCodes(units).where('value', '=', given.unit),
  )
  return [
    ...(given.origin === '' || origin.length > 0 ? [] : [at('origin', 'product.originUnknown')]),
    ...(given.unit === '' || unit.length > 0 ? [] : [at('unit', 'product.unitUnknown')]),
  ]
}
