import { kindOf, taskKinds } from '@quayside/contract/office/kinds.ts'
import { orderState } from '@quayside/contract/orders/order.codes.ts'
import type { ContractDocument } from '@quayside/contract/orders/order-contract.ts'
import { hashOf } from '../modules/orders/contract-document.ts'
import type { Database } from '../platform/database/database.ts'
import type { Row } from '../platform/database/row-reader.ts'
import { invoiceQuestions } from './reconcile-invoices.ts'
import { moneyQuestions } from './reconcile-money.ts'

/** An event that moved a record in its machine, or left it where it stood; marks beside the machine have no `from_state`. */
const isStep = "(e.transition = 'create' or e.from_state <> '')"

/** Kinds whose records begin as their customer's own, with the state they begin in. */
const drafts = taskKinds
  .flatMap((kind) => {
    const { draft } = kindOf(kind)
    return draft === undefined ? [] : [`('${kind}', '${draft}')`]
  })
  .join(', ')

/**
 * Consistency checks of a database without running writes. Each query returns the ids of rows that disagree: sums with
 * their rows, states with their events, stored answers with their records.
 */
const questions: Readonly<Record<string, string>> = {
  'an order’s sums and its lines': `
    select o.id from trade_order o left join (
      select order_id, count(*) as lines, sum(total_money) as amount, coalesce(sum(packages), 0) as packages,
        coalesce(sum(net_weight), 0) as net_weight, coalesce(sum(gross_weight), 0) as gross_weight
      from order_line group by order_id
    ) l on l.order_id = o.id
    where (o.line_count, o.order_amount, o.packages, o.net_weight, o.gross_weight) is distinct from
      (coalesce(l.lines, 0), coalesce(l.amount, 0), coalesce(l.packages, 0), coalesce(l.net_weight, 0), coalesce(l.gross_weight, 0))`,
  'a line’s total and its quantity × price': `
    select id from order_line where total_money <> coalesce(round(qty * price, 2), 0)`,
  'the places of an order’s lines': `
    select order_id as id from order_line group by order_id having count(distinct position) <> count(*)`,
  'goods that came or left and their lines': `
    select o.id from trade_order o join (
      select order_id, bool_or(received_qty > qty or shipped_qty > qty) as is_beyond,
        case when bool_and(received_qty >= qty) then 2 when bool_or(received_qty > 0) then 1 else 0 end as received,
        case when bool_and(shipped_qty >= qty) then 2 when bool_or(shipped_qty > 0) then 1 else 0 end as shipped
      from order_line where qty > 0 group by order_id
    ) l on l.order_id = o.id
    where l.is_beyond or (o.receiving_state, o.shipping_state) is distinct from (l.received, l.shipped)`,
  'goods that left and their deliveries': `
    select l.id from order_line l left join (
      select line_id, sum(qty) as qty from order_delivery_line group by line_id
    ) d on d.line_id = l.id
    where l.shipped_qty <> coalesce(d.qty, 0)`,
  'an order’s state and its last event': `
    select o.id from trade_order o
      left join unnest($1::text[], $2::int[]) as known (name, code) on known.code = o.state
      left join lateral (
        select e.to_state from event e where e.company_id = o.company_id and e.entity = 'order' and e.entity_id = o.id and ${isStep}
        order by e.id desc limit 1
      ) last on true
    where known.name is distinct from last.to_state`,
  'an event and the one before it': `
    select entity_id as id from (
      select e.entity_id, e.transition, e.from_state, lag(e.to_state) over (partition by e.entity_id order by e.id) as before
      from event e where e.entity = 'order' and ${isStep}
    ) chain
    where case when before is null then transition <> 'create' else from_state <> before end`,
  'submissions and removals, and their events': `
    select o.id from trade_order o left join (
      select e.entity_id,
        -- An order that was split off begins as far as the one it was part of.
        count(*) filter (where e.transition = 'submit' or (e.transition = 'create' and e.to_state <> 'draft')) as submitted,
        count(*) filter (where e.transition = 'remove') as removed
      from event e where e.entity = 'order' group by e.entity_id
    ) e on e.entity_id = o.id
    where (o.submitted_at is not null) <> (coalesce(e.submitted, 0) > 0)
      or (o.deleted_at is not null)::int <> coalesce(e.removed, 0)`,
  'the counts of orders and the orders': `
    select company_id as id from (
      select company_id, model_type, state, is_returned, payment_state, orders from order_tally
      union all
      select company_id, model_type, state, is_returned, payment_state, -1 from trade_order where deleted_at is null
    ) sides group by company_id, model_type, state, is_returned, payment_state having sum(orders) <> 0`,
  'the sums of orders and the orders': `
    select company_id as id from (
      select company_id, model_type, currency, month, orders, amount, unpaid, price_failed, signed from order_sum
      union all
      select o.company_id, o.model_type, o.currency, date_trunc('month', o.order_date)::date, -1, -o.order_amount,
        -case when app.is_order_unpaid(o.state, o.payment_state) then o.order_amount - o.paid_amount else 0 end,
        -app.is_price_failed(o.state, o.price_audit)::int,
        -(app.is_order_signable(o.state) and exists (select 1 from order_contract k where k.company_id = o.company_id
          and k.order_id = o.id and k.is_current and not k.is_broken))::int
      from trade_order o where o.deleted_at is null
    ) sides group by company_id, model_type, currency, month
    having (sum(orders), sum(amount), sum(unpaid), sum(price_failed), sum(signed)) is distinct from (0, 0, 0, 0, 0)`,
  'the counts of products and the products': `
    select company_id as id from (
      select company_id, classification_status, is_classified, category, ccc_status, hong_kong_control, price_audit, source, products
      from product_tally
      union all
      select company_id, classification_status, is_classified, category, ccc_status, hong_kong_control, price_audit, source, -1
      from product where deleted_at is null
    ) sides group by company_id, classification_status, is_classified, category, ccc_status, hong_kong_control, price_audit, source
    having sum(products) <> 0`,
  'a signature and what its order says': `
    select id from order_contract
    where is_current and is_broken <> (content is distinct from app.order_content(company_id, order_id))`,
  'signatures and their events': `
    select coalesce(k.order_id, e.entity_id) as id from order_contract k
      full join (select * from event where entity = 'order' and transition = 'signContract') e
        on e.entity_id = k.order_id and e.note = k.hash
    where k.id is null or e.id is null`,
  'the provider’s steps and the notices of them': `
    select coalesce(n.entity_id, e.entity_id) as id from (
      -- An order that is signed for later is told of as being delivered.
      select entity_id, case phrase when 'order.delivering' then 'sign' else substr(phrase, 7) end as transition,
        count(*) as told from notice
      where entity = 'order' and phrase like 'order.%' group by 1, 2
    ) n full join (
      select e.entity_id, e.transition, count(*) as told from event e join member m on m.company_id = e.company_id
        and m.is_enabled and m.deleted_at is null
      where e.entity = 'order' and e.actor = 'provider'
        and (e.from_state <> '' and e.transition <> 'save' or e.transition in ('priceAudit', 'declarationState'))
      group by 1, 2
    ) e on (e.entity_id, e.transition) = (n.entity_id, n.transition)
    where n.told is distinct from e.told`,
  'a read notice and when it was read': `
    select id from notice where is_read <> (read_at is not null)`,
  'an answer kept under a key and the order it speaks of': `
    select i.owner as id from idempotency i
    where i.answer is null
      or i.action in ('POST business/online/order/save', 'POST business/online/order/{id}/submit') and not exists (
        select 1 from event e where e.company_id = i.company_id and e.entity = 'order'
          and e.entity_id = (i.answer -> 'answer' ->> 'id')::bigint
          and e.transition = case when i.action like '%/submit' then 'submit' else 'create' end)`,
  'events and the feed of them': `
    select id from (
      select coalesce(f.event_id, e.id) as id, e.id as event_id, count(f.event_id) as places from event e
        full join (select event_id from feed union all select event_id from feed_pending) f on f.event_id = e.id
      group by f.event_id, e.id
    ) placed
    where event_id is null or places > 1 or places = 0 and not exists (
      -- What happened to a draft before it was handed over gets no position.
      select from event e join (values ${drafts}) as own(entity, state) on own.entity = e.entity
      where e.id = placed.event_id and own.state = (
          select first.to_state from event first
          where first.entity = e.entity and first.entity_id = e.entity_id order by first.id limit 1)
        and not exists (select from event step where step.entity = e.entity and step.entity_id = e.entity_id
          and step.id <= e.id and step.from_state = own.state and step.to_state not in ('', own.state)))`,
  'the positions of the feed': `
    select max(position) as id from feed having max(position) <> count(*)`,
}

