import { agreementNoticeDays } from '@quayside/contract/kernel/agreement.ts'
import { addDays, shanghaiInstant } from '@quayside/contract/kernel/days.ts'
import { expect, it } from 'vitest'
import { accountsOf } from '../../modules/account/account.testing.ts'
import { announceAgreementsOn } from '../../modules/account/announce-agreement.ts'
import { sendDeliveries } from '../../modules/notices/send-deliveries.ts'
import { sendMails } from '../../platform/mail/send-mails.ts'
import { dataOf } from '../../platform/testing/answers.ts'
import { testApp } from '../../platform/testing/test-app.ts'

const app = await testApp()
const accounts = accountsOf(app)
const owner = await app.owner()
const desk = await app.given.staff({ roles: ['administrator'] })
const began = app.clock.today()
const usual = agreementNoticeDays

const text = { title: 'Agreement', clauses: [{ title: 'Fees', text: 'One' }], changes: 'Fees are lower' }
const texts = { 'zh-CN': text, 'zh-TW': text, 'en-US': text }
/** Publishes a version that is valid so many days after the tests began, and answers its number. */
async function published(days: number): Promise<string> {
  const setting = await app.office('GET system/online/agreement/setting', { token: desk.token })
  const { version } = dataOf(setting)
  const body = { effectiveOn: addDays(began, days), texts, version }
  const answer = await app.office('POST system/online/agreement/publish', { token: desk.token, body })
  return dataOf(answer).published[0].version
}
/** What a member was told of versions, oldest first. */
async function toldTo({ token }: { token: string }, locale = 'en-US'): Promise<string[]> {
  const query = { pageSize: 100, isAsc: 'asc' }
  const { body } = await app.client('GET system/online/sysMsg', { token, locale, query })
  return body.rows
    .filter(({ event }: { event: string }) => event === 'agreement.announced')
    .map(({ content }: { content: string }) => content)
}
/** As two processes run it in the morning so many days after the tests began, and once more after a restart. */
async function morning(days: number): Promise<void> {
  const day = addDays(began, days)
  app.clock.set(shanghaiInstant(`${day} 09:00`))
  await Promise.all([1, 2].map(() => announceAgreementsOn(app.platform, day)))
  await announceAgreementsOn(app.platform, day)
}

const member = await app.given.member()
const colleague = await app.given.member({ companyId: member.companyId })
const disabled = await app.given.member({ companyId: member.companyId })
await owner.query('update member set is_enabled = false where id = $1', [disabled.memberId])

it('tells every member once, as many days before a version is valid as is usual, in the reader’s language', async () => {
  const replaced = await published(usual + 10)
  const version = await published(usual + 10)
  await morning(9)
  expect(await toldTo(member)).toEqual([])
  await morning(10)
  const [content, ...others] = await toldTo(member)
  expect(others).toEqual([])
  expect(content).toContain(version)
  expect(content).toContain(addDays(began, usual + 10))
  expect(content).not.toContain(replaced)
  expect((await toldTo(member, 'zh-CN'))[0]).toContain(`服务协议 ${version} 版`)
  expect((await toldTo(member, 'zh-TW'))[0]).toContain(`服務協議 ${version} 版`)
  expect(await toldTo(colleague)).toHaveLength(1)
  const { rows } = await owner.query(
    `select entity, entity_id from notice where phrase = 'agreement.announced' and member_id = $1`,
    [member.memberId],
  )
  expect(rows).toEqual([{ entity: 'agreement', entity_id: '2' }])
  const none = await owner.query('select from notice where member_id = $1', [disabled.memberId])
  expect(none.rowCount).toBe(0)
})

it('tells members who joined since on the next morning, and no member twice', async () => {
  const { mobile } = await accounts.registered()
  await morning(11)
  // Whose company is not reviewed yet has no list to read them in.
  const { rowCount } = await owner.query(
    `select from notice n join member m on m.id = n.member_id where n.phrase = 'agreement.announced' and m.mobile = $1`,
    [mobile],
  )
  expect(rowCount).toBe(1)
  expect(await toldTo(member)).toHaveLength(1)
})

it('tells of a version that is valid sooner when it is published', async () => {
  await morning(usual + 10)
  expect(await toldTo(member)).toHaveLength(1)
  const version = await published(usual + 12)
  const contents = await toldTo(member)
  expect(contents).toHaveLength(2)
  expect(contents[1]).toContain(version)
})

it('tells a person of two companies once, in the one that was opened last', async () => {
  const [first, second] = [await app.given.member(), await app.given.member()]
  const personOf = async (id: string): Promise<string> =>
    (await owner.query('select person_id from member where id = $1', [id])).rows[0].person_id
  const person = await personOf(first.memberId)
  await owner.query('update member set person_id = $1 where id = $2', [person, second.memberId])
  await owner.query('update person set last_member_id = $2 where id = $1', [person, second.memberId])
  await morning(usual + 11)
  const { rows } = await owner.query(
    `select member_id from notice where phrase = 'agreement.announced' and member_id = any($1)`,
    [[first.memberId, second.memberId]],
  )
  expect(rows).toEqual([{ member_id: second.memberId }])
})

it('keeps its message where a member turns all messages off, and e-mails it unless that is turned off', async () => {
  const [silent, reader] = [await app.given.member(), await app.given.member()]
  // They are told of the version before in a message of its own.
  await morning(usual + 11)
  for (const [{ memberId }, email] of [
    [silent, 'silent@example.com'],
    [reader, 'reader@example.com'],
  ] as const)
    await owner.query(
      'update person set email = $1 where id = (select person_id from member where id = $2)',
      [email, memberId],
    )
  const body = { events: [{ event: 'agreement.announced', channels: [] }], quiet: null, digest: null }
  await app.client('POST system/online/sysMsg/setting/save', { token: silent.token, body })
  const version = await published(usual + 13)
  expect(await toldTo(silent)).toContainEqual(expect.stringContaining(version))
  const mails: { to: string; subject: string; text: string }[] = []
  const mailer = {
    send: async (mail: { to: string; subject: string; text: string }) => void mails.push(mail),
  }
  await sendDeliveries(app.platform, true).run({})
  await sendMails(app.platform, async () => [], mailer).run({})
  const versionMails = mails.filter((mail) => mail.text.includes(version))
  expect(versionMails.map(({ to }) => to)).toEqual(['reader@example.com'])
})
