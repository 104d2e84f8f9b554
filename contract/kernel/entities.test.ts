import { expect, it } from 'vitest'
import * as z from 'zod/mini'
import { brandPictures, isOnPapers } from './brand.ts'
import { documentApi } from './documents/document-api.ts'
import { fromFeedName, hasPage, toFeedName } from './entities.ts'
import { hasDictionary } from './lines/line-column.ts'

it('orders have a page of their own, notes of colleagues and unknown names have none', () => {
  expect(['order', 'supplier', 'recordNote', 'toString', 'nothing'].map(hasPage)).toEqual([
    true,
    true,
    false,
    false,
    false,
  ])
})

it('an entity’s name in the feed is read back as the entity', () => {
  for (const name of ['order', 'inbound', 'fee']) expect(fromFeedName(toFeedName(name))).toBe(name)
})

it('letterhead and stamp stand on papers, the other pictures of the brand on screens', () => {
  expect(brandPictures.filter(isOnPapers)).toEqual(['letterhead', 'stamp'])
})

it('lines have a dictionary where one of their columns takes its values', () => {
  const columns = [
    { key: 'model', kind: 'text', max: 9, width: 1 },
    { key: 'origin', kind: 'entry', dictionary: 1001, width: 1 },
  ] as const
  expect([hasDictionary(columns, 1001), hasDictionary(columns, 1003)]).toEqual([true, false])
})

it('a document’s calls ask for the permissions of its page, and its export answers bytes', () => {
  const schema = z.object({})
  const calls = documentApi({
    entity: 'serviceOrder',
    list: { summary: '', query: schema, rows: schema },
    export: { summary: '', query: schema },
    save: { summary: '', body: schema },
    remove: '',
    one: { summary: '', data: schema },
    steps: { submit: { summary: '' }, sign: { access: 'services-order-save', summary: '', body: schema } },
  })
  expect(Object.entries(calls).map(([key, { access }]) => `${key} ${access}`)).toEqual([
    'GET service/online/order/list services-order-list',
    'GET service/online/order/export services-order-export',
    'POST service/online/order/save services-order-save',
    'DELETE service/online/order/batchRemove services-order-remove',
    'GET service/online/order/{id} services-order-list',
    'POST service/online/order/{id}/submit services-order-submit',
    'POST service/online/order/{id}/sign services-order-save',
  ])
  expect(calls['GET service/online/order/export'].binary).toBe(true)
})
