import { firstOfMonth } from '@quayside/contract/kernel/days.ts'
import { expiryRange, stockAge } from '@quayside/contract/reports/report.codes.ts'
import { stockChange, stockDirection, warehousePlace } from '@quayside/contract/warehouse/warehouse.codes.ts'
import { sql as raw } from 'kysely'
import { businessDay } from '../../platform/database/business-day.ts'
import { nameIn } from '../../platform/records/warehouse-name.ts'
import { defineReport, type ReportReading } from '../../platform/reports/define-report.ts'
import { choice, dates, keyword, supplier, warehouse } from '../../platform/reports/report-filters.ts'

const days = raw`(${businessDay} - l.stored_on)`
const age = raw`case when ${days} <= 30 then 30 when ${days} <= 90 then 90 when ${days} <= 180 then 180 else 181 end`

export const warehouseName = ({ locale }: ReportReading) => nameIn('w', locale)
const quantity = { kind: 'quantity', total: 'sum', width: 13 } as const
const toLot = { to: '/stockInfo', search: { id: raw`l.id` }, needs: 'logistics-stock-list' } as const
const toMovements = {
  to: '/stockMovement',
  search: { lotId: raw`l.id` },
  needs: 'logistics-stock-list',
} as const

/** The movements of a lot that a row of the report counts: those of its days, of one direction or of any. */
const movementsBehind = (asked: Readonly<Record<string, string | number>>) => ({
  ...toMovements,
  search: {
    ...toMovements.search,
    dayBegin: raw`r.first_on::text`,
    dayEnd: raw`r.last_on::text`,
    ...Object.fromEntries(Object.entries(asked).map(([name, value]) => [name, raw.lit(String(value))])),
  },
})

export const ofLot = {
  number: { kind: 'text', sql: raw`l.number`, width: 18, link: toLot },
  model: { kind: 'text', sql: raw`l.model`, width: 22 },
  name: { kind: 'text', sql: raw`l.name`, width: 22 },
  brand: { kind: 'text', sql: raw`l.brand`, width: 14 },
  warehouse: { kind: 'text', sql: warehouseName, width: 22 },
} as const
export const byKeyword = keyword(
  (within) =>
    raw`(l.model_key like ${within} or lower(l.number) like ${within} or lower(l.lot_number) like ${within})`,
)
const lotFilters = {
  keyword: byKeyword,
  warehouseId: warehouse(raw`l.warehouse_id`),
  place: choice(warehousePlace, raw`l.place`),
  supplierId: supplier(raw`l.supplier_id`),
} as const
const lotGroups = {
  warehouse: { sql: raw`l.warehouse_id`, name: warehouseName, filter: 'warehouseId' },
  place: { sql: raw`l.place`, list: warehousePlace, filter: 'place' },
} as const

/** What lies in the warehouses, and for how long. */
export const stockAgeingReport = defineReport('stockAgeing', {
  from: ({ companyId, where }) => raw`from stock_lot l join warehouse w on w.id = l.warehouse_id
    left join supplier s on s.company_id = l.company_id and s.id = l.supplier_id
    where l.company_id = ${companyId}::bigint and l.on_hand > 0 and ${where}`,
  key: raw`l.id`,
  columns: {
    ...ofLot,
    supplier: { kind: 'text', sql: raw`coalesce(s.name, '')`, width: 24 },
    storedOn: { kind: 'date', sql: raw`l.stored_on` },
    days: { kind: 'integer', sql: days },
    age: { kind: 'code', sql: age, list: stockAge, width: 14 },
    onHand: { ...quantity, sql: raw`l.on_hand`, link: toMovements },
    reserved: { ...quantity, sql: raw`l.reserved` },
    blocked: { ...quantity, sql: raw`l.blocked` },
    available: { ...quantity, sql: raw`l.available` },
  },
  filters: { ...lotFilters, age: choice(stockAge, age), storedOn: dates(raw`l.stored_on`) },
  groups: {
    age: { sql: age, list: stockAge, filter: 'age' },
    ...lotGroups,
    supplier: { sql: raw`l.supplier_id`, name: raw`s.name`, filter: 'supplierId' },
  },
})

