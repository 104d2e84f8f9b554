import type { Ageing, Debt } from '@quayside/contract/finance/debt.ts'
import { offsetOf } from '@quayside/contract/kernel/page.ts'
import type { Saved } from '@quayside/contract/kernel/record.ts'
import type { AgeingQuery, OfficeDebtQuery } from '@quayside/contract/office/finance.api.ts'
import { Terms, type TermsSave } from '@quayside/contract/office/finance.ts'
import { foreignCurrency } from '@quayside/contract/rates/rate.codes.ts'
import { sql as raw } from 'kysely'
import { ageingInRmb, ratesOn, sumDebts } from '../../modules/finance/debt-summary.ts'
import { debtSort, dueFirst, filteredDebts, items, toDebt } from '../../modules/finance/debts.ts'
import { saveTerms } from '../../modules/finance/save-terms.ts'
import { findBankRates } from '../../modules/rates/bank-rates.ts'
import { sql } from '../../platform/database/database.ts'
import { writtenZero } from '../../platform/database/written-zero.ts'
import { listPage } from '../../platform/records/list-page.ts'
import { shaped } from '../../platform/records/shaped.ts'
import type { OfficeCall } from '../office-call.ts'

type Owned<T> = T & { companyId: string; companyName: string }

const companyName = (alias: string) =>
  raw<string>`(select c.name from company c where c.id = ${raw.ref(`${alias}.company_id`)})`

export function listAllDebts(
  call: OfficeCall,
  { query }: { query: OfficeDebtQuery },
): Promise<{ rows: Owned<Debt>[]; total: number }> {
  const { companyId, ...given } = query
  const day = call.platform.clock.today()
  let open = items().where('i.outstanding', '>', writtenZero)
  if (companyId) open = open.where('i.company_id', '=', companyId)
  const wanted = filteredDebts(open, given).select(companyName('i').as('company_name'))
  return listPage(call, wanted, dueFirst(given), debtSort, (row) => ({
    ...toDebt(row, day),
    companyId: row.company_id,
    companyName: row.company_name,
  }))
}

/** Every company that owes something, who owes most first. */
export async function listAgeing(
  call: OfficeCall,
  { query }: { query: AgeingQuery },
): Promise<{ rows: Owned<Ageing>[]; total: number }> {
  const day = call.platform.clock.today()
  const [sums, rateRows] = await call.read(
    sumDebts(day).select(companyName('i').as('company_name')).orderBy('i.company_id'),
    findBankRates(foreignCurrency.values, day),
  )
  const rates = ratesOn(rateRows, day)
  const byCompany = Map.groupBy(sums, (row) => row.company_id)
  const by = query.orderByColumn ?? 'total'
  const sign = query.isAsc === 'asc' ? 1 : -1
  const rows = [...byCompany]
    .map(([companyId, own]) => ({
      companyId,
      companyName: own[0]?.company_name ?? '',
      ...ageingInRmb(own, rates),
    }))
    .filter((row) => !query.keyword || row.companyName.includes(query.keyword))
    .toSorted((a, b) => sign * (Number(a[by]) - Number(b[by])))
  return { rows: rows.slice(offsetOf(query), offsetOf(query) + query.pageSize), total: rows.length }
}

export async function listTerms(
  call: OfficeCall,
  { query: { companyId } }: { query: { companyId: string } },
): Promise<Terms[]> {
  const [rows] = await call.read(
    sql
      .selectFrom('company_terms')
      .selectAll()
      .select(raw<string>`trim_scale(agency_rate)::text`.as('share'))
      .where('company_id', '=', companyId)
      .where('deleted_at', 'is', null)
      .orderBy('valid_from', 'desc'),
  )
  return rows.map((row) => shaped(Terms, row, { agencyRate: row.share }))
}

export const saveCompanyTerms = (call: OfficeCall, { body }: { body: TermsSave }): Promise<Saved> =>
  call.write((tx, note) => {
    note.companyId = body.companyId
    return saveTerms(tx, call.acting, body)
  })
