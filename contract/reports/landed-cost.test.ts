import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { taxBillState } from '../customs/customs.codes.ts'
import { type Amount, amount, type Rate, roundAmount, sum, zero } from '../kernel/money.ts'
import { orderKind, orderState } from '../orders/order.codes.ts'
import { emptyCharges } from '../orders/order-charges.ts'
import { type CostKind, costKind } from './landed-cost.codes.ts'
import { type CostFacts, gatherCosts } from './landed-cost.facts.ts'
import {
  type CostLine,
  costOfFee,
  hasLandedCost,
  landedCosts,
  rateSourceOf,
  usualBases,
} from './landed-cost.rules.ts'

const line = (key: string, value: string, more: Partial<CostLine> = {}): CostLine => ({
  key,
  value: amount(value),
  grossWeight: '',
  unit: '007',
  quantity: '10',
  ...more,
})
const facts: CostFacts = {
  currency: 'USD',
  orderAmount: amount('300.00'),
  paidAmount: zero,
  charges: emptyCharges,
  items: [],
  freightOrders: [],
  agencyFee: zero,
  declarations: [],
  bills: [],
  undeclared: [],
  rates: { USD: '7' },
}
const costsOf = (more: Partial<CostFacts>, lines: readonly CostLine[], bases = usualBases) =>
  landedCosts({ lines, bases, ...gatherCosts({ ...facts, ...more }) })
const partOf = (more: Partial<CostFacts>, kind: CostKind) =>
  costsOf(more, [line('a', '300')]).parts.find((part) => part.kind === kind)

describe('an order has landed costs', () => {
  const { import: bought, export: sold, transit, domestic } = orderKind.codes

  it('from its submission on, unless it is an export, whose goods are sold', () => {
    const counted = (modelType: number) =>
      orderState.keys.filter((key) => hasLandedCost({ modelType, state: orderState.codes[key] }))
    const without = new Set<string>(['cancelled', 'draft', 'auditFailed'])
    for (const kind of [bought, transit, domestic])
      expect(counted(kind)).toEqual(orderState.keys.filter((key) => !without.has(key)))
    expect(counted(sold)).toEqual([])
  })

  it.each([
    ['RMB', ['payment'], 'none'],
    ['USD', [], 'customs'],
    ['USD', ['order'], 'customs'],
    ['USD', ['payment'], 'payments'],
    ['USD', ['payment', 'order'], 'mixed'],
  ] as const)('in %s from %j at rates of kind %s', (currency, sources, kind) => {
    expect(rateSourceOf(currency, sources)).toBe(kind)
  })

  it('of which fees for transport, insurance and all else stand apart', () => {
    expect(['transport', 'insurance', 'agency', 'storage'].map(costOfFee)).toEqual([
      'freight',
      'insurance',
      'fees',
      'fees',
    ])
  })
})

describe('where a cost comes from', () => {
  it('takes what was paid at the payments’ rate and the rest at the customs’ rate', () => {
    const paid = { kind: 'supplierPayment', feeKind: '', currency: 'RMB', amount: amount('711.11') }
    expect(partOf({ items: [paid], paidAmount: amount('100') }, 'purchase')).toMatchObject({
      amount: '2111.11',
      actual: '711.11',
      state: 'partly',
      sources: [
        { source: 'payment', amount: '711.11' },
        { source: 'order', amount: '1400.00' },
      ],
    })
  })

  it('counts stated freight until a freight order of the goods replaces it', () => {
    const charges = { ...emptyCharges, freight: '50.00', other: '1.00' } as typeof emptyCharges
    const fee = { kind: 'fee', feeKind: 'transport', currency: 'RMB', amount: amount('300') }
    expect(partOf({ charges, items: [fee] }, 'freight')).toMatchObject({ amount: '650.00', actual: '300.00' })
    expect(
      partOf({ charges, items: [fee], freightOrders: [{ isCharged: true, charges: [] }] }, 'freight'),
    ).toMatchObject({ amount: '300.00', state: 'actual' })
    expect(partOf({ charges }, 'other')).toMatchObject({ amount: '7.00', state: 'estimate' })
  })

  it('counts a stated insurance until one is charged or ordered', () => {
    const charges = { ...emptyCharges, insurance: '10.00' } as typeof emptyCharges
    const fee = (feeKind: string) => ({ kind: 'fee', feeKind, currency: 'RMB', amount: amount('30') })
    const insurance = (more: Partial<CostFacts>) => partOf({ charges, ...more }, 'insurance')?.amount
    expect(insurance({})).toBe('70.00')
    expect(insurance({ items: [fee('transport'), fee('agency')] })).toBe('70.00')
    expect(insurance({ items: [{ ...fee('insurance'), kind: 'bankCharge' }] })).toBe('70.00')
    expect(insurance({ items: [fee('transport'), fee('insurance')] })).toBe('30.00')
  })

  it('names currencies without a rate and leaves their amounts out', () => {
    const fee = { kind: 'fee', feeKind: 'handling', currency: 'GBP', amount: amount('300') }
    expect(gatherCosts({ ...facts, items: [fee] }).missingRates).toEqual(['GBP'])
  })

  it('takes customs’ bills where there are some and the declared tax where there are none', () => {
    const goods = (keys: string[], duty: string, vat: string) => ({
      keys,
      dutiableValue: amount('1000'),
      duty: amount(duty),
      antiDumping: zero,
      consumptionTax: zero,
      vat: amount(vat),
    })
    const { parts, lines } = costsOf(
      {
        declarations: [
          {
            id: '1',
            isLive: true,
            lines: [goods(['a', 'b'], '30.00', '90.00'), goods(['c'], '10.00', '40.00')],
          },
          { id: '2', isLive: false, lines: [goods(['c'], '10.00', '40.00')] },
        ],
        bills: [
          { declarationId: '1', kind: 'duty', state: taxBillState.codes.open, amount: amount('40.02') },
          { declarationId: '1', kind: 'antiDumping', state: taxBillState.codes.paid, amount: amount('4.00') },
          { declarationId: '1', kind: 'vat', state: taxBillState.codes.cancelled, amount: amount('999.00') },
        ],
      },
      [line('a', '100'), line('b', '200'), line('c', '50')],
    )
    expect(parts.find(({ kind }) => kind === 'duty')).toMatchObject({
      amount: '44.02',
      state: 'actual',
      basis: '',
    })
    expect(parts.find(({ kind }) => kind === 'vat')).toMatchObject({ amount: '130.00', state: 'estimate' })
    expect(lines.map(({ amounts }) => amounts.duty)).toEqual(['11.00', '22.01', '11.01'])
    expect(lines.map(({ estimated }) => estimated.includes('duty'))).toEqual([false, false, false])
  })
})

