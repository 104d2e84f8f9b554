import type { OrderLineDraft } from '@quayside/contract/orders/order-line.ts'
import type { OrderSaved } from '@quayside/contract/orders/order-save.ts'
import { sql as raw } from 'kysely'
import type { Tx } from '../../platform/database/database.ts'
import type { Acting } from '../../platform/records/acting.ts'
import { changed } from '../../platform/records/happened.ts'
import {
  arraysOf,
  given,
  type Header,
  headerColumns,
  type Kept,
  lineColumns,
  once,
  run,
  type Written,
} from './order-statement.ts'
import { lineValues } from './order-values.ts'

const updatedColumns = lineValues.filter(({ column }) => column !== 'key')
const fromExcluded = raw.join(
  updatedColumns.map(({ column }) => raw`${raw.ref(column)} = excluded.${raw.ref(column)}`),
)
const before = raw.join(updatedColumns.map(({ column }) => raw`l.${raw.ref(column)}`))
const after = raw.join(updatedColumns.map(({ column }) => raw`excluded.${raw.ref(column)}`))

const insertion = once((values) => {
  const columns = headerColumns(values)
  return raw<Written>`
    with header as (
      insert into trade_order (company_id, model_type, order_no, ${raw.join(columns.map(([name]) => raw.ref(name)))})
      values (${values['companyId']}::bigint, ${values['modelType']}::int, app.order_number(${values['modelType']}::int),
        ${raw.join(columns.map(([, value]) => value))})
      returning id, version, order_no, order_amount
    ), lines as (
      insert into order_line (company_id, order_id, ${lineColumns})
      select ${values['companyId']}::bigint, header.id, given.* from header, ${given(values)}
    ), happened as (
      insert into event (company_id, entity, entity_id, transition, from_state, to_state, actor, actor_id, actor_name)
      select ${values['companyId']}::bigint, 'order', header.id, 'create', '', 'draft', ${values['actor']}::text,
        ${values['actorId']}::bigint, ${values['actorName']}::text from header
    )
    select id, version, order_no, order_amount from header`
})

/** A new order with all its lines and the first entry of its timeline, in one statement. */
export const insertOrder = (
  tx: Tx,
  { companyId, actor, id: actorId, name: actorName }: Acting & { companyId: string },
  order: { readonly modelType: number; readonly header: Header; readonly lines: readonly OrderLineDraft[] },
): Promise<OrderSaved> => {
  changed(tx, { companyId, entity: 'order' }, { to: 'draft' })
  return run(
    tx,
    insertion({
      companyId,
      actor,
      actorId,
      actorName,
      modelType: order.modelType,
      ...order.header,
      ...arraysOf(order.lines, order.header.currency),
    }),
  )
}

const change = once((values) => {
  const assignments = headerColumns(values).map(([name, value]) => raw`${raw.ref(name)} = ${value}`)
  return raw<Written>`
    with given as materialized (
      select * from ${given(values)}
    ), header as (
      update trade_order set ${raw.join(assignments)}
      where company_id = ${values['companyId']}::bigint and id = ${values['id']}::bigint
      returning id, version, order_no, order_amount
    ), gone as (
      delete from order_line l
      where l.company_id = ${values['companyId']}::bigint and l.order_id = ${values['id']}::bigint
        and not exists (select 1 from given where given.key = l.key)
    ), kept as (
      insert into order_line as l (company_id, order_id, ${lineColumns})
      select ${values['companyId']}::bigint, ${values['id']}::bigint, given.* from given
      on conflict (company_id, order_id, key) do update set ${fromExcluded}
      where (${before}) is distinct from (${after})
    ), last as (
      select transition, actor_id, at from event
      where company_id = ${values['companyId']}::bigint and entity = 'order' and entity_id = ${values['id']}::bigint
      order by id desc limit 1
    ), happened as (
      insert into event (company_id, entity, entity_id, transition, from_state, to_state, actor, actor_id, actor_name)
      select ${values['companyId']}::bigint, 'order', header.id, 'save', ${values['state']}::text, ${values['state']}::text,
        ${values['actor']}::text, ${values['actorId']}::bigint, ${values['actorName']}::text
      from header
      where not exists (select 1 from last where transition = 'save' and actor_id = ${values['actorId']}::bigint
        and at > now() - interval '10 minutes')
    )
    select id, version, order_no, order_amount from header`
})

/**
 * The order as it is now, in one statement: lines that are there are changed, new ones come in, missing ones go. The
 * repeated saves of an open form make one timeline entry.
 */
export const updateOrder = (
  tx: Tx,
  { companyId, actor, id: actorId, name: actorName }: Acting & { companyId: string },
  order: {
    readonly id: string
    readonly state: string
    readonly header: Header & Kept
    readonly lines: readonly OrderLineDraft[]
  },
): Promise<OrderSaved> => {
  changed(tx, { companyId, entity: 'order' }, { from: order.state, to: order.state })
  return run(
    tx,
    change({
      companyId,
      actor,
      actorId,
      actorName,
      id: order.id,
      state: order.state,
      ...order.header,
      ...arraysOf(order.lines, order.header.currency),
    }),
  )
}
