import { describe, expect, it } from 'vitest'
import { fieldsOf } from '../../platform/testing/answers.ts'
import { sharedApp } from '../../platform/testing/test-app.ts'
import { givenFile } from '../partners/partners.testing.ts'
import { givenOrder, lineForm, orderForm, read, save, saved, submit } from './orders.testing.ts'

const app = await sharedApp()

describe('POST business/online/order/save', () => {
  it('keeps a draft however incomplete, and gives it a number of its kind and day', async () => {
    const member = await app.given.member()
    const numbers: string[] = []
    for (const modelType of [0, 1, 2, 3]) {
      const answer = saved(await save(app, member, { modelType }))
      expect(answer).toMatchObject({ version: 1, orderAmount: '0.00' })
      numbers.push(answer.orderNo)
    }
    const day = app.clock.today().slice(2).replaceAll('-', '')
    expect(numbers.map((number) => number.replace(/-\d{4,}$/, ''))).toEqual(
      ['IM', 'EX', 'TR', 'DM'].map((prefix) => `${prefix}${day}`),
    )
  })

  it('computes line totals and the order amount, and shows all that was typed', async () => {
    const member = await app.given.member()
    const lines = [
      lineForm({
        qty: '3',
        price: '0.333333',
        remark: '备注',
        reelNumber: 'R-1',
        declarationElements: '用途',
      }),
      lineForm({ qty: '2', price: '10.005', packages: '', netWeight: '', grossWeight: '' }),
    ]
    const form = await orderForm(app, member, { lines, contractNo: 'C-1', remarks: 'fragile' })
    const { id, orderAmount } = saved(await save(app, member, form))
    expect(orderAmount).toBe('21.01')
    const order = await read(app, member, id)
    expect(order).toMatchObject({
      orderAmount: '21.01',
      unpaidAmount: '21.01',
      appliedAmount: '0.00',
      contractNo: 'C-1',
      remarks: 'fragile',
      currency: 'USD',
      lineCount: 2,
      packages: 2,
      netWeight: '1.5',
      grossWeight: '1.8',
      stateLabel: 'draft',
      commodityState: 1,
      delivery: { consigneeIdNumber: '110***********002X', type: 1 },
    })
    expect(order.lines.map((line: { totalMoney: string }) => line.totalMoney)).toEqual(['1.00', '20.01'])
    expect(order.lines[0]).toMatchObject({ ...lines[0], totalMoney: '1.00', receivedQty: '0' })
    expect(order.lines[1]).toMatchObject({ packages: '', netWeight: '', qty: '2', price: '10.005' })
    expect(order.nextSteps.map((step: { name: string }) => step.name)).toEqual([
      'save',
      'remove',
      'submit',
      'split',
    ])
  })

  it('shows appointments as they were typed, to the minute, and takes them back', async () => {
    const member = await app.given.member()
    const given = {
      receiving: { mode: 1, time: '2026-11-19 09:05' },
      delivery: { type: 0, time: '2026-11-21 23:59', pickupTime: '2026-11-20 14:30' },
    }
    const { id } = saved(await save(app, member, { modelType: 0, ...given }))
    const { receiving, delivery, version } = await read(app, member, id)
    expect({ receiving, delivery }).toMatchObject(given)
    saved(await save(app, member, { id, version, modelType: 0, receiving, delivery }))
  })

  it('keeps lines by their key: changed, added, removed and moved, with their ids', async () => {
    const member = await app.given.member()
    const [a, b, c] = [lineForm(), lineForm(), lineForm()]
    const form = await orderForm(app, member, { lines: [a, b, c] })
    const { id } = saved(await save(app, member, form))
    const before = await read(app, member, id)
    const d = lineForm()
    const answer = await save(app, member, {
      ...form,
      id,
      version: 1,
      lines: [c, { ...a, qty: '5' }, d],
    })
    expect(answer.body).toMatchObject({ code: 200, data: { version: 2 } })
    const after = await read(app, member, id)
    const idOf = (order: { lines: { key: string; id: string }[] }, key: string) =>
      order.lines.find((line) => line.key === key)?.id
    expect(after.lines.map((line: { key: string }) => line.key)).toEqual([c.key, a.key, d.key])
    expect([idOf(after, a.key), idOf(after, c.key)]).toEqual([idOf(before, a.key), idOf(before, c.key)])
    expect(after.lines[1].qty).toBe('5')
  })

  it('refuses a stale version, says who and when, and shows the order as it is now', async () => {
    const member = await app.given.member()
    const form = await orderForm(app, member)
    const { id } = saved(await save(app, member, form))
    saved(await save(app, member, { ...form, id, version: 1, remarks: 'second' }))
    const answer = await save(app, member, { ...form, id, version: 1, remarks: 'third' })
    expect(answer.body).toMatchObject({
      code: 409,
      data: { changedBy: 'Wang Wei', current: { remarks: 'second', version: 2, lines: [{ qty: '1000' }] } },
    })
    expect((await save(app, member, { ...form, id })).body.code).toBe(400)
  })

  it('answers the same key twice with one order', async () => {
    const member = await app.given.member()
    const form = await orderForm(app, member)
    const key = { 'idempotency-key': 'order-once-1' }
    const answers = [await save(app, member, form, key), await save(app, member, form, key)]
    expect(answers[0]?.body.data).toEqual(answers[1]?.body.data)
    expect((await save(app, member, { ...form, remarks: 'other' }, key)).body.code).toBe(409)
  })

  it('leaves one entry on the timeline for a form that saves itself again and again', async () => {
    const member = await app.given.member()
    const form = await orderForm(app, member)
    const { id } = saved(await save(app, member, form))
    for (const version of [1, 2, 3]) saved(await save(app, member, { ...form, id, version }))
    const { timeline } = await read(app, member, id)
    expect(timeline.map((entry: { transition: string }) => entry.transition)).toEqual(['save', 'create'])
  })

  it('does not change an order’s kind', async () => {
    const member = await app.given.member()
    const { id } = await givenOrder(app, member)
    const answer = await save(app, member, { modelType: 3, id, version: 1 })
    expect(fieldsOf(answer)).toEqual([
      { path: 'modelType', msg: 'An order’s type cannot be changed. Create a new order instead.' },
    ])
  })

  it('keeps files by kind: a kind that is given replaces, one that is absent stays', async () => {
    const member = await app.given.member()
    const [invoice, list, other] = [
      await givenFile(app, member),
      await givenFile(app, member),
      await givenFile(app, member),
    ]
    const form = await orderForm(app, member)
    const attachments = { 'commercial-invoice': [invoice], 'packing-list': [list] }
    const { id } = saved(await save(app, member, { ...form, attachments }))
    saved(await save(app, member, { ...form, id, version: 1, attachments: { 'packing-list': [other] } }))
    const order = await read(app, member, id)
    expect(
      order.attachments.map(({ kind, fileId }: { kind: string; fileId: string }) => [kind, fileId]),
    ).toEqual([
      ['commercial-invoice', invoice],
      ['packing-list', other],
    ])
  })

  it('refuses to save what was submitted', async () => {
    const member = await app.given.member()
    const form = await orderForm(app, member)
    const { id } = saved(await save(app, member, form))
    await submit(app, member, id)
    const answer = await save(app, member, { ...form, id, version: 2 })
    expect(answer.body).toMatchObject({ code: 409, msg: expect.stringMatching(/^Only drafts/) })
  })
})
