import { sql as raw } from 'kysely'
import { describe, expect, it } from 'vitest'
import { SmsNotSent } from '../../platform/sms/sms-sender.ts'
import { testApp } from '../../platform/testing/test-app.ts'
import { sendDeliveries } from '../notices/send-deliveries.ts'
import { accountsOf, goodPassword } from './account.testing.ts'
import { passCompany, rejectCompany, takeUpCompany } from './review-company.ts'

const app = await testApp()
const accounts = accountsOf(app)

const information = {
  name: '深圳市海燕电子有限公司',
  legalPerson: '王伟',
  legalPersonId: '11010519491231002x',
  creditCode: '91350100m000100y43',
  invoicingAccount: '6222020200012345678',
  email: 'office@example.com',
  agentName: '李雷',
  agentPhone: '13900000000',
}
const reviewer = { id: null, name: 'Chen' }

/** A company that has yet to give its information, as its registration leaves it. */
async function newcomer(certification = 'NOTCERT') {
  const companyId = await app.given.company({ certification, name: '' })
  const member = await accounts.member({ companyId, scope: 'onboarding' })
  const [file] = await accounts.statement(
    raw`insert into file (company_id, uploaded_by, name, mime, bytes, sha256, storage_key)
      values (${companyId}, ${member.memberId}, 'licence.pdf', 'application/pdf', 12, '', ${`test/${companyId}`}) returning id`,
  )
  return { ...member, fileId: (file as { id: string }).id }
}
type Newcomer = Awaited<ReturnType<typeof newcomer>>

const current = async ({ token }: { token: string }) =>
  (await app.client('GET base/online/company/current', { token })).body.data
const save = async (who: Newcomer, body: object) =>
  app.client('POST base/online/company/save', {
    token: who.token,
    body: { version: (await current(who)).version, ...body },
  })
const submit = (who: Newcomer, locale = 'en-US') =>
  app.client(`POST base/online/company/${who.companyId}/submit`, { token: who.token, locale })

async function applicant(values: object = {}): Promise<Newcomer> {
  const who = await newcomer()
  await save(who, { ...information, agree: true, licenceFileIds: [who.fileId], ...values })
  expect((await submit(who)).body.code).toBe(200)
  return who
}
const asProvider = (work: Parameters<typeof app.platform.staff.transaction<void>>[1]) =>
  app.platform.staff.transaction([], work)

describe('POST base/online/company/save', () => {
  it('keeps a draft however incomplete, seals the numbers and shows those of the bank to those in charge', async () => {
    const who = await newcomer()
    expect((await save(who, { name: '海燕' })).body).toMatchObject({ code: 200, data: { id: who.companyId } })
    await save(who, { ...information, licenceFileIds: [who.fileId] })
    expect(await current(who)).toMatchObject({
      ...information,
      creditCode: '91350100M000100Y43',
      legalPersonId: '110***********002X',
      certification: 'NOTCERT',
      agreedAt: null,
      licences: [{ fileId: who.fileId, name: 'licence.pdf', kind: 'business-licence' }],
    })
    const [row] = await accounts.statement(raw`select * from company where id = ${who.companyId}`)
    expect(JSON.stringify(row)).not.toContain('11010519491231002X')
    expect(JSON.stringify(row)).not.toContain(information.invoicingAccount)
  })

  it('masks the numbers for a colleague who is not in charge', async () => {
    const who = await applicant({ creditCode: '91440300708461136T' })
    const colleague = await app.given.member({
      companyId: who.companyId,
      permissions: ['home-notice-list'],
    })
    expect(await current(colleague)).toMatchObject({
      legalPersonId: '110***********002X',
      invoicingAccount: '**** 5678',
    })
    const changed = await save({ ...who, token: colleague.token }, { name: 'x' })
    expect(changed.body.code).toBe('403')
  })

  it('refuses a stale version and says how the record is now', async () => {
    const who = await newcomer()
    await save(who, { name: 'first' })
    const answer = await save(who, { name: 'second', version: 1 })
    expect(answer.body).toMatchObject({ code: 409, data: { current: { name: 'first' } } })
  })

  it.each(['APPLY', 'VERIFYING'])('refuses while the company is %s', async (certification) => {
    const who = await newcomer(certification)
    expect((await save(who, { name: 'x' })).body).toMatchObject({
      code: 409,
      msg: 'The company information is in review and cannot be changed now. Wait for the result.',
    })
  })

  it('refuses another company’s id, another company’s file and unknown fields', async () => {
    const [who, other] = [await newcomer(), await newcomer()]
    expect((await save(who, { id: other.companyId })).body.code).toBe(404)
    const foreign = await save(who, { licenceFileIds: [other.fileId] })
    expect(foreign.body.data.fields[0].path).toMatch(/^licenceFileIds/)
    expect((await save(who, { certification: 'PASSED' })).body.data.fields[0].path).toBe('certification')
  })
})

