import { expect, it } from 'vitest'
import { receivingState } from './order.codes.ts'
import { OrderLineDraft } from './order-line.ts'
import { checkReceived, receivingStateOf } from './received-lines.ts'

const line = (key: string, qty: string) => OrderLineDraft.parse({ key, model: 'LM358', qty })
const received = [{ key: 'a', model: 'LM358', received: '40' }]

it('a line keeps at least what came in of it, and stays', () => {
  expect(checkReceived(received, [line('b', '5'), line('a', '40')])).toEqual([])
  expect(checkReceived(received, [line('b', '5'), line('a', '39.5')])).toMatchObject([
    { path: 'lines.1.qty', code: 'orderLine.belowReceived', params: { received: '40' } },
  ])
  expect(checkReceived(received, [line('a', '')])).toMatchObject([{ code: 'orderLine.belowReceived' }])
  expect(checkReceived(received, [line('b', '5')])).toMatchObject([
    { path: 'lines', code: 'orderLine.receivedIsGone', params: { model: 'LM358' } },
  ])
})

it('is fully stored when every line came in whole, and partly as soon as one more is to come', () => {
  const { fullyStored, partlyStored } = receivingState.codes
  expect(receivingStateOf(received, [line('a', '40.0')])).toBe(fullyStored)
  expect(receivingStateOf(received, [line('a', '41')])).toBe(partlyStored)
  expect(receivingStateOf(received, [line('a', '40'), line('b', '1')])).toBe(partlyStored)
})
