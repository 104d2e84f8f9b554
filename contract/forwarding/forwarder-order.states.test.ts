import { expect, it } from 'vitest'
import { forwarderOrderMachine } from './forwarder-order.states.ts'
import { checkMaterial } from './forwarder-order.ts'

it('code 4 is reached by confirming the goods of an import, and by booking the warehouse of an export', () => {
  const stepsOf = (direction: 'import' | 'export') =>
    forwarderOrderMachine.transitions
      .filter(({ to }) => to === 'goodsReady')
      .filter(({ applies }) => applies?.({ direction, hasQuotation: true }) ?? true)
      .map(({ name }) => name)
  expect([stepsOf('import'), stepsOf('export')]).toEqual([['confirmGoods'], ['bookWarehouse']])
})

it('a price is quoted once one is entered', () => {
  const quote = forwarderOrderMachine.transitions.find(({ name }) => name === 'quote')
  expect(quote?.when?.({ direction: 'import', hasQuotation: true })).toBeUndefined()
  expect(quote?.when?.({ direction: 'import', hasQuotation: false })).toBe('forwarderOrder.noQuotation')
})

it('shipping instructions are a text, files or both', () => {
  const check = (material: string, files: string[]) =>
    checkMaterial({ material, attachments: { 'shipping-material': files } }).length
  expect([check('', []), check('by sea', []), check('', ['1']), check('by sea', ['1'])]).toEqual([1, 0, 0, 0])
  expect(checkMaterial({ material: '', attachments: {} })).toMatchObject([{ code: 'freight.noMaterial' }])
})
