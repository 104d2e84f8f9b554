import type { Finding } from '@quayside/contract/kernel/refusal.ts'
import { at } from '@quayside/contract/refusals.ts'
import type { InboundSave } from '@quayside/contract/warehouse/inbound.ts'
import type { InboundLineDraft } from '@quayside/contract/warehouse/inbound-line.ts'
import { sql as raw } from 'kysely'
import type { Tx } from '../../platform/database/database.ts'
import { getOrRefuse } from '../../platform/session/call.ts'

type Unknown = {
  has_supplier: boolean
  has_warehouse: boolean
  products: string[]
  order_lines: string[]
  entries: string[]
}

const dictionaries = { origin: 1001, unit: 1003 } as const

/** What is not this company's, or in no dictionary, at its field. */
export async function findUnknown(tx: Tx, companyId: string, body: InboundSave): Promise<Finding[]> {
  const ids = (of: (line: InboundLineDraft) => string | null) => [
    ...new Set(body.lines.flatMap((line) => of(line) ?? [])),
  ]
  const entries = body.lines.flatMap((line) =>
    (['origin', 'unit'] as const).flatMap((field) =>
      line[field] === '' ? [] : [{ type: dictionaries[field], value: line[field] }],
    ),
  )
  const { rows } = await raw<Unknown>`select
    ${body.supplierId}::bigint is null or exists (select 1 from supplier s where s.company_id = ${companyId}::bigint
      and s.id = ${body.supplierId}::bigint and s.deleted_at is null) as has_supplier,
    ${body.warehouseId}::bigint is null or exists (select 1 from warehouse w where w.id = ${body.warehouseId}::bigint) as has_warehouse,
    array(select asked.id::text from unnest(${ids(({ productId }) => productId)}::bigint[]) as asked (id) where not exists (
      select 1 from product p where p.company_id = ${companyId}::bigint and p.id = asked.id)) as products,
    array(select asked.id::text from unnest(${ids(({ orderLineId }) => orderLineId)}::bigint[]) as asked (id) where not exists (
      select 1 from order_line l where l.company_id = ${companyId}::bigint and l.id = asked.id)) as order_lines,
    array(select distinct asked.type || ' ' || asked.value from unnest(${entries.map(({ type }) => type)}::int[],
      ${entries.map(({ value }) => value)}::text[]) as asked (type, value) where not exists (
        select 1 from dict_entry d where d.type = asked.type and d.value = asked.value)) as entries`.execute(
    tx,
  )
  const unknown = getOrRefuse(rows[0])
  return [
    ...(unknown.has_supplier ? [] : [at('supplierId', 'record.notFound')]),
    ...(unknown.has_warehouse ? [] : [at('warehouseId', 'record.notFound')]),
    ...body.lines.flatMap((line, place) => [
      ...(line.productId !== null && unknown.products.includes(line.productId)
        ? [at(`lines.${place}.productId`, 'record.notFound')]
        : []),
      ...(line.orderLineId !== null && unknown.order_lines.includes(line.orderLineId)
        ? [at(`lines.${place}.orderLineId`, 'record.notFound')]
        : []),
      ...(['origin', 'unit'] as const).flatMap((field) =>
        unknown.entries.includes(`${dictionaries[field]} ${line[field]}`)
          ? [at(`lines.${place}.${field}`, 'field.code')]
          : [],
      ),
    ]),
  ]
}