const daysLeft = raw`(l.expires_on - ${businessDay})`
/** The company's own days ahead, `e`, decide. */
const expiry = raw`case when ${daysLeft} < 0 then ${raw.lit(expiryRange.codes.expired)}
  when ${daysLeft} <= e.urgent then ${raw.lit(expiryRange.codes.urgent)}
  when ${daysLeft} <= e.near then ${raw.lit(expiryRange.codes.near)}
  else ${raw.lit(expiryRange.codes.later)} end`

/** Lots by the day on which they expire; goods without a day are not among them. */
export const stockExpiryReport = defineReport('stockExpiry', {
  from: ({ companyId, where }) => raw`from stock_lot l join warehouse w on w.id = l.warehouse_id
    left join supplier s on s.company_id = l.company_id and s.id = l.supplier_id
    cross join (select (app.expiry_days(${companyId}::bigint))[1] as urgent,
      app.near_expiry_days(${companyId}::bigint) as near offset 0) e
    where l.company_id = ${companyId}::bigint and l.on_hand > 0 and l.expires_on is not null and ${where}`,
  key: raw`l.id`,
  columns: {
    ...ofLot,
    batchNumber: { kind: 'text', sql: raw`l.batch_number`, width: 16 },
    producedOn: { kind: 'date', sql: raw`l.produced_on` },
    expiresOn: { kind: 'date', sql: raw`l.expires_on` },
    daysLeft: { kind: 'integer', sql: daysLeft },
    expiry: { kind: 'code', sql: expiry, list: expiryRange, width: 14 },
    onHand: { ...quantity, sql: raw`l.on_hand` },
    available: { ...quantity, sql: raw`l.available` },
  },
  filters: { ...lotFilters, expiry: choice(expiryRange, expiry), expiresOn: dates(raw`l.expires_on`) },
  groups: { expiry: { sql: expiry, list: expiryRange, filter: 'expiry' }, ...lotGroups },
})

/** What came and went of each lot in a period: what there was before, in, out, and what there is after. */
export const stockMovementsReport = defineReport('stockMovements', {
  from: ({ companyId, where }) => raw`from (
      select m.lot_id, min(m.day) as first_on, max(m.day) as last_on, count(*) as movements,
        coalesce(sum(m.on_hand) filter (where m.on_hand > 0), 0) as came, coalesce(-sum(m.on_hand) filter (where m.on_hand < 0), 0) as left_it
      from stock_movement m join stock_lot l on l.company_id = m.company_id and l.id = m.lot_id
      where m.company_id = ${companyId}::bigint and m.on_hand <> 0 and ${where}
      group by m.lot_id
    ) r join stock_lot l on l.company_id = ${companyId}::bigint and l.id = r.lot_id
    join warehouse w on w.id = l.warehouse_id`,
  key: raw`l.id`,
  keyWithin: raw`m.lot_id`,
  columns: {
    ...ofLot,
    opening: {
      ...quantity,
      sql: raw`(select coalesce(sum(b.on_hand), 0) from stock_movement b
        where b.company_id = l.company_id and b.lot_id = l.id and b.day < r.first_on)`,
    },
    came: { ...quantity, sql: raw`r.came`, link: movementsBehind({ direction: stockDirection.codes.in }) },
    left: {
      ...quantity,
      sql: raw`r.left_it`,
      link: movementsBehind({ direction: stockDirection.codes.out }),
    },
    closing: {
      ...quantity,
      sql: raw`(select coalesce(sum(b.on_hand), 0) from stock_movement b
        where b.company_id = l.company_id and b.lot_id = l.id and b.day <= r.last_on)`,
    },
    movements: {
      kind: 'integer',
      sql: raw`r.movements`,
      total: 'sum',
      link: movementsBehind({ change: stockChange.codes.any }),
    },
    lastOn: { kind: 'date', sql: raw`r.last_on` },
  },
  filters: { ...lotFilters, day: dates(raw`m.day`) },
  groups: lotGroups,
  usual: (day) => ({ dayBegin: firstOfMonth(day, -2) }),
})