describe('how a cost is divided', () => {
  const fee = { kind: 'fee', feeKind: 'transport', currency: 'RMB', amount: amount('100') }
  const freightOf = (lines: readonly CostLine[], bases = usualBases) => {
    const { parts, lines: costs } = costsOf({ items: [fee] }, lines, bases)
    const { basis, fallback } = parts.find(({ kind }) => kind === 'freight') ?? {}
    return { basis, fallback, amounts: costs.map(({ amounts }) => amounts.freight) }
  }

  it('divides freight by gross weight', () => {
    const lines = [line('a', '1', { grossWeight: '30' }), line('b', '99', { grossWeight: '10' })]
    expect(freightOf(lines)).toEqual({ basis: 'weight', fallback: '', amounts: ['75.00', '25.00'] })
  })

  it('divides by value and says so where a line has no weight', () => {
    const lines = [line('a', '1', { grossWeight: '30' }), line('b', '99')]
    expect(freightOf(lines)).toEqual({ basis: 'value', fallback: 'noWeight', amounts: ['1.00', '99.00'] })
  })

  it('divides by quantity only where all lines have one unit', () => {
    const bases = { ...usualBases, freight: 'quantity' } as const
    const [a, b] = [line('a', '1', { quantity: '1' }), line('b', '99', { quantity: '3' })]
    expect(freightOf([a, b], bases)).toMatchObject({ basis: 'quantity', amounts: ['25.00', '75.00'] })
    expect(freightOf([a, { ...b, unit: '035' }], bases)).toMatchObject({
      basis: 'value',
      fallback: 'mixedUnits',
    })
  })

  it('says of each line which of its costs are estimates', () => {
    const charged = [{ kind: 'fee', feeKind: 'transport', currency: 'RMB', amount: amount('100') }]
    const estimated = (more: Partial<CostFacts>) =>
      costsOf(more, [line('a', '100'), line('b', '0')]).lines.map((cost) => cost.estimated)
    expect(estimated({ orderAmount: amount('10') })).toEqual([['purchase'], []])
    expect(estimated({ orderAmount: zero, items: charged })).toEqual([[], []])
  })

  it('has no cost of a piece where the quantity is not known or nothing', () => {
    const unit = (quantity: string) =>
      costsOf({ orderAmount: amount('10') }, [line('a', '10', { quantity })]).lines[0]?.unitCost
    expect([unit(''), unit('0'), unit('0.5')]).toEqual(['', '', '140.000000'])
  })

  it('divides by gross weight above zero, be it ever so light', () => {
    const lines = [line('a', '1', { grossWeight: '0.75' }), line('b', '99', { grossWeight: '0.25' })]
    expect(freightOf(lines).amounts).toEqual(['75.00', '25.00'])
    const weightless = [line('a', '1', { grossWeight: '0' }), line('b', '99', { grossWeight: '1' })]
    expect(freightOf(weightless)).toMatchObject({ basis: 'value', fallback: 'noWeight' })
  })

  it('leaves VAT out of the landed cost and of the cost of a piece', () => {
    const undeclared = [
      {
        keys: ['a'],
        dutiableValue: amount('1'),
        duty: amount('10'),
        antiDumping: zero,
        consumptionTax: zero,
        vat: amount('13'),
      },
    ]
    const [cost] = costsOf({ undeclared, orderAmount: amount('10') }, [line('a', '10')]).lines
    expect(cost).toMatchObject({ total: '80.00', unitCost: '8.000000' })
    expect(cost?.amounts.vat).toBe('13.00')
  })
})

