import { expect, it } from 'vitest'
import { healingAddress } from './healed-at.ts'
import { addressOfNotice, togetherBy } from './notice-page.ts'

it.each([
  ['one record leads to it', 'order', '7', 'order.auditPass', '/orderInfo?id=7'],
  ['several records leads to their list', 'supplier', null, null, '/supplierList'],
  [
    'several records of one state leads to these',
    'classificationRequest',
    null,
    'classificationRequest.return',
    '/myRequestion?state=3',
  ],
  ['what has a page without records leads there', 'debt', '7', null, '/debtDetail'],
  [
    'goods that expire leads to those near expiry',
    'expiringStock',
    '7',
    null,
    '/CustomerStockList?isNearExpiry=1',
  ],
  ['what has no page leads nowhere', 'journal', '7', null, undefined],
  ['nothing leads nowhere', null, null, null, undefined],
])('a message about %s', (_what, entity, entityId, event, address) => {
  const notice = { entity, entityId, event, orderNo: null }
  expect(addressOfNotice(notice as Parameters<typeof addressOfNotice>[0])).toBe(address)
})

it.each([
  ['IM261120-0001', 'order.auditPass', '/ImportOrderList?state=3'],
  ['EX261120-0001', 'order.auditFail', '/ExportOrderList?state=2'],
  ['TR261120-0001', 'order.repeat', '/PlaceAnOrderList'],
  ['DM261120-0001', 'order.auditPass', '/orderList?state=3'],
  [null, 'order.auditPass', '/homeindex'],
])(
  'a message about several orders such as %s (%s) leads to the list of their kind',
  (orderNo, event, address) => {
    expect(addressOfNotice({ entity: 'order', entityId: null, event, orderNo })).toBe(address)
  },
)

it('messages about orders are put together by their kind, others by what they are about', () => {
  expect(togetherBy({ entity: 'order', orderNo: 'IM1' })).not.toBe(
    togetherBy({ entity: 'order', orderNo: 'EX1' }),
  )
  expect(togetherBy({ entity: 'fee', orderNo: 'IM1' })).toBe(togetherBy({ entity: 'fee', orderNo: 'EX1' }))
})

it.each([
  ['a page of one record', { code: 'declaration.openBills', heals: { billId: '5' } }, '/office/taxBill?id=5'],
  [
    'a page with a fixed parameter',
    { code: 'declaration.numberMissing', heals: { declarationId: '5' } },
    '/office/declaration?edit=1&id=5',
  ],
  ['a list', { code: 'declaration.rateMissing' }, '/office/rates'],
  ['nowhere without its record', { code: 'declaration.openBills', heals: { orderId: '5' } }, undefined],
  ['nowhere where the other side puts it right', { code: 'companyChange.pending' }, undefined],
  ['nowhere where nothing puts it right', { code: 'record.stale' }, undefined],
])('a refusal in the office leads to %s', (_what, finding, address) => {
  expect(healingAddress('office', finding)).toBe(address)
})
