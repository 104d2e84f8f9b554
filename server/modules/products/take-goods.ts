import { productCategory } from '@quayside/contract/products/product.codes.ts'
import { productKeyOf } from '@quayside/contract/products/product.rules.ts'
import { checkPriceDay } from '@quayside/contract/products/supplier-goods.rules.ts'
import type {
  GoodsLine,
  GoodsLineState,
  GoodsTaken,
  TakeProducts,
  TakeSupplierGoods,
} from '@quayside/contract/products/take-goods.ts'
import { at, refuseIfAny } from '@quayside/contract/refusals.ts'
import Big from 'big.js'
import { sql as raw } from 'kysely'
import { sql, type Tx } from '../../platform/database/database.ts'
import { type Acting, asCustomer } from '../../platform/records/acting.ts'
import { readWithin } from '../../platform/records/read-within.ts'
import type { Call } from '../../platform/session/call.ts'
import { isAllowed } from '../../platform/session/require-access.ts'
import { insertProducts } from './insert-products.ts'
import { countries, findCodes, findTakenKeys, units } from './product-queries.ts'
import { recordPurchasePrices } from './record-purchase-price.ts'
import { requireSupplier } from './save-supplier-goods.ts'

type OfCompany = Acting & { readonly companyId: string }
type Planned = {
  readonly line: GoodsLine
  readonly key: string
  readonly state: GoodsLineState
  readonly isPriced: boolean
}
type Supplier = Omit<TakeSupplierGoods, 'mode' | 'lines'>

export const takeProducts = (call: Call, { body }: { body: TakeProducts }): Promise<GoodsTaken> =>
  takeLines(call, body)

export const takeSupplierGoods = (
  call: Call,
  { body: { mode, lines, ...supplier } }: { body: TakeSupplierGoods },
): Promise<GoodsTaken> => {
  refuseIfAny(checkPriceDay(supplier, call.platform.clock.today()))
  return takeLines(call, { mode, lines }, supplier)
}

/** Lines of a document become products and a supplier's goods; `preview` says what each would become. */
function takeLines(call: Call, { mode, lines }: TakeProducts, supplier?: Supplier): Promise<GoodsTaken> {
  const acting = asCustomer(call.principal)
  return call.write(async (tx) => {
    if (supplier) await requireSupplier(tx, acting.companyId, supplier.supplierId)
    // Who may not add products still enters prices of those that are there.
    const mayAdd = isAllowed(call.principal, 'product-goods-edit')
    const { planned, productIds } = await plan(tx, acting.companyId, lines, { supplier, mayAdd })
    if (mode === 'take') {
      await addProducts(tx, acting, planned, productIds)
      if (supplier) await addPrices(tx, acting, supplier, { planned, productIds })
    }
    return {
      lines: planned.map(({ state, isPriced }) => ({ state, isPriced })),
      added: planned.filter(({ state }) => state === 'new').length,
      priced: planned.filter(({ isPriced }) => isPriced).length,
    }
  })
}

async function plan(
  tx: Tx,
  companyId: string,
  lines: readonly GoodsLine[],
  { supplier, mayAdd }: { supplier: Supplier | undefined; mayAdd: boolean },
): Promise<{ planned: Planned[]; productIds: Map<string, string> }> {
  const named = lines.filter(({ model, brand }) => model !== '' && brand !== '')
  const [known] = await readWithin(tx)(findTakenKeys(companyId, named))
  const productIds = new Map(known.map((product) => [productKeyOf(product), product.id]))
  const prices = supplier ? await lastPrices(tx, companyId, supplier, [...productIds.values()]) : new Map()
  const seen = new Set<string>()
  const planned = lines.map((line): Planned => {
    const key = productKeyOf(line)
    if (line.model === '' || line.brand === '') return { line, key, state: 'incomplete', isPriced: false }
    if (seen.has(key)) return { line, key, state: 'repeated', isPriced: false }
    seen.add(key)
    const productId = productIds.get(key)
    if (productId === undefined && !mayAdd) return { line, key, state: 'notAllowed', isPriced: false }
    const isSame =
      productId !== undefined && line.price !== '' && prices.get(productId)?.eq(line.price) === true
    return {
      line,
      key,
      state: productId === undefined ? 'new' : 'known',
      isPriced: supplier !== undefined && line.price !== '' && !isSame,
    }
  })
  return { planned, productIds }
}

/** By product, the supplier's last prices in the same currency of the same day: entering one again would repeat it. */
async function lastPrices(
  tx: Tx,
  companyId: string,
  { supplierId, currency, pricedOn }: Supplier,
  productIds: readonly string[],
): Promise<ReadonlyMap<string, Big>> {
  const [rows] = await readWithin(tx)(
    sql
      .selectFrom('supplier_goods')
      .select(['product_id', 'last_price'])
      .where('company_id', '=', companyId)
      .where('supplier_id', '=', supplierId)
      .where('product_id', '=', raw<string>`any(${[...productIds]}::bigint[])`)
      .where('currency', '=', currency)
      .where('priced_on', '=', pricedOn)
      .where('deleted_at', 'is', null),
  )
  return new Map(rows.map((row) => [row.product_id, new Big(row.last_price)]))
}

/** Lines that are new; their ids are added to those of known products. */
async function addProducts(
  tx: Tx,
  acting: OfCompany,
  planned: readonly Planned[],
  productIds: Map<string, string>,
): Promise<void> {
  const added = planned.filter(({ state }) => state === 'new')
  if (added.length === 0) return
  await requireCodes(tx, planned)
  const saved = await insertProducts(
    tx,
    acting,
    added.map(({ line: { price: _price, ...line } }) => ({
      ...line,
      category: productCategory.codes.electronics,
      shelfLifeDays: null,
      description: '',
    })),
  )
  for (const [place, { key }] of added.entries()) {
    const id = saved[place]?.id
    if (id !== undefined) productIds.set(key, id)
  }
}

/** Origins and units of new products are entries of their dictionaries. */
async function requireCodes(tx: Tx, planned: readonly Planned[]): Promise<void> {
  const [origins, unitCodes] = await readWithin(tx)(findCodes(countries), findCodes(units))
  const known = {
    origin: new Set(['', ...origins.map(({ value }) => value)]),
    unit: new Set(['', ...unitCodes.map(({ value }) => value)]),
  }
  refuseIfAny(
    planned.flatMap(({ state, line }, place) =>
      state === 'new'
        ? [
            ...(known.origin.has(line.origin) ? [] : [at(`lines.${place}.origin`, 'product.originUnknown')]),
            ...(known.unit.has(line.unit) ? [] : [at(`lines.${place}.unit`, 'product.unitUnknown')]),
          ]
        : [],
    ),
  )
}

async function addPrices(
  tx: Tx,
  acting: OfCompany,
  { supplierId, currency, pricedOn }: Supplier,
  { planned, productIds }: { planned: readonly Planned[]; productIds: ReadonlyMap<string, string> },
): Promise<void> {
  const prices = planned.flatMap(({ key, line, isPriced }) => {
    const productId = productIds.get(key)
    return isPriced && productId !== undefined
      ? [{ supplierId, productId, price: line.price, currency, pricedOn }]
      : []
  })
  if (prices.length > 0) await recordPurchasePrices(tx, acting, acting.companyId, prices)
}
