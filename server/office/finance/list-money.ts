import { cashVoucherMachine } from '@quayside/contract/finance/cash-voucher.states.ts'
import { stateKey } from '@quayside/contract/kernel/machine-steps.ts'
import type { OfficeApplication } from '@quayside/contract/office/finance.ts'
import type { RecordQuery } from '@quayside/contract/office/record.ts'
import type { CashVoucherQuery, CashVoucherRow } from '@quayside/contract/office/voucher.ts'
import { paymentApplicationState } from '@quayside/contract/payments/payment.codes.ts'
import { paymentApplicationMachine } from '@quayside/contract/payments/payment-application.states.ts'
import { sql as raw } from 'kysely'
import { voucherHead } from '../../modules/finance/read-voucher.ts'
import { sql } from '../../platform/database/database.ts'
import { listPage } from '../../platform/records/list-page.ts'
import { providerEntities } from '../../provider/entities.ts'
import type { OfficeCall } from '../office-call.ts'
import { commonOf, narrowed, sortColumns } from '../records/narrow-records.ts'

export function listApplications(
  call: OfficeCall,
  { query }: { query: RecordQuery },
): Promise<{ rows: OfficeApplication[]; total: number }> {
  const applications = sql
    .selectFrom('payment_application as r')
    .innerJoin('company', 'company.id', 'r.company_id')
    .select(['r.id', 'r.company_id', 'company.name as company_name', 'r.number', 'r.state', 'r.currency'])
    .select(['r.amount', 'r.rmb_amount', 'r.supplier_name', 'r.is_account_recent', 'r.over_limit_by'])
    .select(['r.created_at', 'r.updated_at'])
    .select(
      raw<string>`coalesce((select sum(k.amount) from earmark k where k.company_id = r.company_id
        and k.application_id = r.id and k.ended_at is null), 0)::app.money`.as('earmarked'),
    )
    .where(providerEntities.paymentApplication.visible)
  const wanted = narrowed(
    applications,
    query,
    paymentApplicationState,
    (within) =>
      raw<boolean>`(r.number ilike ${within} or r.supplier_name ilike ${within} or company.name ilike ${within})`,
  )
  return listPage(call, wanted, query, sortColumns, (row) => ({
    ...commonOf(row),
    title: row.supplier_name,
    state: stateKey(paymentApplicationMachine, row.state),
    currency: row.currency,
    amount: row.amount,
    rmbAmount: row.rmb_amount,
    supplierName: row.supplier_name,
    isAccountRecent: row.is_account_recent,
    overLimitBy: row.over_limit_by,
    earmarked: row.earmarked,
  }))
}

export function listVouchers(
  call: OfficeCall,
  { query }: { query: CashVoucherQuery },
): Promise<{ rows: CashVoucherRow[]; total: number }> {
  let vouchers = sql
    .selectFrom('cash_voucher as r')
    .innerJoin('company', 'company.id', 'r.company_id')
    .leftJoin('deposit as d', (join) =>
      join.onRef('d.company_id', '=', 'r.company_id').onRef('d.entry_id', '=', 'r.entry_id'),
    )
    .select([
      'r.id',
      'r.company_id',
      'company.name as company_name',
      'r.number',
      'r.state',
      'r.kind',
      'r.currency',
    ])
    .select([
      'r.amount',
      'r.occurred_on',
      'r.counterparty',
      'r.entered_by',
      'r.created_at',
      'r.updated_at',
      'd.free',
    ])
  if (query.kind) vouchers = vouchers.where('r.kind', '=', query.kind)
  const wanted = narrowed(
    vouchers,
    query,
    cashVoucherMachine.states,
    (within) =>
      raw<boolean>`(r.number ilike ${within} or r.counterparty ilike ${within} or r.bank_reference ilike ${within}
        or company.name ilike ${within})`,
  )
  return listPage(call, wanted, query, sortColumns, (row) => ({
    ...voucherHead(row),
    companyId: row.company_id,
    companyName: row.company_name,
  }))
}
