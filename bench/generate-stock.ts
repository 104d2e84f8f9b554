import pg from 'pg'

/** Lots of one model; a demand of any model finds as many candidates in a small company as in a large one. */
const lotsOfModel = 20
const part = 200_000

/** The warehouse that all generated lots lie in, with a tariff by the pallet. */
export async function generateWarehouse(ownerUrl: string): Promise<string> {
  const owner = await connected(ownerUrl)
  const names = `'{"zh-CN": "Bench", "zh-TW": "Bench", "en-US": "Bench"}'`
  const { rows } = await owner.query<{ id: string }>(
    `insert into warehouse (code, place, names, addresses, hours, contact, phone)
     values ('BENCH', 1, ${names}, ${names}, ${names}, 'Li Lei', '0755-12345678') returning id`,
  )
  const id = rows[0]?.id ?? ''
  await owner.query(
    `insert into storage_tariff (warehouse_id, valid_from, free_days, unit, rate, currency)
     values ($1, '2020-01-01', 14, 0, 6.5, 'HKD')`,
    [id],
  )
  await owner.end()
  return id
}

/**
 * Lots of one company that came over two years, each with the movement that brought it; made by the database itself.
 * Quantities differ: where all are the same, the planner takes `on_hand <> 0` for a rare case.
 */
export async function generateStock(
  ownerUrl: string,
  { companyId, warehouseId, lots }: { companyId: number; warehouseId: string; lots: number },
): Promise<void> {
  const owner = await connected(ownerUrl)
  // Only the triggers that keep sums run: quantities are written with the lots, and each movement has that of its lot.
  await owner.query(
    "set session_replication_role = replica; set synchronous_commit = off; set maintenance_work_mem = '512MB'",
  )
  const sums = async (how: string) => {
    await owner.query(`alter table stock_lot ${how} trigger stock_tally_new, ${how} trigger stock_model_new`)
    await owner.query(`alter table stock_movement ${how} trigger stock_day_new`)
  }
  await sums('enable always')
  for (let from = 1; from <= lots; from += part)
    await owner.query(
      `with lot as (
        insert into stock_lot (company_id, number, warehouse_id, place, model, name, brand, origin, unit, lot_number, batch_number,
          date_code, lot_key, batch_key, date_code_key, pallets, packages, gross_weight, volume, initial_qty, on_hand,
          stored_at, stored_on)
        select $1::bigint, 'L' || $1::bigint::text || '-' || n, $2, 1, 'MODEL-' || n / $6::int, 'Controller', 'ST', 'US', '007', 'LT' || n,
          'B' || n % 12, '24' || lpad((1 + n % 52)::text, 2, '0'), 'LT' || n, 'B' || n % 12, 202400 + 1 + n % 52,
          1, 4, 20, 0.6, 500 + n % 997, 500 + n % 997, now() - make_interval(days => (n::bigint * 700 / $5)::int),
          app.business_day() - (n::bigint * 700 / $5)::int
        from generate_series($3::int, $4::int) n returning id, on_hand, stored_at, stored_on
      )
      insert into stock_movement (company_id, lot_id, kind, on_hand, document, actor, at, day)
      select $1::bigint, id, 'in', on_hand, 'provider', 'provider', stored_at, stored_on from lot`,
      [companyId, warehouseId, from, Math.min(from + part - 1, lots), lots, lotsOfModel],
    )
  await sums('enable')
  // One after the other: together they leave the sizes of indexes as they were, and the plans are made for empty ones.
  await owner.query('vacuum stock_lot, stock_movement, stock_tally, stock_model, stock_day')
  await owner.query('analyze stock_lot, stock_movement, stock_tally, stock_model, stock_day')
  await owner.query('checkpoint')
  await owner.end()
}

async function connected(url: string): Promise<pg.Client> {
  const owner = new pg.Client(url)
  // Without a listener, the error of this connection's end would hide the original one.
  owner.on('error', () => undefined)
  await owner.connect()
  return owner
}
