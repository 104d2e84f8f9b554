import { gradedQualities } from '@quayside/contract/warehouse/receipt.rules.ts'
import { stockDifferenceState } from '@quayside/contract/warehouse/warehouse.codes.ts'
import type { Database } from '../platform/database/database.ts'
import { firstOf } from './reconcile.ts'

const { reported, disputed } = stockDifferenceState.codes
const open = [reported, disputed].join(', ')
const graded = Object.entries(gradedQualities)
  .map(([kind, quality]) => `(${kind}, ${quality})`)
  .join(', ')

/** Every equality of the stock. Each answers the rows that disagree. */
const stockQuestions: Readonly<Record<string, string>> = {
  'a lot’s quantities and its movements': `
    select l.id from stock_lot l left join (
      select lot_id, sum(on_hand) as on_hand, sum(reserved) as reserved, sum(blocked) as blocked
      from stock_movement group by lot_id
    ) m on m.lot_id = l.id
    where (l.on_hand, l.reserved, l.blocked) is distinct from
      (coalesce(m.on_hand, 0), coalesce(m.reserved, 0), coalesce(m.blocked, 0))`,
  'a lot’s reserved quantity and its live reservations': `
    select l.id from stock_lot l left join (
      select lot_id, sum(qty - taken) as qty from stock_reservation where ended_at is null group by lot_id
    ) r on r.lot_id = l.id
    where l.reserved <> coalesce(r.qty, 0)`,
  'what of a lot is bound and its reservations for orders': `
    select l.id from stock_lot l left join (
      select lot_id, sum(qty - taken) as qty from stock_reservation where ended_at is null and order_id is not null group by lot_id
    ) r on r.lot_id = l.id
    where l.bound <> coalesce(r.qty, 0)`,
  'the counts of lots and the lots': `
    select company_id as id from (
      select company_id, place, warehouse_id, supplier_id, stored_on, is_free, is_ordered, is_own, is_held, is_available,
        is_blocked, lots, on_hand, reserved, blocked, bound from stock_tally
      union all
      select company_id, place, warehouse_id, coalesce(supplier_id, 0), stored_on, is_free, is_ordered, order_id is not null,
        on_hand > 0, available > 0, blocked > 0, -1, -on_hand, -reserved, -blocked, -bound from stock_lot
    ) sides group by company_id, place, warehouse_id, supplier_id, stored_on, is_free, is_ordered, is_own, is_held,
      is_available, is_blocked
    having (sum(lots), sum(on_hand), sum(reserved), sum(blocked), sum(bound)) <> (0, 0, 0, 0, 0)`,
  'the stock of customers and of orders, and what is bound': `
    select company_id as id from (
      select company_id, sum(on_hand - bound) filter (where not is_own) as free,
        sum(case when is_own then on_hand else bound end) as ordered
      from stock_tally group by company_id
    ) kinds join (
      select l.company_id, sum(l.on_hand) as on_hand, sum(l.on_hand) filter (where l.order_id is not null) as own,
        sum(r.qty) as bound
      from stock_lot l left join (
        select lot_id, sum(qty - taken) as qty from stock_reservation where ended_at is null and order_id is not null group by lot_id
      ) r on r.lot_id = l.id
      group by l.company_id
    ) lots using (company_id)
    where coalesce(ordered, 0) <> coalesce(own, 0) + coalesce(bound, 0)
      or coalesce(free, 0) + coalesce(ordered, 0) <> on_hand`,
  'the sums of models and the lots': `
    select company_id as id from (
      select company_id, model_key, place, warehouse_id, supplier_id, is_free, is_ordered, lots, held, on_hand, stored_days
      from stock_model
      union all
      select company_id, model_key, place, warehouse_id, coalesce(supplier_id, 0), is_free, is_ordered, -1, -(on_hand > 0)::int,
        -on_hand, -on_hand * (stored_on - date '2000-01-01') from stock_lot
    ) sides group by company_id, model_key, place, warehouse_id, supplier_id, is_free, is_ordered
    having (sum(lots), sum(held), sum(on_hand), sum(stored_days)) <> (0, 0, 0, 0)`,
  'the sums of days and the movements': `
    select company_id as id from (
      select company_id, day, place, warehouse_id, supplier_id, came, went, adjusted from stock_day
      union all
      select m.company_id, m.day, l.place, l.warehouse_id, coalesce(l.supplier_id, 0),
        -m.on_hand * (m.kind = 'in')::int, m.on_hand * (m.kind = 'out')::int, -m.on_hand * (m.kind not in ('in', 'out'))::int
      from stock_movement m join stock_lot l on l.company_id = m.company_id and l.id = m.lot_id
    ) sides group by company_id, day, place, warehouse_id, supplier_id
    having (sum(came), sum(went), sum(adjusted)) <> (0, 0, 0)`,
  'an outbound order’s shipped quantity and its lines': `
    select u.id from outbound_order u left join (
      select outbound_id, sum(shipped_qty) as shipped from outbound_line group by outbound_id
    ) l on l.outbound_id = u.id
    where u.shipped_qty <> coalesce(l.shipped, 0)`,
  'what left with outbound orders and their movements': `
    select u.id from outbound_order u left join (
      select document_id, -sum(on_hand) as qty from stock_movement where document = 'outbound' and kind = 'out' group by document_id
    ) m on m.document_id = u.id
    where u.shipped_qty <> coalesce(m.qty, 0)`,
  'the warehouse, rate and currency of a charged day and where the lot lay': `
    select c.id from storage_charge c join stock_lot l on l.company_id = c.company_id and l.id = c.lot_id
      cross join lateral (values (c.first_on), (c.last_on)) charged (day)
      left join lateral (
        select m.from_warehouse_id from stock_movement m where m.company_id = c.company_id and m.lot_id = c.lot_id
          and m.from_warehouse_id is not null and m.day > charged.day order by m.id limit 1
      ) left_later on true
      left join lateral (
        select t.rate, t.currency from storage_tariff t where t.warehouse_id = c.warehouse_id and t.valid_from <= charged.day
        order by t.valid_from desc limit 1
      ) tariff on true
    where c.warehouse_id <> coalesce(left_later.from_warehouse_id, l.warehouse_id)
      or (c.rate, c.currency::text) is distinct from (tariff.rate, tariff.currency::text)`,
  'the lots of an order’s line and what it received': `
    select l.id from order_line l join (
      select s.order_line_id, sum(m.on_hand) as qty from stock_lot s
        join stock_movement m on m.company_id = s.company_id and m.lot_id = s.id and m.kind = 'in'
      where s.order_line_id is not null group by s.order_line_id
    ) m on m.order_line_id = l.id
    where m.qty > l.received_qty`,
  'goods that an open difference calls damaged or wrong and the quality of their lots': `
    select d.id from stock_difference d join (
      select company_id, document_id, lot_id from stock_movement where document = 'stockDifference'
      group by company_id, document_id, lot_id having sum(blocked) > 0
    ) b on b.company_id = d.company_id and b.document_id = d.id
      join stock_lot l on l.company_id = d.company_id and l.id = b.lot_id
      join (values ${graded}) as graded (kind, quality) on graded.kind = d.kind
    where d.state in (${open}) and l.quality <> graded.quality and not exists (
      select 1 from stock_movement g where g.company_id = l.company_id and g.lot_id = l.id and g.kind = 'grade'
        and g.document = 'provider'
    )`,
  'goods of an order’s line that left and those in the store': `
    select l.id from order_line l join (
      select s.order_line_id, sum(s.on_hand) - coalesce(sum(m.adjusted), 0) as qty from stock_lot s
        left join (select lot_id, sum(on_hand) as adjusted from stock_movement where kind = 'adjust' group by lot_id) m
          on m.lot_id = s.id
      where s.order_line_id is not null group by s.order_line_id
    ) s on s.order_line_id = l.id
    where s.qty > l.received_qty - l.shipped_qty`,
  'days of storage that were charged and their fees': `
    select f.id from fee f join (
      select fee_id, round(sum(quantity) * max(rate), app.currency_decimals(max(currency))) as amount from storage_charge group by fee_id
    ) c on c.fee_id = f.id
    where f.amount <> c.amount and f.corrects is null`,
}

type Answered = { readonly name: string; readonly rows: number; readonly first: string }

/** Each equality with how many rows differ. */
export async function askStock(staff: Pick<Database, 'read'>): Promise<Answered[]> {
  const asked = Object.entries(stockQuestions)
  const answers = await staff.read(asked.map(([, sql]) => ({ sql, parameters: [] })))
  return asked.map(([name], place) => {
    const rows = answers[place] ?? []
    return { name, rows: rows.length, first: firstOf(rows) }
  })
}

/** Nothing, where all agrees. */
export const reconcileStock = async (staff: Pick<Database, 'read'>): Promise<Answered[]> =>
  (await askStock(staff)).filter(({ rows }) => rows > 0)
