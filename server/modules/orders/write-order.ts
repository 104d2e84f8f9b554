import type { OrderSaved } from '@quayside/contract/orders/order.ts'
import type { OrderLineDraft } from '@quayside/contract/orders/order-line.ts'
import { type RawBuilder, sql as raw } from 'kysely'
import type { Tx } from '../../platform/database/database.ts'
import type { Acting } from '../../platform/records/acting.ts'
import { found } from '../../platform/session/call.ts'
import { type headerValues, lineValues } from './order-values.ts'

type Header = ReturnType<typeof headerValues>
type Written = { id: string; version: number; order_no: string; order_amount: string }

const lineColumns = raw.join(lineValues.map(({ column }) => raw.ref(column)))
const updatedColumns = lineValues.filter(({ column }) => column !== 'key')
const fromExcluded = raw.join(
  updatedColumns.map(({ column }) => raw`${raw.ref(column)} = excluded.${raw.ref(column)}`),
)
const before = raw.join(updatedColumns.map(({ column }) => raw`l.${raw.ref(column)}`))
const after = raw.join(updatedColumns.map(({ column }) => raw`excluded.${raw.ref(column)}`))

/** One array a column: the statement's text is the same for one line and for ten thousand. */
const given = (lines: readonly OrderLineDraft[]): RawBuilder<unknown> =>
  raw`unnest(${raw.join(
    lineValues.map(({ type, of }) => raw`${lines.map(of)}::${raw.raw(type)}[]`),
  )}) as given (${lineColumns})`

const casts: Partial<Record<keyof Header, string>> = {
  order_date: 'date',
  supplier_id: 'bigint',
  customer_id: 'bigint',
  supplier_address_id: 'bigint',
  address_id: 'bigint',
  delivery_type: 'int',
  receiving: 'jsonb',
  delivery: 'jsonb',
  order_amount: 'numeric',
  line_count: 'int',
  packages: 'bigint',
  net_weight: 'numeric',
  gross_weight: 'numeric',
  is_warehouse_type: 'boolean',
  is_classified: 'boolean',
}
const value = ([column, of]: [string, unknown]): RawBuilder<unknown> =>
  raw`${of}::${raw.raw(casts[column as keyof Header] ?? 'text')}`

const toSaved = (row: Written | undefined): OrderSaved => {
  const { id, version, order_no: orderNo, order_amount: orderAmount } = found(row)
  return { id, version, orderNo, orderAmount }
}

/** A new order with all its lines and the first entry of its timeline, in one statement. */
export async function insertOrder(
  tx: Tx,
  acting: Acting & { companyId: string },
  order: { readonly modelType: number; readonly header: Header; readonly lines: readonly OrderLineDraft[] },
): Promise<OrderSaved> {
  const { companyId } = acting
  const columns = Object.entries(order.header)
  const { rows } = await raw<Written>`
    with header as (
      insert into trade_order (company_id, model_type, order_no, ${raw.join(columns.map(([name]) => raw.ref(name)))})
      values (${companyId}::bigint, ${order.modelType}::int, app.order_number(${order.modelType}::int),
        ${raw.join(columns.map(value))})
      returning id, version, order_no, order_amount
    ), lines as (
      insert into order_line (company_id, order_id, ${lineColumns})
      select ${companyId}::bigint, header.id, given.* from header, ${given(order.lines)}
    ), happened as (
      insert into event (company_id, entity, entity_id, transition, from_state, to_state, actor, actor_id, actor_name)
      select ${companyId}::bigint, 'order', header.id, 'create', '', 'draft', ${acting.actor}::text,
        ${acting.id}::bigint, ${acting.name}::text from header
    )
    select id, version, order_no, order_amount from header`.execute(tx)
  return toSaved(rows[0])
}

/**
 * The order as it is now, in one statement: lines that are there are changed, new ones come in, missing ones go. A form
 * that saves itself every few moments leaves one entry on the timeline, not a hundred.
 */
export async function updateOrder(
  tx: Tx,
  acting: Acting & { companyId: string },
  order: {
    readonly id: string
    readonly state: string
    readonly header: Header & { price_audit?: number | null }
    readonly lines: readonly OrderLineDraft[]
  },
): Promise<OrderSaved> {
  const { companyId } = acting
  const { price_audit: audit, ...header } = order.header
  const assignments = raw.join([
    ...Object.entries(header).map((entry) => raw`${raw.ref(entry[0])} = ${value(entry)}`),
    ...(audit === undefined ? [] : [raw`price_audit = ${audit}::int`]),
  ])
  const { rows } = await raw<Written>`
    with given as materialized (
      select * from ${given(order.lines)}
    ), header as (
      update trade_order set ${assignments}
      where company_id = ${companyId}::bigint and id = ${order.id}::bigint
      returning id, version, order_no, order_amount
    ), gone as (
      delete from order_line l
      where l.company_id = ${companyId}::bigint and l.order_id = ${order.id}::bigint
        and not exists (select 1 from given where given.key = l.key)
    ), kept as (
      insert into order_line as l (company_id, order_id, ${lineColumns})
      select ${companyId}::bigint, ${order.id}::bigint, given.* from given
      on conflict (company_id, order_id, key) do update set ${fromExcluded}
      where (${before}) is distinct from (${after})
    ), last as (
      select transition, actor_id, at from event
      where company_id = ${companyId}::bigint and entity = 'order' and entity_id = ${order.id}::bigint
      order by id desc limit 1
    ), happened as (
      insert into event (company_id, entity, entity_id, transition, from_state, to_state, actor, actor_id, actor_name)
      select ${companyId}::bigint, 'order', header.id, 'save', ${order.state}::text, ${order.state}::text,
        ${acting.actor}::text, ${acting.id}::bigint, ${acting.name}::text
      from header
      where not exists (select 1 from last where transition = 'save' and actor_id = ${acting.id}::bigint
        and at > now() - interval '10 minutes')
    )
    select id, version, order_no, order_amount from header`.execute(tx)
  return toSaved(rows[0])
}
