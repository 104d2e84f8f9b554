import { uploadQuotas } from '@quayside/contract/kernel/file.ts'
import { describe, expect, it } from 'vitest'
import { testApp } from '../testing/test-app.ts'
import { newStorageKey } from './storage.ts'

const app = await testApp()

const send = async (token: string): Promise<{ code?: number; msg?: string }> => {
  const body = new FormData()
  body.set('file', new Blob(['a,b']), 'a.csv')
  const { body: answer } = await app.client('POST system/online/file/upload', { token, body })
  return answer as { code?: number; msg?: string }
}
const stored = (companyId: string, memberId: string, count: number, bytes: number, hoursAgo = 1) =>
  app.platform.staff.transaction([], async (tx) => {
    for (let n = 0; n < count; n += 1) {
      await tx
        .insertInto('file')
        .values({
          company_id: companyId,
          uploaded_by: memberId,
          name: 'a.csv',
          mime: 'text/csv',
          bytes: String(bytes),
          sha256: Buffer.alloc(32),
          storage_key: newStorageKey(),
          created_at: new Date(Date.now() - hoursAgo * 3_600_000).toISOString(),
        })
        .execute()
    }
  })

describe('uploads within a day', () => {
  it('end for a company under review after a few files, also when they come at once', async () => {
    const companyId = await app.given.company({ certification: 'APPLY' })
    const member = await app.given.member({ companyId })
    const { files } = uploadQuotas.unreviewed.member
    await stored(companyId, member.memberId, files - 3, 10)
    const answers = await Promise.all(Array.from({ length: 8 }, () => send(member.token)))
    expect(answers.filter(({ code }) => code === 200)).toHaveLength(3)
    const refused = answers.filter(({ code }) => code === 429)
    expect(refused).toHaveLength(5)
    expect(refused[0]?.msg).toContain(`${files} files or 100 MB`)
  })

  it('end by their bytes, for the member and for the company', async () => {
    const member = await app.given.member()
    await stored(member.companyId, member.memberId, 1, uploadQuotas.reviewed.member.bytes)
    expect(await send(member.token)).toMatchObject({ code: 429 })
    const colleague = await app.given.member({ companyId: member.companyId })
    expect(await send(colleague.token)).toMatchObject({ code: 200 })
    await stored(member.companyId, member.memberId, 1, uploadQuotas.reviewed.company.bytes)
    expect(await send(colleague.token)).toMatchObject({ code: 429 })
  })

  it('are counted for the last 24 hours only', async () => {
    const member = await app.given.member()
    await stored(member.companyId, member.memberId, 1, uploadQuotas.reviewed.company.bytes, 25)
    expect(await send(member.token)).toMatchObject({ code: 200 })
  })
})
