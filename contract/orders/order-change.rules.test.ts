import { describe, expect, it } from 'vitest'
import { foundBy } from '../kernel/findings-of.testing.ts'
import { checkOrderChange, isApplicable, isAppliedAtOnce, isChangeRequestable } from './order-change.rules.ts'

type Order = Parameters<typeof checkOrderChange>[0]
const order = {
  contractNo: 'C1',
  shippingNoteNo: '',
  supplierInvoiceNo: '',
  remarks: '',
  delivery: { address: '1 Main Street' },
  lines: [{ id: '1', qty: '10', price: '2', receivedQty: '3', announcedQty: '1', shippedQty: '' }],
} as unknown as Order
type Item = Parameters<typeof checkOrderChange>[1]['items'][number]
const item = (field: Item['field'], after: string, lineId: string | null = null): Item => ({
  field,
  after,
  lineId,
})
const check = (items: Item[], request = ''): string[] =>
  foundBy(checkOrderChange(order, { items, request, reason: 'x', fileIds: [] }))

describe('a change that a customer asks for', () => {
  it('may be to a part of a piece, and not to nothing', () => {
    const price = (after: string) => check([item('line.price', after, '1')])
    expect([price('0.5'), price('0')]).toEqual([[], ['items.0.after orderLine.notPositive']])
    expect(price('2.0')).toEqual(['items.0.after orderChange.same'])
  })

  it('can be asked for past the audit until the order is completed', () => {
    expect(isChangeRequestable('submitted')).toBe(false)
    expect(isChangeRequestable('audited')).toBe(true)
    expect(isChangeRequestable('arrived')).toBe(true)
    expect(isChangeRequestable('completed')).toBe(false)
  })

  it('asks for something', () => {
    expect(check([])).toEqual(['orderChange.nothing'])
    expect(check([], 'another forwarder')).toEqual([])
  })

  it('is of fields that are there, each once, and different from now', () => {
    expect(check([item('contractNo', 'C2'), item('line.price', '3', '1')])).toEqual([])
    expect(check([item('line.price', '3', '9')])).toEqual(['items.0.lineId orderLine.unknown'])
    expect(check([item('contractNo', 'C2'), item('contractNo', 'C3')])).toEqual([
      'items.1.after orderChange.twice',
    ])
    expect(check([item('contractNo', 'C1 ')])).toEqual(['items.0.after orderChange.same'])
    expect(check([item('delivery.address', '1 Main Street')])).toEqual(['items.0.after orderChange.same'])
    expect(check([item('line.price', '2.00', '1')])).toEqual(['items.0.after orderChange.same'])
  })

  it('is well formed', () => {
    expect(check([item('line.qty', 'ten', '1')])).toHaveLength(1)
    expect(check([item('line.qty', '', '1')])).toEqual(['items.0.after field.required'])
    expect(check([item('line.qty', '0', '1')])).toEqual(['items.0.after orderLine.notPositive'])
  })

  it('leaves the goods that came in or are announced', () => {
    expect(check([item('line.qty', '4', '1')])).toEqual([])
    expect(check([item('line.qty', '3.9', '1')])).toEqual(['items.0.after orderLine.belowReceived'])
  })
})

describe('an accepted change', () => {
  it('is written while nothing has fixed the field', () => {
    expect(isApplicable('line.qty', 'received')).toBe(true)
    expect(isApplicable('line.qty', 'bound')).toBe(false)
    expect(isApplicable('contractNo', 'bound')).toBe(true)
    expect(isApplicable('contractNo', 'declared')).toBe(false)
    expect(isApplicable('delivery.address', 'arrived')).toBe(true)
    expect(isApplicable('remarks', 'arrived')).toBe(true)
    expect(isApplicable('delivery.address', 'completed')).toBe(false)
  })

  it('leaves work to the staff where it has a request or a fixed field', () => {
    expect(isAppliedAtOnce({ request: '', items: [{ field: 'contractNo' }] }, 'audited')).toBe(true)
    expect(isAppliedAtOnce({ request: 'more', items: [{ field: 'contractNo' }] }, 'audited')).toBe(false)
    const both = [{ field: 'delivery.address' }, { field: 'line.qty' }] as const
    expect(isAppliedAtOnce({ request: '', items: both }, 'bound')).toBe(false)
  })
})
