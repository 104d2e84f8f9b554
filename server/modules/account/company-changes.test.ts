import { isCreditCode } from '@quayside/contract/kernel/formats.ts'
import { sql as raw } from 'kysely'
import { describe, expect, it } from 'vitest'
import { fieldsOf } from '../../platform/testing/answers.ts'
import type { GivenMember } from '../../platform/testing/given.ts'
import { sharedApp } from '../../platform/testing/test-app.ts'
import { accountsOf } from './account.testing.ts'
import { decideCompanyChange } from './decide-company-change.ts'

const app = await sharedApp()
const accounts = accountsOf(app)

let counter = 0
/** Each with its right check character. */
function freshCreditCode(): string {
  const body = `91440300MA5TE${1000 + ++counter}`
  const check = Array.from('0123456789ABCDEFGHJKLMNPQRTUWXY').find((character) =>
    isCreditCode(body + character),
  )
  return `${body}${check ?? ''}`
}

async function givenFile({ companyId, memberId }: GivenMember): Promise<string> {
  const key = `test/${companyId}/${++counter}`
  const [row] = await accounts.statement(
    raw`insert into file (company_id, uploaded_by, name, mime, bytes, sha256, storage_key)
      values (${companyId}, ${memberId}, 'licence.pdf', 'application/pdf', 12, '', ${key}) returning id`,
  )
  return (row as { id: string }).id
}

/** A company whose information is complete, with its licence, as the review left it. */
async function certified() {
  const companyId = await app.given.company({ certification: 'NOTCERT', name: '海燕电子' })
  const member = await app.given.member({ companyId })
  const licenceId = await givenFile(member)
  const creditCode = freshCreditCode()
  await save(member, {
    creditCode,
    legalPerson: '王伟',
    legalPersonId: '11010519491231002X',
    licenceNo: 'L-1',
    email: 'office@example.com',
    agentName: '李雷',
    agentPhone: '13900000000',
    agree: true,
    licenceFileIds: [licenceId],
  })
  await accounts.statement(raw`update company set certification = 'PASSED' where id = ${companyId}`)
  return { ...member, licenceId, creditCode }
}

const current = async ({ token }: GivenMember) =>
  (await app.client('GET base/online/company/current', { token })).body.data
async function save(member: GivenMember, values: object) {
  const { version } = await current(member)
  const body = { version, ...values }
  return app.client('POST base/online/company/save', { token: member.token, body })
}
const changeOf = async ({ token }: GivenMember, id: string) =>
  (await app.client(`GET base/online/companyChange/${id}`, { token })).body.data
const withdraw = ({ token }: GivenMember, id: string) =>
  app.client(`POST base/online/companyChange/${id}/withdraw`, { token, body: {} })
const decide = (input: Parameters<typeof decideCompanyChange>[2]) =>
  app.platform.staff.transaction([], (tx) =>
    decideCompanyChange(tx, { actor: 'provider', id: null, name: 'Chen' }, input),
  )
async function proposed(member: GivenMember, values: object): Promise<string> {
  const answer = await save(member, values)
  if (answer.body.code !== 200) throw new Error(answer.text)
  return answer.body.data.pendingChangeId
}

