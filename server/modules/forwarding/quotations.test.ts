import { addDays } from '@quayside/contract/kernel/days.ts'
import { describe, expect, it } from 'vitest'
import { dataOf, pathsOf } from '../../platform/testing/answers.ts'
import { testApp } from '../../platform/testing/test-app.ts'
import { asProvider } from '../orders/provider-steps.testing.ts'
import { expireOn } from './expire-quotations.ts'
import {
  charge,
  compare,
  freight,
  givenEnquiry,
  givenQuotation,
  givenQuoted,
  officeFreight,
  quotationForm,
  readFreight,
  today,
} from './forwarding.testing.ts'

const app = await testApp()
const member = await app.given.member()
const { token, companyId } = member
const desk = await app.given.staff()

const statesOf = async (enquiryId: string): Promise<number[]> =>
  (await compare(app, member, enquiryId)).quotes.map(({ state }: { state: number }) => state)
const notices = async (phrase: string): Promise<number> => {
  const rows = await asProvider(app, (tx) =>
    tx
      .selectFrom('notice')
      .select('id')
      .where('company_id', '=', companyId)
      .where('phrase', '=', phrase)
      .execute(),
  )
  return rows.length
}

describe('quotations of an enquiry', () => {
  it('are read one by one, once they were sent', async () => {
    const { quotations } = await givenQuoted(app, member)
    const path = `GET freight/online/quotation/${quotations[0]?.id}`
    expect(dataOf(await app.client(path, { token }))).toMatchObject({
      number: quotations[0]?.number,
      charges: [{ kind: 'OF' }, { kind: 'DOC' }, { kind: 'BAF' }],
      nextSteps: [{ name: 'counterOffer' }, { name: 'confirmQuote' }],
    })
    const enquiry = await givenEnquiry(app, member)
    dataOf(await freight(app, member, `enquiry/${enquiry.id}/submit`))
    const unsent = await givenQuotation(app, enquiry.id)
    expect((await app.client(`GET freight/online/quotation/${unsent.id}`, { token })).body.code).toBe(404)
  })

  it('are compared by one call with charges, rates and kinds of charges', async () => {
    const { id } = await givenQuoted(app, member, [{}, { carrier: 'Second Line', transitDays: 27 }])
    const answer = await compare(app, member, id)
    expect(answer.quotes).toHaveLength(2)
    expect(
      answer.kinds.map(({ value, section }: { value: string; section: string }) => [value, section]),
    ).toEqual([
      ['OF', 'freight'],
      ['BAF', 'freight'],
      ['DOC', 'origin'],
    ])
    expect(answer.rates[0]).toMatchObject({ currency: 'RMB', rate: '1' })
    expect(answer.quotes[0].nextSteps.map(({ name }: { name: string }) => name)).toEqual([
      'counterOffer',
      'confirmQuote',
    ])
    const sheet = await app.client('GET freight/online/quotation/compare/excel', {
      token,
      query: { enquiryId: id },
    })
    expect(sheet.headers.get('content-type')).toContain('spreadsheetml')
    const pdf = await app.client('GET freight/online/quotation/compare/pdf', {
      token,
      query: { enquiryId: id },
    })
    expect(pdf.headers.get('content-type')).toContain('pdf')
  })

  it('are refused with a kind twice, no charge, an unknown kind or a day that is over', async () => {
    const { id: enquiryId } = await givenQuoted(app, member)
    const refused = async (values: object) =>
      pathsOf(await officeFreight(app, 'quotation/save', { enquiryId, ...quotationForm(), ...values }))
    expect(await refused({ charges: [] })).toEqual(['charges'])
    expect(await refused({ charges: [charge('OF', '1'), charge('OF', '2')] })).toEqual(['charges.1.kind'])
    expect(await refused({ charges: [charge('NOSUCH', '1')] })).toEqual(['charges.0.kind'])
    expect(await refused({ charges: [charge('OF', '0')] })).toEqual(['charges.0.unitPrice'])
    expect(await refused({ validUntil: addDays(today(), -1) })).toEqual(['validUntil'])
    const { id: draft } = await givenEnquiry(app, member)
    expect(
      (await officeFreight(app, 'quotation/save', { enquiryId: draft, ...quotationForm() })).body.code,
    ).toBe(409)
  })

  it('are copied with all their charges', async () => {
    const { id, quotations } = await givenQuoted(app, member)
    dataOf(
      await officeFreight(app, `quotation/${quotations[0]?.id}/copy`, { validUntil: addDays(today(), 9) }),
    )
    const { quotes } = await compare(app, member, id)
    expect(quotes[1]).toMatchObject({ carrier: quotes[0].carrier, charges: quotes[0].charges })
    expect(quotes[1].validUntil).toBe(addDays(today(), 9))
  })
})

