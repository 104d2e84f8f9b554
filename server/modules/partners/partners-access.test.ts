import { supplierApi } from '@quayside/contract/partners/supplier.api.ts'
import { supplierAccountApi } from '@quayside/contract/partners/supplier-account.api.ts'
import { supplierAddressApi } from '@quayside/contract/partners/supplier-address.api.ts'
import { allPermissions } from '@quayside/contract/permissions.ts'
import { describe, expect, it } from 'vitest'
import { sharedApp } from '../../platform/testing/test-app.ts'
import { givenAccount, givenAddress, givenFile, givenSupplier, supplierForm } from './partners.testing.ts'

const app = await sharedApp()

const guarded = Object.entries({ ...supplierApi, ...supplierAccountApi, ...supplierAddressApi }).filter(
  ([, { access }]) => access !== 'member',
)

describe('every call of the module', () => {
  it.each(guarded)('%s asks for its own permission', async (key, { access }) => {
    const permissions = allPermissions.filter((permission) => permission !== access)
    const { token } = await app.given.member({ permissions })
    const isUpload = key.endsWith('/import')
    const body = new FormData()
    body.set('mode', 'preview')
    body.set('file', new Blob(['x']), 'x.csv')
    const answer = await app.client(key.replace('{id}', '1'), {
      token,
      ...(isUpload ? { body } : !key.startsWith('GET') && { body: {} }),
    })
    expect(answer.body.code).toBe('403')
  })
})

describe('another company', () => {
  it('finds none of our records by their ids, and changes nothing', async () => {
    const ours = await app.given.member()
    const supplier = await givenSupplier(app, ours, { name: 'Ours' })
    const account = await givenAccount(app, ours, supplier.id)
    const address = await givenAddress(app, ours, supplier.id)
    const theirs = await app.given.member()
    const call = (key: string, body?: unknown) =>
      app.client(key, { token: theirs.token, ...(body !== undefined && { body }) })

    const records = { supplier, supplierAccount: account, supplierAddress: address }
    for (const [resource, { id }] of Object.entries(records)) {
      expect((await call(`GET base/online/${resource}/${id}`)).body.code).toBe(404)
      expect((await call(`DELETE base/online/${resource}/batchRemove`, { ids: [id] })).body.code).toBe(404)
      expect((await call(`GET base/online/${resource}/list`)).body.total).toBe(0)
      const exported = await app.client(`GET base/online/${resource}/export`, {
        token: theirs.token,
        query: { ids: id },
      })
      expect(exported.body).toMatchObject({ code: 400, msg: 'No data, please check the query conditions' })
    }
    expect((await call(`POST base/online/supplier/${supplier.id}/requestVoid`, {})).body.code).toBe(404)
    const form = await supplierForm(app, theirs)
    expect(
      (await call('POST base/online/supplier/save', { ...form, ...supplier, version: 1 })).body.code,
    ).toBe(404)

    const { body } = await app.client(`GET base/online/supplier/${supplier.id}`, { token: ours.token })
    expect(body.data).toMatchObject({ name: 'Ours', version: 1, status: 1 })
    expect((await app.client('GET base/online/supplierAccount/list', { token: ours.token })).body.total).toBe(
      1,
    )
    expect((await app.client('GET base/online/supplierAddress/list', { token: ours.token })).body.total).toBe(
      1,
    )
  })

  it('cannot hang accounts and addresses on our supplier, nor change ours from its own', async () => {
    const ours = await app.given.member()
    const supplier = await givenSupplier(app, ours)
    const account = await givenAccount(app, ours, supplier.id)
    const theirs = await app.given.member()
    const own = await givenSupplier(app, theirs)
    await expect(givenAccount(app, theirs, supplier.id)).rejects.toThrow('"code":404')
    await expect(givenAddress(app, theirs, supplier.id)).rejects.toThrow('"code":404')
    await expect(givenAccount(app, theirs, own.id, { id: account.id, version: 1 })).rejects.toThrow(
      '"code":404',
    )
  })

  it('cannot attach our files', async () => {
    const ours = await app.given.member()
    const file = await givenFile(app, ours)
    const theirs = await app.given.member()
    const form = await supplierForm(app, theirs)
    const body = { ...form, attachments: { ...form.attachments, 'business-licence': [file] } }
    const answer = await app.client('POST base/online/supplier/save', { token: theirs.token, body })
    expect(answer.body.code).toBe(404)
    expect((await app.client('GET base/online/supplier/list', { token: theirs.token })).body.total).toBe(0)
  })
})