describe('saving a certified company', () => {
  it('writes what it was not certified by at once, without a review', async () => {
    const company = await certified()
    const answer = await save(company, { email: 'new@example.com', invoicingBank: '招商银行' })
    expect(answer.body).toMatchObject({ code: 200, data: { pendingChangeId: null } })
    expect(await current(company)).toMatchObject({ email: 'new@example.com', invoicingBank: '招商银行' })
  })

  it('sends name, code, legal person and licence to review, shows old and new, and leaves the old in force', async () => {
    const company = await certified()
    const creditCode = freshCreditCode()
    const licenceId = await givenFile(company)
    const id = await proposed(company, {
      name: '海燕科技',
      creditCode: creditCode.toLowerCase(),
      legalPersonId: '440301198503122829',
      phone: '0755-26881200',
      licenceFileIds: [licenceId],
    })
    expect(await current(company)).toMatchObject({
      name: '海燕电子',
      creditCode: company.creditCode,
      legalPersonId: '110***********002X',
      phone: '0755-26881200',
      licences: [{ fileId: company.licenceId }],
      pendingChangeId: id,
    })
    expect(await changeOf(company, id)).toMatchObject({
      state: 0,
      fields: [
        { name: 'name', before: '海燕电子', after: '海燕科技' },
        { name: 'creditCode', before: company.creditCode, after: creditCode },
        { name: 'legalPersonId', before: '110***********002X', after: '440***********2829' },
      ],
      hasNewLicence: true,
      licences: [{ fileId: licenceId }],
      proposedBy: 'Wang Wei',
      timeline: [{ transition: 'create', toState: 'proposed' }],
      nextSteps: [{ name: 'withdraw' }],
    })
  })

  it('reveals the ID numbers to those who may change the company', async () => {
    const company = await certified()
    const id = await proposed(company, { legalPersonId: '440301198503122829' })
    const call = `POST base/online/companyChange/${id}/identity`
    const numbers = { before: '11010519491231002X', after: '440301198503122829' }
    expect((await app.client(call, { token: company.token, body: {} })).body.data).toEqual(numbers)
    const reviewer = await app.given.staff({ roles: ['reviewer'] })
    const read = await app.office(`GET base/online/companyChange/${id}`, { token: reviewer.token })
    expect(read.text).not.toContain(numbers.after)
    expect((await app.office(call, { token: reviewer.token, body: {} })).body.data).toEqual(numbers)
  })

  it('masks the ID numbers in the list of changes and seals them in the database', async () => {
    const company = await certified()
    const id = await proposed(company, { legalPersonId: '440301198503122829' })
    const { body } = await app.client('GET base/online/companyChange/list', { token: company.token })
    expect(body.rows).toMatchObject([
      { id, fields: [{ before: '110***********002X', after: '440***********2829' }] },
    ])
    const rows = await accounts.statement(raw`select before, after from company_change where id = ${id}`)
    expect(JSON.stringify(rows)).not.toMatch(/440301198503122829|11010519491231002X/)
  })

  it.each([
    ['a credit code with a wrong check character', { creditCode: '91350100M000100Y44' }, 'creditCode'],
    ['an ID number with a wrong check digit', { legalPersonId: '110105194912310021' }, 'legalPersonId'],
    ['an ID number with an impossible date', { legalPersonId: '110105194902300029' }, 'legalPersonId'],
    ['no name', { name: '' }, 'name'],
    ['no licence', { licenceFileIds: [] }, 'licenceFileIds'],
    ['no email', { email: '' }, 'email'],
    ['the agreement taken back', { agree: false }, 'agree'],
  ])('refuses %s, at its field, and changes nothing', async (_what, wrong, path) => {
    const company = await certified()
    const answer = await save(company, { invoicingBank: 'X', ...wrong })
    expect(answer.body.code).toBe(400)
    expect(fieldsOf(answer).map((each) => each.path.split('.')[0])).toEqual([path])
    expect(await current(company)).toMatchObject({ invoicingBank: '', pendingChangeId: null })
  })

  it('refuses another certified company’s credit code', async () => {
    const taken = await certified()
    const answer = await save(await certified(), { creditCode: taken.creditCode })
    expect(answer.body.code).toBe(409)
    expect(fieldsOf(answer)).toMatchObject([{ path: 'creditCode' }])
  })

  it('takes one change at a time; meanwhile the rest can be saved', async () => {
    const company = await certified()
    const id = await proposed(company, { name: '海燕科技' })
    const second = await save(company, { legalPerson: '赵敏' })
    expect(second.body).toMatchObject({
      code: 409,
      msg: 'A change is already in review. Wait for the result, or withdraw it first.',
    })
    const direct = await save(company, { name: '海燕电子', address: '科技南路 1 号' })
    expect(direct.body).toMatchObject({ code: 200, data: { pendingChangeId: id } })
  })

  it('lets one of two proposals made at the same time through', async () => {
    const company = await certified()
    const answers = await Promise.all([save(company, { name: '甲' }), save(company, { name: '乙' })])
    expect(new Set(answers.map(({ body }) => body.code))).toEqual(new Set([200, 409]))
  })
})

