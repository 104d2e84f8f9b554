import { firstOfMonth } from '@quayside/contract/kernel/days.ts'
import { tariffUnit } from '@quayside/contract/warehouse/warehouse.codes.ts'
import { sql as raw } from 'kysely'
import { defineReport } from '../../platform/reports/define-report.ts'
import { dates, warehouse } from '../../platform/reports/report-filters.ts'
import { byKeyword, ofLot, warehouseName } from './stock-reports.ts'

/** The days of storage that were charged, each with its fee. */
export const storageCostReport = defineReport('storageCost', {
  from: ({ companyId, where }) => raw`from storage_charge c
    join stock_lot l on l.company_id = c.company_id and l.id = c.lot_id
    join warehouse w on w.id = c.warehouse_id
    join fee f on f.company_id = c.company_id and f.id = c.fee_id
    where c.company_id = ${companyId}::bigint and ${where}`,
  key: raw`c.id`,
  currency: raw`c.currency`,
  columns: {
    ...ofLot,
    firstOn: { kind: 'date', sql: raw`c.first_on` },
    lastOn: { kind: 'date', sql: raw`c.last_on` },
    unit: { kind: 'code', sql: raw`c.unit`, list: tariffUnit, width: 10 },
    quantity: { kind: 'quantity', sql: raw`c.quantity`, total: 'sum' },
    rate: { kind: 'rate', sql: raw`c.rate` },
    currency: { kind: 'text', sql: raw`c.currency`, width: 8 },
    cost: {
      kind: 'money',
      sql: raw`round(c.quantity * c.rate, 2)`,
      total: raw`round(sum(c.quantity * c.rate), 2)`,
    },
    fee: {
      kind: 'text',
      sql: raw`f.number`,
      width: 18,
      link: { to: '/costBreakdown', search: { record: raw`f.id` }, needs: 'finance-fee-list' },
    },
  },
  filters: {
    keyword: byKeyword,
    chargedOn: dates(raw`c.last_on`),
    warehouseId: warehouse(raw`c.warehouse_id`),
  },
  groups: {
    month: { sql: raw`to_char(c.last_on, 'YYYY-MM')`, filter: 'chargedOn' },
    warehouse: { sql: raw`c.warehouse_id`, name: warehouseName, filter: 'warehouseId' },
  },
  chart: { groupBy: 'month', columns: ['cost'] },
  usual: (day) => ({ chargedOnBegin: firstOfMonth(day, -11) }),
})
