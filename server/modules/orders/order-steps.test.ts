import { describe, expect, it } from 'vitest'
import { fieldsOf, pathsOf, refusalOf } from '../../platform/testing/answers.ts'
import { sharedApp } from '../../platform/testing/test-app.ts'
import { setPriceAudit } from './mark-order.ts'
import { givenOrder, read } from './orders.testing.ts'
import { asProvider, givenLots, givenSubmitted, provide, provider } from './provider-steps.testing.ts'
import { receiveOrder } from './receive-order.ts'

const app = await sharedApp()

const step = ({ token }: { token: string }, id: string, name: string, body: object = {}) =>
  app.client(`POST business/online/order/${id}/${name}`, { token, body })
const receive = (id: string, lines?: { lineId: string; qty: string }[]) =>
  asProvider(app, (tx) => receiveOrder(tx, provider, { id, lines }))

describe('the way of an order', () => {
  it.each([
    [0, ['auditPass', 'declare', 'clear', 'arrive'], [3, 4, 5, 6]],
    [1, ['auditPass', 'declare', 'clear', 'arrive'], [3, 4, 5, 6]],
  ] as const)(
    'kind %i is signed by the customer and completed by the provider',
    async (modelType, names, codes) => {
      const member = await app.given.member()
      const { id } = await givenSubmitted(app, member, { modelType })
      for (const [place, name] of names.entries()) {
        await provide(app, id, name)
        expect((await read(app, member, id)).state).toBe(codes[place])
      }
      expect((await step(member, id, 'sign')).body.code).toBe(200)
      await provide(app, id, 'complete')
      const order = await read(app, member, id)
      expect(order).toMatchObject({ state: 8, signState: 1, declarationState: 12 })
      expect(order.timeline.map((entry: { transition: string }) => entry.transition).toReversed()).toEqual([
        'create',
        'submit',
        ...names,
        'sign',
        'complete',
      ])
    },
  )

  it.each([
    [2, ['depart', 'arrive', 'sign', 'complete'], [16, 6, 7, 8]],
    [3, ['dispatch', 'sign', 'complete'], [17, 7, 8]],
  ] as const)('kind %i goes over the receipt of goods', async (modelType, names, codes) => {
    const member = await app.given.member()
    const { id } = await givenSubmitted(app, member, { modelType }, ['auditPass'])
    const [line] = (await read(app, member, id)).lines
    await receive(id, [{ lineId: line.id, qty: '1000' }])
    expect(await read(app, member, id)).toMatchObject({ state: 15, receivingState: 2 })
    for (const [place, name] of names.entries()) {
      await provide(app, id, name)
      expect((await read(app, member, id)).state).toBe(codes[place])
    }
  })

  it('of stored goods goes over binding, by the customer', async () => {
    const member = await app.given.member()
    const { id } = await givenSubmitted(app, member, { isWarehouseType: 1, receiving: {} }, ['auditPass'])
    expect(await read(app, member, id)).toMatchObject({ state: 230, stateLabel: 'storedAwaitingBinding' })
    expect((await step(member, id, 'bind', { lots: [] })).body.code).toBe(400)
    await givenLots(app, member, 'L1', 'L2')
    const lots = [{ lotNumber: 'L1', qty: '5' }]
    const refused = async (lot: object): Promise<string> =>
      (await step(member, id, 'bind', { lots: [...lots, lot] })).body.data.fields[0].path
    expect(await refused({ lotNumber: 'L1', qty: '2' })).toBe('lots.1.lotNumber')
    expect(await refused({ lotNumber: 'L2', qty: '0' })).toBe('lots.1.qty')
    expect((await step(member, id, 'bind', { lots })).body.code).toBe(200)
    expect(await read(app, member, id)).toMatchObject({ state: 9, boundLots: lots })
    await provide(app, id, 'declare')
    expect((await read(app, member, id)).state).toBe(4)
  })

  it('binds only lots that came in for the company, and not more of one than is left', async () => {
    const member = await app.given.member()
    const stranger = await app.given.member()
    await givenLots(app, stranger, 'THEIRS')
    await givenLots(app, member, 'L1')
    const warehouseOrder = { isWarehouseType: 1, receiving: {} }
    const first = await givenSubmitted(app, member, warehouseOrder, ['auditPass'])
    const second = await givenSubmitted(app, member, warehouseOrder, ['auditPass'])
    const bind = (id: string, lotNumber: string, qty: string) =>
      step(member, id, 'bind', { lots: [{ lotNumber, qty }] })
    for (const unknown of ['L9', 'THEIRS', '']) {
      const refused = await bind(first.id, unknown, '1')
      expect(pathsOf(refused)).toEqual(['lots.0.lotNumber'])
    }
    expect(pathsOf(await bind(first.id, 'L1', '1001'))).toEqual(['lots.0.qty'])
    expect((await bind(first.id, 'L1', '600')).body.code).toBe(200)
    expect(fieldsOf(await bind(second.id, 'L1', '401'))).toEqual([
      { path: 'lots.0.qty', msg: 'Only 400 of this lot can be bound' },
    ])
    expect((await bind(second.id, 'L1', '400')).body.code).toBe(200)
  })

  it('of stored goods abroad takes all that was bound', async () => {
    const member = await app.given.member()
    const { id } = await givenSubmitted(app, member, { modelType: 2, isWarehouseType: 1 }, ['auditPass'])
    const part = await givenSubmitted(app, member, { modelType: 2, isWarehouseType: 1 }, ['auditPass'])
    await givenLots(app, member, 'L1', 'L2')
    await provide(app, id, 'bind', { lots: [{ lotNumber: 'L1', qty: '1000' }] })
    await receive(id)
    expect(await read(app, member, id)).toMatchObject({ state: 15, receivingState: 2 })
    await provide(app, part.id, 'bind', { lots: [{ lotNumber: 'L2', qty: '5' }] })
    await receive(part.id)
    expect(await read(app, member, part.id)).toMatchObject({
      state: 15,
      receivingState: 1,
      lines: [{ receivedQty: '5' }],
    })
  })

  it('of an export has its day of export and the day its exchange is due', async () => {
    const member = await app.given.member()
    const { id } = await givenSubmitted(app, member, { modelType: 1, orderDate: '2026-11-01' }, [
      'auditPass',
      'declare',
    ])
    await provide(app, id, 'clear', { exportedOn: '2026-11-02' })
    expect(await read(app, member, id)).toMatchObject({
      exportedOn: '2026-11-02',
      receiptDueOn: '2027-01-01',
      // The calendar of 2027 is not published: New Year's Day is not skipped, and the order says so.
      isReceiptDueOpen: true,
    })
  })

  it('moves the day its exchange is due to the next working day of the published calendar', async () => {
    const member = await app.given.member()
    const { id } = await givenSubmitted(app, member, { modelType: 1, orderDate: '2026-08-01' }, [
      'auditPass',
      'declare',
    ])
    // 60 days on it is 1 October 2026; the first working day after the holiday is the 8th.
    await provide(app, id, 'clear', { exportedOn: '2026-08-02' })
    expect(await read(app, member, id)).toMatchObject({ receiptDueOn: '2026-10-08', isReceiptDueOpen: false })
  })

  it('refuses a day of export that lies ahead or long ago', async () => {
    const member = await app.given.member()
    const { id } = await givenSubmitted(app, member, { modelType: 1 }, ['auditPass', 'declare'])
    for (const exportedOn of ['2099-01-01', '0202-11-01'])
      expect(await refusalOf(provide(app, id, 'clear', { exportedOn }))).toBe('field.dayRange')
  })
})

