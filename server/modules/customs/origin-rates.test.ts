import { describe, expect, it } from 'vitest'
import { briefOf, erpClient, givenKey, resultsOf } from '../../gateway/gateway.testing.ts'
import { attachFiles } from '../../platform/files/attachments.ts'
import { testApp } from '../../platform/testing/test-app.ts'
import { upload } from '../../product-tests/isolation.saved.ts'
import { read } from '../orders/orders.testing.ts'
import { customsCalls, editOf, givenDeclarable, header, ok } from './customs.testing.ts'

const app = await testApp()
const member = await app.given.member()
const desk = await app.given.staff()
const erp = erpClient(app, (await givenKey(app)).key)
const { post, get, listed } = customsCalls(app, member, desk)

const rate = (reference: string, values: object) => ({
  reference,
  code: '8536',
  validFrom: '2026-01-01',
  ...values,
})
const bring = (...rows: object[]) => erp('POST hs-rates', { body: { rows } })
const certify = async (orderId: string) => {
  const fileId = await upload(app, member.token, 'certificate.pdf')
  await app.platform.staff.transaction([], (tx) =>
    attachFiles(tx, member, {
      entity: 'order',
      entityId: orderId,
      kind: 'certificate-of-origin',
      fileIds: [fileId],
    }),
  )
}
const simulated = async (orderId: string) =>
  (await get('declaration/simulation', { orderId })).declarations[0]

describe('rates of duty by origin', () => {
  it('are brought by the ERP, each row on its own, and sent again they change nothing', async () => {
    const asean = { measure: 'agreement', agreement: 'ASEAN', origins: ['MY', 'TH'], adValorem: '0' }
    const rows = [
      rate('R-1', asean),
      rate('R-2', { measure: 'agreement', origins: ['MY'], adValorem: '0' }),
      rate('R-3', { measure: 'antiDumping', adValorem: '10' }),
      rate('R-4', { measure: 'mfn', specific: '2.5', unit: '' }),
      rate('R-5', { measure: 'retaliatory', origins: ['US'], adValorem: '10', validUntil: '2025-01-01' }),
    ]
    const brought = resultsOf(await bring(...rows)).map(briefOf)
    expect(brought.map(([status]) => status)).toEqual([200, 400, 400, 400, 400])
    expect(brought.map(([, , path]) => path)).toEqual([
      undefined,
      'agreement',
      'origins',
      'unit',
      'validUntil',
    ])
    expect(resultsOf(await bring(rate('R-1', asean))).map(briefOf)).toEqual([[200, undefined, undefined]])
    const { body } = await erp('GET hs-rates', {})
    expect(body.rows.filter(({ reference }: { reference: string }) => reference === 'R-1')).toMatchObject([
      { code: '8536', measure: 'agreement', agreement: 'ASEAN', origins: ['MY', 'TH'], adValorem: '0' },
    ])
  })

  it('give the estimate and the declaration the same duty, and say what a certificate would save', async () => {
    const { id } = await givenDeclarable(app, member)
    // 2,500.00 USD × 7.1 = 17,750.00; 8 % = 1,420.00, and 13 % of it would be saved too.
    const before = await simulated(id)
    expect(before).toMatchObject({ duty: '1420.00', vat: '2492.10' })
    expect(before.lines[0]).toMatchObject({
      dutyMeasure: 'mfn',
      dutyRate: '8',
      saving: { agreement: 'ASEAN', amount: '1604.60' },
    })
    await certify(id)
    const after = await simulated(id)
    expect(after).toMatchObject({ duty: '0.00', vat: '2307.50' })
    expect(after.lines[0]).toMatchObject({
      dutyMeasure: 'agreement',
      agreement: 'ASEAN',
      dutyRate: '0',
      saving: null,
    })
    ok(await post('declaration/create', { orderId: id, ...header }))
    const [plain] = await listed(id)
    expect(plain).toMatchObject({ duty: '0.00', vat: '2307.50' })
    const detail = await get(`declaration/${plain.id}`)
    expect(detail.lines[0]).toMatchObject({ dutyMeasure: 'agreement', agreement: 'ASEAN', dutyRate: '0' })
    const door = await erp(`GET declarations/${plain.id}`)
    expect(door.body.lines[0]).toMatchObject({ dutyMeasure: 'agreement' })
  })

  it('are known to the form: facts of a model have the rates of its code', async () => {
    const { id } = await givenDeclarable(app, member)
    const [line] = (await read(app, member, id)).lines
    const facts = await app.client('POST business/online/order/facts', {
      token: member.token,
      body: { modelType: 0, currency: 'USD', models: [{ productId: line.productId, model: '', brand: '' }] },
    })
    expect(facts.body.data.models[0].originRates).toContainEqual(
      expect.objectContaining({ measure: 'agreement', agreement: 'ASEAN', origins: ['MY', 'TH'] }),
    )
  })

  it('charge anti-dumping duty beside the duty, also in the tax bill, and follow a change of the origin', async () => {
    expectBrought(await bring(rate('R-6', { measure: 'antiDumping', origins: ['DE'], adValorem: '20' })))
    const { id } = await givenDeclarable(app, member)
    ok(await post('declaration/create', { orderId: id, ...header }))
    const [plain] = await listed(id)
    const [line] = (await get(`declaration/${plain.id}`)).lines
    const edited = editOf(line, { origin: 'DE' })
    ok(await post(`declaration/${plain.id}/edit`, { ...header, lines: [edited] }))
    // 17,750.00: 8 % = 1,420.00, 20 % = 3,550.00, 13 % of 22,720.00 = 2,953.60.
    expect((await listed(id))[0]).toMatchObject({
      duty: '1420.00',
      antiDumping: '3550.00',
      vat: '2953.60',
    })
  })

  it('take a specific and a compound rate by the quantity in the unit of the rate', async () => {
    expectBrought(await bring(rate('R-7', { measure: 'mfn', adValorem: '3', specific: '2', unit: '007' })))
    const { id } = await givenDeclarable(app, member, {})
    // 17,750.00 × 3 % = 532.50, and 1,500 pieces at RMB 2.00.
    expect(await simulated(id)).toMatchObject({ duty: '3532.50' })
    expect((await simulated(id)).lines[0]).toMatchObject({ specificDuty: '2', specificUnit: '007' })
  })
})

function expectBrought(answer: Awaited<ReturnType<typeof bring>>): void {
  expect(resultsOf(answer).map(briefOf)).toEqual([[200, undefined, undefined]])
}
