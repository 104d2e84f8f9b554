import { expect, it } from 'vitest'
import { auditAbout, auditParts } from './audit.ts'

it.each([
  ['office POST office/online/staff/save', '12', { thing: 'staff', key: '12' }],
  ['office POST base/online/dictionary/{type}/save', '7 CN', { thing: 'dictionary', key: '7 CN' }],
  ['office GET system/online/file/{id}', 'file 9', { thing: 'file', key: '9' }],
  ['office POST office/online/apiKey/{id}/revoke', 'apiKey 3', { thing: 'apiKey', key: '3' }],
  ['POST /erp/v1/orders', 'api key 3: orders.upsert', { thing: 'apiKey', key: '3' }],
  ['office POST base/online/hsCode/import', 'tariff 4', { thing: 'tariffImport', key: '4' }],
  ['login.password', 'login.wrong', { refusal: 'login.wrong' }],
  ['office POST office/online/failedJob/retry', 'failedJob 3,4', { text: '' }],
  ['PUT business/online/address', '44', { text: '' }],
  ['office POST base/online/rate/import', 'rates.xlsx: 12', { text: 'rates.xlsx: 12' }],
  ['office POST warehouse/online/location/save', 'location A-03-2', { text: 'A-03-2' }],
  ['office POST system/online/sysConfig/save', 'setting landing', { text: '' }],
])('%s of %s is about %o', (action, target, about) => {
  expect(auditAbout(action, target)).toEqual(about)
})

it('a call of the ERP is about the entity in its path', () => {
  expect(auditParts('POST /erp/v1/freight-orders/{id}/arrive')).toEqual({
    subject: 'freight-orders',
    verb: 'erp',
  })
})
