import { expect, it } from 'vitest'
import { givenOrder, orderForm, read, save } from '../modules/orders/orders.testing.ts'
import { givenSubmitted } from '../modules/orders/provider-steps.testing.ts'
import { givenOutbound, givenStored, outboundStep } from '../modules/warehouse/warehouse.testing.ts'
import { testApp } from '../platform/testing/test-app.ts'

const whole = '11010519491231002X'
const masked = '110***********002X'
const app = await testApp()
const member = await app.given.member()
const { companyId } = member
const colleague = await app.given.member({
  companyId,
  permissions: ['order-import-list', 'hub-contact-list'],
})
const reviewer = await app.given.staff({ roles: ['reviewer'] })
const operations = await app.given.staff({ roles: ['operations'] })
const finance = await app.given.staff({ roles: ['finance'] })

async function givenSubmittedOutbound(): Promise<{ id: string }> {
  const { warehouseId, lots } = await givenStored(app, member)
  const lines = [{ key: 'a', lotId: lots[0]?.id, model: '', brand: '', qty: '1' }]
  const { id } = await givenOutbound(app, member, { warehouseId, lines })
  expect((await outboundStep(app, member, id, 'submit')).body.code).toBe(200)
  return { id }
}

/** Records that carry the number, with all calls that read them and the one that reveals it. */
async function planted() {
  const order = await givenSubmitted(app, member)
  const outbound = await givenSubmittedOutbound()
  const contact = await app.client('POST base/online/contact/save', {
    token: member.token,
    body: { type: 2, name: '何志强', mobile: '13800138003', idCard: whole },
  })
  await app.platform.staff.transaction([], (tx) =>
    tx
      .updateTable('company')
      .set({ legal_person_id_sealed: app.platform.personalData.seal(whole) })
      .where('id', '=', companyId)
      .execute(),
  )
  const contactId: string = contact.body.data.id
  return [
    {
      reveal: `POST business/online/order/${order.id}/identity`,
      reads: [
        `GET business/online/order/${order.id}`,
        `GET business/online/order/${order.id}/print`,
        'GET business/online/order/list?modelType=0',
      ],
      officeReads: [`GET business/online/order/${order.id}`, 'GET business/online/order/list'],
      office: { may: operations, mayNot: finance },
      name: 'consigneeIdNumber',
    },
    {
      reveal: `POST warehouse/online/outbound/${outbound.id}/identity`,
      reads: [
        `GET warehouse/online/outbound/${outbound.id}`,
        'GET warehouse/online/outbound/list',
        'GET warehouse/online/order/list',
      ],
      officeReads: ['GET warehouse/online/outbound/list'],
      office: { may: operations, mayNot: finance },
      name: 'consigneeIdNumber',
    },
    {
      reveal: `POST base/online/contact/${contactId}/identity`,
      reads: [`GET base/online/contact/${contactId}`, 'GET base/online/contact/list'],
      officeReads: [],
      office: undefined,
      name: 'idCard',
    },
    {
      reveal: `POST base/online/company/${companyId}/identity`,
      reads: ['GET base/online/company/current'],
      officeReads: [`GET base/online/company/${companyId}`, 'GET base/online/company/list'],
      office: { may: reviewer, mayNot: finance },
      name: 'legalPersonId',
    },
  ]
}
const records = await planted()

const auditOf = async (action: string): Promise<unknown[]> =>
  (
    await (
      await app.owner()
    ).query('select actor, actor_id, target from audit_log where action = $1', [action])
  ).rows
const actionOf = (call: string): string => call.replace(/\/\d+\//, '/{id}/')

it.each(records)('$reveal: no read has the number whole, not even for an administrator', async (record) => {
  for (const key of record.reads) {
    const answer = await app.client(key, { token: member.token })
    expect([key, answer.body.code, answer.text.includes(whole)]).toEqual([key, 200, false])
  }
  for (const key of record.officeReads) {
    const answer = await app.office(key, { token: operations.token })
    expect([key, answer.body.code, answer.text.includes(whole)]).toEqual([key, 200, false])
  }
  expect((await app.client(record.reads[0] ?? '', { token: member.token })).text).toContain(masked)
})

it.each(records)(
  '$reveal: needs its permission, answers the number and leaves an audit row',
  async (record) => {
    const refused = await app.client(record.reveal, { token: colleague.token, body: {} })
    expect([refused.body.code, refused.text.includes(whole)]).toEqual(['403', false])
    expect(await auditOf(actionOf(record.reveal))).toEqual([])
    const shown = await app.client(record.reveal, { token: member.token, body: {} })
    expect(shown.body).toMatchObject({ code: 200, data: { [record.name]: whole } })
    const id = /\d+/.exec(record.reveal)?.[0]
    expect(await auditOf(actionOf(record.reveal))).toEqual([
      { actor: 'customer', actor_id: member.memberId, target: id },
    ])
    if (!record.office) return
    const { may, mayNot } = record.office
    expect((await app.office(record.reveal, { token: mayNot.token, body: {} })).body.code).toBe('403')
    const revealed = await app.office(record.reveal, { token: may.token, body: {} })
    expect(revealed.body).toMatchObject({ code: 200, data: { [record.name]: whole } })
    expect(await auditOf(`office ${actionOf(record.reveal)}`)).toMatchObject([
      { actor: 'provider', actor_id: may.id, target: id },
    ])
  },
)

it('a save that sends the mask back keeps the number, and a mask of another number is refused', async () => {
  const { id } = await givenOrder(app, member)
  const { version, delivery } = await read(app, member, id)
  const form = await orderForm(app, member, { id, version, delivery, remarks: 'again' })
  expect((await save(app, member, form)).body.code).toBe(200)
  const shown = await app.client(`POST business/online/order/${id}/identity`, {
    token: member.token,
    body: {},
  })
  expect(shown.body.data.consigneeIdNumber).toBe(whole)
  const other = { ...delivery, consigneeIdNumber: '440***********2829' }
  const refused = await save(app, member, { ...form, version: version + 1, delivery: other })
  expect(refused.body).toMatchObject({
    code: 400,
    data: { fields: [{ path: 'delivery.consigneeIdNumber' }] },
  })
  const fresh = await save(app, member, { ...(await orderForm(app, member)), delivery })
  expect(fresh.body.code).toBe(400)
})