describe('POST base/online/company/{id}/submit', () => {
  it('applies for the review and writes it to the timeline', async () => {
    const who = await applicant()
    expect(await current(who)).toMatchObject({ certification: 'APPLY', submittedAt: expect.any(String) })
    const events = await accounts.statement(
      raw`select transition, from_state, to_state, actor from event where entity = 'company' and entity_id = ${who.companyId} order by id`,
    )
    expect(events.at(-1)).toEqual({
      transition: 'submit',
      from_state: 'notCertified',
      to_state: 'applied',
      actor: 'customer',
    })
  })

  it('gives the agent’s name to a first member without a name, and keeps an existing name', async () => {
    const nameOf = async (who: Newcomer) =>
      (await accounts.statement(raw`select name from member where company_id = ${who.companyId}`))[0]
    expect(await nameOf(await applicant())).toEqual({ name: 'Wang Wei' })
    const who = await newcomer()
    await accounts.statement(raw`update member set name = '' where company_id = ${who.companyId}`)
    await save(who, { ...information, agree: true, licenceFileIds: [who.fileId] })
    expect((await submit(who)).body.code).toBe(200)
    expect(await nameOf(who)).toEqual({ name: information.agentName })
  })

  it('names everything that is missing, each at its field', async () => {
    const who = await newcomer()
    const { body } = await submit(who)
    expect(body.code).toBe(400)
    expect(body.data.fields.map((field: { path: string }) => field.path)).toEqual([
      'name',
      'creditCode',
      'legalPerson',
      'legalPersonId',
      'agentName',
      'agentPhone',
      'email',
      'licenceFileIds',
      'agree',
    ])
    expect(body.data.fields.at(-2).msg).toBe('Upload the business license')
    expect((await current(who)).certification).toBe('NOTCERT')
  })

  it.each([
    [{ creditCode: '91350100M000100Y44' }, 'creditCode', /social credit code/],
    [{ legalPersonId: '110105194912310021' }, 'legalPersonId', /ID card/],
    [{ email: 'office.example.com' }, 'email', /valid email/],
    [{ agentPhone: 'call me' }, 'agentPhone', /valid landline/],
    [{ agree: false }, 'agree', /service agreement/],
  ])('refuses %j', async (wrong, path, msg) => {
    const who = await newcomer()
    await save(who, { ...information, agree: true, licenceFileIds: [who.fileId], ...wrong })
    const { body } = await submit(who)
    expect(body.data.fields).toMatchObject([{ path, msg: expect.stringMatching(msg) }])
  })

  it('refuses a second submit, and one after the company has passed', async () => {
    const who = await applicant()
    expect((await submit(who)).body).toMatchObject({ code: 409 })
    await accounts.statement(
      raw`update company set certification = 'PASSED', credit_code = '' where id = ${who.companyId}`,
    )
    expect((await submit(who)).body).toMatchObject({ code: 409 })
    expect((await submit(who, 'zh-CN')).body.msg).toBe('企业已通过认证，无需再次提交')
  })

  it('is reached by commitAudit too', async () => {
    const who = await newcomer()
    await save(who, { ...information, agree: true, licenceFileIds: [who.fileId] })
    const answer = await app.client('PUT system/online/sysTableLevelStep/commitAudit', {
      token: who.token,
      form: { tableName: 'company', ids: who.companyId },
    })
    expect(answer.body).toMatchObject({ code: 200, data: [{ id: who.companyId, ok: true }] })
    expect((await current(who)).certification).toBe('APPLY')
  })

  it('knows no company but one’s own', async () => {
    const [who, other] = [await newcomer(), await newcomer()]
    expect((await submit({ ...who, companyId: other.companyId })).body.code).toBe(404)
  })
})

