import { describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import {
  checkMinorUnits,
  inAnyCurrency,
  inCurrency,
  inRecordCurrency,
  inRmb,
  type MoneyField,
  moneyPaths,
} from './money-fields.ts'
import { amountText, chargedPrice } from './schema.ts'

const price: MoneyField = { ...inCurrency('currency'), quantity: 'qty' }
const Fee = z.object({
  qty: z.optional(z.string()),
  price: z.optional(chargedPrice(price)),
  amount: z.optional(z.nullable(amountText(inCurrency('currency', 'orderCurrency')))),
  currency: z.optional(z.string()),
})
const Bill = z.object({
  orderCurrency: z.optional(z.string()),
  fees: z.array(Fee),
  total: z.optional(amountText(inRmb)),
  note: z.optional(z.string()),
})
const faultsOf = (bill: unknown): string[] =>
  checkMinorUnits(Bill, bill).map(({ path, code }) => `${path} ${code}`)

describe('an amount', () => {
  it('has no fraction where its currency has none, wherever it stands in what was sent', () => {
    const fees = [
      { amount: '10.50', currency: 'USD' },
      { amount: '10.50', currency: 'JPY' },
      { amount: '10.00', currency: 'JPY' },
    ]
    expect(faultsOf({ fees })).toEqual(['fees.1.amount field.minorUnit'])
  })

  it('is in the first currency that is filled, beside it before around it', () => {
    expect(faultsOf({ orderCurrency: 'JPY', fees: [{ amount: '0.50', currency: 'USD' }] })).toEqual([])
    expect(faultsOf({ orderCurrency: 'JPY', fees: [{ amount: '0.50', currency: '' }] })).toHaveLength(1)
    expect(faultsOf({ orderCurrency: 'JPY', fees: [{ amount: ' 0.50 ' }] })).toHaveLength(1)
    expect(faultsOf({ orderCurrency: 'USD', fees: [{ amount: '0.50' }] })).toEqual([])
  })

  it('is left to the other checks where it, its currency or its list is not what it should be', () => {
    const wrong = [
      { fees: [{ amount: '', currency: 'JPY' }] },
      { fees: [{ amount: 10.5, currency: 'JPY' }] },
      { fees: [{ amount: null, currency: 'JPY' }] },
      { fees: [{ amount: '10.50', currency: 7 }] },
      { fees: [{ amount: '10.50' }] },
      { fees: { amount: '10.50', currency: 'JPY' } },
      { fees: [null, 'x', ['10.50']] },
      null,
      [],
    ]
    for (const bill of wrong) expect(faultsOf(bill)).toEqual([])
  })

  it('of RMB, of any currency or of a record’s is not checked here', () => {
    expect(faultsOf({ fees: [], total: '10.50' })).toEqual([])
    const Filter = z.object({ least: amountText(inAnyCurrency), paid: amountText(inRecordCurrency) })
    expect(checkMinorUnits(Filter, { least: '0.50', paid: '0.50', currency: 'JPY' })).toEqual([])
  })
})

describe('a price', () => {
  it('is an amount only where the quantity beside it is one, or is not given', () => {
    const fee = { price: '0.50', currency: 'JPY' }
    expect(faultsOf({ fees: [{ ...fee, qty: '1' }] })).toEqual(['fees.0.price field.minorUnit'])
    expect(faultsOf({ fees: [{ ...fee, qty: '1.000' }] })).toHaveLength(1)
    expect(faultsOf({ fees: [{ ...fee, qty: '' }] })).toHaveLength(1)
    expect(faultsOf({ fees: [fee] })).toHaveLength(1)
    expect(faultsOf({ fees: [{ ...fee, qty: '2' }] })).toEqual([])
  })
})

describe('the money fields of a call', () => {
  it('are found in lists, alternatives, optional fields and conversions, and nowhere else', () => {
    const Sent = z.object({
      fees: z._default(z.array(Fee), []),
      either: z.union([z.string(), z.object({ note: z.string() }), z.object({ paid: amountText(inRmb) })]),
      read: z.pipe(
        z.object({ paid: amountText(inRmb) }),
        z.transform((value) => value),
      ),
      note: z.object({ text: z.string() }),
    })
    expect(moneyPaths(Sent).map(({ path }) => path.join('.'))).toEqual([
      'fees.*.price',
      'fees.*.amount',
      'either.paid',
      'read.paid',
    ])
    expect(moneyPaths(z.object({ note: z.string() }))).toEqual([])
  })
})
