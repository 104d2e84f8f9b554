import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type Amount, amount, exceeds, sum } from '../kernel/money.ts'
import { matchLine, matchLines } from './bank-matching.ts'
import { isPayerKnown } from './match-candidates.ts'
import type { BankLine, MatchFacts, Transfer } from './match-facts.ts'
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

describe('the customers that a line may be from', () => {
  const debtor = (id: string) => ({ id, name: `Customer ${id}`, payers: [] })
  const many = (...owing: string[]): MatchFacts => ({
    ...facts,
    transfers: [],
    companies: ['8', '10', '9'].map(debtor),
    items: owing.map((companyId, place) => item(String(place), '500.00', { companyId, orderNo: null })),
  })
  const given = line({ payerName: '', payerAccount: '', amount: amount('500.00'), remark: '' })

  it('stand in the order of their ids where nothing tells them apart', () => {
    const { verdict, candidates } = matchLine(given, many('10', '9', '8'))
    expect([verdict, ...candidates.map(({ companyId }) => companyId)]).toEqual(['several', '8', '9', '10'])
  })

  it('stand with the most reasons first, and below an exact one nothing is sure', () => {
    const { verdict, candidates } = matchLine({ ...given, payerName: 'Customer 9' }, many('10', '9'))
    expect([verdict, ...candidates.map(({ companyId, score }) => [companyId, score === 100])]).toEqual([
      'exact',
      ['9', true],
      ['10', false],
    ])
  })

  it('are not decided between by an amount alone, even where there is one', () => {
    expect(matchLine(given, many('9')).verdict).toBe('several')
    const named = { ...given, amount: amount('1.00'), remark: 'Customer 9' }
    expect(matchLine(named, many('9', '10')).verdict).toBe('otherPayer')
    expect(matchLine({ ...given, remark: 'Customer 9' }, many('9')).verdict).toBe('otherPayer')
  })
})

describe('the payer of a line', () => {
  const [company] = facts.companies
  const isKnown = (values: Partial<BankLine>) =>
    company !== undefined && isPayerKnown(line(values), company, facts)

  it('is known by name, by account or by a number of the company in the remark', () => {
    const wang = { payerName: 'Wang', payerAccount: '', remark: '' }
    expect(isKnown({ ...wang, payerName: '示例电子(深圳)有限公司' })).toBe(true)
    expect(isKnown({ ...wang, payerAccount: '4000023109200187665' })).toBe(true)
    expect(isKnown({ ...wang, amount: amount('1'), remark: 'IM261102-0031' })).toBe(true)
    expect(isKnown(wang)).toBe(false)
    expect(isKnown({ ...wang, amount: amount('1') })).toBe(false)
  })

  it('is not asked for where the bank names none', () => {
    expect(isKnown({ payerName: '', payerAccount: '', remark: '' })).toBe(true)
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

it('the more reasons a line has, the higher a customer stands, and below a hundred without the amount', () => {
  const known = { ...facts, transfers: [], items: [item('1', '10.00')] }
  const score = (values: Partial<BankLine>) =>
    matchLine(
      line({ payerName: 'Wang', payerAccount: '', remark: '', amount: amount('1'), ...values }),
      known,
    ).candidates[0]?.score ?? 0
  const byName = score({ remark: '代示例电子(深圳)有限公司付' })
  const byNumber = score({ remark: 'IM261102-0031' })
  const byAccount = score({ payerAccount: '4000023109200187665' })
  const byBoth = score({ payerAccount: '4000023109200187665', remark: 'IM261102-0031' })
  const scores = [0, byName, byNumber, byAccount, byBoth, 100]
  expect(scores).toEqual([...new Set(scores)].toSorted((a, b) => a - b))
})
