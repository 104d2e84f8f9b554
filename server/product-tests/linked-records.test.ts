import { describe, expect, it } from 'vitest'
import {
  freight,
  givenForwarderOrder,
  givenQuoted,
  officeFreight,
  readFreight,
} from '../modules/forwarding/forwarding.testing.ts'
import { lineForm, read } from '../modules/orders/orders.testing.ts'
import { givenSubmitted, provide } from '../modules/orders/provider-steps.testing.ts'
import { givenInbound, inboundStep, officeDo, readInbound } from '../modules/warehouse/warehouse.testing.ts'
import { dataOf } from '../platform/testing/answers.ts'
import type { GivenMember } from '../platform/testing/given.ts'
import { testApp } from '../platform/testing/test-app.ts'

const app = await testApp()
const desk = await app.given.staff()

type Found = { readonly state: number; readonly steps: readonly string[] }
const named = (steps: readonly { readonly name: string }[]): string[] => steps.map(({ name }) => name)
const seenByOffice = async (path: string): Promise<Found> => {
  const { state, nextSteps } = dataOf(await app.office(`GET ${path}`, { token: desk.token }))
  return { state, steps: named(nextSteps) }
}
const seenByMember = async (member: GivenMember, path: string): Promise<Found> => {
  const { state, nextSteps } = dataOf(await app.client(`GET ${path}`, { token: member.token }))
  return { state, steps: named(nextSteps) }
}

/** An audited inbound order whose goods the provider fetches. */
async function fetched(member: GivenMember) {
  const { id } = await givenInbound(app, member, { arrivalMode: 1 })
  dataOf(await inboundStep(app, member, id, 'submit'))
  dataOf(await officeDo(app, `inbound/${id}/auditPass`))
  const { pickup } = await readInbound(app, member, id)
  const step = (name: string) => officeDo(app, `pickup/${pickup.id}/${name}`, { reason: 'closed' })
  return { id, pickupId: pickup.id as string, step }
}
const inbound = (member: GivenMember, id: string) => seenByMember(member, `warehouse/online/inbound/${id}`)
const pickup = (id: string) => seenByOffice(`warehouse/online/pickup/${id}`)
const confirmed = async (member: GivenMember) => {
  const { id, quotations } = await givenQuoted(app, member)
  const [quotation] = quotations
  const version = quotation?.version
  dataOf(await freight(app, member, `quotation/${quotation?.id}/confirmQuote`, { version }))
  return { id, quotationId: quotation?.id ?? '' }
}

/**
 * Records that are linked, and what becomes of the second when the first is cancelled or refused: the steps that somebody
 * can take then, or the state in which it ended with the first.
 */
const links: Readonly<
  Record<string, (member: GivenMember) => Promise<Found & { expected: Partial<Found> }>>