describe('the provider’s review', () => {
  it('passes a company: its waiting session becomes a full one, it is notified and can log in', async () => {
    const who = await applicant({ creditCode: '91310000132222222G' })
    await asProvider(async (tx) => {
      await takeUpCompany(tx, who.companyId, reviewer)
      await passCompany(tx, who.companyId, reviewer)
    })
    const notices = await app.client('GET system/online/sysMsg', { token: who.token })
    expect(notices.body.rows).toMatchObject([{ title: 'Your company is approved', entity: 'company' }])
    expect((await accounts.logIn(who.mobile, goodPassword)).body).toMatchObject({ scope: 'full' })
    await Promise.all([sendDeliveries(app.platform).run({}), sendDeliveries(app.platform).run({})])
    expect(await accounts.textsTo(who.mobile)).toEqual([
      `${information.name} 的企业认证已通过，现在可以使用全部功能。`,
    ])
  })

  it('asks the waiting member of a company that passes for a second factor where one is required', async () => {
    const desk = await app.given.staff()
    const require = (isCustomerFactorRequired: boolean, version: number) =>
      app.office('POST office/online/loginSetting/save', {
        token: desk.token,
        body: { settings: { isStaffFactorRequired: false, isCustomerFactorRequired }, version },
      })
    const who = await applicant({ creditCode: '913100001333333332' })
    expect((await require(true, 0)).body.code).toBe(200)
    await asProvider(async (tx) => {
      await takeUpCompany(tx, who.companyId, reviewer)
      await passCompany(tx, who.companyId, reviewer)
    })
    expect((await app.client('GET system/online/sysMsg', { token: who.token })).body).toMatchObject({
      code: '403',
      data: { scope: 'enrolment' },
    })
    expect((await app.client('GET auth/secondFactor', { token: who.token })).body.code).toBe(200)
    expect((await require(false, 1)).body.code).toBe(200)
  })

  it('rejects with a reason, which the company reads and mends', async () => {
    const who = await applicant()
    await asProvider(async (tx) => {
      await takeUpCompany(tx, who.companyId, reviewer)
      await rejectCompany(tx, who.companyId, reviewer, 'licence not legible')
    })
    expect(await current(who)).toMatchObject({
      certification: 'REJECTED',
      certificationReason: 'licence not legible',
    })
    expect((await save(who, { name: 'mended' })).body.code).toBe(200)
    const { sms } = app.platform
    const down = { ...app.platform, sms: { send: () => Promise.reject(new SmsNotSent('down')) } }
    await sendDeliveries(down).run({})
    expect(await accounts.textsTo(who.mobile)).toEqual([])
    await sendDeliveries({ ...down, sms }).run({})
    expect(await accounts.textsTo(who.mobile)).toEqual([expect.stringContaining('licence not legible')])
  })

  it('needs a reason to reject, and goes no step out of turn', async () => {
    const who = await newcomer('APPLY')
    await expect(asProvider((tx) => passCompany(tx, who.companyId, reviewer))).rejects.toThrow(
      'state.notAllowed',
    )
    await asProvider((tx) => takeUpCompany(tx, who.companyId, reviewer))
    await expect(asProvider((tx) => rejectCompany(tx, who.companyId, reviewer, ' '))).rejects.toThrow(
      'field.required',
    )
    expect((await current(who)).certification).toBe('VERIFYING')
  })

  it('lets one company pass with a credit code; the next is refused by the review and at its submit', async () => {
    const [first, second, third] = [
      await newcomer('VERIFYING'),
      await newcomer('VERIFYING'),
      await newcomer(),
    ]
    const creditCode = '91110108551385082Q'
    for (const who of [first, second]) {
      await accounts.statement(
        raw`update company set credit_code = ${creditCode} where id = ${who.companyId}`,
      )
    }
    await asProvider((tx) => passCompany(tx, first.companyId, reviewer))
    await expect(asProvider((tx) => passCompany(tx, second.companyId, reviewer))).rejects.toThrow(
      'company.creditCodeTaken',
    )
    await save(third, { ...information, creditCode, agree: true, licenceFileIds: [third.fileId] })
    expect((await submit(third)).body).toMatchObject({
      code: 409,
      data: { fields: [{ path: 'creditCode', msg: expect.stringMatching(/already approved/) }] },
    })
  })
})
