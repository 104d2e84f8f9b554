import { describe, expect, it } from 'vitest'
import { dataOf, pathsOf } from '../../platform/testing/answers.ts'
import { sharedApp } from '../../platform/testing/test-app.ts'
import { givenFile } from '../partners/partners.testing.ts'
import {
  approval,
  day,
  desk,
  givenAsked,
  givenSubmitted,
  memberFile,
  provide,
  readApproval,
  takeStep,
} from './approval.testing.ts'

const app = await sharedApp()
const member = await app.given.member()
const handIn = (id: string, body: object) => approval(app, member, `${id}/handIn`, body)
const read = (id: string) => readApproval(app, member, id)
const jobs = async () => {
  const { body } = await app.office('GET office/online/task/list', {
    ...(await desk(app)),
    query: { kind: 'approvalOrder', pageSize: 200 },
  })
  return body.rows.map(
    (task: { kind: string; id: string; job: string }) => `${task.kind} ${task.id} ${task.job}`,
  )
}

describe('documents that the provider asks for', () => {
  it('are handed in, sent back, handed in again and accepted; who has to act follows', async () => {
    const { id } = await givenSubmitted(app, member, 'beginReview')
    const documentId = await givenAsked(app, member, id)
    expect(await read(id)).toMatchObject({
      state: 6,
      waitsFor: 1,
      openDocuments: 1,
      documentDueOn: day(5),
      handedInDocuments: 0,
      nextSteps: [{ name: 'handIn' }],
    })
    expect((await provide(app, `${id}/acceptDocument`, { documentId })).body.code).toBe(409)
    expect((await provide(app, `${id}/complete`, { certificateNumber: 'X' })).body.msg).toContain(
      'still open',
    )

    const fileId = await memberFile(app, member)
    expect(pathsOf(await handIn(id, { documentId, fileIds: [] }))).toEqual(['fileIds'])
    dataOf(await handIn(id, { documentId, fileIds: [fileId], note: 'Batch 1 to 3' }))
    expect(await read(id)).toMatchObject({
      waitsFor: 2,
      openDocuments: 0,
      handedInDocuments: 1,
      nextSteps: [],
    })
    expect(await jobs()).toContain(`approvalOrder ${id} approvalDocuments`)
    expect((await handIn(id, { documentId, fileIds: [fileId] })).body.code).toBe(409)
    // The staff can open it.
    const opened = await app.office(`GET system/online/file/${fileId}`, await desk(app))
    expect(opened.status).toBe(200)

    expect(pathsOf(await provide(app, `${id}/sendBackDocument`, { documentId }))).toEqual(['reason'])
    dataOf(await provide(app, `${id}/sendBackDocument`, { documentId, reason: 'Page 3 is missing' }))
    expect(await read(id)).toMatchObject({
      waitsFor: 1,
      openDocuments: 1,
      documents: [{ state: 3, reason: 'Page 3 is missing', fileIds: [fileId] }],
    })
    expect(await jobs()).not.toContain(`approvalOrder ${id} approvalDocuments`)
    const second = await givenFile(app, member)
    dataOf(await handIn(id, { documentId, fileIds: [second] }))
    dataOf(await provide(app, `${id}/acceptDocument`, { documentId }))
    const after = await read(id)
    expect(after).toMatchObject({
      waitsFor: 3,
      openDocuments: 0,
      handedInDocuments: 0,
      documents: [{ state: 2, fileIds: [second], reason: '' }],
    })
    // Both files stay at the filing.
    const handedIn = after.attachments.filter(({ kind }: { kind: string }) => kind === 'filing-material')
    expect(handedIn.map((file: { fileId: string }) => file.fileId).toSorted()).toEqual(
      [fileId, second].toSorted(),
    )
    expect(
      after.timeline.slice(0, 5).map(({ transition, note }: Record<string, string>) => [transition, note]),
    ).toEqual([
      ['acceptDocument', 'Stability report'],
      ['handIn', 'Stability report'],
      ['sendBackDocument', 'Stability report · Page 3 is missing'],
      ['handIn', 'Stability report · Batch 1 to 3'],
      ['askDocuments', 'Stability report'],
    ])
    dataOf(await takeStep(app, id, 'complete', { certificateNumber: 'SJ3' }))
  })

  it('are asked for once each, for a day to come, of a filing under way', async () => {
    const { id } = await givenSubmitted(app, member)
    const ask = (documents: object[]) => provide(app, `${id}/askDocuments`, { documents })
    expect(pathsOf(await ask([]))).toEqual(['documents'])
    expect(pathsOf(await ask([{ name: '' }]))).toEqual(['documents.0.name'])
    expect(pathsOf(await ask([{ name: 'A', dueOn: day(-1) }]))).toEqual(['documents.0.dueOn'])
    expect(pathsOf(await ask([{ name: 'A' }, { name: 'a' }]))).toEqual(['documents.1.name'])
    dataOf(await ask([{ name: 'A' }, { name: 'B', dueOn: day() }]))
    expect(pathsOf(await ask([{ name: 'b' }]))).toEqual(['documents.0.name'])
    const { documents } = await read(id)
    expect((await provide(app, `${id}/withdrawDocument`, { documentId: '999999' })).body.code).toBe(404)
    dataOf(await provide(app, `${id}/withdrawDocument`, { documentId: documents[1].id }))
    dataOf(await ask([{ name: 'B' }]))
    expect((await read(id)).openDocuments).toBe(2)
    dataOf(await approval(app, member, `${id}/cancel`))
    expect(await read(id)).toMatchObject({ state: -1, openDocuments: 0, waitsFor: 0 })
    const fileId = await givenFile(app, member)
    expect((await handIn(id, { documentId: documents[0].id, fileIds: [fileId] })).body.code).toBe(409)
    expect((await ask([{ name: 'C' }])).body.code).toBe(409)
  })

  it('are not there where none was asked for, and another filing’s are unknown', async () => {
    const [one, other] = [await givenSubmitted(app, member), await givenSubmitted(app, member)]
    const documentId = await givenAsked(app, member, one.id)
    const fileId = await givenFile(app, member)
    expect((await handIn(other.id, { documentId, fileIds: [fileId] })).body.msg).toContain('asked for')
    await givenAsked(app, member, other.id)
    expect((await handIn(other.id, { documentId, fileIds: [fileId] })).body.code).toBe(404)
    expect((await provide(app, `${other.id}/acceptDocument`, { documentId })).body.code).toBe(409)
  })

  it('take only the member’s own uploads, and need the permission to save', async () => {
    const { id } = await givenSubmitted(app, member)
    const documentId = await givenAsked(app, member, id)
    const colleague = await app.given.member({ companyId: member.companyId })
    const theirs = await givenFile(app, colleague)
    expect(pathsOf(await handIn(id, { documentId, fileIds: [theirs] }))).toEqual(['fileIds.0'])
    const reader = await app.given.member({
      companyId: member.companyId,
      permissions: ['approval-order-list', 'approval-order-submit', 'approval-order-cancel'],
    })
    const refused = await approval(app, reader, `${id}/handIn`, { documentId, fileIds: [theirs] })
    expect(refused.body.code).toBe('403')
    expect((await readApproval(app, reader, id)).nextSteps.map(({ name }: { name: string }) => name)).toEqual(
      ['cancel'],
    )
  })

  it('lie in the office’s queue only for those who may handle filings', async () => {
    const { id } = await givenSubmitted(app, member)
    expect(await jobs()).toContain(`approvalOrder ${id} approvalRegister`)
    const finance = await app.given.staff({ roles: ['finance'] })
    const refused = await app.office(`POST filing/online/approval/${id}/register`, { ...finance, body: {} })
    expect(refused.body.code).toBe('403')
    dataOf(await takeStep(app, id, 'register'))
    expect(await jobs()).not.toContain(`approvalOrder ${id} approvalRegister`)
  })
})
