import { amount } from '../kernel/money.ts'
import { matchLine } from './bank-matching.ts'
import type { BankLine, MatchFacts } from './match-facts.ts'

export const line = (values: Partial<BankLine> = {}): BankLine => ({
  id: '1',
  currency: 'RMB',
  amount: amount('80000.00'),
  payerName: '示例电子（深圳）有限公司',
  payerAccount: '4000023109200187665',
  remark: '货款 IM261102-0031',
  ...values,
})
export const item = (id: string, outstanding: string, values: object = {}) => ({
  id,
  companyId: '7',
  currency: 'RMB',
  outstanding: amount(outstanding),
  incurredOn: '2026-11-13',
  orderNo: 'IM261102-0031',
  documentNo: `TX261113-000${id}`,
  ...values,
})
const legalForms = /(有限公司|ltd)$/
export const facts: MatchFacts = {
  legalForms,
  companies: [
    { id: '7', name: '示例电子(深圳)有限公司', payers: [{ account: '4000023109200187665', times: 6 }] },
    { id: '8', name: '东莞市启明光电有限公司', payers: [] },
  ],
  transfers: [
    {
      id: '3',
      number: 'TN261113-0002',
      companyId: '7',
      currency: 'RMB',
      amount: amount('80000.00'),
      payerName: '',
      itemIds: ['1', '2', '3', '4'],
      applicationId: null,
    },
  ],
  items: [
    item('1', '71069.67'),
    item('2', '177.67'),
    item('3', '5338.49'),
    item('4', '9947.39'),
    item('5', '568.56', { incurredOn: '2026-01-01', orderNo: 'IM260702-0006' }),
    item('6', '12000.00', { companyId: '8', orderNo: null, documentNo: 'FE261101-0006' }),
  ],
  applications: [],
}
export const codesOf = (given: BankLine) =>
  matchLine(given, facts).candidates[0]?.reasons.map(({ code }) => code)