describe('a counter-offer', () => {
  it('changes the price of its charge when it is accepted', async () => {
    const { id, quotations } = await givenQuoted(app, member)
    const quotation = quotations[0]?.id ?? ''
    const offer = { chargeKind: 'OF', price: '2380', note: 'Two containers a month' }
    dataOf(await freight(app, member, `quotation/${quotation}/counterOffer`, offer))
    expect((await freight(app, member, `quotation/${quotation}/counterOffer`, offer)).body.code).toBe(409)
    dataOf(await officeFreight(app, `quotation/${quotation}/acceptOffer`))
    const { quotes } = await compare(app, member, id)
    expect(quotes[0].charges[0]).toMatchObject({ kind: 'OF', unitPrice: '2380' })
    expect(quotes[0].offers).toMatchObject([{ chargeKind: 'OF', price: '2380', state: 1, note: offer.note }])
    expect(await notices('forwarderQuotation.acceptOffer')).toBe(1)
    const { rows } = (await app.client('GET system/online/sysMsg', { token })).body
    expect(rows[0]).toMatchObject({ entity: 'forwarderQuotation', entityId: quotation })
    expect((await officeFreight(app, `quotation/${quotation}/acceptOffer`)).body.code).toBe(409)
  })

  it('leaves the quotation as it is when it is refused, with the reason', async () => {
    const { id, quotations } = await givenQuoted(app, member)
    const quotation = quotations[0]?.id ?? ''
    dataOf(
      await freight(app, member, `quotation/${quotation}/counterOffer`, { chargeKind: 'OF', price: '1' }),
    )
    expect(pathsOf(await officeFreight(app, `quotation/${quotation}/refuseOffer`))).toEqual(['reason'])
    dataOf(await officeFreight(app, `quotation/${quotation}/refuseOffer`, { reason: 'Too low' }))
    const { quotes } = await compare(app, member, id)
    expect(quotes[0].charges[0].unitPrice).toBe('2480')
    expect(quotes[0].offers[0]).toMatchObject({ state: 2, answer: 'Too low' })
  })

  it('asks for a charge that is not quoted without a price, and for one that is with a price', async () => {
    const { quotations } = await givenQuoted(app, member)
    const path = `quotation/${quotations[0]?.id}/counterOffer`
    expect(pathsOf(await freight(app, member, path, { chargeKind: 'PSS', price: '5' }))).toEqual(['price'])
    expect(pathsOf(await freight(app, member, path, { chargeKind: 'OF' }))).toEqual(['price'])
    dataOf(await freight(app, member, path, { chargeKind: 'PSS' }))
  })
})

it('a counter-offer asks for a price above zero', async () => {
  const { quotations } = await givenQuoted(app, member)
  const path = `quotation/${quotations[0]?.id}/counterOffer`
  for (const price of ['0', '-2380', 'cheap'])
    expect(pathsOf(await freight(app, member, path, { chargeKind: 'OF', price })), price).toEqual(['price'])
})

describe('confirming a quotation', () => {
  it('closes the others, and takes the version that was seen', async () => {
    const { id, quotations } = await givenQuoted(app, member, [{}, {}, {}])
    const [first, second] = quotations
    dataOf(await officeFreight(app, `quotation/${first?.id}/revise`, quotationForm({ transitDays: 20 })))
    const path = `quotation/${first?.id}/confirmQuote`
    const stale = await freight(app, member, path, { version: first?.version })
    expect(stale.body.code).toBe(409)
    expect(pathsOf(stale)).toEqual(['version'])
    expect(await statesOf(id)).toEqual([0, 0, 0])
    const seen = (await compare(app, member, id)).quotes[0].version
    dataOf(await freight(app, member, path, { version: seen }))
    expect(await statesOf(id)).toEqual([1, 2, 2])
    const again = await freight(app, member, `quotation/${second?.id}/confirmQuote`, { version: 2 })
    expect(again.body.code).toBe(409)
    expect((await compare(app, member, id)).enquiry.state).toBe(3)
  })

  it('is refused when it was withdrawn', async () => {
    const { quotations } = await givenQuoted(app, member)
    const [quotation] = quotations
    dataOf(await officeFreight(app, `quotation/${quotation?.id}/withdraw`, { reason: 'No space' }))
    const answer = await freight(app, member, `quotation/${quotation?.id}/confirmQuote`, { version: 2 })
    expect(answer.body.code).toBe(409)
  })
})

