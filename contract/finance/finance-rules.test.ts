import { describe, expect, it } from 'vitest'
import { type Amount, amount, type Rate, sum } from '../kernel/money.ts'
import { proposedAgencyFee } from './fee.rules.ts'
import { ageingOf, dueOn, type OpenItem, proposeWriteOff } from './open-items.ts'
import { fxPaymentStateOf, type OrderMoney, paymentStateOf, writeOffStateOf } from './order-money.ts'
import { isStated, type LedgerEvent, opened, type Posting, postingsOf, reversed } from './postings.ts'
import { momentOf } from './reminders.ts'
import { offeredCurrency } from './voucher.rules.ts'

const line = ({ account, currency, debit, credit }: Posting) =>
  `${debit === '0.00' ? 'credit' : 'debit'} ${account} ${currency} ${debit === '0.00' ? credit : debit}`
const one = (event: 'feeCharged' | 'taxPaid' | 'received' | 'writtenOff' | 'fxReceived' | 'paidOut') =>
  ({ event, currency: 'RMB', amount: amount('12.34') }) as LedgerEvent
const inUsd = { currency: 'USD', amount: amount('10000'), rmbAmount: amount('71069.67') }
const difference = (isInFavour: boolean): LedgerEvent => ({
  event: 'exchangeDifference',
  currency: 'RMB',
  amount: amount('3.20'),
  isInFavour,
})

/** As the table of the books has it: every event, its debits and its credits. */
const table: [string, LedgerEvent, string[]][] = [
  ['a fee charged', one('feeCharged'), ['debit receivable RMB 12.34', 'credit income RMB 12.34']],
  ['customs tax paid', one('taxPaid'), ['debit receivable RMB 12.34', 'credit bank RMB 12.34']],
  [
    'a supplier paid in foreign currency',
    { event: 'supplierPaid', ...inUsd },
    [
      'debit receivable RMB 71069.67',
      'debit exchange USD 10000.00',
      'credit exchange RMB 71069.67',
      'credit bank USD 10000.00',
    ],
  ],
  [
    'a supplier paid in RMB',
    { event: 'supplierPaid', currency: 'RMB', amount: amount('9'), rmbAmount: amount('9') },
    ['debit receivable RMB 9.00', 'credit bank RMB 9.00'],
  ],
  [
    'a bank charge',
    { event: 'bankCharge', currency: 'USD', amount: amount('25'), rmbAmount: amount('177.67') },
    [
      'debit receivable RMB 177.67',
      'debit exchange USD 25.00',
      'credit exchange RMB 177.67',
      'credit bank USD 25.00',
    ],
  ],
  ['money received', one('received'), ['debit bank RMB 12.34', 'credit deposit RMB 12.34']],
  ['a write-off', one('writtenOff'), ['debit deposit RMB 12.34', 'credit receivable RMB 12.34']],
  ['foreign exchange received', one('fxReceived'), ['debit bank RMB 12.34', 'credit deposit RMB 12.34']],
  [
    'foreign exchange settled',
    { event: 'fxSettled', ...inUsd },
    [
      'debit deposit USD 10000.00',
      'debit exchange RMB 71069.67',
      'credit exchange USD 10000.00',
      'credit deposit RMB 71069.67',
    ],
  ],
  ['a payout', one('paidOut'), ['debit deposit RMB 12.34', 'credit bank RMB 12.34']],
  ['a difference owed', difference(false), ['debit receivable RMB 3.20', 'credit exchange RMB 3.20']],
  ['a difference in favour', difference(true), ['debit exchange RMB 3.20', 'credit receivable RMB 3.20']],
]

describe('postings', () => {
  it.each(table)('of %s are those of the table', (_name, event, expected) => {
    expect(postingsOf(event).map(line)).toEqual(expected)
  })

  it.each(table)('of %s balance in each currency, and so does their counter-entry', (_name, event) => {
    for (const postings of [postingsOf(event), reversed(postingsOf(event))]) {
      for (const currency of new Set(postings.map((posting) => posting.currency))) {
        const own = postings.filter((posting) => posting.currency === currency)
        expect(sum(own.map(({ debit }) => debit))).toBe(sum(own.map(({ credit }) => credit)))
      }
    }
  })

  it('open one debt or one deposit, and a write-off is no movement of the statement', () => {
    expect(opened(postingsOf({ event: 'supplierPaid', ...inUsd }))).toEqual({
      debt: { currency: 'RMB', amount: '71069.67' },
      deposit: undefined,
    })
    expect(opened(postingsOf({ event: 'fxSettled', ...inUsd })).deposit).toEqual({
      currency: 'RMB',
      amount: '71069.67',
    })
    expect([isStated('deposit', 'received'), isStated('receivable', 'writtenOff')]).toEqual([true, false])
  })
})

