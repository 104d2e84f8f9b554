import { describe, expect, it } from 'vitest'
import { dataOf, pathsOf } from '../../platform/testing/answers.ts'
import { sharedApp } from '../../platform/testing/test-app.ts'
import {
  givenLabelFile,
  givenSubmittedLabel,
  givenVersion,
  label,
  labelLine,
  labelStates,
  officeLabel,
  readLabelOf,
} from './labels.testing.ts'

const app = await sharedApp()
const member = await app.given.member()
const { token, companyId } = member
const codeOf = ({ body }: { body: { code: number } }): number => body.code

describe('the provider', () => {
  it('pauses with a reason, and nothing moves until it resumes', async () => {
    const { id } = await givenSubmittedLabel(app, member)
    const versionId = await givenVersion(app, member, id)
    expect(pathsOf(await officeLabel(app, `${id}/pause`))).toEqual(['reason'])
    dataOf(await officeLabel(app, `${id}/pause`, { reason: 'Translation' }))
    expect(await readLabelOf(app, member, id)).toMatchObject({
      state: 2,
      reason: 'Translation',
      nextSteps: [],
    })
    expect(codeOf(await label(app, member, `${id}/confirmVersion`, { versionId }))).toBe(409)
    const fileId = await givenLabelFile(app, { companyId, memberId: null })
    expect(codeOf(await officeLabel(app, `${id}/sendVersion`, { lineKey: 'p1', fileId }))).toBe(409)
    expect(codeOf(await officeLabel(app, `${id}/return`, { reason: 'x' }))).toBe(409)
    dataOf(await officeLabel(app, `${id}/resume`))
    expect(await readLabelOf(app, member, id)).toMatchObject({ state: 1, reason: '', waitingCount: 1 })
  })

  it('returns with a reason; what was confirmed is confirmed again after the correction', async () => {
    const { id } = await givenSubmittedLabel(app, member)
    const versionId = await givenVersion(app, member, id)
    dataOf(await label(app, member, `${id}/confirmVersion`, { versionId }))
    expect(pathsOf(await officeLabel(app, `${id}/return`))).toEqual(['reason'])
    dataOf(await officeLabel(app, `${id}/return`, { reason: 'Back side missing' }))
    const returned = await readLabelOf(app, member, id)
    expect(returned).toMatchObject({ state: -1, reason: 'Back side missing', confirmedCount: 0 })
    expect(returned.nextSteps.map(({ name }: { name: string }) => name)).toEqual(['save', 'remove', 'submit'])
    const { version } = returned
    dataOf(await label(app, member, 'save', { id, version, lines: [await labelLine(app, member)] }))
    dataOf(await label(app, member, `${id}/submit`))
    expect(await readLabelOf(app, member, id)).toMatchObject({ state: 1, reason: '' })
    expect(await labelStates(app, member, id)).toEqual([[3]])
    expect(codeOf(await officeLabel(app, `${id}/complete`))).toBe(409)
  })

  it('tells the customer of each step, with a way to the record', async () => {
    const { id, number } = await givenSubmittedLabel(app, member)
    await givenVersion(app, member, id)
    dataOf(await officeLabel(app, `${id}/pause`, { reason: 'Translation' }))
    dataOf(await officeLabel(app, `${id}/resume`))
    dataOf(await officeLabel(app, `${id}/return`, { reason: 'Back side missing' }))
    for (const [locale, words] of [
      ['zh-CN', ['标签待确认', '标签单已暂停', '标签单恢复办理', '标签单已退回']],
      ['zh-TW', ['標籤待確認', '標籤單已暫停', '標籤單恢復辦理', '標籤單已退件']],
      ['en-US', ['Label to confirm', 'Label order paused', 'Label order resumed', 'Label order returned']],
    ] as const) {
      const { body } = await app.client('GET system/online/sysMsg', {
        token,
        query: { pageSize: 50, pageNum: 1 },
        headers: { 'accept-language': locale },
      })
      const messages = body.rows.filter((row: { entityId: string }) => row.entityId === id)
      expect(messages.map(({ title }: { title: string }) => title).toReversed()).toEqual(words)
      expect(
        messages.every(
          (row: { entity: string; content: string }) =>
            row.entity === 'labelOrder' && row.content.includes(number),
        ),
      ).toBe(true)
      expect(messages[0].content).toContain('Back side missing')
      expect(messages.at(-1).content).toContain('Olive oil V1')
    }
  })

  it('finds in the queue what lacks a label and what can be completed, and nothing that waits for the customer', async () => {
    const staff = await app.given.staff()
    const { id } = await givenSubmittedLabel(app, member)
    const jobs = async (): Promise<string[]> => {
      const { body } = await app.office('GET office/online/task/list', {
        token: staff.token,
        query: { kind: 'labelOrder', pageSize: 200 },
      })
      return body.rows.flatMap((row: { id: string; job: string }) => (row.id === id ? [row.job] : []))
    }
    const office = async (query: object = {}) => {
      const { body } = await app.office('GET filing/online/label/list', {
        token: staff.token,
        query: { pageSize: 200, ...query },
      })
      return body.rows.find((row: { id: string }) => row.id === id)
    }
    const waitsFor = async () => {
      const { waitsFor: party, isWaiting } = await office()
      expect(isWaiting).toBe(party === 2)
      const { body } = await app.office(`GET filing/online/label/${id}`, staff)
      expect(body.data.isWaiting).toBe(party === 2)
      return party
    }
    expect(await office()).toMatchObject({
      title: 'Olive oil',
      state: 'submitted',
      waitsFor: 2,
      lineCount: 1,
      confirmedCount: 0,
      waitingCount: 0,
    })
    expect(await office({ waitsFor: 1 })).toBeUndefined()
    expect(await office({ waitsFor: 2, category: 0, keyword: 'olive' })).toMatchObject({ id })
    expect(await jobs()).toEqual(['label'])
    const first = await givenVersion(app, member, id)
    expect(await jobs()).toEqual([])
    expect(await waitsFor()).toBe(1)
    dataOf(await label(app, member, `${id}/askChange`, { versionId: first, remark: 'Larger' }))
    expect(await jobs()).toEqual(['label'])
    const second = await givenVersion(app, member, id)
    dataOf(await label(app, member, `${id}/confirmVersion`, { versionId: second }))
    expect(await jobs()).toEqual(['labelComplete'])
    expect(await waitsFor()).toBe(2)
    dataOf(await officeLabel(app, `${id}/complete`))
    expect(await jobs()).toEqual([])
    expect(await waitsFor()).toBe(0)
  })
})
