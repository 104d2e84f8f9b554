import { formatPattern, formats } from '@quayside/contract/kernel/formats.ts'
import { LandingContent } from '@quayside/contract/kernel/landing.ts'
import { refuse } from '@quayside/contract/refusals.ts'
import { landing } from '@quayside/db/seeds/reference/landing.ts'
import { kernelErrors } from '@quayside/phrases/zh-CN/kernel/errors.ts'
import { describe, expect, it } from 'vitest'
import { testApp } from '../testing/test-app.ts'
import { systemRoutes } from './routes.ts'
import type { Submitter } from './submit-drafts.ts'

const drafts = {
  access: 'home-notice-read',
  async submit(call, tx, id) {
    await tx.updateTable('company').set({ phone: id }).where('id', '=', call.principal.companyId).execute()
    if (id === '2') throw refuse('state.notAllowed')
    if (id === '4') throw refuse('record.notFound')
  },
} as const satisfies Submitter
const app = await testApp({
  routes: systemRoutes({ draft: drafts, company: { ...drafts, access: 'onboarding' } }),
})

describe.each(['GET', 'POST'])('%s system/online/sysConfig/getSysInfo', (method) => {
  it.each([
    ['zh-CN', '云埠供应链'],
    ['zh-TW', '雲埠供應鏈'],
    ['en-US', 'Quayside Supply Chain'],
    ['fr-FR', '云埠供应链'],
  ])('tells a %s caller without a token the title %s', async (locale, ymbTitle) => {
    const { body } = await app.client(`${method} system/online/sysConfig/getSysInfo`, { locale })
    expect(body).toMatchObject({ code: 200, data: { ymbTitle, locales: ['zh-CN', 'zh-TW', 'en-US'] } })
    expect(body.data.agreement).toEqual({ version: expect.any(String), date: expect.any(String) })
    expect(LandingContent.safeParse(body.data.landing).success).toBe(true)
  })
})

describe('POST system/online/sysConfig/getSysInfo', () => {
  it('does not mind what a client posts at its start-up', async () => {
    const { body } = await app.client('POST system/online/sysConfig/getSysInfo', { body: { any: 'thing' } })
    expect(body.code).toBe(200)
  })
})

describe('the landing content', () => {
  const shape = (value: unknown): unknown =>
    Array.isArray(value)
      ? value.map(shape)
      : value !== null && typeof value === 'object'
        ? Object.fromEntries(Object.entries(value).map(([key, each]) => [key, shape(each)]))
        : value === null
  it('says the same things in three languages', () => {
    expect(shape(landing['zh-TW'])).toEqual(shape(landing['zh-CN']))
    expect(shape(landing['en-US'])).toEqual(shape(landing['zh-CN']))
    expect(JSON.stringify(landing['en-US'])).not.toMatch(/\p{Script=Han}/u)
  })
})

describe('GET system/sysConfig', () => {
  it('lists the public settings in the caller’s language', async () => {
    const { token } = await app.given.member()
    const { body } = await app.client('GET system/sysConfig', { token, locale: 'zh-TW' })
    expect(body.data).toContainEqual({ key: 'title', value: '雲埠供應鏈', updatedAt: expect.any(String) })
  })

  it('gives only those named, and keeps the others to itself', async () => {
    const { token } = await app.given.member()
    await app.platform.staff.transaction([], (tx) =>
      tx
        .insertInto('system_config')
        .values({ key: 'internal', value: JSON.stringify({ '*': 'hidden' }) })
        .execute(),
    )
    const named = await app.client('GET system/sysConfig', { token, query: { keys: 'title,support' } })
    expect(named.body.data.map(({ key }: { key: string }) => key)).toEqual(['title', 'support'])
    const all = await app.client('GET system/sysConfig', { token })
    expect(all.text).not.toContain('hidden')
    const secret = await app.client('GET system/sysConfig', { token, query: { keys: 'internal' } })
    expect(secret.body).toMatchObject({ code: 400, msg: 'There is no public setting named internal' })
  })

  it('is for members only', async () => {
    expect((await app.client('GET system/sysConfig')).status).toBe(401)
    const { token } = await app.given.member({ scope: 'onboarding' })
    expect((await app.client('GET system/sysConfig', { token })).body.code).toBe('403')
  })
})