/** The one that SQL cannot answer. */
const hashQuestion = 'a signature’s hash and its document'
const allQuestions = { ...questions, ...moneyQuestions, ...invoiceQuestions }
export const questionNames = [...Object.keys(allQuestions), hashQuestion]

/** The number of the first record that differs. */
export function firstOf(rows: readonly Row[]): string {
  const id = rows[0]?.['id']
  return typeof id === 'string' || typeof id === 'number' ? String(id) : ''
}

type Answered = { readonly name: string; readonly rows: number; readonly first: string }

/** Every question with how many rows disagree. */
export async function askAll(staff: Pick<Database, 'read'>): Promise<Answered[]> {
  const names = orderState.keys
  const codes = names.map((name) => orderState.codes[name])
  const asked = Object.values(allQuestions)
  const answers = await staff.read([
    ...asked.map((sql) => ({ sql, parameters: sql.includes('$1') ? [names, codes] : [] })),
    { sql: 'select id, document, hash from order_contract', parameters: [] },
  ])
  const signatures = answers.at(-1) ?? []
  const wrong = signatures.filter((row) => hashOf(row['document'] as ContractDocument) !== row['hash'])
  return [...answers.slice(0, -1), wrong].map((rows, place) => ({
    name: questionNames[place] ?? '',
    rows: rows.length,
    first: firstOf(rows),
  }))
}

/** Nothing, where all agrees; else one sentence for each question that something answered. */
export async function reconcile(staff: Pick<Database, 'read'>): Promise<string[]> {
  const answered = await askAll(staff)
  return answered
    .filter(({ rows }) => rows > 0)
    .map(({ name, rows, first }) => `${name}: ${rows} differ, the first is ${first}`)
}
