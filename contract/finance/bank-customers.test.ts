import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type Amount, amount, exceeds, sum } from '../kernel/money.ts'
import { facts, item, line } from './bank-matching.testing.ts'
import { matchLine, matchLines } from './bank-matching.ts'
import { isPayerKnown } from './match-candidates.ts'
import type { BankLine, MatchFacts } from './match-facts.ts'

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
      legalForms: facts.legalForms,
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
