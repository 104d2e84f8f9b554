import { contractMarks } from '@quayside/phrases/order-contract.ts'
import { sql as raw } from 'kysely'
import { describe, expect, it } from 'vitest'
import { pathsOf } from '../../platform/testing/answers.ts'
import { contractsApp, path, withoutSpaces } from './contracts.testing.ts'
import { givenOrder, orderForm, read, save, submit } from './orders.testing.ts'
import { asProvider, givenSubmitted, provide } from './provider-steps.testing.ts'

const contracts = await contractsApp()
const { app, accounts, member } = contracts

describe('signing', () => {
  it('records name, time, hash and terms, prints them, and writes them on the timeline', async () => {
    const { id, hash } = await contracts.signed()
    expect(await contracts.detail(id)).toMatchObject({
      state: 1,
      isSignable: false,
      signerName: 'Wang Wei',
      hash,
      currentHash: hash,
      isHashRight: true,
      termsVersion: '2026.1',
      formerSignatures: [],
    })
    const text = await contracts.printed(id)
    expect(text).toContain(hash)
    expect(text).toContain('WangWei')
    const { timeline } = await read(app, member, id)
    expect(timeline[0]).toMatchObject({ transition: 'signContract', note: hash, actorName: 'Wang Wei' })
  })

  it('sends the code to the signer’s own number and shows it masked', async () => {
    const { id } = await givenSubmitted(app, member)
    await accounts.later()
    expect((await contracts.ask(id)).body.data).toEqual({ mobile: expect.stringMatching(/^139\*{4}\d{4}$/) })
    const again = await contracts.ask(id)
    expect(again.body).toMatchObject({ code: 429, data: { seconds: expect.any(Number) } })
  })

  it('refuses a wrong code at its field, an expired one, and one that was used', async () => {
    const { id } = await givenSubmitted(app, member)
    const { currentHash: hash } = await contracts.detail(id)
    const code = await contracts.codeFor(id)
    const wrong = await contracts.sign(id, { code: code === '123456' ? '654321' : '123456', hash })
    expect(wrong.body.code).toBe(400)
    expect(pathsOf(wrong)).toEqual(['code'])
    await accounts.statement(raw`update sms_code set expires_at = now() where scene = 'sign'`)
    expect(pathsOf(await contracts.sign(id, { code, hash }))).toEqual(['code'])
    expect((await contracts.detail(id)).state).toBe(0)
    const other = await givenSubmitted(app, member)
    const fresh = await contracts.codeFor(id)
    expect((await contracts.sign(id, { code: fresh, hash })).body.code).toBe(200)
    const { currentHash } = await contracts.detail(other.id)
    expect(pathsOf(await contracts.sign(other.id, { code: fresh, hash: currentHash }))).toEqual(['code'])
  })

  it('refuses a draft, a second signature, and a document that was not the one read', async () => {
    const draft = await givenOrder(app, member)
    expect((await contracts.ask(draft.id)).body).toMatchObject({
      code: 409,
      msg: expect.stringContaining('Submit'),
    })
    const { id, hash } = await contracts.signed()
    expect((await contracts.ask(id)).body.code).toBe(409)
    expect((await contracts.sign(id, { code: '123456', hash })).body.msg).toContain('already signed')
    const other = await givenSubmitted(app, member)
    const code = await contracts.codeFor(other.id)
    expect((await contracts.sign(other.id, { code, hash })).body).toMatchObject({
      code: 409,
      msg: expect.stringContaining('changed'),
    })
    expect((await contracts.detail(other.id)).state).toBe(0)
    expect(pathsOf(await contracts.sign(other.id, { code, hash: 'abc' }))).toEqual(['hash'])
  })

  it('takes one of two signatures given at the same time', async () => {
    const { id } = await givenSubmitted(app, member)
    const { currentHash: hash } = await contracts.detail(id)
    const code = await contracts.codeFor(id)
    const answers = await Promise.all([
      contracts.sign(id, { code, hash }),
      contracts.sign(id, { code, hash }),
    ])
    expect(answers.filter(({ body }) => body.code === 200)).toHaveLength(1)
  })
})

describe('a change after the signature', () => {
  const states = async (id: string) => {
    const { body } = await app.client(`GET ${path}/list`, { token: member.token, query: { pageSize: 200 } })
    const listed = body.rows.find((row: { id: string }) => row.id === id)
    return [listed.state, (await contracts.detail(id)).state]
  }

  it('shows the contract as broken, prints what was signed, and can be signed again', async () => {
    const form = await orderForm(app, member)
    const order = await contracts.signed(form)
    await provide(app, order.id, 'return', { reason: 'The quantity is wrong' })
    expect(await states(order.id)).toEqual([1, 1])
    const { version } = await read(app, member, order.id)
    const lines = form.lines.map((line) => ({ ...line, qty: '999' }))
    expect((await save(app, member, { ...form, lines, id: order.id, version })).body.code).toBe(200)
    expect(await states(order.id)).toEqual([2, 2])
    expect(await contracts.printed(order.id)).toContain(withoutSpaces(contractMarks.broken))
    expect(await contracts.printed(order.id)).toContain(order.hash)

    expect((await contracts.ask(order.id)).body.code).toBe(409)
    await submit(app, member, order.id)
    const { currentHash } = await contracts.detail(order.id)
    expect(currentHash).not.toBe(order.hash)
    expect(
      (await contracts.sign(order.id, { code: await contracts.codeFor(order.id), hash: currentHash })).body
        .code,
    ).toBe(200)
    expect(await states(order.id)).toEqual([1, 1])
    expect((await contracts.detail(order.id)).formerSignatures).toMatchObject([{ hash: order.hash }])
  })

  it('is none when the order was saved again as it was, received, or its company renamed', async () => {
    const form = await orderForm(app, member)
    const { id } = await contracts.signed(form)
    await provide(app, id, 'return', { reason: 'x' })
    const { version } = await read(app, member, id)
    await save(app, member, { ...form, remarks: 'Call before delivery', id, version })
    await asProvider(app, (tx) =>
      raw`update order_line set received_qty = 1 where order_id = ${id}::bigint`.execute(tx),
    )
    await asProvider(app, (tx) =>
      raw`update company set address = 'Elsewhere' where id = ${member.companyId}::bigint`.execute(tx),
    )
    expect(await states(id)).toEqual([1, 1])
    expect(await contracts.printed(id)).not.toContain('Elsewhere')
  })

  it('is seen by whichever way it came, and the signature itself cannot be rewritten', async () => {
    const { id } = await contracts.signed()
    await asProvider(app, (tx) =>
      raw`update trade_order set contract_no = 'OTHER' where id = ${id}::bigint`.execute(tx),
    )
    expect(await states(id)).toEqual([2, 2])
    await expect(
      asProvider(app, (tx) =>
        raw`update order_contract set hash = repeat('0', 64) where order_id = ${id}::bigint`.execute(tx),
      ),
    ).rejects.toThrow('never changed')
  })
})
