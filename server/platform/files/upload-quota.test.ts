import { setTimeout } from 'node:timers/promises'
import { uploadQuotas } from '@quayside/contract/kernel/file.ts'
import { describe, expect, it } from 'vitest'
import { lockName } from '../database/lock-order.ts'
import { testApp } from '../testing/test-app.ts'

const app = await testApp()

const send = async (token: string): Promise<{ code?: number; msg?: string }> => {
  const body = new FormData()
  body.set('file', new Blob(['a,b']), 'a.csv')
  const { body: answer } = await app.client('POST system/online/file/upload', { token, body })
  return answer as { code?: number; msg?: string }
}
/** As if so much had been sent some hours ago. */
const sentBefore = (companyId: string, memberId: string, files: number, bytes: number, hoursAgo = 1) =>
  app.platform.staff.transaction([], (tx) =>
    tx
      .insertInto('upload_count')
      .values({
        company_id: companyId,
        member_id: memberId,
        hour: new Date(Date.now() - hoursAgo * 3_600_000).toISOString(),
        files,
        bytes: String(bytes),
      })
      .execute(),
  )

describe('uploads within a day', () => {
  it('end for a company under review after a few files, also when they come at once', async () => {
    const companyId = await app.given.company({ certification: 'APPLY' })
    const member = await app.given.member({ companyId })
    const { files } = uploadQuotas.unreviewed.member
    await sentBefore(companyId, member.memberId, files - 3, 10)
    const answers = await Promise.all(Array.from({ length: 8 }, () => send(member.token)))
    expect(answers.filter(({ code }) => code === 200)).toHaveLength(3)
    const refused = answers.filter(({ code }) => code === 429)
    expect(refused).toHaveLength(5)
    expect(refused[0]?.msg).toContain(`${files} files or 100 MB`)
  })

  it('end by their bytes, for the member and for the company', async () => {
    const member = await app.given.member()
    await sentBefore(member.companyId, member.memberId, 1, uploadQuotas.reviewed.member.bytes)
    expect(await send(member.token)).toMatchObject({ code: 429 })
    const colleague = await app.given.member({ companyId: member.companyId })
    expect(await send(colleague.token)).toMatchObject({ code: 200 })
    await sentBefore(member.companyId, member.memberId, 1, uploadQuotas.reviewed.company.bytes)
    expect(await send(colleague.token)).toMatchObject({ code: 429 })
  })

  it('count previews and refused files too', async () => {
    const companyId = await app.given.company({ certification: 'APPLY' })
    const member = await app.given.member({ companyId })
    await sentBefore(companyId, member.memberId, uploadQuotas.unreviewed.member.files - 2, 10)
    const refused = new FormData()
    refused.set('file', new Blob(['MZ']), 'a.exe')
    const upload = { token: member.token, body: refused }
    expect(await app.client('POST system/online/file/upload', upload)).toMatchObject({ body: { code: 400 } })
    const preview = new FormData()
    preview.set('mode', 'preview')
    preview.set('file', new Blob(['a,b']), 'a.csv')
    await app.client('POST base/online/supplier/import', { token: member.token, body: preview })
    expect(await send(member.token)).toMatchObject({ code: 429 })
  })

  it('are counted for the last 24 hours only', async () => {
    const member = await app.given.member()
    await sentBefore(member.companyId, member.memberId, 1, uploadQuotas.reviewed.company.bytes, 25)
    expect(await send(member.token)).toMatchObject({ code: 200 })
  })
})

it('uploads of one company wait for each other on one connection, and leave the others to log-ins', async () => {
  const owner = await app.owner()
  const { companyId, token } = await app.given.member()
  const waiting = async (): Promise<number> => {
    const { rows } = await owner.query<{ count: number }>(
      `select count(*)::int as count from pg_locks where locktype = 'advisory' and not granted`,
    )
    return rows[0]?.count ?? 0
  }
  const sent = await app.platform.staff.transaction([], async (tx) => {
    await lockName(tx, '@uploads', companyId)
    const under = Array.from({ length: 6 }, () => send(token))
    while ((await waiting()) === 0) await setTimeout(10)
    // Time enough for the others to come as far.
    await setTimeout(300)
    expect(await waiting()).toBe(1)
    return { under }
  })
  for (const { code } of await Promise.all(sent.under)) expect(code).toBe(200)
})
