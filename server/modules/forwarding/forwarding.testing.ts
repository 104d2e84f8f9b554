import { addDays, shanghaiDate } from '@quayside/contract/kernel/days.ts'
import { demoContainers } from '@quayside/db/seeds/demo/freight.ts'
import { dataOf } from '../../platform/testing/answers.ts'
import type { GivenMember } from '../../platform/testing/given.ts'
import type { TestApp } from '../../platform/testing/test-app.ts'
import type { TestAnswer } from '../../platform/testing/test-client.ts'

export const today = (): string => shanghaiDate(new Date())

export const shipmentForm = (values: Record<string, unknown> = {}) => ({
  ...demoContainers,
  goodsName: 'Power supplies',
  ...values,
})

export const charge = (kind: string, unitPrice: string, values: Record<string, unknown> = {}) => ({
  kind,
  basis: 0,
  quantity: '1',
  currency: 'RMB',
  unitPrice,
  ...values,
})

export const quotationForm = (values: Record<string, unknown> = {}) => ({
  carrier: 'Northern Star Line',
  transitDays: 31,
  departsOn: addDays(today(), 7),
  freeDays: 14,
  validUntil: addDays(today(), 5),
  charges: [
    charge('OF', '2480', { basis: 1, quantity: '2', currency: 'USD' }),
    charge('DOC', '450'),
    charge('BAF', '0', { isIncluded: 1 }),
  ],
  ...values,
})

type ByToken = { readonly token: string }
type Values = Record<string, unknown>

export const freight = (
  app: TestApp,
  { token }: ByToken,
  path: string,
  body: object = {},
): Promise<TestAnswer> => app.client(`POST freight/online/${path}`, { token, body })

export const readFreight = async (app: TestApp, { token }: ByToken, path: string) =>
  dataOf(await app.client(`GET freight/online/${path}`, { token }))

export const compare = async (app: TestApp, { token }: ByToken, enquiryId: string) =>
  dataOf(await app.client('GET freight/online/quotation/compare', { token, query: { enquiryId } }))

const desks = new WeakMap<TestApp, ByToken>()
/** A call of the provider's staff at the office's door. */
export async function officeFreight(app: TestApp, path: string, body: object = {}): Promise<TestAnswer> {
  const desk = desks.get(app) ?? (await app.given.staff())
  desks.set(app, desk)
  return app.office(`POST freight/online/${path}`, { token: desk.token, body })
}

export const givenEnquiry = async (app: TestApp, member: GivenMember, values: Values = {}) =>
  dataOf(await freight(app, member, 'enquiry/save', shipmentForm(values))) as {
    id: string
    version: number
    number: string
  }

export const givenQuotation = async (app: TestApp, enquiryId: string, values: Values = {}) =>
  dataOf(await officeFreight(app, 'quotation/save', { enquiryId, ...quotationForm(values) })) as {
    id: string
    version: number
    number: string
  }

/** A submitted enquiry with quotations that were sent. */
export async function givenQuoted(
  app: TestApp,
  member: GivenMember,
  quotations: readonly Values[] = [{}],
  values: Values = {},
) {
  const enquiry = await givenEnquiry(app, member, values)
  dataOf(await freight(app, member, `enquiry/${enquiry.id}/submit`))
  const made: { id: string; version: number; number: string }[] = []
  for (const each of quotations) made.push(await givenQuotation(app, enquiry.id, each))
  dataOf(await officeFreight(app, `enquiry/${enquiry.id}/quote`))
  return { ...enquiry, quotations: made }
}

/** An order of a confirmed quotation. */
export async function givenForwarderOrder(app: TestApp, member: GivenMember, values: Values = {}) {
  const enquiry = await givenQuoted(app, member, [{}], values)
  const [quotation] = enquiry.quotations
  dataOf(
    await freight(app, member, `quotation/${quotation?.id}/confirmQuote`, { version: quotation?.version }),
  )
  dataOf(await officeFreight(app, `enquiry/${enquiry.id}/generateOrder`))
  const { forwarderOrderId } = await readFreight(app, member, `enquiry/${enquiry.id}`)
  return { id: forwarderOrderId as string, enquiryId: enquiry.id, quotationId: quotation?.id ?? '' }
}