describe('refusals of the machine', () => {
  it('need a reason for audit failed, returned and cancelled by the provider', async () => {
    const member = await app.given.member()
    const { id } = await givenSubmitted(app, member)
    for (const name of ['auditFail', 'return', 'cancel'])
      expect(await refusalOf(provide(app, id, name)), name).toBe('field.required')
  })

  it('need a reason for a failed price audit', async () => {
    const member = await app.given.member()
    const { id } = await givenSubmitted(app, member)
    const audit = (reason?: string) =>
      refusalOf(asProvider(app, (tx) => setPriceAudit(tx, provider, { id, priceAudit: 4, reason })))
    expect(await audit()).toBe('field.required')
    expect(await audit('  ')).toBe('field.required')
    expect(await audit('Twice the usual')).toBeUndefined()
  })

  it('keep the audit shut while the price is in question', async () => {
    const member = await app.given.member()
    const { id } = await givenSubmitted(app, member)
    for (const priceAudit of [2, 4]) {
      await asProvider(app, (tx) =>
        setPriceAudit(tx, provider, { id, priceAudit, reason: 'Twice the usual' }),
      )
      expect(await refusalOf(provide(app, id, 'auditPass'))).toBe('order.priceAuditBlocks')
    }
    await asProvider(app, (tx) => setPriceAudit(tx, provider, { id, priceAudit: 3 }))
    await provide(app, id, 'auditPass')
    expect(await refusalOf(asProvider(app, (tx) => setPriceAudit(tx, provider, { id, priceAudit: 6 })))).toBe(
      'field.code',
    )
  })

  it('let the customer cancel before the audit was passed, and not after', async () => {
    const member = await app.given.member()
    const early = await givenSubmitted(app, member)
    expect((await step(member, early.id, 'cancel', { note: 'No longer needed' })).body.code).toBe(200)
    expect(await read(app, member, early.id)).toMatchObject({ state: -1, nextSteps: [] })
    const draft = await givenOrder(app, member)
    expect((await step(member, draft.id, 'cancel')).body.code).toBe(409)
    const late = await givenSubmitted(app, member, {}, ['auditPass', 'declare'])
    expect((await step(member, late.id, 'cancel')).body.msg).toMatch(/^Work on this order has begun/)
  })

  it('hold an order that a payment application holds', async () => {
    const member = await app.given.member()
    const { id } = await givenSubmitted(app, member)
    await asProvider(app, (tx) =>
      tx.updateTable('trade_order').set({ applied_amount: '1' }).where('id', '=', id).execute(),
    )
    expect((await step(member, id, 'cancel')).body.msg).toMatch(/payment application/)
    expect(await refusalOf(provide(app, id, 'return', { reason: 'x' }))).toBe('order.inPaymentApplication')
    const beyond = asProvider(app, (tx) =>
      tx.updateTable('trade_order').set({ applied_amount: '999999' }).where('id', '=', id).execute(),
    )
    await expect(beyond).rejects.toThrow(/check constraint/)
  })

  it('change nothing', async () => {
    const member = await app.given.member()
    const { id } = await givenSubmitted(app, member)
    const before = await read(app, member, id)
    for (const name of ['declare', 'clear', 'arrive', 'depart', 'dispatch', 'sign', 'complete', 'bind'])
      expect(await refusalOf(provide(app, id, name, { reason: 'x', lots: [] })), name).toBe(
        'state.notAllowed',
      )
    expect(await read(app, member, id)).toEqual(before)
  })
})

describe('whatever the provider does', () => {
  it('is reported to the company: on the timeline, as a message in the reader’s language', async () => {
    const member = await app.given.member()
    const { id, orderNo } = await givenSubmitted(app, member)
    await provide(app, id, 'auditFail', { reason: '型号不符' })
    const { timeline } = await read(app, member, id)
    expect(timeline[0]).toMatchObject({
      transition: 'auditFail',
      fromState: 'submitted',
      toState: 'auditFailed',
      actor: 'provider',
      actorName: 'Operations desk',
      note: '型号不符',
    })
    const notices = await app.client('GET system/online/sysMsg', { token: member.token, locale: 'zh-CN' })
    expect(notices.body.rows[0]).toMatchObject({
      title: '订单审核未通过',
      content: `订单 ${orderNo} 未通过审核。原因：型号不符`,
      entity: 'order',
      entityId: id,
    })
  })
})