describe('the lines of an order', () => {
  const money = fc.integer({ min: 0, max: 1_000_000_00 }).map((cents): Amount => roundAmount(cents / 100))
  const booked = fc.record({
    kind: fc.constantFrom('fee', 'supplierPayment', 'bankCharge', 'exchangeDifference'),
    feeKind: fc.constantFrom('transport', 'insurance', 'agency', 'storage'),
    currency: fc.constantFrom('RMB', 'USD'),
    amount: money,
  })
  const goods = fc.record({
    keys: fc.constantFrom(['0'], ['0', '1'], ['gone']),
    dutiableValue: money,
    duty: money,
    antiDumping: money,
    consumptionTax: money,
    vat: money,
  })

  it('add up to what was booked, billed and estimated, kind by kind and to the cent', () => {
    fc.assert(
      fc.property(
        fc.array(fc.record({ value: money, weight: money }), { minLength: 1, maxLength: 60 }),
        fc.array(booked, { maxLength: 12 }),
        fc.array(goods, { maxLength: 6 }),
        fc.array(goods, { maxLength: 6 }),
        fc.array(
          fc.record({ kind: fc.constantFrom('duty', 'antiDumping', 'vat', 'consumptionTax'), amount: money }),
          {
            maxLength: 5,
          },
        ),
        (values, items, declared, undeclared, bills) => {
          const { parts, lines } = costsOf(
            {
              items,
              undeclared,
              declarations: [{ id: '1', isLive: true, lines: declared }],
              bills: bills.map((bill) => ({ ...bill, declarationId: '1', state: taxBillState.codes.open })),
            },
            values.map(({ value, weight }, place) => line(String(place), value, { grossWeight: weight })),
          )
          for (const kind of costKind.keys) {
            const part = parts.find((each) => each.kind === kind)
            expect(sum(lines.map(({ amounts }) => amounts[kind]))).toBe(part?.amount ?? '0.00')
            expect(sum((part?.sources ?? []).map((source) => source.amount))).toBe(part?.amount ?? '0.00')
          }
          const actual = (kinds: readonly CostKind[]) =>
            sum(parts.filter(({ kind }) => kinds.includes(kind)).map((part) => part.actual))
          const inRmb = items
            .filter(({ kind }) => kind !== 'supplierPayment')
            .map((item) => (item.currency === 'RMB' ? item.amount : roundAmount(Number(item.amount) * 7)))
          expect(actual(['freight', 'insurance', 'fees', 'other'])).toBe(sum(inRmb))
          expect(actual(['duty', 'consumptionTax', 'vat'])).toBe(sum(bills.map((bill) => bill.amount)))
        },
      ),
    )
  })
})

describe('a tax that is billed', () => {
  const goods = (key: string, dutiableValue: string, duty: string) => ({
    keys: [key],
    dutiableValue: amount(dutiableValue),
    duty: amount(duty),
    antiDumping: zero,
    consumptionTax: zero,
    vat: zero,
  })
  const dutyOf = (...lines: ReturnType<typeof goods>[]) =>
    costsOf(
      {
        orderAmount: zero,
        declarations: [{ id: '1', isLive: true, lines }],
        bills: [{ declarationId: '1', kind: 'duty', state: taxBillState.codes.open, amount: amount('30') }],
      },
      [line('a', '100'), line('b', '200')],
    ).lines.map(({ amounts }) => amounts.duty)

  it('is borne by the lines that were declared with it, and by value where none was', () => {
    expect(dutyOf(goods('a', '100', '10'), goods('b', '200', '0'))).toEqual(['30.00', '0.00'])
    expect(dutyOf(goods('a', '100', '0'), goods('b', '200', '0'))).toEqual(['10.00', '20.00'])
  })

  it('is borne by all lines where those that were declared were taken out of the order', () => {
    expect(dutyOf(goods('gone', '100', '10'))).toEqual(['10.00', '20.00'])
  })
})

it('an insurance that is ordered with the freight replaces the stated one', () => {
  const charges = { ...emptyCharges, insurance: '10.00' } as typeof emptyCharges
  const charge = (kind: string) => ({
    kind,
    basis: 0 as const,
    quantity: '1' as Rate,
    currency: 'RMB' as const,
    unitPrice: '30' as Rate,
    isIncluded: 0 as const,
    note: '',
  })
  const insurance = (...kinds: string[]) =>
    partOf({ charges, freightOrders: [{ isCharged: false, charges: kinds.map(charge) }] }, 'insurance')
      ?.amount
  expect(insurance('OF')).toBe('70.00')
  expect(insurance('OF', 'INS')).toBe('30.00')
})
