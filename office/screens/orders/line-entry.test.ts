import { emptyLine } from '@quayside/contract/orders/order-line.ts'
import { expect, it } from 'vitest'
import { judge, type Line } from './line-entry.ts'

const line: Line = {
  ...emptyLine('1'),
  id: '1',
  qty: '100',
  receivedQty: '0',
  announcedQty: '0',
  shortQty: '0',
  shippedQty: '0',
  heldQty: '0',
  receivingState: 0,
  shippingState: 0,
  hsCode: '',
  commodityState: 0,
}
const today = '2026-11-18'
const judged = (printed: object) =>
  judge([line], { 1: '100' }, { step: 'receive', reasons: {}, bad: {}, printed: { 1: printed }, today })

it('sends the days and the batch that are printed on the goods', () => {
  const printed = { producedOn: '2026-11-01', expiresOn: '', batchNumber: ' B-1 ' }
  expect(judged(printed).given).toEqual([
    { lineId: '1', qty: '100', producedOn: '2026-11-01', batchNumber: 'B-1' },
  ])
})

it('marks days that cannot be meant, and counts expired goods', () => {
  expect(judged({ producedOn: '2026-11-20' }).wrong.get('1')?.path).toBe('lines.0.producedOn')
  expect(judged({ expiresOn: '2026-11-17' })).toMatchObject({ expired: 1, wrong: new Map() })
  expect(judged({ expiresOn: '2026-11-18' }).expired).toBe(0)
})
