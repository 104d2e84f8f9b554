import { describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { Lots } from './lots.ts'

const messagesOf = (lots: unknown) =>
  z.safeParse(Lots, lots).error?.issues.map(({ path, message }) => `${path.join('.')} ${message}`) ?? []

describe('goods in storage that are named by their lots', () => {
  it.each([
    ['0', ['0.qty orderLine.notPositive']],
    ['0.000001', []],
    ['1.5', []],
    ['-1', ['0.qty orderLine.quantity', '0.qty orderLine.notPositive']],
    ['', ['0.qty field.required', '0.qty orderLine.quantity', '0.qty orderLine.notPositive']],
  ])('have a quantity above zero: %j', (qty, messages) => {
    expect(messagesOf([{ lotNumber: 'A', qty }])).toEqual(messages)
  })

  it('are at least one and at most a thousand', () => {
    const lots = (count: number) =>
      Array.from({ length: count }, (_each, place) => ({ lotNumber: `L${place}`, qty: '1' }))
    expect(messagesOf([])).toEqual([' field.required'])
    expect(messagesOf(lots(1000))).toEqual([])
    expect(messagesOf(lots(1001))).toHaveLength(1)
  })

  it('are named once each', () => {
    const lot = { lotNumber: 'A', qty: '1' }
    expect(messagesOf([lot, { ...lot, lotNumber: 'B' }, lot])).toEqual(['2.lotNumber order.lotTwice'])
  })
})
