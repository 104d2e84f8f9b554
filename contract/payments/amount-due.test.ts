import { describe, expect, it } from 'vitest'
import { itemsAtOnce } from '../finance/announced-transfer.ts'
import { transferPurpose } from '../finance/voucher.codes.ts'
import { amount } from '../kernel/money.ts'
import { amountsDue } from './amount-due.ts'
import { paymentApplicationState } from './payment.codes.ts'

const application = {
  id: '1',
  number: 'PA1',
  state: paymentApplicationState.codes.unreviewed as number,
  rmbAmount: amount('700.00'),
  earmarked: amount('200.00'),
}
const item = {
  id: '11',
  currency: 'USD',
  outstanding: amount('30.00'),
  orderNo: 'IM1' as string | null,
  documentNo: 'FE1',
}
const announced = {
  number: 'TN1',
  currency: 'USD',
  amount: amount('10.00'),
  purpose: transferPurpose.codes.debts as string,
  applicationId: null as string | null,
  itemIds: [] as string[],
}
const due = (facts: Partial<Parameters<typeof amountsDue>[0]>) =>
  amountsDue({ applications: [], items: [], announced: [], ...facts })

describe('what is due for applications', () => {
  it('is what they lack in RMB while the provider waits for it', () => {
    const forIt = { ...announced, currency: 'RMB', applicationId: '1' }
    expect(due({ applications: [application], announced: [forIt, announced] })).toEqual([
      {
        currency: 'RMB',
        amount: '500.00',
        applicationId: '1',
        itemIds: [],
        debts: 0,
        reference: 'PA1',
        announced: '10.00',
      },
    ])
  })

  it('counts for each application what was announced for it', () => {
    const other = { ...application, id: '2', number: 'PA2' }
    const forOther = { ...announced, currency: 'RMB', applicationId: '2' }
    expect(
      due({ applications: [application, other], announced: [forOther] }).map((each) => each.announced),
    ).toEqual(['0.00', '10.00'])
  })

  it('is nothing once they are paid, cancelled or covered', () => {
    const { cancelled } = paymentApplicationState.codes
    const covered = { ...application, earmarked: amount('700.00') }
    const above = { ...application, earmarked: amount('900.00') }
    expect(due({ applications: [covered, above, { ...application, state: cancelled }] })).toEqual([])
  })
})

describe('what is due for debts', () => {
  it('is one amount for each currency, without what is settled', () => {
    const settled = { ...item, id: '12', outstanding: amount('0.00') }
    const second = { ...item, id: '13', outstanding: amount('12.50'), documentNo: 'FE2' }
    const yen = { ...item, id: '14', currency: 'JPY', outstanding: amount('900.00') }
    expect(due({ items: [item, settled, second, yen] })).toMatchObject([
      { currency: 'USD', amount: '42.50', itemIds: ['11', '13'], debts: 2, applicationId: null },
      { currency: 'JPY', amount: '900.00', itemIds: ['14'], debts: 1 },
    ])
  })

  it('is quoted by the one document, else by the one order, else by the one announcement', () => {
    const other = { ...item, id: '12', documentNo: 'FE2' }
    const elsewhere = { ...other, id: '13', orderNo: 'IM2' }
    const referenceOf = (items: (typeof item)[], notices = [announced]) =>
      due({ items, announced: notices })[0]?.reference
    expect(referenceOf([item])).toBe('FE1')
    expect(referenceOf([item, other])).toBe('IM1')
    expect(referenceOf([item, other, elsewhere])).toBe('TN1')
    expect(referenceOf([item, other, elsewhere], [announced, { ...announced, number: 'TN2' }])).toBe('')
  })

  it('counts what is announced for them or for no debt by name, in their currency', () => {
    const announcedFor = (changes: Partial<typeof announced>) =>
      due({ items: [item], announced: [{ ...announced, ...changes }] })[0]?.announced
    expect(announcedFor({})).toBe('10.00')
    expect(announcedFor({ itemIds: ['11', '99'] })).toBe('10.00')
    expect(announcedFor({ itemIds: ['99'] })).toBe('0.00')
    expect(announcedFor({ purpose: 'other' })).toBe('0.00')
    expect(announcedFor({ currency: 'JPY' })).toBe('0.00')
    expect(announcedFor({ applicationId: '1' })).toBe('0.00')
  })

  it('names the debts as long as one announcement can', () => {
    const items = Array.from({ length: itemsAtOnce + 1 }, (_unused, place) => ({
      ...item,
      id: String(place),
    }))
    expect(due({ items })[0]).toMatchObject({ itemIds: [], debts: itemsAtOnce + 1 })
    expect(due({ items: items.slice(1) })[0]?.itemIds).toHaveLength(itemsAtOnce)
  })
})
