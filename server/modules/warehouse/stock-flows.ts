import type { StatisticsQuery } from '@quayside/contract/warehouse/statistics.ts'
import { type RawBuilder, sql as raw } from 'kysely'
import { containing } from '../../platform/records/list-page.ts'

/** Conditions on what the sums and the lots `alias` have in common. */
function askedOf(alias: string, companyId: string, query: StatisticsQuery): RawBuilder<boolean> {
  const column = (name: string) => raw.ref(`${alias}.${name}`)
  const conditions = [raw<boolean>`${column('company_id')} = ${companyId}::bigint`]
  if (query.place !== undefined) conditions.push(raw<boolean>`${column('place')} = ${query.place}`)
  if (query.warehouseId)
    conditions.push(raw<boolean>`${column('warehouse_id')} = ${query.warehouseId}::bigint`)
  if (query.supplierId) conditions.push(raw<boolean>`${column('supplier_id')} = ${query.supplierId}::bigint`)
  return raw.join(conditions, raw` and `) as RawBuilder<boolean>
}

/** The same of sums and lots that know their model. */
export const askedModels = (alias: string, companyId: string, query: StatisticsQuery) =>
  query.model
    ? raw<boolean>`${askedOf(alias, companyId, query)}
        and ${raw.ref(`${alias}.model_key`)} like ${containing(query.model.toLowerCase())}`
    : askedOf(alias, companyId, query)

export const sumText = (value: RawBuilder<unknown>) => raw<string>`trim_scale(coalesce(${value}, 0))::text`

/** Movements that changed the stock, with the lot `l` that they belong to. */
export const movements = raw`stock_movement m join stock_lot l on l.company_id = m.company_id and l.id = m.lot_id
  cross join app.stock_flow(m.kind, m.on_hand) f`

/** What came and went by day, as `d`: the kept sums, or movements where a part of a model is asked for. */
export const flowsOf = (companyId: string, asked: StatisticsQuery): RawBuilder<unknown> =>
  asked.model
    ? raw`(select m.day, l.place, coalesce(l.supplier_id, 0) as supplier_id, f.came, f.went, f.adjusted
        from ${movements} where ${askedModels('l', companyId, asked)} and m.company_id = ${companyId}::bigint
          and m.on_hand <> 0) d`
    : raw`(select s.day, s.place, s.supplier_id, s.came, s.went, s.adjusted from stock_day s
        where ${askedOf('s', companyId, asked)}) d`
