import { usualPaymentDays } from '@quayside/contract/finance/open-items.ts'
import type { Amount, Rate } from '@quayside/contract/kernel/money.ts'
import { usualAgencyRate } from '@quayside/contract/orders/order-estimates.ts'
import { sql as raw } from 'kysely'
import { sql, type Tx } from '../../platform/database/database.ts'

type CompanyTerms = {
  readonly agencyRate: Rate
  readonly minimumFee: Amount
  readonly paymentDays: number
  readonly creditLimit: Amount | null
}

/** Where nothing was agreed. */
const usualTerms: CompanyTerms = {
  agencyRate: usualAgencyRate,
  minimumFee: '0.00' as Amount,
  paymentDays: usualPaymentDays,
  creditLimit: null,
}

/** The terms in force on a day; none where nothing was agreed. */
export const findTermsOn = (companyId: string, day: string) =>
  sql
    .selectFrom('company_terms')
    .select([
      raw<string>`trim_scale(agency_rate)::text`.as('agency_rate'),
      'minimum_fee',
      'payment_days',
      'credit_limit',
    ])
    .where('company_id', '=', companyId)
    .where('valid_from', '<=', day)
    .where('deleted_at', 'is', null)
    .orderBy('valid_from', 'desc')
    .limit(1)

type TermsRow = {
  agency_rate: string
  minimum_fee: string
  payment_days: number
  credit_limit: string | null
}
export const toTerms = (row: TermsRow | undefined): CompanyTerms =>
  row
    ? {
        agencyRate: row.agency_rate as Rate,
        minimumFee: row.minimum_fee as Amount,
        paymentDays: row.payment_days,
        creditLimit: row.credit_limit as Amount | null,
      }
    : usualTerms

export const termsOn = async (tx: Tx, companyId: string, day: string): Promise<CompanyTerms> =>
  toTerms((await tx.executeQuery(findTermsOn(companyId, day).compile())).rows[0])
