import { forwarderOrderState } from '@quayside/contract/forwarding/forwarding.codes.ts'
import { checkMilestones, type MilestoneEntry } from '@quayside/contract/forwarding/milestone.ts'
import type { Finding } from '@quayside/contract/kernel/refusal.ts'
import { at, refuseIfAny } from '@quayside/contract/refusals.ts'
import { sql as raw } from 'kysely'
import type { Tx } from '../../platform/database/database.ts'
import type { Acting } from '../../platform/records/acting.ts'
import { happened } from '../../platform/records/happened.ts'
import { lockRecords } from '../../platform/records/record-writes.ts'
import { requireEach } from '../../platform/records/require-each.ts'

type OrderRef = { readonly id: string; readonly company_id: string }
type Written = Omit<MilestoneEntry, 'kind'> & { readonly kind: string }
type OrderMilestone = {
  readonly order: OrderRef
  readonly milestone: Written
  /** The actual time is only filled in: one that was entered stays. */
  readonly isFilled?: boolean
}

/**
 * Milestones of locked orders, all in one statement. What is given replaces what stood there; a time that is left out
 * and an empty note stay.
 */
export async function writeMilestones(tx: Tx, rows: readonly OrderMilestone[]): Promise<void> {
  const values = rows.map(({ order, milestone: { kind, plannedAt, actualAt, note }, isFilled = false }) => ({
    company_id: order.company_id,
    order_id: order.id,
    kind,
    planned_at: plannedAt ?? null,
    actual_at: actualAt ?? null,
    note,
    keeps_plan: plannedAt === undefined,
    keeps_actual: actualAt === undefined,
    fills_actual: isFilled,
  }))
  await raw`insert into freight_milestone (company_id, order_id, kind, planned_at, actual_at, note)
    select g.company_id, g.order_id, g.kind, case when g.keeps_plan then m.planned_at else g.planned_at end,
      case when g.keeps_actual or g.fills_actual and m.actual_at is not null then m.actual_at else g.actual_at end,
      coalesce(nullif(g.note, ''), m.note, '')
    from jsonb_to_recordset(${JSON.stringify(values)}::jsonb) as g (company_id bigint, order_id bigint, kind text,
        planned_at timestamptz, actual_at timestamptz, note text, keeps_plan boolean, keeps_actual boolean,
        fills_actual boolean)
      left join freight_milestone m using (company_id, order_id, kind)
    on conflict (company_id, order_id, kind) do update set planned_at = excluded.planned_at,
      actual_at = excluded.actual_at, note = excluded.note, updated_at = now()`.execute(tx)
}

const { draft, cancelled, completed } = forwarderOrderState.codes
const ended = new Set<number>([cancelled, completed])

/** Times are entered of an order that is under way. */
const hindranceOf = ({ state }: { state: number }): Finding | undefined =>
  ended.has(state) ? { code: 'state.notAllowed' } : undefined

const lockVisible = async (tx: Tx, ids: readonly string[]) =>
  (await lockRecords(tx, 'freight_order', ids, undefined)).filter(({ state }) => state !== draft)

/** The orders change with their milestones, and their timelines say so. */
async function noteEntry(tx: Tx, acting: Acting, orders: readonly OrderRef[]): Promise<void> {
  const ids = orders.map(({ id }) => id)
  await raw`update freight_order set updated_at = now() where id = any(${ids}::bigint[])`.execute(tx)
  const companies = Map.groupBy(orders, ({ company_id: companyId }) => companyId)
  for (const [companyId, own] of companies)
    await happened(
      tx,
      acting,
      { companyId, entity: 'forwarderOrder', ids: own.map(({ id }) => id) },
      { transition: 'milestones' },
    )
}

/** The same milestones for several orders, all of them or none. */
export async function enterMilestones(
  tx: Tx,
  acting: Acting,
  ids: readonly string[],
  milestones: readonly MilestoneEntry[],
): Promise<number> {
  refuseIfAny(checkMilestones('milestones', milestones, new Date().toISOString()))
  const orders = await lockVisible(tx, ids)
  requireEach(ids, orders, hindranceOf)
  await writeMilestones(
    tx,
    orders.flatMap((order) => milestones.map((milestone) => ({ order, milestone }))),
  )
  await noteEntry(tx, acting, orders)
  return orders.length
}

type Given = MilestoneEntry & { readonly orderId: string }

/** Milestones of any orders; each row that cannot be entered is answered by itself. */
export async function enterGivenMilestones(
  tx: Tx,
  acting: Acting,
  rows: readonly Given[],
): Promise<(readonly Finding[])[]> {
  const now = new Date().toISOString()
  const orders = new Map(
    (await lockVisible(tx, [...new Set(rows.map(({ orderId }) => orderId))])).map((order) => [
      order.id,
      order,
    ]),
  )
  const findings = rows.map((row): Finding[] => {
    const order = orders.get(row.orderId)
    if (!order) return [at('orderId', 'record.notFound')]
    const hindrance = hindranceOf(order)
    if (hindrance) return [hindrance]
    return checkMilestones('', [row], now).map((finding) => ({ ...finding, path: 'actualAt' }))
  })
  const good = rows.flatMap(({ orderId, ...milestone }, place) => {
    const order = orders.get(orderId)
    return order && findings[place]?.length === 0 ? [{ order, milestone }] : []
  })
  if (good.length > 0) {
    await writeMilestones(tx, good)
    await noteEntry(tx, acting, [...new Set(good.map(({ order }) => order))])
  }
  return findings
}
