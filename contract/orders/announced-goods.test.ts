import { describe, expect, it } from 'vitest'
import { checkAnnounced, handledOf, isAnnounceable, stillToCome } from './announced-goods.ts'
import { orderKind, receivingState } from './order.codes.ts'

const goods = { qty: '10', receivedQty: '2', announcedQty: '3', shortQty: '1' }

describe('goods of an order’s line', () => {
  it('are still to come as far as they are neither here, announced nor short', () => {
    expect(stillToCome(goods)).toBe('4')
    expect(stillToCome({ ...goods, receivedQty: '6' })).toBe('0')
    expect(stillToCome({ ...goods, receivedQty: '9' })).toBe('0')
    expect(stillToCome({ qty: '10', receivedQty: '', announcedQty: '', shortQty: '' })).toBe('10')
  })

  it('belong to the order where they came, are announced, or left', () => {
    expect(handledOf({ receivedQty: '2', announcedQty: '3', shippedQty: '' })).toBe('5')
    expect(handledOf({ receivedQty: '2', announcedQty: '3', shippedQty: '6' })).toBe('6')
    expect(handledOf({ receivedQty: '', announcedQty: '', shippedQty: '' })).toBe('0')
  })
})

describe('an order whose goods are announced', () => {
  const order = {
    state: 'audited',
    modelType: orderKind.codes.import as number,
    isWarehouseType: false,
    receivingState: receivingState.codes.notStored as number,
  } as const

  it('is one that the provider could receive, and not one of goods in the store', () => {
    expect(isAnnounceable(order)).toBe(true)
    expect(isAnnounceable({ ...order, state: 'submitted' })).toBe(false)
    expect(isAnnounceable({ ...order, state: 'draft' })).toBe(false)
    expect(isAnnounceable({ ...order, isWarehouseType: true })).toBe(false)
  })

  it('gives each inbound line no more than what the ones before left', () => {
    const of = new Map([['1', { ...goods, orderNo: 'IM1', isAnnounceable: true }]])
    const line = (qty: string, orderLineId: string | null = '1') => ({ orderLineId, qty })
    expect(checkAnnounced([line('4')], of)).toEqual([])
    expect(checkAnnounced([line('3'), line('2')], of)).toMatchObject([
      { path: 'lines.1.qty', code: 'warehouseIn.moreThanOrdered', params: { orderNo: 'IM1', left: '1' } },
    ])
    expect(checkAnnounced([line('5'), line('1')], of)).toMatchObject([
      { path: 'lines.0.qty', params: { left: '4' } },
      { path: 'lines.1.qty', params: { left: '0' } },
    ])
    expect(checkAnnounced([line('99', null), line('99', '2')], of)).toEqual([])
    const late = new Map([['1', { ...goods, orderNo: 'IM1', isAnnounceable: false }]])
    expect(checkAnnounced([line('1')], late)).toMatchObject([
      { path: 'lines.0.model', code: 'warehouseIn.orderNotReceivable' },
    ])
  })
})

it('a part of a piece is still to come', () => {
  expect(stillToCome({ ...goods, receivedQty: '5.5' })).toBe('0.5')
})
