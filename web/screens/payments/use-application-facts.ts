import type { Finding } from '@quayside/contract/kernel/refusal.ts'
import type { FormFacts } from '@quayside/contract/payments/application-form.ts'
import { checkPaymentApplication } from '@quayside/contract/payments/payment-application.rules.ts'
import { PaymentApplicationSave } from '@quayside/contract/payments/payment-application.ts'
import { currency as currencies } from '@quayside/contract/rates/rate.codes.ts'
import { at } from '@quayside/contract/refusals.ts'
import { findingsOf } from '@quayside/kit/form/findings-of.ts'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useRef } from 'react'
import { api } from '../../lib/session/api.ts'
import { type ApplicationValues, bodyOf, draftOf } from './application-form.values.ts'

/** What the server knows of these orders, quietly: who asks shows why it failed. */
export const readFacts = (query: { orderIds?: string; supplierId?: string; accountId?: string }) =>
  api('GET finance/online/paymentApplication/formFacts', { query }, { isQuiet: true })

/** What is known of the chosen orders, supplier and account, and what is wrong with the application. */
export function useApplicationFacts(values: ApplicationValues) {
  const { supplierId, accountId, isNewAccount } = values
  const orderIds = [...new Set(values.orders.map((order) => order.orderId))].join(',')
  const account = isNewAccount ? '' : accountId
  const answer = useQuery({
    queryKey: ['paymentApplication', 'facts', orderIds, supplierId, account],
    queryFn: () =>
      readFacts({
        ...(orderIds !== '' && { orderIds }),
        ...(supplierId !== '' && { supplierId }),
        ...(account !== '' && { accountId: account }),
      }),
    placeholderData: keepPreviousData,
  })
  const facts = answer.data
  const isSettled = facts !== undefined && !answer.isPlaceholderData
  const known = settle(facts, values)
  const { needsCode, currency, rate } = known

  /** Findings of the last settled facts, so that nothing flickers while the next ones are read. */
  const settled = useRef<readonly Finding[]>([])
  if (isSettled) settled.current = check()

  function check(): Finding[] {
    const { supplier, beneficiary } = known
    const isForeign = currency !== '' && currency !== currencies.codes.RMB
    return [
      ...checkPaymentApplication(draftOf(values), {
        orders: facts?.orders ?? [],
        supplier,
        account: beneficiary,
      }),
      ...findingsOf(PaymentApplicationSave, bodyOf(values, currency, rate?.rate)),
      ...(isForeign && !rate ? [at('rate', 'paymentApplication.rateMissing', { currency })] : []),
      ...(needsCode && values.code === '' ? [at('code', 'paymentApplication.codeMissing')] : []),
    ]
  }

  return {
    ...known,
    facts,
    isSettled,
    error: answer.error,
    retry: answer.refetch,
    findings: settled.current,
  }
}

/** The facts of what is chosen now; those of an earlier choice are left out. */
function settle(facts: FormFacts | undefined, { supplierId, accountId, isNewAccount }: ApplicationValues) {
  const currency = facts?.orders[0]?.currency ?? ''
  const supplier = facts?.supplier?.id === supplierId ? facts.supplier : undefined
  const beneficiary =
    !isNewAccount && facts?.beneficiary?.accountId === accountId ? facts.beneficiary : undefined
  return {
    currency,
    supplier,
    accounts: supplier ? (facts?.accounts ?? []) : [],
    beneficiary,
    rate: facts?.rates.find((each) => each.currency === currency),
    needsCode: isNewAccount || beneficiary?.isRecent === true,
  }
}
