import { expect, it } from 'vitest'
import { dataOf } from '../../platform/testing/answers.ts'
import { testApp } from '../../platform/testing/test-app.ts'
import { givenFile } from '../partners/partners.testing.ts'
import { approval, day, givenAsked, givenSubmitted, provide } from './approval.testing.ts'
import { remindOn } from './remind-of-documents.ts'

const app = await testApp()

type Told = { content: string; sType: number; entityId: string }
const toldTo = async ({ token }: { token: string }): Promise<Told[]> => {
  const { body } = await app.client('GET system/online/sysMsg', { token, query: { pageSize: 100 } })
  return body.rows.filter(({ title }: { title: string }) => /^Document (due soon|overdue)$/.test(title))
}
/** What a day adds, with the job run by three processes at once and again an hour later. */
async function onDay(member: { token: string }, days: number): Promise<Told[]> {
  const before = (await toldTo(member)).length
  await Promise.all([1, 2, 3].map(() => remindOn(app.platform, day(days))))
  await remindOn(app.platform, day(days))
  const after = await toldTo(member)
  return after.slice(0, after.length - before)
}

it('reminds of documents that are not handed in, once before their day and once when it has gone by', async () => {
  const member = await app.given.member()
  const { id, number } = await givenSubmitted(app, member)
  await givenAsked(app, member, id, { name: 'Stability report', dueOn: day(5) })
  await givenAsked(app, member, id, { name: 'Proof of origin', dueOn: day(5) })
  await givenAsked(app, member, id, { name: 'Sample', dueOn: null })
  expect(await onDay(member, 2)).toEqual([])
  const due = await onDay(member, 3)
  expect(due).toHaveLength(1)
  expect(due[0]).toMatchObject({ sType: 1, entityId: id })
  for (const text of [number, 'Stability report', 'Proof of origin', day(5)])
    expect(due[0]?.content).toContain(text)
  expect(due[0]?.content).not.toContain('Sample')
  // On the day itself nothing is late yet.
  expect(await onDay(member, 5)).toEqual([])
  const late = await onDay(member, 6)
  expect(late).toHaveLength(1)
  expect(late[0]?.content).toContain('not handed in')
  expect(await onDay(member, 20)).toEqual([])
})

it('does not remind of what was handed in or withdrawn, nor of a filing that has ended', async () => {
  const member = await app.given.member()
  const [given, withdrawn, ended] = [
    await givenSubmitted(app, member),
    await givenSubmitted(app, member),
    await givenSubmitted(app, member),
  ]
  const documentId = await givenAsked(app, member, given.id)
  const fileIds = [await givenFile(app, member)]
  dataOf(await approval(app, member, `${given.id}/handIn`, { documentId, fileIds }))
  const other = await givenAsked(app, member, withdrawn.id)
  dataOf(await provide(app, `${withdrawn.id}/withdrawDocument`, { documentId: other }))
  await givenAsked(app, member, ended.id)
  dataOf(await provide(app, `${ended.id}/cancel`, { reason: 'Refused' }))
  expect(await onDay(member, 6)).toEqual([])
  // Sent back after its day, it is missing again.
  dataOf(await provide(app, `${given.id}/sendBackDocument`, { documentId, reason: 'Page 3 is missing' }))
  expect(await onDay(member, 6)).toHaveLength(1)
})

it('makes a to-do of the customer from the day after', async () => {
  const member = await app.given.member()
  const { id } = await givenSubmitted(app, member)
  const documentId = await givenAsked(app, member, id, { dueOn: day() })
  const late = async () =>
    (
      await app.client('GET filing/online/approval/list', {
        token: member.token,
        query: { isDocumentLate: 1 },
      })
    ).body.total
  expect(await late()).toBe(0)
  await app.platform.staff.transaction([], (tx) =>
    tx
      .updateTable('approval_document')
      .set({ due_on: day(-1) })
      .where('id', '=', documentId)
      .execute(),
  )
  expect(await late()).toBe(1)
})