const item = (id: string, outstanding: string, incurredOn = '2026-11-13', currency = 'RMB'): OpenItem => ({
  id,
  currency,
  outstanding: amount(outstanding),
  incurredOn,
})

describe('open items', () => {
  it('are settled oldest first; the worked example leaves VAT partly open', () => {
    const items = [
      item('5', '568.56', '2026-11-14'),
      item('1', '71069.67'),
      item('2', '177.67'),
      item('3', '5338.49'),
      item('4', '9947.39'),
      item('9', '50', '2020-01-01', 'USD'),
    ]
    const { parts, left } = proposeWriteOff({ currency: 'RMB', amount: amount('80000') }, items)
    expect(parts.map(({ itemId, amount: part }) => [itemId, part])).toEqual([
      ['1', '71069.67'],
      ['2', '177.67'],
      ['3', '5338.49'],
      ['4', '3414.17'],
    ])
    expect(left).toBe('0.00')
    expect(proposeWriteOff({ currency: 'RMB', amount: amount('100000') }, items).left).toBe('12898.22')
  })

  it('are due a payment term after their document and age from the day after', () => {
    expect([dueOn('2026-11-13'), dueOn('2026-11-13', 0)]).toEqual(['2026-12-13', '2026-11-13'])
    const due = '2026-08-04'
    expect(
      ['2026-08-04', '2026-08-05', '2026-09-03', '2026-09-04', '2026-11-02', '2026-11-03'].map((today) =>
        ageingOf(due, today),
      ),
    ).toEqual(['notDue', 'upTo30', 'upTo30', 'upTo60', 'upTo90', 'over90'])
  })
})

describe('states of an order that follow from its money', () => {
  const order: OrderMoney = {
    modelType: 0,
    currency: 'USD',
    paymentMethod: 'TT',
    orderAmount: amount('100'),
    applied: amount('0'),
    paid: amount('0'),
    fxReceived: amount('0'),
  }
  const states = (values: Partial<Record<keyof OrderMoney, string | number>>) => {
    const with_ = { ...order, ...values } as OrderMoney
    return [paymentStateOf(with_), fxPaymentStateOf(with_)]
  }
  it('say what was applied for and paid', () => {
    expect(states({})).toEqual(['unpaid', 'notApplied'])
    expect(states({ applied: '60.00' })).toEqual(['unpaid', 'appliedUnpaid'])
    expect(states({ applied: '60.00', paid: '40.00' })).toEqual(['partlyPaid', 'partlyPaid'])
    // All that was applied for is paid, and 60 % of the order.
    expect(states({ applied: '60.00', paid: '60.00' })).toEqual(['partlyPaid', 'partlyPaid'])
    expect(states({ applied: '100.00', paid: '100.00' })).toEqual(['paid', 'paid'])
    expect(states({ currency: 'RMB', applied: '100.00', paid: '100.00' })).toEqual(['paid', 'notNeeded'])
    expect(states({ orderAmount: '0.00' })[0]).toBe('notNeeded')
    expect(states({ paymentMethod: 'SELF' })[0]).toBe('notNeeded')
    expect(states({ modelType: 1, fxReceived: '100.00' })).toEqual(['paid', 'notApplied'])
  })

  it('say how much of its items is settled', () => {
    const state = (...items: [string, string][]) =>
      writeOffStateOf(
        items.map(([settled, outstanding]) => ({
          settled: amount(settled),
          outstanding: amount(outstanding),
        })),
      )
    expect([state(), state(['0', '5']), state(['5', '1']), state(['5', '0'], ['0', '2'])]).toEqual([
      'none',
      'none',
      'partial',
      'partial',
    ])
    expect([state(['5', '0']), state(['5', '0'], ['0', '0'])]).toEqual(['full', 'full'])
  })
})

