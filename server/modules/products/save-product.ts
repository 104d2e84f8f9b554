import type { Saved } from '@quayside/contract/kernel/record.ts'
import type { Finding } from '@quayside/contract/kernel/refusal.ts'
import { checkProductChange } from '@quayside/contract/products/product.rules.ts'
import { type ProductSave, productDocuments } from '@quayside/contract/products/product.ts'
import { at, refuseIfAny } from '@quayside/contract/refusals.ts'
import type { Tx } from '../../platform/database/database.ts'
import { refusingDuplicates } from '../../platform/database/refusing-duplicates.ts'
import { attachFiles } from '../../platform/files/attachments.ts'
import { asCustomer } from '../../platform/records/acting.ts'
import { readIn } from '../../platform/records/read-in.ts'
import { requireVersion } from '../../platform/records/require-version.ts'
import { recordEvents } from '../../platform/records/timeline.ts'
import { type Call, found } from '../../platform/session/call.ts'
import { readProduct } from './get-product.ts'
import { insertProducts, onceIndex, productValues } from './insert-products.ts'
import { countries, findCodes, findTakenKeys, lockProducts, productKey, units } from './product-queries.ts'

export const saveProduct = (call: Call, { body }: { body: ProductSave }): Promise<Saved> =>
  call.write(async (tx) => {
    const acting = asCustomer(call.principal)
    const { companyId } = acting
    if (body.id === undefined) {
      refuseIfAny(await check(tx, companyId, body))
      const [saved] = await insertProducts(tx, acting, [body])
      await attach(tx, call, found(saved).id, body)
      return found(saved)
    }
    const { id } = body
    const [locked] = await lockProducts(tx, [id], companyId)
    const before = found(locked)
    await requireVersion(
      tx,
      productKey(companyId, id),
      { actual: before.version, given: body.version },
      (read) => readProduct(read, call, id),
    )
    refuseIfAny([
      ...checkProductChange({ ...before, classificationStatus: before.classification_status }, body),
      ...(await check(tx, companyId, body)),
    ])
    const values = await productValues(body)
    const saved = await refusingDuplicates(onceIndex, () =>
      tx
        .updateTable('product')
        .set(values)
        .where('company_id', '=', companyId)
        .where('id', '=', id)
        .returning(['id', 'version'])
        .executeTakeFirstOrThrow(),
    )
    await attach(tx, call, id, body)
    await recordEvents(tx, acting, { companyId, entity: 'product', ids: [id] }, { transition: 'save' })
    return saved
  })

async function check(tx: Tx, companyId: string, body: ProductSave): Promise<Finding[]> {
  const [taken, origin, unit] = await readIn(tx)(
    findTakenKeys(companyId, [body], body.id),
    findCodes(countries).where('value', '=', body.origin),
    findCodes(units).where('value', '=', body.unit),
  )
  return [
    ...taken.map(() => onceIndex.product_once),
    ...(body.origin === '' || origin.length > 0 ? [] : [at('origin', 'product.originUnknown')]),
    ...(body.unit === '' || unit.length > 0 ? [] : [at('unit', 'product.unitUnknown')]),
  ]
}

async function attach(tx: Tx, call: Call, id: string, { attachments }: ProductSave): Promise<void> {
  for (const kind of productDocuments) {
    const fileIds = attachments[kind]
    if (fileIds) await attachFiles(tx, call.principal, { entity: 'product', entityId: id, kind, fileIds })
  }
}
