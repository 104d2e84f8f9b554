import { addDays, shanghaiDate } from '@quayside/contract/kernel/days.ts'
import { dataOf } from '../../platform/testing/answers.ts'
import type { GivenMember } from '../../platform/testing/given.ts'
import type { TestApp } from '../../platform/testing/test-app.ts'
import type { TestAnswer } from '../../platform/testing/test-client.ts'
import { givenLabelFile } from './labels.testing.ts'

/** So many days from today, as a calendar in Shanghai shows it. */
export const day = (days = 0): string => addDays(shanghaiDate(new Date()), days)

type Values = Record<string, unknown>
export const ingredient = (key: string, percentage: string, values: Values = {}) => ({
  key,
  name: `Ingredient ${key}`,
  inciName: `INCI ${key}`,
  casNumber: '',
  additiveNumber: '',
  purpose: 'Sweetener',
  percentage,
  ...values,
})

export const approvalForm = (values: Values = {}) => ({
  category: 0,
  productName: 'Vitamin C tablets',
  specification: '20 × 4 g',
  origin: 'DE',
  manufacturer: 'Rheinhafen Nutrition GmbH',
  lines: [
    ingredient('1', '75', { casNumber: '77-92-9', additiveNumber: '01.101' }),
    ingredient('2', '25', { casNumber: '50-81-7' }),
  ],
  ...values,
})

type ByToken = { readonly token: string }
export const approval = (
  app: TestApp,
  { token }: ByToken,
  path: string,
  body: object = {},
): Promise<TestAnswer> => app.client(`POST filing/online/approval/${path}`, { token, body })

export const readApproval = async (app: TestApp, { token }: ByToken, id: string) =>
  dataOf(await app.client(`GET filing/online/approval/${id}`, { token }))

const desks = new WeakMap<TestApp, ByToken>()
export async function desk(app: TestApp): Promise<ByToken> {
  const known = desks.get(app) ?? (await app.given.staff())
  desks.set(app, known)
  return known
}
/** A call of the provider's staff. */
export const provide = async (app: TestApp, path: string, body: object = {}): Promise<TestAnswer> =>
  app.office(`POST filing/online/approval/${path}`, { ...(await desk(app)), body })

function sheetOf(name: string): FormData {
  const body = new FormData()
  body.set('file', new Blob(['a,b']), `${name}.csv`)
  return body
}
/** A document that the staff uploaded for a filing. */
export const staffFile = async (app: TestApp, id: string, name: string): Promise<string> =>
  dataOf(
    await app.office(`POST filing/online/approval/${id}/upload`, {
      ...(await desk(app)),
      body: sheetOf(name),
    }),
  ).id
/** A document that a member uploaded. */
export const memberFile = async (app: TestApp, { token }: ByToken): Promise<string> =>
  dataOf(await app.client('POST system/online/file/upload', { token, body: sheetOf('report') })).id

export async function givenApproval(app: TestApp, member: GivenMember, values: Values = {}) {
  const saved = await approval(app, member, 'save', approvalForm(values))
  return dataOf(saved) as { id: string; version: number; number: string }
}

export const waySteps = ['register', 'acceptFiling', 'beginCheck', 'submitAtWindow', 'beginReview'] as const
type WayStep = (typeof waySteps)[number]

/** A paper that the provider stored, for steps that need one and tests that do not open it. */
export async function givenPaper(app: TestApp, id: string): Promise<string> {
  const { company_id: companyId } = await app.platform.staff.transaction([], (tx) =>
    tx.selectFrom('approval_order').select('company_id').where('id', '=', id).executeTakeFirstOrThrow(),
  )
  return givenLabelFile(app, { companyId, memberId: null })
}

/** A step of the provider with its paper. */
export const takeStep = async (
  app: TestApp,
  id: string,
  name: WayStep | 'complete',
  body: object = {},
): Promise<TestAnswer> => provide(app, `${id}/${name}`, { fileIds: [await givenPaper(app, id)], ...body })

/** A submitted filing, or one that the provider has brought to a step. */
export async function givenSubmitted(app: TestApp, member: GivenMember, until?: WayStep) {
  const made = await givenApproval(app, member)
  dataOf(await approval(app, member, `${made.id}/submit`))
  const steps = until === undefined ? [] : waySteps.slice(0, waySteps.indexOf(until) + 1)
  for (const step of steps) dataOf(await takeStep(app, made.id, step))
  return made
}

/** Asks for a document; returns its id. */
export async function givenAsked(app: TestApp, member: GivenMember, id: string, values: Values = {}) {
  const documents = [{ name: 'Stability report', note: 'Three batches', dueOn: day(5), ...values }]
  dataOf(await provide(app, `${id}/askDocuments`, { documents }))
  const { documents: asked } = await readApproval(app, member, id)
  return asked.at(-1).id as string
}
