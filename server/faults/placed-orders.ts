import type { Database } from '../platform/database/database.ts'

/** A placed order and the last state that was acknowledged, which must be durable. */
export type Placed = {
  readonly contractNo: string
  readonly body: { readonly lines: readonly unknown[]; readonly [field: string]: unknown }
  readonly amount: string
  readonly isToBeSubmitted: boolean
  /** The answer that it was saved, whose text is kept as well. */
  id?: string
  answer?: string
  isSubmissionAsked: boolean
  isSubmitted: boolean
}

const line = {
  model: 'STM32F103C8T6',
  name: 'Microcontroller',
  type: 0,
  brand: 'ST',
  origin: 'US',
  unit: '007',
  price: '0.25',
  packages: '1',
  netWeight: '0.1',
  grossWeight: '0.2',
}

/** A draft of one to six lines that is to be placed. */
export function drawOrder(
  place: number,
  form: Readonly<Record<string, unknown>>,
  draw: () => number,
): Placed {
  const contractNo = `F-${place}`
  const quantities = Array.from({ length: 1 + Math.floor(draw() * 6) }, () => 1 + Math.floor(draw() * 999))
  const lines = quantities.map((qty, row) => ({ ...line, key: `k${row}`, qty: String(qty) }))
  return {
    contractNo,
    body: { ...form, contractNo, lines },
    // Computed independently of the product's money functions: quarters add up exactly.
    amount: (quantities.reduce((sum, qty) => sum + qty, 0) / 4).toFixed(2),
    isToBeSubmitted: draw() < 0.8,
    isSubmissionAsked: false,
    isSubmitted: false,
  }
}

type Stored = { id: string; state: number; lines: number; amount: string; steps: string }

export async function storedOrders(staff: Database, companyId: string): Promise<Map<string, Stored[]>> {
  const [rows = []] = await staff.read([
    {
      sql: `select o.contract_no, o.id::text as id, o.state, l.lines, l.amount::text as amount, e.steps
        from trade_order o
          left join lateral (select count(*)::int as lines, sum(total_money) as amount from order_line l
            where l.company_id = o.company_id and l.order_id = o.id) l on true
          left join lateral (select string_agg(transition, ' ' order by e.id) as steps from event e
            where e.company_id = o.company_id and e.entity = 'order' and e.entity_id = o.id) e on true
        where o.company_id = $1`,
      parameters: [companyId],
    },
  ])
  return Map.groupBy(rows as (Stored & { contract_no: string })[], ({ contract_no }) => contract_no)
}

export function faultsOf(order: Placed, [stored, ...more]: readonly Stored[]): string[] {
  const fault = (what: string) => [`${order.contractNo} ${what}`]
  if (more.length > 0) return fault(`is there ${more.length + 1} times`)
  if (!stored) return order.id === undefined ? [] : fault('is lost')
  if (order.id !== undefined && stored.id !== order.id) return fault(`has another id, ${stored.id}`)
  if (stored.lines !== order.body.lines.length || stored.amount !== order.amount)
    return fault(`is half written: ${stored.lines} lines, ${stored.amount} instead of ${order.amount}`)
  if (order.isSubmitted && stored.state !== 1) return fault(`was submitted and is in ${stored.state}`)
  if (!order.isSubmissionAsked && stored.state !== 0)
    return fault(`was never submitted and is in ${stored.state}`)
  const steps = ['create', 'create submit'][stored.state]
  return stored.steps === steps ? [] : fault(`is in ${stored.state} after ${stored.steps}`)
}
