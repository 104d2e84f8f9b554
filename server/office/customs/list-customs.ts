import { taxBillState } from '@quayside/contract/customs/customs.codes.ts'
import { declarationMachine } from '@quayside/contract/customs/declaration.states.ts'
import { lateCharge } from '@quayside/contract/customs/tax-bill.rules.ts'
import { taxBillMachine } from '@quayside/contract/customs/tax-bill.states.ts'
import { stateKey } from '@quayside/contract/kernel/machine-steps.ts'
import type { Amount } from '@quayside/contract/kernel/money.ts'
import { isYes } from '@quayside/contract/kernel/record.codes.ts'
import type { OfficeDeclaration, OfficeDeclarationQuery } from '@quayside/contract/office/customs.ts'
import type { OfficeTaxBill, OfficeTaxBillQuery } from '@quayside/contract/office/tax-bill.ts'
import { sql as raw } from 'kysely'
import { businessDay } from '../../platform/database/business-day.ts'
import { sql } from '../../platform/database/database.ts'
import { listPage } from '../../platform/records/list-page.ts'
import type { OfficeCall } from '../office-call.ts'
import { commonOf, narrowed, sortColumns } from '../records/narrow-records.ts'

export function listDeclarations(
  call: OfficeCall,
  { query }: { query: OfficeDeclarationQuery },
): Promise<{ rows: OfficeDeclaration[]; total: number }> {
  let declarations = sql
    .selectFrom('declaration as r')
    .innerJoin('company', 'company.id', 'r.company_id')
    .innerJoin('trade_order as o', (join) =>
      join.onRef('o.company_id', '=', 'r.company_id').onRef('o.id', '=', 'r.order_id'),
    )
    .select(['r.id', 'r.company_id', 'company.name as company_name', 'r.number', 'r.state', 'r.order_id'])
    .select(['o.order_no', 'r.declaration_no', 'r.control', 'r.customs_office', 'r.currency', 'r.value'])
    .select(['r.line_count', 'r.declared_on', 'r.released_on', 'r.created_at', 'r.updated_at'])
    .select(raw<string>`(r.duty + r.consumption_tax + r.vat)::app.money`.as('taxes'))
    .where('r.deleted_at', 'is', null)
  if (query.orderId) declarations = declarations.where('r.order_id', '=', query.orderId)
  const wanted = narrowed(
    declarations,
    query,
    declarationMachine.states,
    (within) => raw<boolean>`(r.number ilike ${within} or r.declaration_no ilike ${within}
      or o.order_no ilike ${within} or company.name ilike ${within})`,
  )
  return listPage(call, wanted, query, sortColumns, (row) => ({
    ...commonOf(row),
    title: row.order_no,
    state: stateKey(declarationMachine, row.state),
    declarationNo: row.declaration_no,
    orderId: row.order_id,
    orderNo: row.order_no,
    control: row.control,
    customsOffice: row.customs_office,
    currency: row.currency,
    value: row.value,
    taxes: row.taxes,
    lineCount: row.line_count,
    declaredOn: row.declared_on,
    releasedOn: row.released_on,
  }))
}

export function listTaxBills(
  call: OfficeCall,
  { query }: { query: OfficeTaxBillQuery },
): Promise<{ rows: OfficeTaxBill[]; total: number }> {
  let bills = sql
    .selectFrom('tax_bill as r')
    .innerJoin('company', 'company.id', 'r.company_id')
    .innerJoin('declaration as d', (join) =>
      join.onRef('d.company_id', '=', 'r.company_id').onRef('d.id', '=', 'r.declaration_id'),
    )
    .innerJoin('trade_order as o', (join) =>
      join.onRef('o.company_id', '=', 'r.company_id').onRef('o.id', '=', 'r.order_id'),
    )
    .select(['r.id', 'r.company_id', 'company.name as company_name', 'r.number', 'r.state', 'r.kind'])
    .select(['r.declaration_id', 'd.declaration_no', 'r.order_id', 'o.order_no', 'r.amount', 'r.issued_on'])
    .select(['r.due_on', 'r.paid_on', 'r.created_at', 'r.updated_at'])
    .select(
      raw<string>`(case when r.state = ${raw.lit(taxBillState.codes.cancelled)} then r.due_on
        else coalesce(r.paid_on, ${businessDay}) end)::text`.as('late_until'),
    )
    .select(
      raw<number>`(case when r.state = ${raw.lit(taxBillState.codes.cancelled)} then 0
        else greatest(0, coalesce(r.paid_on, ${businessDay}) - r.due_on) end)::int`.as('days_late'),
    )
    .where('r.deleted_at', 'is', null)
  if (query.kind) bills = bills.where('r.kind', '=', query.kind)
  if (query.declarationId) bills = bills.where('r.declaration_id', '=', query.declarationId)
  if (isYes(query.isOverdue))
    bills = bills.where(
      raw<boolean>`(r.state = ${raw.lit(taxBillState.codes.open)} and r.due_on < ${businessDay})`,
    )
  const wanted = narrowed(
    bills,
    query,
    taxBillMachine.states,
    (within) =>
      raw<boolean>`(r.number ilike ${within} or o.order_no ilike ${within} or company.name ilike ${within})`,
  )
  return listPage(call, wanted, query, sortColumns, (row) => ({
    ...commonOf(row),
    title: row.order_no,
    state: stateKey(taxBillMachine, row.state),
    kind: row.kind,
    declarationId: row.declaration_id,
    declarationNo: row.declaration_no,
    orderId: row.order_id,
    orderNo: row.order_no,
    amount: row.amount,
    issuedOn: row.issued_on,
    dueOn: row.due_on,
    paidOn: row.paid_on,
    daysLate: row.days_late,
    lateCharge: lateCharge(row.amount as Amount, row.due_on, row.late_until),
  }))
}
