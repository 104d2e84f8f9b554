import type { Database } from '../platform/database/database.ts'
import { firstOf } from './reconcile.ts'

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
  'days of storage that were charged and their fees': `
    select f.id from fee f join (
      select fee_id, round(sum(quantity) * max(rate), 2) as amount from storage_charge group by fee_id
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
