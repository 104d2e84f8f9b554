import { lineValues } from '@quayside/server/modules/orders/order-values.ts'
import pg from 'pg'
import type { BenchApp } from './database.ts'

type Scripts = readonly string[]

/**
 * What this machine allows: the least statements that give the same rows from an index, and that insert the same rows,
 * without functions, policies, triggers, checks and foreign keys. As pgbench scripts, run as the owner.
 */
export async function orderFloors(
  app: BenchApp,
  ids: readonly { readonly id: string; readonly company: number }[],
): Promise<Readonly<Record<'list' | 'detail' | 'create', Scripts>>> {
  const owner = new pg.Client(app.platform.ownerUrl)
  await owner.connect()
  // Generated values as they are; of the indexes only the primary key and that of the reading by order.
  await owner.query(`
    create table bare_order (like trade_order including defaults including identity);
    alter table bare_order add primary key (id);
    create index on bare_order (company_id, model_type, id desc);
    create table bare_line (like order_line including defaults including identity);
    alter table bare_line add primary key (id);
    create index on bare_line (company_id, order_id);
    create table bare_event (like event including defaults including identity);
    alter table bare_event add primary key (id);
    create index on bare_event (company_id, entity, entity_id, id)`)
  await owner.end()
  const line = lineValues.map(({ column, type }) => `${literals[column] ?? emptyOf(type)} as ${column}`)
  return {
    list: [3, 57, 111, 165].map((company, place) =>
      pipeline([
        `select o.*, s.name from trade_order o left join supplier s on s.company_id = o.company_id and s.id = o.supplier_id
         where o.company_id = ${company} and o.model_type = 0 and o.deleted_at is null ${place === 3 ? 'and o.state = 3' : ''}
         order by o.id desc limit 10`,
        `select sum(orders), sum(amount) from order_tally where company_id = ${company} and model_type = 0 ${place === 3 ? 'and state = 3' : ''}`,
      ]),
    ),
    detail: ids.map(({ id, company }) =>
      pipeline([
        `select o.*, s.name from trade_order o left join supplier s on s.company_id = o.company_id and s.id = o.supplier_id
         where o.company_id = ${company} and o.id = ${id}`,
        `select * from order_line where company_id = ${company} and order_id = ${id} order by position`,
        `select * from attachment where company_id = ${company} and entity = 'order' and entity_id = ${id}`,
        `select * from event where company_id = ${company} and entity = 'order' and entity_id = ${id} order by id desc limit 200`,
      ]),
    ),
    create: [
      oneLine(`with o as (
          insert into bare_order (company_id, model_type, order_no, currency, incoterms, contract_no, order_amount)
          values (5, 0, 'IM', 'USD', 'FOB', 'C-2026', 3000) returning id
        ), l as (
          insert into bare_line (company_id, order_id, ${lineValues.map(({ column }) => column).join(', ')})
          select 5, o.id, line.* from o, (select ${line.join(', ')} from generate_series(1, 20) n) line
        )
        insert into bare_event (company_id, entity, entity_id, transition, from_state, to_state, actor, actor_id, actor_name)
        select 5, 'order', id, 'create', '', 'draft', 'customer', 5, 'x' from o`),
    ],
  }
}

/** The line that the measured request sends. */
const literals: Readonly<Record<string, string>> = {
  key: "'k' || n",
  position: 'n',
  model: "'STM32F103C8T6-' || n",
  model_key: "'stm32f103c8t6-' || n",
  name: "'Microcontroller'",
  qty: '100',
  price: '1.5',
  total_money: '150',
  packages: '1',
  net_weight: '0.5',
  gross_weight: '0.6',
  raw_cells: "'{}'::jsonb",
}
const emptyOf = (type: string): string => (type === 'text' ? "''" : `null::${type}`)

const oneLine = (statement: string): string => `${statement.replaceAll(/\s+/g, ' ')};\n`
const pipeline = (statements: readonly string[]): string =>
  ['\\startpipeline\n', ...statements.map(oneLine), '\\endpipeline\n'].join('')