describe('the agency fee', () => {
  const usual = { agencyRate: '0.008' as Rate, minimumFee: '0.00' as Amount }
  const order = { modelType: 0, orderAmount: amount('10000'), toRmb: '7.106967' as Rate }
  it('is a share of the amount in RMB, at least RMB 200 for an export, or the agreed minimum', () => {
    expect(proposedAgencyFee(order, usual)).toEqual({ basis: '71069.67', rate: '0.008', amount: '568.56' })
    const small = { ...order, orderAmount: amount('100') }
    expect(proposedAgencyFee(small, usual).amount).toBe('5.69')
    expect(proposedAgencyFee({ ...small, modelType: 1 }, usual).amount).toBe('200.00')
    expect(proposedAgencyFee(small, { ...usual, minimumFee: amount('80') }).amount).toBe('80.00')
  })
})

describe('reminders of a deadline', () => {
  it('are due some days before, on the day and after it', () => {
    const day = '2026-11-16'
    const moments = (name: 'debt' | 'exportReceipt') =>
      ['2026-11-27', '2026-11-26', '2026-11-20', '2026-11-19', '2026-11-16', '2026-11-15', '2026-01-01'].map(
        (due) => momentOf(name, due, day),
      )
    expect(moments('debt')).toEqual([undefined, undefined, undefined, 'before', 'on', 'after', 'after'])
    expect(moments('exportReceipt')).toEqual([
      undefined,
      'before',
      'before',
      'before',
      'on',
      'after',
      'after',
    ])
  })
})

describe('the currency that a new voucher offers', () => {
  it.each([
    ['fxReceived', 'RMB', undefined, 'USD'],
    ['fxReceived', 'RMB', 'EUR', 'EUR'],
    ['fxReceived', 'HKD', undefined, 'HKD'],
    ['fxSettled', 'RMB', undefined, 'USD'],
    ['taxPaid', 'USD', 'USD', 'RMB'],
    ['received', 'RMB', 'USD', 'RMB'],
  ] as const)('for %s with %s chosen and an order in %s is %s', (kind, chosen, order, offered) => {
    expect(offeredCurrency(kind, { chosen, order })).toBe(offered)
  })
})

describe('what an entry is on the statement', () => {
  it('is a movement of receivable or deposit, but for a write-off, which moves neither', () => {
    const accounts = ['receivable', 'deposit', 'bank', 'income', 'exchange'] as const
    expect(accounts.filter((account) => isStated(account, 'received'))).toEqual(['receivable', 'deposit'])
    expect(accounts.filter((account) => isStated(account, 'writtenOff'))).toEqual([])
  })

  it('opens a debt by its debit to receivable, and a deposit by its credit', () => {
    expect(opened(postingsOf(one('feeCharged')))).toEqual({
      debt: { currency: 'RMB', amount: '12.34' },
      deposit: undefined,
    })
    expect(opened(postingsOf(one('received')))).toEqual({
      debt: undefined,
      deposit: { currency: 'RMB', amount: '12.34' },
    })
    expect(opened(postingsOf(one('writtenOff')))).toEqual({ debt: undefined, deposit: undefined })
  })
})

it.each([
  ['2026-11-19', 'notDue'],
  ['2026-11-18', 'upTo30'],
  ['2026-10-20', 'upTo30'],
  ['2026-10-19', 'upTo60'],
  ['2026-09-20', 'upTo60'],
  ['2026-09-19', 'upTo90'],
  ['2026-08-21', 'upTo90'],
  ['2026-08-20', 'over90'],
])('a debt that was due on %s is %s on 2026-11-19', (due, bucket) => {
  expect(ageingOf(due, '2026-11-19')).toBe(bucket)
})

it('debts of one day are settled in the order in which they were booked', () => {
  const debt = (id: string): OpenItem => ({
    id,
    currency: 'RMB',
    outstanding: amount('10'),
    incurredOn: '2026-11-01',
  })
  const money = { currency: 'RMB', amount: amount('25') }
  expect(proposeWriteOff(money, [debt('10'), debt('9'), debt('11')])).toEqual({
    parts: [
      { itemId: '9', amount: '10.00' },
      { itemId: '10', amount: '10.00' },
      { itemId: '11', amount: '5.00' },
    ],
    left: '0.00',
  })
})