describe('an enquiry whose last quotation has ended', () => {
  const enquiryOf = (id: string) => readFreight(app, member, `enquiry/${id}`)
  const ends: Readonly<Record<string, (quotation: { id: string }, validUntil: string) => Promise<unknown>>> =
    {
      expired: (_quotation, validUntil) => expireOn(app.platform, addDays(validUntil, 1)),
      withdrawn: async ({ id }) =>
        dataOf(await officeFreight(app, `quotation/${id}/withdraw`, { reason: 'No space' })),
    }

  it.each(Object.entries(ends))(
    'waits for a new one when it is %s, and shows the old one',
    async (_name, end) => {
      const validUntil = addDays(today(), 3)
      const { id, quotations } = await givenQuoted(app, member, [{ validUntil }, { validUntil }])
      const [first, second] = quotations
      if (!first || !second) throw new Error('two quotations are given')
      dataOf(await officeFreight(app, `quotation/${first.id}/withdraw`, { reason: 'No space' }))
      expect(await enquiryOf(id)).toMatchObject({ state: 2 })
      await end(second, validUntil)
      expect(await enquiryOf(id)).toMatchObject({ state: 1, quotationCount: 2 })
      const waiting = await app.office('GET freight/online/enquiry/list', {
        token: desk.token,
        query: { state: 'submitted' },
      })
      expect(waiting.body.rows.map((row: { id: string }) => row.id)).toContain(id)
      await givenQuotation(app, id, { validUntil: addDays(validUntil, 30) })
      expect((await compare(app, member, id)).quotes).toHaveLength(2)
      dataOf(await officeFreight(app, `enquiry/${id}/quote`))
      const { quotes } = await compare(app, member, id)
      expect(quotes).toHaveLength(3)
      const last = quotes.find(({ state }: { state: number }) => state === 0)
      dataOf(await freight(app, member, `quotation/${last.id}/confirmQuote`, { version: last.version }))
      expect(await enquiryOf(id)).toMatchObject({ state: 3 })
    },
  )
})

describe('a quotation’s last day', () => {
  it('is reminded of the day before, and ends it once when it is over in Shanghai', async () => {
    const validUntil = addDays(today(), 3)
    const { id } = await givenQuoted(app, member, [{ validUntil }])
    const reminded = await notices('forwarderQuotation.ending')
    const ended = await notices('forwarderQuotation.expire')
    await expireOn(app.platform, addDays(validUntil, -2))
    expect(await notices('forwarderQuotation.ending')).toBe(reminded)
    const run = (day: string) => Promise.all([1, 2, 3].map(() => expireOn(app.platform, day)))
    await run(addDays(validUntil, -1))
    await run(validUntil)
    expect(await notices('forwarderQuotation.ending')).toBe(reminded + 1)
    expect(await statesOf(id)).toEqual([0])
    await run(addDays(validUntil, 1))
    expect(await statesOf(id)).toEqual([4])
    expect(await notices('forwarderQuotation.expire')).toBe(ended + 1)
  })

  it('can be used until midnight in Shanghai, whatever the job did', async () => {
    const { id, quotations } = await givenQuoted(app, member)
    const [quotation] = quotations
    await asProvider(app, (tx) =>
      tx
        .updateTable('freight_quotation')
        .set({ valid_until: addDays(today(), -1) })
        .where('id', '=', quotation?.id ?? '')
        .execute(),
    )
    const { version } = (await compare(app, member, id)).quotes[0]
    const answer = await freight(app, member, `quotation/${quotation?.id}/confirmQuote`, { version })
    expect(answer.body.code).toBe(409)
    await asProvider(app, (tx) =>
      tx
        .updateTable('freight_quotation')
        .set({ valid_until: today() })
        .where('id', '=', quotation?.id ?? '')
        .execute(),
    )
    dataOf(await freight(app, member, `quotation/${quotation?.id}/confirmQuote`, { version: version + 1 }))
  })
})

it('compares twelve quotations of thirty charges', async () => {
  const { body } = await app.client('GET base/online/bDict/queryDictListByCode', {
    token,
    query: { type: '1020' },
  })
  const kinds: string[] = body.data.map(({ value }: { value: string }) => value).slice(0, 30)
  const { id } = await givenQuoted(
    app,
    member,
    Array.from({ length: 12 }, (_, place) => ({
      carrier: `Line ${place}`,
      charges: kinds.map((kind) => charge(kind, `${100 + place}`)),
    })),
  )
  const answer = await compare(app, member, id)
  expect(answer.quotes).toHaveLength(12)
  expect(answer.kinds).toHaveLength(30)
  await givenQuotation(app, id)
})
