import pg from 'pg'

/**
 * Orders of the generated companies, made by the database itself: kinds and states in turn, spread over a year. Triggers
 * and foreign keys are disabled meanwhile, so the tally and the sums are written at the end.
 */
export async function generateOrders(
  ownerUrl: string,
  size: { orders: number; companies: readonly [first: number, last: number]; from?: number },
): Promise<void> {
  const owner = new pg.Client(ownerUrl)
  // Without a listener, the error of this connection's end would hide the original one.
  owner.on('error', () => undefined)
  await owner.connect()
  const [first, last] = size.companies
  await owner.query(
    "set session_replication_role = replica; set synchronous_commit = off; set maintenance_work_mem = '1GB'",
  )
  const begin = size.from ?? 1
  if (begin === 1)
    await owner.query(
      `insert into supplier (company_id, number, name, search, is_overseas)
     select c, 'S-' || c, 'Supplier of ' || c, 'supplier of ' || c, false from generate_series($1::int, $2::int) c`,
      [first, last],
    )
  const part = 500_000
  const end = begin + size.orders - 1
  for (let from = begin; from <= end; from += part) {
    await owner.query(
      `insert into trade_order (company_id, order_no, model_type, state, order_date, supplier_id, currency, incoterms,
         contract_no, order_amount, line_count, packages, net_weight, gross_weight, payment_state, created_at)
       select c, 'IM' || lpad(n::text, 10, '0') || '-' || c, n / ($4 - $3 + 1) % 4,
         (array[0, 1, 2, 3, 4, 5, 6, 7, 8])[1 + n % 9], date '2026-01-01' + (n % 300)::int,
         (select id from supplier where company_id = c), 'USD', 'FOB', 'C-' || n, (n % 100000)::numeric / 7, 20, 4, 12, 14,
         n % 3, timestamptz '2026-01-01' + make_interval(mins => (n % 400000)::int)
       from generate_series($1::bigint, $2::bigint) n, lateral (select $3::int + (n % ($4 - $3 + 1))::int as c) of`,
      [from, Math.min(from + part - 1, end), first, last],
    )
  }
  if (begin === 1)
    await owner.query(
      `insert into order_line (company_id, order_id, key, position, model, model_key, brand, brand_key, name, type, origin, unit,
       qty, price, total_money, packages, net_weight, gross_weight, manufacturer, packing, po_number, customer_part_number,
       reel_number, declaration_elements, remark)
     select o.company_id, o.id, 'k' || n, n, 'STM32F103C8T6-' || n, 'stm32f103c8t6-' || n, 'ST', 'st', 'Microcontroller', 0,
       'CN', '007', 100, 1.5, 150, 1, 0.5, 0.6, 'STMicroelectronics', '22', '', '', '', '', ''
     from (select company_id, id from trade_order where company_id between $1 and $1 + 9 and model_type = 0 order by id limit 2000) o
       cross join generate_series(1, 20) n`,
      [first],
    )
  await owner.query('delete from order_tally where company_id between $1 and $2', [first, last])
  await owner.query(
    `insert into order_tally (company_id, model_type, state, is_returned, payment_state, currency, orders, amount, unpaid)
     select company_id, model_type, state, is_returned, payment_state, currency, count(*), sum(order_amount),
       sum(order_amount - paid_amount)
     from trade_order where company_id between $1 and $2 group by 1, 2, 3, 4, 5, 6`,
    [first, last],
  )
  await owner.query('delete from order_sum where company_id between $1 and $2', [first, last])
  await owner.query(
    `insert into order_sum (company_id, model_type, currency, month, orders, amount, unpaid, price_failed, signed)
     select company_id, model_type, currency, date_trunc('month', order_date)::date, count(*), sum(order_amount),
       coalesce(sum(order_amount - paid_amount) filter (where app.is_order_unpaid(state, payment_state)), 0),
       count(*) filter (where app.is_price_failed(state, price_audit)), 0
     from trade_order where company_id between $1 and $2 group by 1, 2, 3, 4`,
    [first, last],
  )
  await owner.query('vacuum analyze trade_order, order_line, order_tally, order_sum, supplier')
  // Otherwise the first measurement would include writing these pages to disk.
  await owner.query('checkpoint')
  await owner.end()
}
