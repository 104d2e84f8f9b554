import { isLiveDeclaration } from '@quayside/contract/customs/declaration.states.ts'
import { firstOfMonth } from '@quayside/contract/kernel/days.ts'
import { stateKey } from '@quayside/contract/kernel/machine-steps.ts'
import { declarationState } from '@quayside/contract/orders/declaration.codes.ts'
import { customsOffices } from '@quayside/contract/rates/entry-label.ts'
import { currency } from '@quayside/contract/rates/rate.codes.ts'
import { tradeDirection } from '@quayside/contract/reports/report.codes.ts'
import { sql as raw } from 'kysely'
import { countries } from '../../platform/records/country.ts'
import { defineReport } from '../../platform/reports/define-report.ts'
import { entryCodeAndName, entryName } from '../../platform/reports/entry-name.ts'
import { choice, dates, exactly, keyword, record } from '../../platform/reports/report-filters.ts'
import { orderLink, orderNoColumn } from '../orders/order-report-column.ts'

const units = 1003
export const offices = Number(customsOffices)
/** Deleted and withdrawn declarations cleared nothing. */
export const liveStates = declarationState.values.filter((state) =>
  isLiveDeclaration(stateKey({ states: declarationState }, state)),
)

/** Whether the declaration `d` is of an import or of an export. */
export const directionOf = raw`case when d.is_import then 'import' else 'export' end`

const ofLines = (column: 'model' | 'brand') =>
  raw`(select string_agg(distinct nullif(s.${raw.ref(column)}, ''), ', ') from order_line s
    where s.company_id = l.company_id and s.id = any(l.order_line_ids))`
const submittedOn = raw`(o.submitted_at at time zone 'Asia/Shanghai')::date`
/** An order that was entered after its goods were released counts from its own date. */
const daysToRelease = raw`d.released_on - case when ${submittedOn} <= d.released_on then ${submittedOn} else o.order_date end`
const rmb = { kind: 'money', total: 'sum', currency: 'RMB', width: 14 } as const
const quantity = { kind: 'quantity', width: 11 } as const
const toOrder = orderLink('customs-declaration-list', { tab: raw`'customs'` })

/** Clearance detail: one row for each line of a declaration. */
export const clearanceReport = defineReport('rpt026', {
  from: ({ companyId, where }) => raw`from declaration_line l
    join declaration d on d.company_id = l.company_id and d.id = l.declaration_id
    join trade_order o on o.company_id = d.company_id and o.id = d.order_id
    where l.company_id = ${companyId}::bigint and d.deleted_at is null and d.state = any(${liveStates}::int[]) and ${where}`,
  key: raw`l.id`,
  currency: raw`d.currency`,
  columns: {
    orderNo: { ...orderNoColumn, link: toOrder },
    declaration: {
      kind: 'text',
      sql: raw`coalesce(nullif(d.declaration_no, ''), d.number)`,
      width: 20,
      link: toOrder,
    },
    state: { kind: 'code', sql: raw`d.state`, list: declarationState, width: 12 },
    declaredOn: { kind: 'date', sql: raw`d.declared_on` },
    releasedOn: { kind: 'date', sql: raw`d.released_on` },
    hsCode: { kind: 'text', sql: raw`l.hs_code`, width: 13 },
    name: { kind: 'text', sql: raw`l.name`, width: 22 },
    model: { kind: 'text', sql: ofLines('model'), width: 20 },
    brand: { kind: 'text', sql: ofLines('brand'), width: 14 },
    origin: { kind: 'text', sql: entryName(countries, raw`l.origin`), width: 10 },
    qty: { ...quantity, sql: raw`l.qty` },
    unit: { kind: 'text', sql: entryName(units, raw`l.unit`), width: 8 },
    firstQty: { ...quantity, sql: raw`l.first_qty`, isHiddenAtFirst: true },
    firstUnit: { kind: 'text', sql: entryName(units, raw`l.first_unit`), width: 8, isHiddenAtFirst: true },
    secondQty: { ...quantity, sql: raw`l.second_qty`, isHiddenAtFirst: true },
    secondUnit: { kind: 'text', sql: entryName(units, raw`l.second_unit`), width: 8, isHiddenAtFirst: true },
    currency: { kind: 'text', sql: raw`d.currency`, width: 8 },
    value: { kind: 'money', sql: raw`l.value`, total: 'sum', width: 14 },
    customsRate: { kind: 'rate', sql: raw`d.customs_rate`, isHiddenAtFirst: true },
    duty: { ...rmb, sql: raw`l.duty` },
    vat: { ...rmb, sql: raw`l.vat` },
    consumptionTax: { ...rmb, sql: raw`l.consumption_tax` },
    antiDumping: { ...rmb, sql: raw`l.anti_dumping`, isHiddenAtFirst: true },
    days: { kind: 'integer', sql: daysToRelease, width: 10 },
    acceptedOn: { kind: 'date', sql: raw`d.accepted_on`, isHiddenAtFirst: true },
  },
  filters: {
    keyword: keyword(
      (within) =>
        raw`(lower(o.order_no) like ${within} or d.declaration_no like ${within} or lower(l.name) like ${within})`,
    ),
    declaredOn: dates(raw`d.declared_on`),
    state: choice(declarationState, raw`d.state`),
    hsCode: exactly(raw`l.hs_code`),
    origin: exactly(raw`l.origin`),
    customsOffice: exactly(raw`d.customs_office`),
    direction: choice(tradeDirection, directionOf),
    releasedOn: dates(raw`d.released_on`),
    currency: choice(currency, raw`d.currency`),
    orderId: record(raw`o.id`),
    supplierId: record(raw`o.supplier_id`),
  },
  groups: {
    month: { sql: raw`to_char(d.declared_on, 'YYYY-MM')`, filter: 'declaredOn' },
    hsCode: { sql: raw`l.hs_code`, filter: 'hsCode' },
    origin: { sql: raw`l.origin`, name: entryName(countries, raw`l.origin`), filter: 'origin' },
    state: { sql: raw`d.state`, list: declarationState, filter: 'state' },
    customsOffice: {
      sql: raw`d.customs_office`,
      name: entryCodeAndName(offices, raw`d.customs_office`),
      filter: 'customsOffice',
    },
  },
  chart: { groupBy: 'month', columns: ['duty', 'vat', 'consumptionTax'] },
  usual: (today) => ({ declaredOnBegin: firstOfMonth(today, -11) }),
})
