import { noChange } from '@quayside/contract/reports/what-if.ts'
import { describe, expect, it } from 'vitest'
import { customsCalls, givenDeclarable, header, ok } from '../modules/customs/customs.testing.ts'
import { lineForm, orderForm } from '../modules/orders/orders.testing.ts'
import { givenSubmitted } from '../modules/orders/provider-steps.testing.ts'
import { inboundForm } from '../modules/warehouse/warehouse.testing.ts'
import { pathsOf } from '../platform/testing/answers.ts'
import { testApp } from '../platform/testing/test-app.ts'
import type { TestAnswer } from '../platform/testing/test-client.ts'

const app = await testApp()
const member = await app.given.member()
const { token } = member
const staff = await app.given.staff()
const { post } = customsCalls(app, member, staff)
const { id: orderId } = await givenDeclarable(app, member)
const [{ id: declarationId }] = ok(await post('declaration/create', { orderId, ...header }))
const other = await givenDeclarable(app, member)
const { id: shippableId } = await givenSubmitted(app, member, {}, ['auditPass', 'declare', 'clear', 'arrive'])

const saveOrder = async (values: Record<string, unknown>) =>
  app.client('POST business/online/order/save', { token, body: await orderForm(app, member, values) })
const saveInbound = async (values: Record<string, unknown>) =>
  app.client('POST warehouse/online/inbound/save', { token, body: await inboundForm(app, member, values) })
const saveWhatIf = (variant: object) =>
  app.client('POST report/online/whatIf/save', {
    token,
    body: { orderId, name: 'Other terms', variants: [noChange, { ...noChange, ...variant }] },
  })
const edit = (values: object) => post(`declaration/${declarationId}/edit`, { ...header, ...values })
const create = (values: object) => post('declaration/create', { orderId: other.id, ...header, ...values })
const ship = (values: object) =>
  app.office(`POST business/online/order/${shippableId}/ship`, { token: staff.token, body: values })

/** A code of the right form that its dictionary does not have, in each command that takes one, and the field of it. */
const unknown: readonly (readonly [path: string, send: () => Promise<TestAnswer>])[] = [
  ['incoterms', () => saveOrder({ incoterms: 'XXX' })],
  ['paymentMethod', () => saveOrder({ paymentMethod: 'SHELLS' })],
  ['receiving.transportMode', () => saveOrder({ receiving: { transportMode: 'Q' } })],
  ['delivery.expressProvider', () => saveOrder({ delivery: { expressProvider: 'PIGEON' } })],
  ['lines.0.origin', () => saveOrder({ lines: [lineForm({ origin: 'ZZ' })] })],
  ['lines.0.unit', () => saveOrder({ lines: [lineForm({ unit: '998' })] })],
  ['expressProvider', () => saveInbound({ arrivalMode: 2, expressProvider: 'PIGEON' })],
  ['lines.0.origin', () => saveInbound({ lines: [{ origin: 'ZZ' }] })],
  ['variants.1.incoterms', () => saveWhatIf({ incoterms: 'XXX' })],
  ['variants.1.origin', () => saveWhatIf({ origin: 'ZZ' })],
  ['variants.1.transportMode', () => saveWhatIf({ transportMode: 'Q' })],
  ['variants.1.originOf', () => saveWhatIf({ origin: 'VN', originOf: 'JP' })],
  ['customsOffice', () => edit({ customsOffice: '9999' })],
  ['transportMode', () => edit({ transportMode: 'Q' })],
  ['customsOffice', () => create({ customsOffice: '9999' })],
  ['transportMode', () => create({ transportMode: 'Q' })],
  ['expressProvider', () => ship({ expressProvider: 'PIGEON' })],
]

describe('a code that its dictionary does not have', () => {
  it.each(unknown)('is refused at its field: %s', async (path, send) => {
    const answer = await send()
    expect(pathsOf(answer)).toEqual([path])
    expect(answer.body.code).toBe(400)
  })

  it('stays in a declaration whose dictionary has lost it since', async () => {
    const owner = await app.owner()
    await owner.query("update declaration set customs_office = '9998' where id = $1", [declarationId])
    ok(await edit({ customsOffice: '9998' }))
  })
})
