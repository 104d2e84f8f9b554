import { agreementDate, agreementVersion } from '@quayside/contract/kernel/commercial-terms.ts'
import { addDays } from '@quayside/contract/kernel/days.ts'
import { describe, expect, it } from 'vitest'
import { accountsOf } from '../../modules/account/account.testing.ts'
import { contractDocumentOf } from '../../modules/orders/contract-document.ts'
import { readContract } from '../../modules/orders/contract-queries.ts'
import { givenSubmitted } from '../../modules/orders/provider-steps.testing.ts'
import { staffReader } from '../../platform/records/read-within.ts'
import { testApp } from '../../platform/testing/test-app.ts'
import { hostile } from '../../product-tests/hostile-texts.testing.ts'

const app = await testApp()
const accounts = accountsOf(app)
const desk = await app.given.staff({ roles: ['administrator'], name: 'Shen' })
const member = await app.given.member()
const other = await app.given.member()

const today = app.clock.today()
const dayAfter = (days: number): string => addDays(today, days)

type Change = { title?: string; changes?: string; clauses?: { title: string; text: string }[] }
const textOf = (change: Change = {}) => ({
  title: 'Agreement',
  clauses: [{ title: 'Fees', text: 'First paragraph\nSecond paragraph' }],
  changes: 'Fees are lower',
  ...change,
})
const textsOf = (change: Change = {}) => ({
  'zh-CN': textOf(change),
  'zh-TW': textOf(change),
  'en-US': textOf(change),
})
const storedVersions = async () =>
  (await app.office('GET system/online/agreement/setting', { token: desk.token })).body.data
const publish = async (
  given: { effectiveOn?: string; texts?: object; version?: number; token?: string } = {},
) =>
  app.office('POST system/online/agreement/publish', {
    token: given.token ?? desk.token,
    body: {
      effectiveOn: given.effectiveOn ?? today,
      texts: given.texts ?? textsOf(),
      version: given.version ?? (await storedVersions()).version,
    },
  })
const fieldsOf = (answer: { body: { data?: { fields?: { path: string; code: string }[] } } }) =>
  answer.body.data?.fields?.map(({ path, code }) => [path, code])
const read = async (version?: string, locale = 'en-US') =>
  (
    await app.client('GET system/online/agreement', {
      locale,
      query: version === undefined ? {} : { version },
    })
  ).body
const askedOf = async (token: string) =>
  (await app.client('GET system/online/user/profile/getInfo', { token })).body.data.agreement
const accept = (token: string, version: string, agree = true) =>
  app.client('POST system/online/user/agreement/accept', { token, body: { version, agree } })

describe('before the provider publishes anything', () => {
  it('the shipped version is in force, is where a new text starts from, and is asked of no member', async () => {
    expect((await read()).data).toEqual({
      version: agreementVersion,
      date: agreementDate,
      isInForce: true,
      text: null,
      versions: [{ version: agreementVersion, date: agreementDate, isInForce: true }],
    })
    const setting = await storedVersions()
    expect(setting.version).toBe(0)
    expect(setting.texts['en-US'].clauses).toHaveLength(15)
    expect(JSON.stringify(setting.texts)).not.toMatch(/\{\w+\}/)
    expect(await askedOf(member.token)).toBeUndefined()
  })
})

describe('publishing', () => {
  it('refuses a day that has passed, a language without text, and an agreement without clauses', async () => {
    expect(fieldsOf(await publish({ effectiveOn: dayAfter(-1) }))).toEqual([
      ['effectiveOn', 'agreement.dayPast'],
    ])
    const { 'en-US': _left, ...two } = textsOf()
    expect((await publish({ texts: two })).body.code).toBe(400)
    const empty = await publish({ texts: { ...textsOf(), 'zh-TW': textOf({ changes: ' ' }) } })
    expect(fieldsOf(empty)).toEqual([['texts.zh-TW.changes', 'field.required']])
    const none = await publish({ texts: textsOf({ clauses: [] }) })
    expect(fieldsOf(none)?.[0]).toEqual(['texts.zh-CN.clauses', 'agreement.noClause'])
    const clauses = Array.from({ length: 61 }, () => ({ title: 'A', text: 'B' }))
    expect(fieldsOf(await publish({ texts: textsOf({ clauses }) }))?.[0]).toEqual([
      'texts.zh-CN.clauses',
      'agreement.tooMany',
    ])
    const long = await publish({ texts: textsOf({ clauses: [{ title: 'A', text: 'x'.repeat(8001) }] }) })
    expect(fieldsOf(long)?.[0]?.[0]).toBe('texts.zh-CN.clauses.0.text')
    expect((await storedVersions()).version).toBe(0)
  })

  it('is for those who may change settings', async () => {
    const clerk = await app.given.staff({ roles: ['operations'] })
    expect(String((await publish({ token: clerk.token })).body.code)).toBe('403')
    expect(String((await publish({ token: member.token })).body.code)).toBe('401')
  })

  it('makes a version that is valid from its day, and leaves what changed in the log', async () => {
    const done = await publish({ effectiveOn: dayAfter(2), texts: textsOf({ title: 'Later' }) })
    expect(done.body.code).toBe(200)
    const [{ version }] = done.body.data.published
    expect(version).toMatch(/^\d{4}\.\d+$/)
    expect(version).not.toBe(agreementVersion)
    expect((await read()).data).toMatchObject({ version: agreementVersion, text: null })
    expect((await read(version)).data).toMatchObject({ isInForce: false, text: { title: 'Later' } })
    expect(await askedOf(member.token)).toBeUndefined()
    const { rows } = (
      await app.office('GET office/online/audit/list', { token: desk.token, query: { staffId: desk.id } })
    ).body
    const entry = rows.find(({ target }: { target: string }) => target === 'setting agreement')
    expect(entry.changes).toContainEqual(expect.objectContaining({ path: 'number', after: version }))
  })

  it('refuses a day before the last version, and the second of two who publish at once', async () => {
    expect(fieldsOf(await publish())).toEqual([['effectiveOn', 'agreement.dayBeforeLast']])
    expect((await publish({ effectiveOn: dayAfter(2), version: 0 })).body.code).toBe(409)
  })

  it('changes no version that is published', async () => {
    const owner = await app.owner()
    await expect(
      owner.query(`set role quayside_staff; update agreement_version set number = 'x'`),
    ).rejects.toThrow('permission denied')
    await owner.query('reset role')
  })
})

