import { dataOf } from '../../platform/testing/answers.ts'
import { pngPicture } from '../../platform/testing/picture.ts'
import type { TestApp } from '../../platform/testing/test-app.ts'
import type { TestAnswer } from '../../platform/testing/test-client.ts'

type ByToken = { readonly token: string }
type Made = { id: string; path: string; expiresAt: string }

export const linkForm = (entity: string, recordId: string, values: Record<string, unknown> = {}) => ({
  entity,
  recordId,
  kind: 1,
  recipient: 'Sakura Passive Parts',
  days: 30,
  ...values,
})

export const tryLink = (app: TestApp, { token }: ByToken, body: object): Promise<TestAnswer> =>
  app.client('POST base/online/shareLink/save', { token, body })

export const givenLink = async (
  app: TestApp,
  member: ByToken,
  entity: string,
  recordId: string,
  values: Record<string, unknown> = {},
): Promise<Made> => dataOf(await tryLink(app, member, linkForm(entity, recordId, values)))

/** A request without log-in; redirects are not followed. */
export async function visit(
  app: Pick<TestApp, 'address'>,
  path: string,
  init: RequestInit & { locale?: string } = {},
) {
  const { locale = 'en-US', headers, ...rest } = init
  const answer = await fetch(`${app.address}${path}`, {
    redirect: 'manual',
    ...rest,
    headers: { 'accept-language': locale, ...(headers as Record<string, string>) },
  })
  const bytes = Buffer.from(await answer.arrayBuffer())
  return { status: answer.status, headers: answer.headers, bytes, text: bytes.toString('utf8') }
}

export function sendFile(
  app: Pick<TestApp, 'address'>,
  path: string,
  file: { readonly bytes: Uint8Array; readonly name: string },
  fields: Record<string, string> = { kind: '1' },
) {
  const body = new FormData()
  for (const [name, value] of Object.entries(fields)) body.set(name, value)
  body.set('file', new Blob([new Uint8Array(file.bytes)]), file.name)
  return visit(app, `${path}/files`, { method: 'POST', body })
}

export const proposeTime = (app: Pick<TestApp, 'address'>, path: string, time: string, note = '') =>
  visit(app, `${path}/time`, { method: 'POST', body: new URLSearchParams({ time, note }) })

/** A file of the member's own, not attached to anything yet. */
export async function uploaded(app: TestApp, { token }: ByToken, name = 'list.png'): Promise<string> {
  const body = new FormData()
  body.set('file', new Blob([new Uint8Array(await pngPicture())]), name)
  return dataOf(await app.client('POST system/online/file/upload', { token, body })).id
}

export const replies = async (app: TestApp, { token }: ByToken, entity: string, recordId: string) =>
  (await app.client('GET base/online/linkReply/list', { token, query: { entity, recordId } })).body.rows

export const links = async (app: TestApp, { token }: ByToken, query: Record<string, string> = {}) =>
  (await app.client('GET base/online/shareLink/list', { token, query })).body.rows
