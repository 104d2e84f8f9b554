import { describe, expect, it } from 'vitest'
import { deliveryType, modelType, type OrderStateKey, orderState } from './order.codes.ts'
import { type OrderLabelFacts, orderStateLabel, orderStateLabels } from './order-state-label.ts'

const label = (state: OrderStateKey, facts: Partial<OrderLabelFacts> = {}) =>
  orderStateLabel({
    state,
    modelType: 'export',
    isWarehouseType: false,
    hasReturnReason: false,
    receivingState: 'notStored',
    shippingState: 'notShipped',
    signState: 'signed',
    deliveryType: 'warehousePickup',
    ...facts,
  })

describe('an order’s state reads', () => {
  it.each(orderState.keys)('%s as it is called when no rule applies', (state) => {
    expect(label(state)).toBe(state)
  })

  it('‘returned’ for a draft with a return reason', () => {
    expect(label('draft', { hasReturnReason: true })).toBe('returned')
    expect(label('submitted', { hasReturnReason: true })).toBe('submitted')
  })

  it('‘stored awaiting binding’ for code 3 of a warehouse-type order, whatever was received', () => {
    expect(label('audited', { isWarehouseType: true })).toBe('storedAwaitingBinding')
    expect(label('audited', { isWarehouseType: true, receivingState: 'fullyStored' })).toBe(
      'storedAwaitingBinding',
    )
    expect(label('declared', { isWarehouseType: true })).toBe('declared')
  })

  it('‘stored awaiting declaration’ for code 3 with receiving state 2, and not before', () => {
    expect(label('audited', { receivingState: 'fullyStored' })).toBe('storedAwaitingDeclaration')
    expect(label('audited', { receivingState: 'partlyStored' })).toBe('audited')
  })

  it.each(deliveryType.keys)(
    '‘dispatched’ for code 6 by express, dedicated car or carpool only: %s',
    (type) => {
      const isDispatched = [1, 2, 5].includes(deliveryType.codes[type])
      expect(label('arrived', { deliveryType: type })).toBe(isDispatched ? 'dispatched' : 'arrived')
    },
  )

  it('‘arrived’ for code 6 while no delivery type is chosen', () => {
    expect(label('arrived', { deliveryType: undefined })).toBe('arrived')
  })

  it.each(modelType.keys)(
    '‘arrived in Shenzhen’ for code 6 with shipping state 2 of an import only: %s',
    (type) => {
      const expected = type === 'import' ? 'arrivedInShenzhen' : 'arrived'
      expect(label('arrived', { modelType: type, shippingState: 'fullyShipped' })).toBe(expected)
      expect(label('arrived', { modelType: type, shippingState: 'partlyShipped' })).toBe('arrived')
    },
  )

  it('‘arrived in Shenzhen’ before ‘dispatched’ when both rules apply', () => {
    const both = { modelType: 'import', shippingState: 'fullyShipped', deliveryType: 'express' } as const
    expect(label('arrived', both)).toBe('arrivedInShenzhen')
  })

  it('‘delivering’ for code 7 until it is signed for', () => {
    expect(label('signed', { signState: 'unsigned' })).toBe('delivering')
  })

  it('by a label that has a text', () => {
    for (const key of orderState.keys) expect(orderStateLabels.keys).toContain(key)
  })
})

it('‘dispatched’ follows from the delivery type at no other code than 6', () => {
  for (const state of orderState.keys.filter((key) => key !== 'arrived' && key !== 'dispatched'))
    expect(label(state, { deliveryType: 'express' })).not.toBe('dispatched')
})