describe('a member', () => {
  it('is asked once the version is valid, accepts it once, and again for the next one', async () => {
    const [{ version }] = (await storedVersions()).published
    app.clock.advance(2 * 86_400_000)
    expect(await askedOf(member.token)).toEqual({
      version,
      date: dayAfter(2),
      changes: ['Fees are lower'],
    })
    expect((await accept(member.token, version, false)).body.code).toBe(400)
    const old = await accept(member.token, agreementVersion)
    expect([old.body.code, old.body.msg]).toEqual([409, expect.stringContaining(version)])
    expect(await askedOf(member.token)).toBeDefined()

    const first = await accept(member.token, version)
    expect(first.body).toMatchObject({ code: 200, data: { version, acceptedAt: expect.any(String) } })
    expect((await accept(member.token, version)).body.data).toEqual(first.body.data)
    expect(await askedOf(member.token)).toBeUndefined()
    expect(await askedOf(other.token)).toMatchObject({ version })

    await publish({ effectiveOn: dayAfter(2), texts: textsOf({ changes: 'Days are shorter' }) })
    const [next] = (await storedVersions()).published
    expect(next.version).not.toBe(version)
    expect(await askedOf(member.token)).toMatchObject({
      version: next.version,
      changes: ['Days are shorter'],
    })
    expect(await askedOf(other.token)).toMatchObject({ changes: ['Days are shorter', 'Fees are lower'] })
    expect((await accept(member.token, version)).body.code).toBe(409)
    await accept(member.token, next.version)

    const { body } = await app.client('GET system/online/user/profile/exportData', { token: member.token })
    const accepted: readonly { version: string }[] = body.data.acceptances
    expect(new Set(accepted.map((each) => each.version))).toEqual(new Set([version, next.version]))
    expect(accepted).toHaveLength(2)
    expect(body.data.consent.version).toBe(next.version)
    expect(body.data.actions).toContainEqual(
      expect.objectContaining({ action: 'POST system/online/user/agreement/accept' }),
    )
  })

  it('who administers the company accepts for its contracts, a colleague for oneself alone', async () => {
    const chief = await app.given.member()
    const clerk = await app.given.member({ companyId: chief.companyId, isAdministrator: false })
    const { id } = await givenSubmitted(app, chief)
    const contract = async () =>
      JSON.stringify(
        contractDocumentOf(await readContract(staffReader(app.platform), chief.companyId, id)).clauses,
      )
    const [{ version }] = (await storedVersions()).published
    await accept(clerk.token, version)
    expect(await contract()).not.toContain(version)
    expect((await accept(chief.token, version)).body.code).toBe(200)
    expect(await contract()).toContain(version)
  })

  it('who has not accepted goes on working', async () => {
    expect(await askedOf(other.token)).toBeDefined()
    expect((await app.client('GET system/sysConfig', { token: other.token })).body.code).toBe(200)
  })

  it('who registers accepts the version in force and is not asked', async () => {
    const { version } = (await read()).data
    const { token } = await accounts.registered()
    expect(await askedOf(token)).toBeUndefined()
    const exported = await app.client('GET system/online/user/profile/exportData', { token })
    expect(exported.body.data.acceptances).toMatchObject([{ version }])
  })
})

describe('everybody', () => {
  it('reads any version, each text as it was typed', async () => {
    await publish({
      effectiveOn: dayAfter(2),
      texts: textsOf({ title: hostile, changes: hostile, clauses: [{ title: hostile, text: hostile }] }),
    })
    const { data } = await read(undefined, 'zh-TW')
    expect(data.text).toEqual({
      title: hostile,
      changes: hostile,
      clauses: [{ title: hostile, text: hostile }],
    })
    const response = await fetch(`${app.address}/agreement`)
    expect(await response.text()).not.toContain('<img src=x')
    const info = await app.client('GET system/online/sysConfig/getSysInfo')
    expect(info.body.data.agreement).toEqual({ version: data.version, date: data.date })
    expect((await read(agreementVersion)).data).toMatchObject({ isInForce: false, text: null })
  })

  it('is told where there is no such version', async () => {
    const answer = await read(`9${hostile}`.slice(0, 20))
    expect(answer.code).toBe(404)
    expect((await read('x'.repeat(21))).code).toBe(400)
  })
})
