import { describe, expect, it } from 'vitest'
import { dataOf, pathsOf } from '../../platform/testing/answers.ts'
import { sharedApp } from '../../platform/testing/test-app.ts'
import {
  approval,
  givenApproval,
  givenPaper,
  givenSubmitted,
  provide,
  readApproval,
  staffFile,
} from './approval.testing.ts'

const app = await sharedApp()
const member = await app.given.member()
const { token } = member
const papersAt = async (id: string, state: number): Promise<string[]> => {
  const { steps } = await readApproval(app, member, id)
  return steps.find((step: { state: number }) => step.state === state).fileIds
}
const codeOf = async (answer: ReturnType<typeof provide>) => (await answer).body.code

describe('a step of a filing', () => {
  it('is taken with its paper where it is confirmed in writing, and without one where that comes later', async () => {
    const { id } = await givenSubmitted(app, member)
    const needed = {
      register: true,
      acceptFiling: true,
      beginCheck: false,
      submitAtWindow: true,
      beginReview: false,
    }
    for (const [name, isNeeded] of Object.entries(needed)) {
      const bare = await provide(app, `${id}/${name}`)
      expect(pathsOf(bare), name).toEqual(isNeeded ? ['fileIds'] : [])
      if (isNeeded) dataOf(await provide(app, `${id}/${name}`, { fileIds: [await givenPaper(app, id)] }))
    }
    const result = { certificateNumber: 'SJ1' }
    expect(pathsOf(await provide(app, `${id}/complete`, result))).toEqual(['fileIds'])
    const certificate = await givenPaper(app, id)
    dataOf(await provide(app, `${id}/complete`, { ...result, fileIds: [certificate] }))
    expect((await readApproval(app, member, id)).state).toBe(7)
  })

  it('takes papers that come after it was reached, also after the end, and the customer is told and opens them', async () => {
    const { id, number } = await givenSubmitted(app, member, 'beginCheck')
    const add = (body: object) => provide(app, `${id}/addPapers`, body)
    const opinion = await staffFile(app, id, 'opinion')
    expect(pathsOf(await add({ state: 4, fileIds: [] }))).toEqual(['fileIds'])
    expect(pathsOf(await add({ state: 0, fileIds: [opinion] }))).toEqual(['state'])
    const early = await add({ state: 5, fileIds: [opinion] })
    expect([early.body.code, pathsOf(early)]).toEqual([409, ['state']])
    const [first = ''] = await papersAt(id, 4)
    dataOf(await add({ state: 4, fileIds: [opinion] }))
    expect(await papersAt(id, 4)).toEqual([first, opinion])
    expect((await app.client(`GET system/online/file/${opinion}`, { token })).status).toBe(200)
    const { body } = await app.client('GET system/online/sysMsg', { token })
    expect(body.rows[0]).toMatchObject({ entity: 'approvalOrder', entityId: id })
    expect(body.rows[0].content).toContain(number)
    expect((await readApproval(app, member, id)).timeline[0]).toMatchObject({ transition: 'addPapers' })

    for (const name of ['submitAtWindow', 'beginReview'])
      dataOf(await provide(app, `${id}/${name}`, { fileIds: [await givenPaper(app, id)] }))
    const fileIds = [await givenPaper(app, id)]
    dataOf(await provide(app, `${id}/complete`, { certificateNumber: 'SJ2', fileIds }))
    dataOf(await add({ state: 7, fileIds: [await givenPaper(app, id)] }))
    expect(await papersAt(id, 7)).toHaveLength(2)
  })

  it('takes no paper of another company, and none of a draft or of a cancelled filing', async () => {
    const { id } = await givenSubmitted(app, member, 'register')
    const stranger = await app.given.member()
    const other = await givenSubmitted(app, stranger)
    const theirs = await givenPaper(app, other.id)
    expect(pathsOf(await provide(app, `${id}/addPapers`, { state: 2, fileIds: [theirs] }))).toEqual([
      'fileIds.0',
    ])
    const own = await givenPaper(app, id)
    dataOf(await provide(app, `${id}/cancel`, { reason: 'Refused' }))
    expect(await codeOf(provide(app, `${id}/addPapers`, { state: 2, fileIds: [own] }))).toBe(409)
    const draft = await givenApproval(app, member)
    expect(await codeOf(provide(app, `${draft.id}/addPapers`, { state: 1, fileIds: [own] }))).toBe(404)
  })

  it('is taken, and its papers are added, only by staff who may handle filings', async () => {
    const { id } = await givenSubmitted(app, member, 'register')
    const finance = await app.given.staff({ roles: ['finance'] })
    const body = { state: 2, fileIds: [await givenPaper(app, id)] }
    const refused = await app.office(`POST filing/online/approval/${id}/addPapers`, { ...finance, body })
    expect(refused.body.code).toBe('403')
    expect((await approval(app, member, `${id}/addPapers`, body)).status).toBe(404)
  })
})
