import { describe, expect, it } from 'vitest'
import { amount } from '../kernel/money.ts'
import { codesOf, facts, item, line } from './bank-matching.testing.ts'
import { matchLine, matchLines } from './bank-matching.ts'
import type { BankLine, MatchFacts, Transfer } from './match-facts.ts'
import { numbersIn } from './match-words.ts'

describe('a line of the bank', () => {
  it('is exact where amount, payer and remark agree, and settles what the announcement is for', () => {
    const { verdict, candidates } = matchLine(line(), facts)
    expect(verdict).toBe('exact')
    expect(candidates[0]).toMatchObject({ companyId: '7', transferId: '3', score: 100, left: '0.00' })
    expect(candidates[0]?.parts.map((part) => part.amount)).toEqual([
      '71069.67',
      '177.67',
      '5338.49',
      '3414.17',
    ])
    expect(codesOf(line())).toEqual(['equalsTransfer', 'nameIsCustomer', 'hasOrderNo'])
  })

  it.each([
    [
      'the amount of one debt and the customer’s name',
      { payerName: '东莞市启明光电有限公司', amount: amount('12000.00'), remark: '' },
      'exact',
    ],
    [
      'a known account and another amount',
      { payerName: 'Wang', amount: amount('99.00'), remark: '往来款' },
      'likely',
    ],
    ['an order’s number alone', { payerName: 'Wang', payerAccount: '', amount: amount('99.00') }, 'likely'],
    [
      'another payer whose remark names the customer',
      {
        payerName: '王建国',
        payerAccount: '',
        amount: amount('5800.00'),
        remark: '代东莞市启明光电有限公司付',
      },
      'otherPayer',
    ],
    [
      'nothing that fits',
      { payerName: 'Wang', payerAccount: '', amount: amount('2150.00'), remark: '退款' },
      'none',
    ],
    [
      'another currency than the debt’s',
      { payerName: 'Wang', payerAccount: '', currency: 'USD', amount: amount('12000.00'), remark: '' },
      'none',
    ],
  ] as const)('with %s', (_what, values, verdict) => {
    expect(matchLine(line(values), facts).verdict).toBe(verdict)
  })

  it('does not decide between two customers who owe the same amount', () => {
    const both = {
      ...facts,
      items: [item('1', '500.00'), item('2', '500.00', { companyId: '8' })],
      transfers: [],
    }
    const given = line({ payerName: '', payerAccount: '', amount: amount('500.00'), remark: '' })
    expect(matchLine(given, both).verdict).toBe('several')
  })

  it('reads numbers in any case and without their hyphen', () => {
    expect(numbersIn('付im2611020031货款，PA261113-0007')).toEqual(['IM261102-0031', 'PA261113-0007'])
  })

  it('finds the same debt once for two equal lines', () => {
    const given = {
      payerName: '东莞市启明光电有限公司',
      payerAccount: '',
      amount: amount('12000.00'),
      remark: '',
    }
    const matches = matchLines([line({ ...given, id: '1' }), line({ ...given, id: '2' })], facts)
    expect([matches.get('1')?.verdict, matches.get('2')?.verdict]).toEqual(['exact', 'likely'])
  })
})

describe('what a line settles', () => {
  const stranger = { payerName: 'Wang', payerAccount: '', remark: '' }
  const [older, newer, third] = [
    item('1', '100.00', { incurredOn: '2026-11-01', orderNo: 'IM261101-0001' }),
    item('2', '200.00', { incurredOn: '2026-11-02', orderNo: 'IM261102-0002' }),
    item('3', '200.00', { incurredOn: '2026-11-03', orderNo: 'IM261102-0002', documentNo: 'FE261103-0001' }),
  ]
  const owed: MatchFacts = { ...facts, transfers: [], items: [older, newer, third] }
  const settled = (values: Partial<BankLine>, known: MatchFacts = owed) =>
    matchLine(line({ ...stranger, ...values }), known).candidates[0]?.parts.map(
      (part) => `${part.itemId}:${part.amount}`,
    )

  it('are the debts of the order in the remark, the oldest first', () => {
    expect(settled({ remark: 'IM261102-0002', amount: amount('250') })).toEqual(['2:200.00', '3:50.00'])
  })

  it('are the debts of the order whose sum it is', () => {
    expect(settled({ amount: amount('400') })).toEqual(['2:200.00', '3:200.00'])
  })

  it('is the document in the remark', () => {
    expect(settled({ remark: 'FE261103-0001', amount: amount('150') })).toEqual(['3:150.00'])
  })

  it('is one debt of its amount, and of several with one number the first', () => {
    const alike = { ...owed, items: [older, newer, { ...newer, id: '4', orderNo: null }] }
    expect(settled({ amount: amount('200') }, alike)).toEqual(['2:200.00'])
    const other = { ...newer, id: '5', outstanding: amount('50.00'), incurredOn: '2026-10-01', orderNo: null }
    expect(settled({ amount: amount('200') }, { ...owed, items: [other, newer] })).toEqual(['2:200.00'])
  })

  it('are all debts of the payer, the oldest first, where the line names none', () => {
    const named = { payerName: '示例电子(深圳)有限公司', amount: amount('310') }
    expect(settled(named)).toEqual(['1:100.00', '2:200.00', '3:10.00'])
  })

  it('is no debt where the money is announced for an application, or names or equals one', () => {
    const application = { id: '9', number: 'PA261101-0001', companyId: '7', needed: amount('999.00') }
    const applied = { ...owed, applications: [application] }
    const found = (values: Partial<BankLine>, known: MatchFacts = applied) =>
      matchLine(line({ ...stranger, ...values }), known).candidates[0]
    const keeps = { applicationId: '9', parts: [] }
    expect(found({ remark: 'PA261101-0001', amount: amount('5') })).toMatchObject({ ...keeps, left: '5.00' })
    expect(found({ amount: amount('999') })).toMatchObject(keeps)
    expect(found({ amount: amount('999'), currency: 'USD' })).toBeUndefined()
    const transfer = { ...facts.transfers[0], itemIds: [], applicationId: '9' } as Transfer
    expect(found({ amount: amount('80000') }, { ...applied, transfers: [transfer] })).toMatchObject(keeps)
  })

  it('is gone for the lines after an exact one: the debt, the announcement and what an application needs', () => {
    const application = { id: '9', number: 'PA261101-0001', companyId: '7', needed: amount('999.00') }
    const other = { ...application, id: '10', number: 'PA261101-0002', needed: amount('5.00') }
    const known = { ...owed, items: [], applications: [application, other] }
    const named = {
      payerName: '示例电子（深圳）有限公司',
      payerAccount: '',
      remark: '',
      amount: amount('999'),
    }
    const matches = matchLines([line({ ...named, id: '1' }), line({ ...named, id: '2' })], known)
    expect(matches.get('1')?.candidates[0]).toMatchObject({ applicationId: '9', score: 100 })
    expect(matches.get('2')?.candidates[0]).toMatchObject({ applicationId: null })
    const five = matchLines(
      [line({ ...named, id: '1' }), line({ ...named, id: '2', amount: amount('5') })],
      known,
    )
    expect(five.get('2')?.candidates[0]).toMatchObject({ applicationId: '10' })
    const announced = { ...facts, items: [] }
    const both = matchLines([line({ id: '1' }), line({ id: '2' })], announced)
    expect([both.get('1')?.candidates[0]?.transferId, both.get('2')?.candidates[0]?.transferId]).toEqual([
      '3',
      null,
    ])
  })
})
