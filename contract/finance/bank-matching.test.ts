import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type Amount, amount, exceeds, sum } from '../kernel/money.ts'
import { matchLine, matchLines } from './bank-matching.ts'
import type { BankLine, MatchFacts } from './match-facts.ts'
import { numbersIn } from './match-words.ts'

const line = (values: Partial<BankLine> = {}): BankLine => ({
  id: '1',
  currency: 'RMB',
  amount: amount('80000.00'),
  payerName: '示例电子（深圳）有限公司',
  payerAccount: '4000023109200187665',
  remark: '货款 IM261102-0031',
  ...values,
})
const item = (id: string, outstanding: string, values: object = {}) => ({
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
const facts: MatchFacts = {
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
const codesOf = (given: BankLine) => matchLine(given, facts).candidates[0]?.reasons.map(({ code }) => code)

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

describe('debts of many customers', () => {
  /** How often an amount owed is read while lines of unknown payers are matched. */
  function readsFor(count: number): number {
    let reads = 0
    const items = Array.from({ length: 200 }, (_each, place) => ({
      ...item(String(place), '1.00', { companyId: String(place % 20) }),
      get outstanding() {
        reads += 1
        return amount('10.00')
      },
    }))
    const companies = Array.from({ length: 20 }, (_each, place) => ({
      id: String(place),
      name: `Customer ${place}`,
      payers: [],
    }))
    const strangers = Array.from({ length: count }, (_each, place) =>
      line({ id: String(place), payerName: 'Wang', payerAccount: '', amount: amount('3.33'), remark: '' }),
    )
    matchLines(strangers, { ...facts, companies, items, transfers: [] })
    return reads
  }

  it('are read once for all lines, not for each', () => {
    expect(readsFor(50)).toBe(readsFor(1))
  })
})

describe('whatever the lines and the debts', () => {
  const cents = fc.integer({ min: 1, max: 500_000 }).map((n) => amount((n / 100).toFixed(2)))
  const names = fc.constantFrom('Alpha Trading', 'Beta Ltd', 'Gamma', '')
  const someFacts = fc
    .array(
      fc.record({
        outstanding: cents,
        company: fc.constantFrom('1', '2', '3'),
        order: fc.constantFrom('IM261101-0001', 'IM261101-0002', null),
      }),
      { maxLength: 12 },
    )
    .map((items) => ({
      legalForms,
      companies: ['Alpha Trading', 'Beta Ltd', 'Gamma'].map((name, place) => ({
        id: String(place + 1),
        name,
        payers: [],
      })),
      transfers: [],
      applications: [],
      items: items.map(({ outstanding, company, order }, place) =>
        item(String(place + 1), outstanding, { companyId: company, orderNo: order }),
      ),
    }))
  const someLines = (known: MatchFacts) =>
    fc.array(
      fc.record({
        amount: fc.oneof(
          cents,
          fc.constantFrom(...known.items.map((each) => each.outstanding), amount('1.00')),
        ),
        payerName: names,
        remark: fc.constantFrom('', 'IM261101-0001', 'Gamma'),
      }),
      { maxLength: 8 },
    )

  it('exact matches never settle more than is outstanding, and no line more than its amount', () => {
    fc.assert(
      fc.property(
        someFacts.chain((known) => fc.tuple(fc.constant(known), someLines(known))),
        ([known, given]) => {
          const lines = given.map((each, place) => line({ ...each, id: String(place), payerAccount: '' }))
          const matches = matchLines(lines, known)
          const taken = new Map<string, Amount[]>()
          for (const each of lines) {
            for (const candidate of matches.get(each.id)?.candidates ?? []) {
              expect(exceeds(sum(candidate.parts.map((part) => part.amount)), each.amount)).toBe(false)
              for (const part of candidate.parts) {
                const debt = known.items.find(({ id }) => id === part.itemId)
                expect(debt?.companyId).toBe(candidate.companyId)
                expect(exceeds(part.amount, debt?.outstanding ?? amount('0'))).toBe(false)
              }
            }
            const match = matches.get(each.id)
            if (match?.verdict !== 'exact') continue
            for (const part of match.candidates[0]?.parts ?? [])
              taken.set(part.itemId, [...(taken.get(part.itemId) ?? []), part.amount])
          }
          for (const [id, amounts] of taken) {
            const debt = known.items.find((each) => each.id === id)
            expect(exceeds(sum(amounts), debt?.outstanding ?? amount('0'))).toBe(false)
          }
        },
      ),
      { numRuns: 200 },
    )
  })
})