describe('the decision on a change', () => {
  it('approves: the company has the proposed values, is notified, and may propose again', async () => {
    const company = await certified()
    const licenceId = await givenFile(company)
    const creditCode = freshCreditCode()
    const values = { name: '海燕科技', creditCode, legalPersonId: '440301198503122829' }
    const id = await proposed(company, { ...values, licenceFileIds: [licenceId] })
    await decide({ id, decision: 'approve' })
    expect(await current(company)).toMatchObject({
      ...values,
      legalPersonId: '440***********2829',
      licences: [{ fileId: licenceId }],
      pendingChangeId: null,
      certification: 'PASSED',
    })
    expect(await changeOf(company, id)).toMatchObject({
      state: 1,
      decidedAt: expect.any(String),
      timeline: [{ transition: 'approve', actor: 'provider' }, { transition: 'create' }],
      nextSteps: [],
    })
    const notices = await app.client('GET system/online/sysMsg', { token: company.token })
    expect(notices.body.rows[0].title).toBe('Company information change approved')
    expect(await proposed(company, { name: '海燕集团' })).not.toBe(id)
  })

  it('rejects with a reason, which the company reads; its information stays', async () => {
    const company = await certified()
    const id = await proposed(company, { name: '海燕科技' })
    await expect(decide({ id, decision: 'reject' })).rejects.toMatchObject({
      findings: [{ code: 'field.required', path: 'reason' }],
    })
    await decide({ id, decision: 'reject', reason: 'The licence shows another name' })
    expect(await current(company)).toMatchObject({ name: '海燕电子', pendingChangeId: null })
    expect(await changeOf(company, id)).toMatchObject({ state: 2, reason: 'The licence shows another name' })
    const notices = await app.client('GET system/online/sysMsg', { token: company.token })
    expect(notices.body.rows[0].content).toContain('The licence shows another name')
  })

  it('refuses a credit code that another company was certified with meanwhile', async () => {
    const company = await certified()
    const creditCode = freshCreditCode()
    const id = await proposed(company, { creditCode })
    const other = await certified()
    await accounts.statement(
      raw`update company set credit_code = ${creditCode} where id = ${other.companyId}`,
    )
    await expect(decide({ id, decision: 'approve' })).rejects.toMatchObject({
      findings: [{ code: 'company.creditCodeTaken' }],
    })
    expect(await changeOf(company, id)).toMatchObject({ state: 0 })
  })

  it('comes once: after it, or after withdrawing, every other step is refused', async () => {
    const company = await certified()
    const id = await proposed(company, { name: '海燕科技' })
    expect((await withdraw(company, id)).body).toMatchObject({ code: 200, data: { id } })
    expect(await changeOf(company, id)).toMatchObject({ state: 3 })
    expect((await withdraw(company, id)).body.code).toBe(409)
    await expect(decide({ id, decision: 'approve' })).rejects.toMatchObject({
      findings: [{ code: 'state.notAllowed' }],
    })
    expect(await current(company)).toMatchObject({ name: '海燕电子', pendingChangeId: null })
  })

  it('and a withdrawal at the same moment: one of them wins', async () => {
    const company = await certified()
    const id = await proposed(company, { name: '海燕科技' })
    const [withdrawn, decided] = await Promise.all([
      withdraw(company, id),
      decide({ id, decision: 'approve' }).then(
        () => true,
        () => false,
      ),
    ])
    expect(withdrawn.body.code === 200).toBe(!decided)
    expect((await current(company)).name).toBe(decided ? '海燕科技' : '海燕电子')
  })
})
