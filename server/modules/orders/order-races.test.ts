import { describe, expect, it } from 'vitest'
import { sharedApp } from '../../platform/testing/test-app.ts'
import { givenProduct } from '../products/products.testing.ts'
import { lineForm, orderForm, read, save, saved, submit } from './orders.testing.ts'

const app = await sharedApp()

describe('races', () => {
  const rounds = Array.from({ length: 10 }, (_, n) => n)

  it('between a change and a submission have one legal outcome', async () => {
    const member = await app.given.member()
    const form = await orderForm(app, member)
    for (const _ of rounds) {
      const { id } = saved(await save(app, member, form))
      const [changed, submitted] = await Promise.all([
        save(app, member, { ...form, id, version: 1, remarks: 'changed' }),
        submit(app, member, id),
      ])
      expect([200, 409]).toContain(changed.body.code)
      expect(submitted.body.code).toBe(200)
      const order = await read(app, member, id)
      expect([order.state, order.remarks]).toEqual([1, changed.body.code === 200 ? 'changed' : ''])
    }
  })

  it('between deleting and submitting have one winner', async () => {
    const member = await app.given.member()
    const form = await orderForm(app, member)
    for (const _ of rounds) {
      const { id } = saved(await save(app, member, form))
      const [removed, submitted] = await Promise.all([
        app.client('DELETE business/online/order/batchRemove', {
          token: member.token,
          body: { ids: [id] },
        }),
        submit(app, member, id),
      ])
      const codes = [removed.body.code, submitted.body.code]
      expect([
        [200, 404],
        [409, 200],
      ]).toContainEqual(codes)
    }
  })

  it('between submissions of overlapping selections with the same goods submit each order once', async () => {
    const member = await app.given.member()
    const products = [await givenProduct(app, member), await givenProduct(app, member)]
    const lines = (order: readonly number[]) => order.map((n) => lineForm({ productId: products[n]?.id }))
    const form = await orderForm(app, member)
    for (const _ of rounds.slice(0, 5)) {
      const ids: string[] = []
      for (const order of [[0], [1], [1, 0], [0, 1]])
        ids.push(saved(await save(app, member, { ...form, lines: lines(order) })).id)
      const answers = await Promise.all(
        [ids, ids.toReversed(), [ids[1], ids[0]]].map((chosen) =>
          app.client('PUT system/online/sysTableLevelStep/commitAudit', {
            token: member.token,
            form: { tableName: 'order', ids: chosen.join(',') },
          }),
        ),
      )
      expect(answers.map(({ status }) => status)).toEqual([200, 200, 200])
      const done = answers
        .flatMap(({ body }) => body.data.results ?? body.data)
        .filter(({ ok }: { ok: boolean }) => ok)
      expect(done.map(({ id }: { id: string }) => id).toSorted()).toEqual(ids.toSorted())
    }
  })

  it('between two saves of one version keep one of them', async () => {
    const member = await app.given.member()
    const form = await orderForm(app, member)
    for (const _ of rounds) {
      const { id } = saved(await save(app, member, form))
      const answers = await Promise.all(
        ['a', 'b'].map((remarks) => save(app, member, { ...form, id, version: 1, remarks })),
      )
      expect(answers.map(({ body }) => body.code).toSorted((a: number, b: number) => a - b)).toEqual([
        200, 409,
      ])
    }
  })
})
