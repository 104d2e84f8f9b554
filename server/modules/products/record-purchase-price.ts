import { sql as raw } from 'kysely'
import type { Tx } from '../../platform/database/database.ts'
import type { Acting } from '../../platform/records/acting.ts'
import { happened } from '../../platform/records/happened.ts'

export type PurchasePriceDraft = {
  readonly supplierId: string
  readonly productId: string
  /** Decimal text with at most six decimals. */
  readonly price: string
  readonly currency: string
  /** The day of the order, or the day that was entered. */
  readonly pricedOn: string
  readonly orderNumber?: string
}

type Goods = { id: string; version: number; is_new: boolean }

/**
 * What was paid for a supplier's goods. Orders call it when they are submitted, the screen and the import for prices
 * entered manually. The price of the newest day is the last price; an older one is only added to the history.
 */
export async function recordPurchasePrices(
  tx: Tx,
  acting: Acting,
  companyId: string,
  prices: readonly PurchasePriceDraft[],
): Promise<{ id: string; version: number }[]> {
  const given = prices.map(
    ({ supplierId, productId, price, currency, pricedOn, orderNumber = '' }, place) => ({
      place,
      supplier_id: supplierId,
      product_id: productId,
      price,
      currency,
      priced_on: pricedOn,
      order_number: orderNumber,
    }),
  )
  const rows = raw`jsonb_to_recordset(${JSON.stringify(given)}::jsonb) as given(place int, supplier_id bigint,
    product_id bigint, price numeric, currency text, priced_on date, order_number text)`
  // The rows stand in the order of the pair, so that two orders with the same goods cannot deadlock.
  const goods = await raw<Goods>`
    insert into supplier_goods as goods (company_id, supplier_id, product_id, last_price, currency, priced_on, order_number)
    select distinct on (supplier_id, product_id)
      ${companyId}::bigint, supplier_id, product_id, price, currency, priced_on, order_number
    from ${rows}
    order by supplier_id, product_id, priced_on desc, place desc
    on conflict (company_id, supplier_id, product_id) where deleted_at is null do update set
      last_price = case when excluded.priced_on >= goods.priced_on then excluded.last_price else goods.last_price end,
      currency = case when excluded.priced_on >= goods.priced_on then excluded.currency else goods.currency end,
      order_number = case when excluded.priced_on >= goods.priced_on then excluded.order_number else goods.order_number end,
      priced_on = greatest(excluded.priced_on, goods.priced_on)
    returning id, version, version = 1 as is_new`.execute(tx)
  await raw`
    insert into purchase_price (company_id, supplier_goods_id, price, currency, priced_on, order_number)
    select ${companyId}::bigint, goods.id, given.price, given.currency, given.priced_on, given.order_number
    from ${rows}
    join supplier_goods goods on goods.company_id = ${companyId}::bigint and goods.supplier_id = given.supplier_id
      and goods.product_id = given.product_id and goods.deleted_at is null
    order by given.place`.execute(tx)
  for (const [transition, isNew] of [
    ['create', true],
    ['save', false],
  ] as const) {
    const ids = goods.rows.filter((row) => row.is_new === isNew).map((row) => row.id)
    if (ids.length > 0)
      await happened(tx, acting, { companyId, entity: 'supplierGoods', ids }, { transition })
  }
  return goods.rows.map(({ id, version }) => ({ id, version }))
}

/** One price, as an order's line has it. */
export async function recordPurchasePrice(
  tx: Tx,
  acting: Acting,
  companyId: string,
  price: PurchasePriceDraft,
): Promise<{ id: string; version: number }> {
  const [saved] = await recordPurchasePrices(tx, acting, companyId, [price])
  if (!saved) throw new Error('a price without goods')
  return saved
}
