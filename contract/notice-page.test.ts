import { expect, it } from 'vitest'
import { healingAddress } from './healed-at.ts'
import { addressOfNotice } from './notice-page.ts'

it.each([
  ['one record leads to it', 'order', '7', 'order.auditPass', '/orderInfo?id=7'],
  ['several records leads to their list', 'supplier', null, null, '/supplierList'],
  ['several records of one state leads to these', 'order', null, 'order.auditPass', '/orderList?state=3'],
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
  expect(addressOfNotice({ entity, entityId, event } as Parameters<typeof addressOfNotice>[0])).toBe(address)
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
