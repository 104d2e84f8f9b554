import { maskAccount } from '@quayside/contract/kernel/mask.ts'
import { partnerName } from '@quayside/contract/kernel/partner-name.ts'
import type { FormFacts, FormFactsQuery } from '@quayside/contract/payments/application-form.ts'
import { paymentApplicationState } from '@quayside/contract/payments/payment.codes.ts'
import { currency } from '@quayside/contract/rates/rate.codes.ts'
import { at, refuseIfAny } from '@quayside/contract/refusals.ts'
import { sql as raw } from 'kysely'
import { sql } from '../../platform/database/database.ts'
import { type Call, getOrRefuse } from '../../platform/session/call.ts'
import { findApprovalRule, findReleasers } from '../account/release.ts'
import { findBankRates } from '../rates/bank-rates.ts'
import { releasePermissions } from './approval-rule.ts'
import { readBeneficiary } from './beneficiary.ts'
import { readCredit } from './credit.ts'
import { ordersOf, toPayable } from './payable-orders.ts'

const findSupplier = (companyId: string, id: string) =>
  sql
    .selectFrom('supplier')
    .select(['id', 'number', 'name', 'english_name as englishName', 'is_overseas', 'contact', 'phone'])
    .where('company_id', '=', companyId)
    .where('id', '=', id)
    .where('deleted_at', 'is', null)

const findAccounts = (companyId: string, supplierId: string) =>
  sql
    .selectFrom('supplier_account')
    .select(['id', 'account_name', 'account_number_sealed', 'bank_name', 'currency', 'is_default'])
    .where('company_id', '=', companyId)
    .where('supplier_id', '=', supplierId)
    .where('deleted_at', 'is', null)
    .orderBy('is_default', 'desc')
    .orderBy('id', 'desc')
    .limit(100)

/** The last payment in the currency of the first order. */
const findLastCharge = (companyId: string, of: string) =>
  sql
    .selectFrom('payment_application')
    .select(['paid_on', 'currency', 'bank_charge'])
    .where('company_id', '=', companyId)
    .where('state', '=', paymentApplicationState.codes.paid)
    .where('currency', '=', of)
    .where('bank_charge', 'is not', null)
    .orderBy('paid_on', 'desc')
    .orderBy('id', 'desc')
    .limit(1)

/** All that the form of an application shows beside what is typed. */
export async function readFormFacts(call: Call, { query }: { query: FormFactsQuery }): Promise<FormFacts> {
  const { companyId, memberId } = call.principal
  const { clock } = call.platform
  const today = clock.today()
  const ids = [...new Set(query.orderIds ?? [])]
  const supplierId = query.supplierId ?? '0'
  const [rows, suppliers, accounts, rules, releasers] = await call.read(
    ordersOf(companyId, call.locale).where('o.id', '=', raw<string>`any(${ids}::bigint[])`),
    findSupplier(companyId, supplierId),
    findAccounts(companyId, supplierId),
    findApprovalRule(companyId),
    findReleasers(companyId, releasePermissions.payments, memberId),
  )
  const byId = new Map(rows.map((row) => [row.id, row]))
  refuseIfAny([
    ...ids.flatMap((id, place) => (byId.has(id) ? [] : [at(`orderIds.${place}`, 'record.notFound')])),
    ...(query.supplierId && suppliers.length === 0 ? [at('supplierId', 'record.notFound')] : []),
  ])
  const orders = ids.flatMap((id) => byId.get(id) ?? []).map(toPayable)
  const foreign = [...new Set(orders.map((order) => order.currency))].filter(
    (each) => each !== currency.codes.RMB,
  )
  const [rates, [charged]] = await call.read(
    findBankRates(foreign, today),
    findLastCharge(companyId, orders[0]?.currency ?? ''),
  )
  const [supplier] = suppliers
  return {
    orders,
    supplier: supplier
      ? {
          id: supplier.id,
          number: supplier.number,
          name: partnerName(call.locale, supplier),
          isOverseas: supplier.is_overseas,
          contact: supplier.contact,
          phone: supplier.phone,
        }
      : null,
    accounts: accounts.map((account) => ({
      id: account.id,
      accountName: account.account_name,
      accountNumber: maskAccount(call.platform.personalData.open(account.account_number_sealed)),
      bankName: account.bank_name,
      currency: account.currency,
      isDefault: account.is_default,
    })),
    beneficiary: query.accountId
      ? getOrRefuse(
          await readBeneficiary(call.read, call.platform.personalData, clock.now(), {
            companyId,
            accountId: query.accountId,
          }),
        )
      : null,
    rates: rates.map(({ currency: of, rate, source, day }) => ({ currency: of, rate, source, day })),
    lastCharge:
      charged?.paid_on && charged.bank_charge !== null
        ? { on: charged.paid_on, currency: charged.currency, amount: charged.bank_charge }
        : null,
    releaseAbove: rules[0]?.payments_above ?? null,
    releasers: releasers.map(({ name }) => name),
    credit: await readCredit(call.read, companyId, today),
  }
}
