import { toFlag } from '@quayside/contract/kernel/record.codes.ts'
import { OrderTemplate, type OrderTemplateQuery } from '@quayside/contract/orders/order-template.ts'
import { at } from '@quayside/contract/refusals.ts'
import type { Locale } from '@quayside/phrases/locales.ts'
import { type InferResult, sql as raw } from 'kysely'
import { sql } from '../../platform/database/database.ts'
import { listPage, type SortColumns } from '../../platform/records/list-page.ts'
import { supplierNameIn } from '../../platform/records/partner-names.ts'
import type { Kept } from '../../platform/records/record-table.ts'
import { shaped } from '../../platform/records/shaped.ts'
import type { Call } from '../../platform/session/call.ts'

export const orderTemplates = {
  entity: 'orderTemplate',
  table: 'order_template',
  once: { order_template_name_once: at('name', 'orderTemplate.nameTaken') },
} as const satisfies Kept<'order_template'>

const lastRun = (column: 'order_id' | 'order_no') =>
  raw<string | null>`(select ${column === 'order_id' ? raw`r.order_id` : raw`o.order_no`}
    from order_template_run r join trade_order o on o.company_id = r.company_id and o.id = r.order_id
    where r.company_id = t.company_id and r.template_id = t.id and o.deleted_at is null
    order by r.due_on desc limit 1)`

export const findTemplates = (companyId: string, locale: Locale, modelType?: number, name = '') =>
  sql
    .selectFrom('order_template as t')
    .leftJoin('supplier as s', (join) =>
      join
        .onRef('s.company_id', '=', 't.company_id')
        .on('s.id', '=', raw<string>`(t.content ->> 'supplierId')::bigint`)
        .on('s.deleted_at', 'is', null),
    )
    .leftJoin('member as m', (join) =>
      join.onRef('m.company_id', '=', 't.company_id').onRef('m.id', '=', 't.set_by'),
    )
    .select([
      't.id',
      't.version',
      't.name',
      't.model_type',
      't.repeat_every',
      't.repeat_day',
      't.is_repeating',
      't.next_on',
      't.updated_at',
    ])
    .select([
      raw<string>`coalesce(${supplierNameIn('s', locale)}, '')`.as('supplier_name'),
      raw<number>`jsonb_array_length(t.content -> 'lines')`.as('line_count'),
      raw<string>`coalesce(m.name, '')`.as('set_by'),
      lastRun('order_id').as('last_order_id'),
      lastRun('order_no').as('last_order_no'),
    ])
    .where('t.company_id', '=', companyId)
    .where('t.deleted_at', 'is', null)
    .$if(modelType !== undefined, (query) => query.where('t.model_type', '=', modelType ?? 0))
    .$if(name !== '', (query) => query.where(raw<boolean>`position(lower(${name}) in lower(t.name)) > 0`))

const sortColumns: SortColumns<NonNullable<OrderTemplateQuery['orderByColumn']>> = {
  id: raw`t.id`,
  name: raw`t.name`,
  updatedAt: raw`t.updated_at`,
}

export function listOrderTemplates(
  call: Call,
  { query }: { query: OrderTemplateQuery },
): Promise<{ rows: OrderTemplate[]; total: number }> {
  const wanted = findTemplates(call.principal.companyId, call.locale, query.modelType, query.name)
  return listPage(call, wanted, query, sortColumns, toTemplate)
}

type TemplateRow = InferResult<ReturnType<typeof findTemplates>>[number]

export const toTemplate = (row: TemplateRow): OrderTemplate =>
  shaped(OrderTemplate, row, {
    repeat:
      row.repeat_every === null || row.repeat_day === null
        ? null
        : { every: row.repeat_every, day: row.repeat_day, isOn: toFlag(row.is_repeating) },
    nextOn: row.is_repeating ? row.next_on : null,
    lastOrderNo: row.last_order_no ?? '',
  })
