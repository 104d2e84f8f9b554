import { describe, expect, it } from 'vitest'
import { dataOf } from '../../platform/testing/answers.ts'
import { sharedApp } from '../../platform/testing/test-app.ts'
import { approval, givenSubmitted, provide, readApproval, takeStep } from './approval.testing.ts'
import { givenSubmittedLabel, givenVersion, label, officeLabel, readLabelOf } from './labels.testing.ts'

const app = await sharedApp()
const quote = { currency: 'RMB', unitPrice: '600', feeQuantity: '2', feeUnit: 'document', note: 'Two labels' }
const sum = { currency: 'RMB', amount: '1200.00' }

const feesOf = async (token: string) =>
  (await app.client('GET finance/online/cost/list', { token })).body.rows.map(
    ({ kind, amount, currency, note }: Record<string, string>) => ({ kind, amount, currency, note }),
  )
const newestOf = async (token: string): Promise<string> =>
  (await app.client('GET system/online/sysMsg', { token })).body.rows[0].content

/** A label order whose only label the customer has confirmed. */
async function givenConfirmed(member: Awaited<ReturnType<typeof app.given.member>>) {
  const made = await givenSubmittedLabel(app, member)
  const versionId = await givenVersion(app, member, made.id)
  dataOf(await label(app, member, `${made.id}/confirmVersion`, { versionId }))
  return made
}

describe('the price of a label order', () => {
  it('is quoted, accepted as it was seen, and charged at completion, once', async () => {
    const member = await app.given.member()
    const { id, number } = await givenConfirmed(member)
    dataOf(await officeLabel(app, `${id}/quoteFee`, quote))
    expect(await newestOf(member.token)).toContain('RMB 1,200.00')
    expect(await readLabelOf(app, member, id)).toMatchObject({
      quoteState: 1,
      amount: '1200.00',
      quoteNote: 'Two labels',
      waitsFor: 1,
    })
    expect((await officeLabel(app, `${id}/complete`)).body.msg).toMatch(/not accepted the quote/)
    dataOf(await label(app, member, `${id}/acceptFee`, sum))
    expect(await feesOf(member.token)).toEqual([])
    dataOf(await officeLabel(app, `${id}/complete`))
    expect(await feesOf(member.token)).toEqual([
      { kind: 'label', amount: '1200.00', currency: 'RMB', note: number },
    ])
    expect((await officeLabel(app, `${id}/complete`)).body.code).toBe(409)
  })

  it('is not accepted where another one was named since', async () => {
    const member = await app.given.member()
    const { id } = await givenSubmittedLabel(app, member)
    dataOf(await officeLabel(app, `${id}/quoteFee`, quote))
    dataOf(await officeLabel(app, `${id}/quoteFee`, { ...quote, unitPrice: '700' }))
    const answer = await label(app, member, `${id}/acceptFee`, sum)
    expect(answer.body).toMatchObject({ code: 409, msg: expect.stringContaining('RMB 1,400.00') })
    dataOf(await label(app, member, `${id}/acceptFee`, { ...sum, amount: '1400' }))
    expect((await officeLabel(app, `${id}/quoteFee`, quote)).body.msg).toMatch(/has accepted/)
  })

  it('is declined with a reason, which the provider answers with another quote', async () => {
    const member = await app.given.member()
    const { id } = await givenConfirmed(member)
    dataOf(await officeLabel(app, `${id}/quoteFee`, quote))
    expect((await label(app, member, `${id}/declineFee`, { reason: ' ' })).body.code).toBe(400)
    dataOf(await label(app, member, `${id}/declineFee`, { reason: 'Too much' }))
    expect(await readLabelOf(app, member, id)).toMatchObject({
      quoteState: 3,
      quoteAnswer: 'Too much',
      waitsFor: 2,
    })
    expect((await officeLabel(app, `${id}/complete`)).body.code).toBe(409)
    const tasks = await app.office('GET office/online/task/list', {
      ...(await app.given.staff()),
      query: { kind: 'labelOrder', pageSize: 200 },
    })
    expect(tasks.body.rows.filter((task: { id: string; job: string }) => task.id === id)).toMatchObject([
      { job: 'labelQuote' },
    ])
    dataOf(await officeLabel(app, `${id}/quoteFee`, { ...quote, unitPrice: '0' }))
    dataOf(await label(app, member, `${id}/acceptFee`, { ...sum, amount: '0' }))
    dataOf(await officeLabel(app, `${id}/complete`))
    expect(await feesOf(member.token)).toEqual([])
  })

  it('is no longer meant once the order was returned', async () => {
    const member = await app.given.member()
    const { id } = await givenSubmittedLabel(app, member)
    dataOf(await officeLabel(app, `${id}/quoteFee`, quote))
    dataOf(await officeLabel(app, `${id}/return`, { reason: 'x' }))
    expect(await readLabelOf(app, member, id)).toMatchObject({ quoteState: 0, amount: null })
    dataOf(await label(app, member, `${id}/submit`))
    expect((await label(app, member, `${id}/acceptFee`, sum)).body.msg).toMatch(/no quote/)
  })

  it('is asked about on the home page and found in the list', async () => {
    const member = await app.given.member()
    const { id } = await givenSubmittedLabel(app, member)
    dataOf(await officeLabel(app, `${id}/quoteFee`, quote))
    const { body } = await app.client('GET filing/online/label/list', {
      token: member.token,
      query: { quoteState: 1 },
    })
    expect(body.rows).toMatchObject([{ id, quoteState: 1 }])
    const home = dataOf(await app.client('GET system/online/home', { token: member.token }))
    expect(JSON.stringify(home)).toContain('labelQuotes')
  })
})

describe('the price of an approval filing', () => {
  it('is quoted at any step under way and charged with the result', async () => {
    const member = await app.given.member()
    const { id, number } = await givenSubmitted(app, member, 'beginReview')
    dataOf(await provide(app, `${id}/quoteFee`, quote))
    expect(await readApproval(app, member, id)).toMatchObject({ quoteState: 1, waitsFor: 1 })
    const result = { certificateNumber: 'SJ1' }
    expect((await takeStep(app, id, 'complete', result)).body.msg).toMatch(/not accepted the quote/)
    dataOf(await approval(app, member, `${id}/acceptFee`, sum))
    dataOf(await takeStep(app, id, 'complete', result))
    expect(await feesOf(member.token)).toEqual([
      { kind: 'filing', amount: '1200.00', currency: 'RMB', note: `${number} Vitamin C tablets` },
    ])
  })

  it('is declined with a reason', async () => {
    const member = await app.given.member()
    const { id } = await givenSubmitted(app, member)
    expect((await approval(app, member, `${id}/declineFee`, { reason: 'x' })).body.code).toBe(409)
    dataOf(await provide(app, `${id}/quoteFee`, quote))
    dataOf(await approval(app, member, `${id}/declineFee`, { reason: 'Too much' }))
    expect(await readApproval(app, member, id)).toMatchObject({ quoteState: 3, quoteAnswer: 'Too much' })
  })
})
