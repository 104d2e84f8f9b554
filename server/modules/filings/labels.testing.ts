import { dataOf } from '../../platform/testing/answers.ts'
import type { GivenMember } from '../../platform/testing/given.ts'
import type { TestApp } from '../../platform/testing/test-app.ts'
import type { TestAnswer } from '../../platform/testing/test-client.ts'
import { givenFile } from '../partners/partners.testing.ts'

type Values = Record<string, unknown>

export const givenLabelFile = (app: TestApp, owner: Parameters<typeof givenFile>[1], mime?: string) =>
  givenFile(app, owner, { name: 'label.pdf', ...(mime !== undefined && { mime }) })

export const labelLine = async (app: TestApp, member: GivenMember, values: Values = {}) => ({
  key: 'p1',
  productName: 'Olive oil',
  ingredients: 'Olive oil',
  packageImage: await givenLabelFile(app, member),
  certificate: await givenLabelFile(app, member),
  nutrients: await givenLabelFile(app, member),
  ...values,
})

export const label = (
  app: TestApp,
  { token }: { readonly token: string },
  path: string,
  body: object = {},
): Promise<TestAnswer> => app.client(`POST filing/online/label/${path}`, { token, body })

export const readLabelOf = async (app: TestApp, { token }: { readonly token: string }, id: string) =>
  dataOf(await app.client(`GET filing/online/label/${id}`, { token }))

const desks = new WeakMap<TestApp, { readonly token: string }>()
/** A call of the provider's staff at the office's door. */
export async function officeLabel(app: TestApp, path: string, body: object = {}): Promise<TestAnswer> {
  const desk = desks.get(app) ?? (await app.given.staff())
  desks.set(app, desk)
  return app.office(`POST filing/online/label/${path}`, { token: desk.token, body })
}

/** An order with these products; without any, with one that is complete. */
export async function givenLabel(app: TestApp, member: GivenMember, lines?: readonly Values[]) {
  const body = { lines: lines ?? [await labelLine(app, member)] }
  return dataOf(await label(app, member, 'save', body)) as { id: string; version: number; number: string }
}

export async function givenSubmittedLabel(app: TestApp, member: GivenMember, lines?: readonly Values[]) {
  const { id, number } = await givenLabel(app, member, lines)
  dataOf(await label(app, member, `${id}/submit`))
  return { id, number }
}

/** Hands back a label of a product and names the version. */
export async function givenVersion(
  app: TestApp,
  member: GivenMember,
  id: string,
  lineKey = 'p1',
): Promise<string> {
  const fileId = await givenLabelFile(app, { companyId: member.companyId, memberId: null })
  dataOf(await officeLabel(app, `${id}/sendVersion`, { lineKey, fileId, remark: 'As agreed' }))
  const { lines } = await readLabelOf(app, member, id)
  return lines.find(({ key }: { key: string }) => key === lineKey).versions[0].id
}

/** The states of the versions, by product. */
export async function labelStates(app: TestApp, member: GivenMember, id: string): Promise<number[][]> {
  const { lines } = await readLabelOf(app, member, id)
  return lines.map(({ versions }: { versions: { state: number }[] }) => versions.map(({ state }) => state))
}
