import { expect, it } from 'vitest'
import { sharedApp } from '../../platform/testing/test-app.ts'
import { givenProduct } from './products.testing.ts'

const app = await sharedApp()
const member = await app.given.member()

const ask = (models: object[], token = member.token) =>
  app.client('POST base/online/productRequest/forModels', { token, body: { models } })

it('asks once for each model without a customs code, adds those that are missing and says what it did', async () => {
  await givenProduct(app, member, { model: 'KNOWN-1', brand: 'TI' })
  const models = [
    { model: 'known-1', brand: 'ti' },
    { model: 'NEW-1', brand: 'ST', name: 'Microcontroller', origin: 'CN', unit: '007' },
    { model: 'NEW-1', brand: 'st' },
    { model: 'NO-BRAND' },
  ]
  const first = await ask(models)
  expect(first.body.data).toEqual({
    requested: 2,
    added: 1,
    pending: 0,
    classified: 0,
    withoutBrand: 1,
    notAllowed: 0,
  })
  const requests = await app.client('GET base/online/productRequest/list', { token: member.token })
  expect(requests.body.rows.map((row: { model: string }) => row.model).toSorted()).toEqual([
    'KNOWN-1',
    'NEW-1',
  ])
  const again = await ask(models)
  expect(again.body.data).toMatchObject({ requested: 0, added: 0, pending: 2, withoutBrand: 1 })
})

it('adds no products for who may not, and still asks for those that are there', async () => {
  const clerk = await app.given.member({
    companyId: member.companyId,
    permissions: ['product-request-edit'],
  })
  await givenProduct(app, member, { model: 'KNOWN-2', brand: 'TI' })
  const answer = await ask(
    [
      { model: 'KNOWN-2', brand: 'TI' },
      { model: 'NEW-2', brand: 'TI' },
    ],
    clerk.token,
  )
  expect(answer.body.data).toMatchObject({ requested: 1, added: 0, notAllowed: 1 })
})
