import { methodOf, pathOf, type Schema } from '@quayside/contract/kernel/api.ts'
import { openToKeys } from '@quayside/contract/systems/open-calls.ts'
import { keyScopes } from '@quayside/contract/systems/system-key.rules.ts'
import { describe, expect, it } from 'vitest'
import { toJSONSchema } from 'zod/v4/core'
import { routes } from '../app.ts'
import { testApp } from '../platform/testing/test-app.ts'
import { hashOfCompany } from './company-hash.ts'
import { marker } from './isolation.marker.ts'
import { plant } from './isolation.planted.ts'
import { samples, shared } from './isolation.samples.ts'

const app = await testApp()
const owner = await app.owner()
/** A third company may still change its information. */
const a = await plant(app)
const tokenOfB = (await app.given.member()).token
const newcomer = await app.given.company({ certification: 'NOTCERT' })
const tokenOfNewcomer = (await app.given.member({ companyId: newcomer })).token
/** The person who works in A, in other companies of their own: there they see no more of A than a stranger. */
const sibling = { personId: a.personId }
const tokenOfSibling = (await app.given.member(sibling)).token
const newSibling = await app.given.company({ certification: 'NOTCERT' })
const tokenOfNewSibling = (await app.given.member({ ...sibling, companyId: newSibling })).token
/** What is the person's own in all companies. */
const ofPerson = new Set([
  'DELETE system/online/user/session/batchRemove',
  'POST system/online/user/company/{id}/open',
  'POST system/online/user/company/{id}/leave',
])
/** Everything that a key may do, for a system of B's. A key of its own for each part, because calls are counted by key. */
const keyOfB = async (): Promise<string> => {
  const body = { name: 'ERP', days: 90, scopes: keyScopes }
  return (await app.client('POST base/online/systemKey/save', { token: tokenOfB, body })).body.data.key
}
const keysOfB = [await keyOfB(), await keyOfB(), await keyOfB()]
const closedToKeys = new Set(routes.map(({ key }) => key).filter((key) => !openToKeys.has(key)))
const nothing = new Set<string>()
const callers = [
  { who: 'a rival', token: tokenOfB, newcomer: tokenOfNewcomer, knows: nothing, part: undefined },
  {
    who: 'the same person elsewhere',
    token: tokenOfSibling,
    newcomer: tokenOfNewSibling,
    knows: ofPerson,
    part: undefined,
  },
  ...keysOfB.map((token, place) => ({
    who: 'a key of a rival’s system',
    token,
    newcomer: token,
    knows: closedToKeys,
    part: { place, of: keysOfB.length },
  })),
]

function fieldsOf(schema: Schema | undefined): string[] {
  if (!schema) return []
  const described = toJSONSchema(schema, { io: 'input', unrepresentable: 'any' })
  return Object.keys(described.properties ?? {})
}

const takesAnId = routes.filter(({ key, endpoint }) => {
  if (shared.has(key)) return false
  const fields = [...fieldsOf(endpoint.query), ...fieldsOf(endpoint.body)]
  return key.includes('{') || fields.some((name) => /(^id|Id|^ids|Ids|attachments)$/.test(name))
})

const untouched = await hashOfCompany(owner, a.companyId)
/** A call of B's that changes nothing leaves it as it was. */
const isUntouched = async () => expect(await hashOfCompany(owner, a.companyId)).toBe(untouched)
/** `npm run test:attack` looks after each call, and so names the one that changed something. */
const isEachChecked = process.env['HOSTILE_BYTES'] !== undefined

describe('company isolation', () => {
  it('has a sample for every route that takes an id', () => {
    expect(takesAnId.map(({ key }) => key).filter((key) => !samples[key])).toEqual([])
    expect(Object.keys(samples).filter((key) => !routes.some((route) => route.key === key))).toEqual([])
  })

  const tried = takesAnId.flatMap(({ key }, at) =>
    callers.flatMap(({ knows, part, ...caller }) =>
      knows.has(key) || (part && at % part.of !== part.place) ? [] : [{ key, ...caller }],
    ),
  )
  it.each(tried)(
    '$key knows no such record of another company for $who',
    async ({ key, token, newcomer: newToken }) => {
      for (const sample of samples[key]?.(a) ?? []) {
        const path = pathOf(key).replaceAll(/\{(\w+)\}/g, (_, name: string) => sample.params?.[name] ?? '')
        const { params: _, ...rest } = sample
        const answer = await app.client(`${methodOf(key)} ${path}`, {
          token: key.includes('/company/') ? newToken : token,
          ...rest,
          ...(methodOf(key) !== 'GET' && !rest.body && !rest.form && { body: {} }),
        })
        expect(answer.status).toBe(200)
        // A list is empty, so are its sums, an export says so, and everything else says that there is no such record.
        const isEmpty =
          answer.body?.code === 200 &&
          (answer.body.total === 0 || answer.body.data?.count === 0 || answer.body.data?.sums?.length === 0)
        const isNoData = answer.body?.code === 400 && /No data/.test(answer.body.msg)
        const fields: { msg: string }[] = answer.body?.data?.fields ?? []
        const isUnknownField =
          answer.body?.code === 404 && fields.every(({ msg }) => /does not exist/.test(msg))
        const isUnknown = answer.body?.code === 404 || isResultOfNone(answer.body)
        expect(isEmpty || isNoData || isUnknownField || isUnknown, answer.text).toBe(true)
        expect(answer.text).not.toContain(marker)
      }
      if (isEachChecked) await isUntouched()
    },
  )

  it('leaves everything of A as it was after all these calls', isUntouched)

  it('shows company B nothing of A in any list, detail or export without an id', async () => {
    for (const { key, endpoint } of routes) {
      if (methodOf(key) !== 'GET' || key.includes('{') || endpoint.access === 'open') continue
      for (const token of closedToKeys.has(key) ? [tokenOfB] : [tokenOfB, keysOfB[0] ?? ''])
        expect((await app.client(key, { token })).text, key).not.toContain(marker)
    }
  })

  it('would notice: company A itself reads its marker in lists, records and files', async () => {
    const list = await app.client('GET base/online/supplier/list', { token: a.token })
    expect(list.text).toContain(marker)
    const record = await app.client(`GET base/online/supplierAccount/${a.accountId}`, { token: a.token })
    expect(record.text).toContain(marker)
    const file = await app.client(`GET system/online/file/${a.fileId}`, { token: a.token })
    expect(file.headers.get('content-disposition')).toContain(marker)
  })
})

/** A batch answers each row on its own: none of them done. */
function isResultOfNone(body: { code?: number; data?: unknown } | undefined): boolean {
  const data = body?.data as { results?: { ok: boolean }[] } | { ok: boolean }[] | undefined
  const results = Array.isArray(data) ? data : data?.results
  return body?.code === 200 && Array.isArray(results) && results.length > 0 && results.every(({ ok }) => !ok)
}
