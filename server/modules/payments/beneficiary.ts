import { BankDetails, type BeneficiaryFacts } from '@quayside/contract/payments/application-form.ts'
import { paymentApplicationState } from '@quayside/contract/payments/payment.codes.ts'
import { isRecentAccount } from '@quayside/contract/payments/payment-application.rules.ts'
import { sql as raw } from 'kysely'
import type { PersonalData } from '../../platform/crypto/personal-data.ts'
import { sql } from '../../platform/database/database.ts'
import type { Reader } from '../../platform/records/read-within.ts'
import { shaped } from '../../platform/records/shaped.ts'

export const details = [
  'account_name',
  'account_number_sealed',
  'bank_name',
  'bank_address',
  'bank_country',
  'swift_code',
] as const
type DetailRow = Readonly<Record<(typeof details)[number], string>>

export const toDetails = (row: DetailRow, personalData: PersonalData): BankDetails =>
  shaped(BankDetails, row, { accountNumber: personalData.open(row.account_number_sealed) })

/** When the bank details were last added or changed; making an account the default does not count. */
const changedAt = raw<string>`coalesce((select max(c.changed_at) from supplier_account_change c
  where c.company_id = account.company_id and c.account_id = account.id), account.created_at)`

export const findAccount = (companyId: string, id: string) =>
  sql
    .selectFrom('supplier_account as account')
    .selectAll('account')
    .select(changedAt.as('changed_at'))
    .where('account.company_id', '=', companyId)
    .where('account.id', '=', id)
    .where('account.deleted_at', 'is', null)

/** The bank details before the last change. */
const findChange = (companyId: string, accountId: string) =>
  sql
    .selectFrom('supplier_account_change')
    .select(details)
    .where('company_id', '=', companyId)
    .where('account_id', '=', accountId)
    .orderBy('id', 'desc')
    .limit(1)

const findChanger = (companyId: string, accountId: string) =>
  sql
    .selectFrom('event')
    .select('actor_name')
    .where('company_id', '=', companyId)
    .where('entity', '=', 'supplierAccount')
    .where('entity_id', '=', accountId)
    .orderBy('id', 'desc')
    .limit(1)

/** Payments that were made to the supplier's accounts. */
export const findPaid = (companyId: string, supplierId: string) =>
  sql
    .selectFrom('payment_application')
    .select(['account_id', 'currency', 'amount', 'paid_on'])
    .select(details)
    .where('company_id', '=', companyId)
    .where('supplier_id', '=', supplierId)
    .where('state', '=', paymentApplicationState.codes.paid)
    .orderBy('id', 'desc')
    .limit(500)

type PaidRow = DetailRow & { account_id: string; currency: string; amount: string; paid_on: string | null }

/** How often an account was paid, by its number: a supplier may have it again under another record. */
export const historyOf = (
  paid: readonly PaidRow[],
  account: Pick<BankDetails, 'accountNumber'>,
  personalData: PersonalData,
) => {
  const own = paid.filter((row) => personalData.open(row.account_number_sealed) === account.accountNumber)
  const [last] = own
  return {
    timesPaid: own.length,
    lastPaid: last ? { on: last.paid_on ?? '', currency: last.currency, amount: last.amount } : null,
  }
}

/** The account, how often it was paid, and what stood in its place before. */
export async function readBeneficiary(
  read: Reader,
  personalData: PersonalData,
  now: Date,
  { companyId, accountId }: { companyId: string; accountId: string },
): Promise<BeneficiaryFacts | undefined> {
  const [accounts, changes, changers] = await read(
    findAccount(companyId, accountId),
    findChange(companyId, accountId),
    findChanger(companyId, accountId),
  )
  const [account] = accounts
  if (!account) return undefined
  const [paid] = await read(findPaid(companyId, account.supplier_id))
  const own = toDetails(account, personalData)
  const isRecent = isRecentAccount(account.changed_at, now)
  const before = changes[0] ?? paid.find((row) => row.account_id !== accountId)
  const previous = isRecent && before ? toDetails(before, personalData) : null
  return {
    ...own,
    accountId,
    currency: account.currency,
    isRecent,
    changedAt: account.changed_at,
    changedBy: changers[0]?.actor_name ?? '',
    ...historyOf(paid, own, personalData),
    previous: previous && {
      ...previous,
      accountId: changes[0] ? accountId : (paid.find((row) => row === before)?.account_id ?? accountId),
      ...historyOf(paid, previous, personalData),
    },
  }
}
