import { addDays } from '@quayside/contract/kernel/days.ts'
import { errors } from '@quayside/phrases/en-US/texts.ts'
import { expect, it } from 'vitest'
import { dataOf } from '../../platform/testing/answers.ts'
import { expectRefusal as refuses } from '../../platform/testing/expect-refusal.ts'
import { sharedApp } from '../../platform/testing/test-app.ts'
import { asProvider } from '../orders/provider-steps.testing.ts'
import {
  freight,
  givenEnquiry,
  givenForwarderOrder,
  givenQuoted,
  officeFreight,
  quotationForm,
  shipmentForm,
  today,
} from './forwarding.testing.ts'

const app = await sharedApp()
const member = await app.given.member()
const own = (path: string, body: object = {}) => freight(app, member, path, body)
const office = (path: string, body: object = {}) => officeFreight(app, path, body)

it('an enquiry is submitted once, and quoted only with a quotation', async () => {
  const { id } = await givenEnquiry(app, member)
  dataOf(await own(`enquiry/${id}/submit`))
  await refuses(own(`enquiry/${id}/submit`), 409, errors.forwarderEnquiry.alreadySubmitted)
  await refuses(office(`enquiry/${id}/quote`), 409, errors.forwarderEnquiry.noQuotation)
})

it('an order is submitted once, and quoted only with a price', async () => {
  const { id } = dataOf(await own('order/save', shipmentForm()))
  dataOf(await own(`order/${id}/submit`))
  await refuses(own(`order/${id}/submit`), 409, errors.forwarderOrder.alreadySubmitted)
  await refuses(office(`order/${id}/quote`), 409, errors.forwarderOrder.noQuotation)
})

it('a quotation has one counter-offer at a time, and is confirmed without one and before its last day is over', async () => {
  const { quotations } = await givenQuoted(app, member)
  const [{ id, version } = { id: '', version: 0 }] = quotations
  const path = `quotation/${id}`
  await refuses(office(`${path}/acceptOffer`), 409, errors.forwarderQuotation.noOffer)
  await refuses(office(`${path}/refuseOffer`, { reason: 'x' }), 409, errors.forwarderQuotation.noOffer)
  const missing = { chargeKind: 'PSS', price: '5' }
  await refuses(own(`${path}/counterOffer`, missing), 400, errors.freight.chargeNotQuoted)
  await refuses(own(`${path}/counterOffer`, { chargeKind: 'OF' }), 400, errors.freight.chargeQuoted)
  const asQuoted = { chargeKind: 'OF', price: '2480.00' }
  await refuses(own(`${path}/counterOffer`, asQuoted), 400, errors.freight.offerAsQuoted)
  dataOf(await own(`${path}/counterOffer`, { chargeKind: 'OF', price: '2380' }))
  const again = own(`${path}/counterOffer`, { chargeKind: 'OF', price: '2300' })
  await refuses(again, 409, errors.forwarderQuotation.offerOpen)
  dataOf(await office(`${path}/refuseOffer`, { reason: 'Too low' }))
  await asProvider(app, (tx) =>
    tx
      .updateTable('freight_quotation')
      .set({ valid_until: addDays(today(), -1) })
      .where('id', '=', id)
      .execute(),
  )
  const confirming = own(`${path}/confirmQuote`, { version: version + 3 })
  await refuses(confirming, 409, errors.forwarderQuotation.notValid)
})

it('a revision to the price that was asked for answers the counter-offer, and the next one can be made', async () => {
  const { quotations } = await givenQuoted(app, member)
  const path = `quotation/${quotations[0]?.id}`
  dataOf(await own(`${path}/counterOffer`, { chargeKind: 'DOC', price: '400' }))
  const charges = quotationForm().charges.map((charge) =>
    charge.kind === 'DOC' ? { ...charge, unitPrice: '400' } : charge,
  )
  dataOf(await office(`${path}/revise`, quotationForm({ charges })))
  dataOf(await own(`${path}/counterOffer`, { chargeKind: 'DOC', price: '380' }))
})

it('a quotation is not entered for days that are over, and milestones and material are not empty', async () => {
  const { id: enquiryId } = await givenQuoted(app, member)
  const past = { enquiryId, ...quotationForm({ validUntil: addDays(today(), -1) }) }
  await refuses(office('quotation/save', past), 400, errors.freight.validityPast)
  const { id } = await givenForwarderOrder(app, member)
  await refuses(office(`order/${id}/milestones`, { milestones: [] }), 400, errors.freight.noMilestone)
  for (const name of ['bookWarehouse', 'deliver', 'arrive']) dataOf(await office(`order/${id}/${name}`))
  await refuses(own(`order/${id}/addMaterial`), 400, errors.freight.noMaterial)
})

it('what has ended is neither cancelled nor carried on', async () => {
  const { id, quotations } = await givenQuoted(app, member)
  const quotation = `quotation/${quotations[0]?.id}`
  expect((await office(`enquiry/${id}/cancel`)).body.code).toBe(400)
  dataOf(await office(`enquiry/${id}/cancel`, { reason: 'No space' }))
  const calls = [
    own(`enquiry/${id}/cancel`),
    office(`enquiry/${id}/generateOrder`),
    own(`${quotation}/counterOffer`, { chargeKind: 'OF', price: '1' }),
    office(`${quotation}/withdraw`, { reason: 'x' }),
    office(`${quotation}/revise`, quotationForm()),
  ]
  for (const { body, text } of await Promise.all(calls)) expect(body.code, text).toBe(409)
  const order = await givenForwarderOrder(app, member)
  dataOf(await office(`order/${order.id}/cancel`, { reason: 'No space' }))
  for (const name of ['bookWarehouse', 'deliver', 'arrive', 'complete'])
    expect((await office(`order/${order.id}/${name}`)).body.code, name).toBe(409)
})
