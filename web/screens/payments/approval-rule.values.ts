import {
  type ApprovalRuleSave,
  type ApprovalRule as Rule,
  releasedKinds,
} from '@quayside/contract/account/approval-rule.ts'
import { isAmount } from '@quayside/contract/kernel/money.ts'
import { at } from '@quayside/contract/refusals.ts'

export const ruleLimits = { payments: 'paymentsAbove', orders: 'ordersAbove' } as const
export const ruleQuestions = { payments: 'isPaymentAsked', orders: 'isOrderAsked' } as const

export const valuesOf = ({ paymentsAbove, ordersAbove }: Rule) => ({
  isPaymentAsked: paymentsAbove === null ? 0 : 1,
  paymentsAbove: paymentsAbove ?? '',
  isOrderAsked: ordersAbove === null ? 0 : 1,
  ordersAbove: ordersAbove ?? '',
})
export type RuleValues = ReturnType<typeof valuesOf>

export const savedOf = (values: RuleValues): ApprovalRuleSave =>
  Object.fromEntries(
    releasedKinds.map((kind) => [
      ruleLimits[kind],
      values[ruleQuestions[kind]] === 0 ? null : values[ruleLimits[kind]],
    ]),
  ) as ApprovalRuleSave

export const findingsIn = (values: RuleValues) =>
  releasedKinds.flatMap((kind) => {
    const [limit, name] = [values[ruleLimits[kind]], ruleLimits[kind]]
    if (values[ruleQuestions[kind]] === 0) return []
    if (limit === '') return [at(name, 'field.required')]
    return isAmount(limit) && Number(limit) >= 0 ? [] : [at(name, 'field.amount')]
  })
