import type { Saved } from '@quayside/contract/kernel/record.ts'
import { Refusal } from '@quayside/contract/kernel/refusal.ts'
import { supplierStatus } from '@quayside/contract/partners/partner.codes.ts'
import { checkPriceDay } from '@quayside/contract/products/supplier-goods.rules.ts'
import type { SupplierGoodsSave } from '@quayside/contract/products/supplier-goods.ts'
import { at, refuse, refuseIfAny } from '@quayside/contract/refusals.ts'
import type { Tx } from '../../platform/database/database.ts'
import { asCustomer } from '../../platform/records/acting.ts'
import { lockForSave } from '../../platform/records/record-writes.ts'
import type { Call } from '../../platform/session/call.ts'
import { supplierGoods } from './list-supplier-goods.ts'
import { lockProducts } from './product-queries.ts'
import { recordPurchasePrice } from './record-purchase-price.ts'

export const saveSupplierGoods = (call: Call, { body }: { body: SupplierGoodsSave }): Promise<Saved> =>
  call.write(async (tx) => {
    const acting = asCustomer(call.principal)
    const { companyId } = acting
    refuseIfAny(checkPriceDay(body, call.platform.clock.today()))
    await requireOwn(tx, companyId, body)
    const pair = { supplier_id: body.supplierId, product_id: body.productId }
    const before = await lockForSave(tx, call, supplierGoods, body, pair)
    if (!before) await requireNew(tx, companyId, body)
    return recordPurchasePrice(tx, acting, companyId, body)
  })

/** Both ends must be this company's and in use; a violated foreign key would give no readable refusal. */
async function requireOwn(tx: Tx, companyId: string, body: SupplierGoodsSave): Promise<void> {
  await requireSupplier(tx, companyId, body.supplierId)
  const [product] = await lockProducts(tx, [body.productId], companyId)
  if (!product) throw new Refusal([at('productId', 'record.notFound')])
}

export async function requireSupplier(tx: Tx, companyId: string, supplierId: string): Promise<void> {
  const supplier = await tx
    .selectFrom('supplier')
    .select('status')
    .where('company_id', '=', companyId)
    .where('id', '=', supplierId)
    .where('deleted_at', 'is', null)
    .forShare()
    .executeTakeFirst()
  if (!supplier) throw new Refusal([at('supplierId', 'record.notFound')])
  if (supplier.status !== supplierStatus.codes.enabled)
    refuseIfAny([at('supplierId', 'supplierGoods.supplierUnknown')])
}

async function requireNew(tx: Tx, companyId: string, body: SupplierGoodsSave): Promise<void> {
  const there = await tx
    .selectFrom('supplier_goods')
    .select('id')
    .where('company_id', '=', companyId)
    .where('supplier_id', '=', body.supplierId)
    .where('product_id', '=', body.productId)
    .where('deleted_at', 'is', null)
    .executeTakeFirst()
  if (there) throw refuse('supplierGoods.taken')
}