> = {
  'a cancelled pickup and its inbound order': async (member) => {
    const { id, step } = await fetched(member)
    dataOf(await step('cancel'))
    return {
      ...(await inbound(member, id)),
      expected: { state: 2, steps: ['save', 'remove', 'submit', 'cancel'] },
    }
  },
  'a pickup that was cancelled after an anomaly and its inbound order': async (member) => {
    const { id, step } = await fetched(member)
    for (const name of ['reportPickupAnomaly', 'handleAnomaly', 'cancel']) dataOf(await step(name))
    return { ...(await inbound(member, id)), expected: { state: 2 } }
  },
  'an inbound order that failed its audit and its pickup': async (member) => {
    const { id, pickupId } = await fetched(member)
    dataOf(await officeDo(app, `inbound/${id}/auditFail`, { reason: 'which pallets?' }))
    return { ...(await pickup(pickupId)), expected: { state: 2, steps: [] } }
  },
  'an inbound order that was submitted again and its new pickup': async (member) => {
    const { id, step } = await fetched(member)
    dataOf(await step('cancel'))
    dataOf(await inboundStep(app, member, id, 'submit'))
    dataOf(await officeDo(app, `inbound/${id}/auditPass`))
    const again = (await readInbound(app, member, id)).pickup
    return {
      ...(await pickup(again.id)),
      expected: { state: 1, steps: ['cancel', 'pickUp', 'reportPickupAnomaly'] },
    }
  },
  'a cancelled inbound order and its pickup': async (member) => {
    const { id, pickupId, step } = await fetched(member)
    dataOf(await step('reportPickupAnomaly'))
    dataOf(await officeDo(app, `inbound/${id}/cancel`, { reason: 'sold out' }))
    return { ...(await pickup(pickupId)), expected: { state: 2, steps: [] } }
  },
  'a cancelled enquiry and its confirmed quotation': async (member) => {
    const { id, quotationId } = await confirmed(member)
    dataOf(await officeFreight(app, `enquiry/${id}/cancel`, { reason: 'no space' }))
    return {
      ...(await seenByOffice(`freight/online/quotation/${quotationId}`)),
      expected: { state: 2, steps: [] },
    }
  },
  'a cancelled forwarding order and its enquiry': async (member) => {
    const { id, enquiryId } = await givenForwarderOrder(app, member)
    dataOf(await officeFreight(app, `order/${id}/cancel`, { reason: 'no space' }))
    const found = await seenByOffice(`freight/online/enquiry/${enquiryId}`)
    dataOf(await officeFreight(app, `enquiry/${enquiryId}/generateOrder`))
    const { forwarderOrderId } = await readFreight(app, member, `enquiry/${enquiryId}`)
    expect(forwarderOrderId).not.toBe(id)
    return { ...found, expected: { state: 3, steps: ['generateOrder', 'cancel'] } }
  },
  'a withdrawn quotation and its enquiry': async (member) => {
    const { id, quotations } = await givenQuoted(app, member)
    dataOf(await officeFreight(app, `quotation/${quotations[0]?.id}/withdraw`, { reason: 'no space' }))
    return {
      ...(await seenByMember(member, `freight/online/enquiry/${id}`)),
      // The provider quotes again.
      expected: { state: 1, steps: ['cancel'] },
    }
  },
  'a cancelled order and its announced goods': async (member) => {
    const order = await givenSubmitted(app, member, { lines: [lineForm({ qty: '1000' })] }, ['auditPass'])
    const [line] = (await read(app, member, order.id)).lines
    const { id } = await givenInbound(app, member, { lines: [{ orderLineId: line.id }] })
    dataOf(await inboundStep(app, member, id, 'submit'))
    await provide(app, order.id, 'cancel', { reason: 'supplier failed' })
    return { ...(await inbound(member, id)), expected: { state: 1, steps: ['cancel'] } }
  },
  'a refused change request and its order': async (member) => {
    const order = await givenSubmitted(app, member, {}, ['auditPass'])
    const request = dataOf(
      await app.client(`POST business/online/order/${order.id}/changes`, {
        token: member.token,
        body: { items: [{ field: 'remarks', after: 'Fragile' }], reason: 'fragile goods' },
      }),
    )
    const path = `business/online/orderChange/${request.id}`
    dataOf(await app.office(`POST ${path}/refuse`, { token: desk.token, body: { reason: 'not possible' } }))
    const found = await seenByOffice(`business/online/order/${order.id}`)
    return { ...found, expected: { state: 3 } }
  },
  'a cancelled order and its change request': async (member) => {
    const order = await givenSubmitted(app, member, {}, ['auditPass'])
    const request = dataOf(
      await app.client(`POST business/online/order/${order.id}/changes`, {
        token: member.token,
        body: { items: [{ field: 'remarks', after: 'Fragile' }], reason: 'fragile goods' },
      }),
    )
    await provide(app, order.id, 'cancel', { reason: 'supplier failed' })
    return { ...(await seenByOffice(`business/online/orderChange/${request.id}`)), expected: { steps: [] } }
  },
}

describe('records that are linked', () => {
  it.each(Object.entries(links))(
    '%s: the second ends with the first, or somebody can go on',
    async (_, link) => {
      const { expected, ...found } = await link(await app.given.member())
      expect(found).toMatchObject(expected)
      const hasEnded = expected.steps?.length === 0
      expect(found.steps.length > 0).toBe(!hasEnded)
    },
  )

  it('fetches no goods before the inbound order is audited, and stores none before it is stored', async () => {
    const member = await app.given.member()
    const { id } = await givenInbound(app, member, { arrivalMode: 1 })
    dataOf(await inboundStep(app, member, id, 'submit'))
    const pickupId = (await readInbound(app, member, id)).pickup.id
    const step = (name: string) => officeDo(app, `pickup/${pickupId}/${name}`)
    expect((await step('pickUp')).body.msg).toContain('not approved yet')
    dataOf(await officeDo(app, `inbound/${id}/auditPass`))
    for (const name of ['pickUp', 'inspect']) dataOf(await step(name))
    expect((await step('store')).body.msg).toContain('not stored yet')
    for (const name of ['cancel', 'auditFail'])
      expect((await officeDo(app, `inbound/${id}/${name}`, { reason: 'x' })).body.msg, name).toContain(
        'have been picked up',
      )
    for (const name of ['receive', 'inspect', 'review', 'store'])
      dataOf(await officeDo(app, `inbound/${id}/${name}`))
    expect((await readInbound(app, member, id)).pickup.state).toBe(6)
  })

  it('lists for receiving at the door only inbound orders whose goods are here or brought by others', async () => {
    const member = await app.given.member()
    const { id } = await fetched(member)
    const list = async (isPickedUp: number) => {
      const query = { state: 'audited', isPickedUp, pageSize: 100 }
      const { body } = await app.office('GET warehouse/online/inbound/list', { token: desk.token, query })
      return body.rows.map((row: { id: string }) => row.id)
    }
    expect(await list(1)).not.toContain(id)
    expect(await list(0)).toContain(id)
  })
})