describe('GET system/sysPublicCheck/list', () => {
  it('gives every rule that forms use, with a message in the caller’s language and an example that fits', async () => {
    const { body } = await app.client('GET system/sysPublicCheck/list', { locale: 'zh-CN' })
    expect(body).toMatchObject({ code: 200, total: Object.keys(formats).length })
    for (const row of body.rows) {
      expect(new RegExp(row.pattern, 'u').test(row.example)).toBe(true)
      expect(row.message).toMatch(/\p{Script=Han}/u)
    }
    expect(body.rows).toContainEqual({
      code: 'mobile',
      pattern: formatPattern.mobile.source,
      hasCheckDigit: false,
      message: kernelErrors.format.mobile,
      example: '13800138000',
    })
  })
})

describe('PUT system/online/sysTableLevelStep/commitAudit', () => {
  const commit = 'PUT system/online/sysTableLevelStep/commitAudit'

  it('answers each id on its own: what is refused is undone, the rest goes through', async () => {
    const { token, companyId } = await app.given.member()
    const { body } = await app.client(commit, { token, form: { tableName: 'draft', ids: '1,2,1' } })
    expect(body).toMatchObject({
      code: 200,
      msg: '1 of 2 done, 1 refused. The first refused one (2): This is not possible in the current status. Refresh to see the latest status.',
      data: [
        { id: '1', ok: true, code: 200 },
        {
          id: '2',
          ok: false,
          code: 409,
          msg: 'This is not possible in the current status. Refresh to see the latest status.',
        },
      ],
    })
    const row = await app.platform.staff.transaction([], (tx) =>
      tx.selectFrom('company').select('phone').where('id', '=', companyId).executeTakeFirstOrThrow(),
    )
    expect(row.phone).toBe('1')
  })

  it('is refused like its first record where nothing was done, and keeps no Idempotency-Key then', async () => {
    const { token } = await app.given.member()
    const headers = { 'idempotency-key': 'refused-1' }
    const one = await app.client(commit, { token, headers, form: { tableName: 'draft', ids: '4' } })
    expect(one.body).toMatchObject({
      code: 404,
      msg: 'The record does not exist or has been deleted',
      data: { results: [{ id: '4', ok: false, code: 404 }] },
    })
    const all = await app.client(commit, { token, headers, form: { tableName: 'draft', ids: '4,2' } })
    expect(all.body).toMatchObject({
      code: 404,
      msg: expect.stringContaining('None of the 2 records was changed'),
      data: {
        results: [
          { id: '4', ok: false, code: 404 },
          { id: '2', ok: false, code: 409 },
        ],
      },
    })
    const again = await app.client(commit, { token, headers, form: { tableName: 'draft', ids: '1' } })
    expect(again.body.code).toBe(200)
  })

  it('answers a repeated request with the same Idempotency-Key as the first time', async () => {
    const { token } = await app.given.member()
    const request = {
      token,
      form: { tableName: 'draft', ids: '1,2,3' },
      headers: { 'idempotency-key': 'submit-1' },
    }
    const first = await app.client(commit, request)
    const second = await app.client(commit, request)
    expect(second.body).toEqual(first.body)
    expect(first.body.data).toHaveLength(3)
  })

  it('refuses a table that has no submit', async () => {
    const { token } = await app.given.member()
    for (const tableName of ['audit_log', 'constructor', '__proto__']) {
      const { body } = await app.client(commit, { token, form: { tableName, ids: '1' } })
      expect(body).toMatchObject({ code: 400, msg: `${tableName} has no submit step. Check tableName.` })
    }
  })

  it('refuses an empty selection, and ids that are none', async () => {
    const { token } = await app.given.member()
    const none = await app.client(commit, { token, form: { tableName: 'draft' } })
    expect(none.body.data.fields).toMatchObject([{ path: 'ids' }])
    const wrong = await app.client(commit, { token, form: { tableName: 'draft', ids: '1,abc' } })
    expect(wrong.body).toMatchObject({ code: 400, data: { fields: [{ path: 'ids.1' }] } })
  })

  it('asks for the permission of the table', async () => {
    const reader = await app.given.member({ permissions: ['home-notice-list'] })
    const form = { tableName: 'draft', ids: '1' }
    expect((await app.client(commit, { token: reader.token, form })).body.code).toBe('403')
    const applicant = await app.given.member({ scope: 'onboarding' })
    expect((await app.client(commit, { token: applicant.token, form })).body.code).toBe('403')
    const company = await app.client(commit, {
      token: applicant.token,
      form: { tableName: 'company', ids: '1' },
    })
    expect(company.body.code).toBe(200)
  })
})
