import { expect, it } from 'vitest'
import { auditAbout, auditParts, auditRecord } from './audit.ts'

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

it.each([
  ['POST business/online/order/save', 'order', 'save'],
  ['office GET business/online/order/{id}', 'order', 'open'],
  ['GET system/online/file/{id}', 'file', 'open'],
  ['DELETE base/online/address/{id}', 'address', 'remove'],
  ['DELETE auth/token', 'session', 'logout'],
  ['DELETE auth/token/logout', 'session', 'logout'],
  ['DELETE business/online/order/batchRemove', 'order', 'batchRemove'],
  ['office POST business/online/order/{id}/auditPass', 'order', 'auditPass'],
])('the call %s is shown as %s %s', (action, subject, verb) => {
  expect(auditParts(action)).toEqual({ subject, verb })
})

it.each([
  [
    'a step of the office on a named record',
    'office POST business/online/order/{id}/auditPass',
    'order 12',
    '12',
  ],
  ['a customer’s call, whose path tells the kind', 'POST business/online/order/{id}/submit', '12', '12'],
  ['a target that is no id', 'office POST business/online/order/{id}/auditPass', 'order twelve', undefined],
  ['what is no record of a customer', 'office POST office/online/staff/save', 'staff 12', undefined],
])('of %s the record is known or not', (_what, action, target, id) => {
  expect(auditRecord(action, target)?.id).toBe(id)
})
