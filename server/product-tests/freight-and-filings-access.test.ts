import { methodOf, pathOf } from '@quayside/contract/kernel/api.ts'
import { allPermissions, type Permission } from '@quayside/contract/permissions.ts'
import { expect, it } from 'vitest'
import { routes } from '../app.ts'
import { officeRoutes } from '../office/routes.ts'
import { sharedApp } from '../platform/testing/test-app.ts'

const app = await sharedApp()

/** Which permission each call needs, written once more beside the tables: another one is a decision. */
const needed: Partial<Record<Permission, readonly string[]>> = {
  'logistics-enquiry-list': ['GET freight/online/enquiry/list', 'GET freight/online/enquiry/{id}'],
  'logistics-enquiry-export': ['GET freight/online/enquiry/export'],
  'logistics-enquiry-save': ['POST freight/online/enquiry/save'],
  'logistics-enquiry-remove': ['DELETE freight/online/enquiry/batchRemove'],
  'logistics-enquiry-submit': ['POST freight/online/enquiry/{id}/submit'],
  'logistics-enquiry-cancel': ['POST freight/online/enquiry/{id}/cancel'],
  'logistics-quotation-list': [
    'GET freight/online/quotation/list',
    'GET freight/online/quotation/{id}',
    'GET freight/online/quotation/compare',
    'GET freight/online/quotation/compare/pdf',
  ],
  'logistics-quotation-export': [
    'GET freight/online/quotation/export',
    'GET freight/online/quotation/compare/excel',
  ],
  'logistics-quotation-offer': ['POST freight/online/quotation/{id}/counterOffer'],
  'logistics-quotation-confirm': ['POST freight/online/quotation/{id}/confirmQuote'],
  'logistics-freightOrder-list': ['GET freight/online/order/list', 'GET freight/online/order/{id}'],
  'logistics-freightOrder-export': ['GET freight/online/order/export'],
  'logistics-freightOrder-save': [
    'POST freight/online/order/save',
    'POST freight/online/order/{id}/addMaterial',
  ],
  'logistics-freightOrder-remove': ['DELETE freight/online/order/batchRemove'],
  'logistics-freightOrder-submit': [
    'POST freight/online/order/{id}/submit',
    'POST freight/online/order/{id}/confirmQuote',
  ],
  'logistics-freightOrder-cancel': ['POST freight/online/order/{id}/cancel'],
  'services-label-list': ['GET filing/online/label/list', 'GET filing/online/label/{id}'],
  'services-label-export': ['GET filing/online/label/export'],
  'services-label-save': ['POST filing/online/label/save'],
  'services-label-remove': ['DELETE filing/online/label/batchRemove'],
  'services-label-submit': ['POST filing/online/label/{id}/submit'],
  'services-label-confirm': [
    'POST filing/online/label/{id}/confirmVersion',
    'POST filing/online/label/{id}/askChange',
    'POST filing/online/label/{id}/acceptFee',
    'POST filing/online/label/{id}/declineFee',
  ],
  'approval-order-list': ['GET filing/online/approval/list', 'GET filing/online/approval/{id}'],
  'approval-order-export': ['GET filing/online/approval/export'],
  'approval-order-save': [
    'POST filing/online/approval/save',
    'GET filing/online/approval/importTemplate',
    'POST filing/online/approval/import',
    'POST filing/online/approval/{id}/handIn',
  ],
  'approval-order-remove': ['DELETE filing/online/approval/batchRemove'],
  'approval-order-submit': [
    'POST filing/online/approval/{id}/submit',
    'POST filing/online/approval/{id}/acceptFee',
    'POST filing/online/approval/{id}/declineFee',
  ],
  'approval-order-cancel': ['POST filing/online/approval/{id}/cancel'],
  'services-order-list': ['GET service/online/order/list', 'GET service/online/order/{id}'],
  'services-order-export': ['GET service/online/order/export'],
  'services-order-save': ['POST service/online/order/save'],
  'services-order-remove': ['DELETE service/online/order/batchRemove'],
  'services-order-submit': ['POST service/online/order/{id}/submit'],
  'services-order-cancel': ['POST service/online/order/{id}/cancel'],
  'services-order-sign': ['POST service/online/order/{id}/sign'],
}

const isOurs = ({ key }: { key: string }): boolean => /^(freight|filing|service)\/online\//.test(pathOf(key))
const asked = (key: string) => ({
  call: `${methodOf(key)} ${pathOf(key).replaceAll(/\{\w+\}/g, '999999')}`,
  body: methodOf(key) === 'GET' ? {} : { body: { nonsense: 1 } },
})

it('each call of freight, filings and services needs the permission of its kind, which opens no other', async () => {
  const keys = Object.values(needed).flat()
  expect(
    routes
      .filter(isOurs)
      .map(({ key }) => key)
      .toSorted(),
  ).toEqual(keys.toSorted())
  const { companyId } = await app.given.member()
  for (const [permission, own] of Object.entries(needed)) {
    const others = allPermissions.filter((each) => each !== permission)
    const [holder, lacking] = [
      await app.given.member({ companyId, permissions: [permission] }),
      await app.given.member({ companyId, permissions: others }),
    ]
    for (const key of own) {
      const { call, body } = asked(key)
      const [taken, refused] = [
        await app.client(call, { token: holder.token, ...body }),
        await app.client(call, { token: lacking.token, ...body }),
      ]
      expect([key, taken.body?.code === '403', refused.body?.code]).toEqual([key, false, '403'])
    }
  }
})

it('only operations and administrators quote, carry, file and serve', async () => {
  const [operations, finance, reviewer] = [
    await app.given.staff({ roles: ['operations'] }),
    await app.given.staff({ roles: ['finance'] }),
    await app.given.staff({ roles: ['reviewer'] }),
  ]
  const ours = officeRoutes.filter(isOurs)
  expect(ours.length).toBeGreaterThan(40)
  for (const { key } of ours) {
    const { call, body } = asked(key)
    const codes = await Promise.all(
      [operations, finance, reviewer].map(
        async ({ token }) => (await app.office(call, { token, ...body })).body?.code,
      ),
    )
    expect([key, codes.map((code) => code === '403')]).toEqual([key, [false, true, true]])
  }
})
