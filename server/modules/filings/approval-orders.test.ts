import { describe, expect, it } from 'vitest'
import { dataOf, pathsOf } from '../../platform/testing/answers.ts'
import { sharedApp } from '../../platform/testing/test-app.ts'
import { givenFile } from '../partners/partners.testing.ts'
import {
  approval,
  approvalForm,
  day,
  givenApproval,
  givenSubmitted,
  ingredient,
  provide,
  readApproval,
  staffFile,
  takeStep,
  waySteps,
} from './approval.testing.ts'

const app = await sharedApp()
const member = await app.given.member()
const { token } = member
const save = (body: object) => approval(app, member, 'save', body)
const list = async (query: object = {}) =>
  (await app.client('GET filing/online/approval/list', { token, query: { pageSize: 100, ...query } })).body
const stepNames = ({ nextSteps }: { nextSteps: { name: string }[] }) => nextSteps.map(({ name }) => name)

describe('an approval filing', () => {
  it('is saved however incomplete, and submitted when its rules hold, each at its field', async () => {
    const { id } = dataOf(await save({ lines: [{ key: '1' }] }))
    expect(pathsOf(await approval(app, member, `${id}/submit`))).toEqual([
      'category',
      'productName',
      'specification',
      'origin',
      'manufacturer',
      'lines',
      'lines.0.name',
      'lines.0.purpose',
      'lines.0.percentage',
      'lines.0.inciName',
    ])
    const wrong = await givenApproval(app, member, {
      lines: [
        ingredient('1', '50', { casNumber: '77-92-8' }),
        ingredient('2', '30', { casNumber: '7732', additiveNumber: 'x' }),
        ingredient('3', '19.99', { name: 'Ingredient 1' }),
        ingredient('4', '', { rawCells: { percentage: 'a little' } }),
      ],
    })
    const refused = await approval(app, member, `${wrong.id}/submit`)
    expect(refused.body.code).toBe(400)
    expect(pathsOf(refused)).toEqual([
      'lines',
      'lines.0.casNumber',
      'lines.1.additiveNumber',
      'lines.1.casNumber',
      'lines.3.percentage',
      'lines.2.name',
    ])
    expect(refused.text).toContain('99.99%; 0.01% is missing')
    expect(refused.text).toContain('check digit should be 9')
    expect(stepNames(await readApproval(app, member, id))).toEqual(['save', 'remove', 'submit'])
  })

  it('refuses an unknown country, a key twice, a stale version, another file, and a second submission', async () => {
    const form = approvalForm()
    expect(pathsOf(await save({ ...form, origin: 'ZZ' }))).toEqual(['origin'])
    expect(pathsOf(await save({ ...form, lines: [form.lines[0], form.lines[0]] }))).toEqual(['lines.1.key'])
    const stranger = await app.given.member()
    const fileId = await givenFile(app, stranger)
    expect(pathsOf(await save({ ...form, attachments: { 'ingredient-list': [fileId] } }))).toEqual([
      'attachments.ingredient-list.0',
    ])
    const { id, version } = dataOf(await save(form))
    expect((await save({ ...form, id, version, remarks: 'second' })).body.code).toBe(200)
    expect((await save({ ...form, id, version })).body.code).toBe(409)
    dataOf(await approval(app, member, `${id}/submit`))
    expect((await approval(app, member, `${id}/submit`)).body.msg).toContain('already been submitted')
    expect((await save({ ...form, id, version: version + 2 })).body.code).toBe(409)
    const removed = await app.client('DELETE filing/online/approval/batchRemove', {
      token,
      body: { ids: [id] },
    })
    expect(removed.body.code).toBe(409)
  })

  it('goes its whole way with the day, document and expected end of every step, and skips none', async () => {
    const form = await givenFile(app, member)
    const made = await givenApproval(app, member, { attachments: { 'filing-application': [form] } })
    const { id } = made
    expect(made.number).toMatch(/^AP\d{6}-\d{4}$/)
    expect((await provide(app, `${id}/register`)).body.code).toBe(404)
    dataOf(await approval(app, member, `${id}/submit`))
    expect(await readApproval(app, member, id)).toMatchObject({ state: 1, waitsFor: 2, expectedOn: day(5) })
    for (const [place, name] of waySteps.entries()) {
      for (const other of waySteps)
        if (other !== name) expect((await provide(app, `${id}/${other}`)).body.code).toBe(409)
      const fileId = await staffFile(app, id, name)
      dataOf(
        await provide(app, `${id}/${name}`, { fileIds: [fileId], expectedOn: day(20 + place), note: name }),
      )
      const after = await readApproval(app, member, id)
      expect(after).toMatchObject({ state: place + 2, waitsFor: 3, expectedOn: day(20 + place), isLate: 0 })
      expect(after.steps.at(-1)).toMatchObject({
        state: place + 2,
        reachedOn: day(),
        expectedOn: day(20 + place),
        fileIds: [fileId],
        note: name,
      })
      // The customer can open it.
      const file = await app.client(`GET system/online/file/${fileId}`, { token })
      expect(file.status).toBe(200)
    }
    expect(pathsOf(await provide(app, `${id}/complete`, {}))).toEqual(['certificateNumber', 'fileIds'])
    const certificate = await staffFile(app, id, 'certificate')
    dataOf(
      await provide(app, `${id}/complete`, {
        certificateNumber: 'SJ2026-01',
        certificateUntil: day(1800),
        fileIds: [certificate],
      }),
    )
    const done = await readApproval(app, member, id)
    expect(done).toMatchObject({
      state: 7,
      waitsFor: 0,
      expectedOn: null,
      certificateNumber: 'SJ2026-01',
      certificateUntil: day(1800),
      nextSteps: [],
    })
    expect(done.steps.map(({ state }: { state: number }) => state)).toEqual([0, 1, 2, 3, 4, 5, 6, 7])
    expect(done.attachments.filter(({ kind }: { kind: string }) => kind === 'filing-notice')).toHaveLength(6)
    const events = done.timeline.map(({ transition }: { transition: string }) => transition)
    expect(events.toReversed()).toEqual(['create', 'submit', ...waySteps, 'complete'])
    expect((await provide(app, `${id}/cancel`, { reason: 'late' })).body.code).toBe(409)
  })

  it('takes days that follow each other, none in the future, and no end before its beginning', async () => {
    const { id } = await givenSubmitted(app, member)
    const register = async (body: object) => pathsOf(await takeStep(app, id, 'register', body))
    expect(await register({ reachedOn: day(-1) })).toEqual(['reachedOn'])
    expect(await register({ reachedOn: day(1) })).toEqual(['reachedOn'])
    expect(await register({ expectedOn: day(-1) })).toEqual(['expectedOn'])
    expect(await register({ fileIds: ['999999'] })).toEqual(['fileIds.0'])
    dataOf(await takeStep(app, id, 'register'))
    // Without an end it is the usual one.
    expect(await readApproval(app, member, id)).toMatchObject({ state: 2, expectedOn: day(14) })
  })

  it('is cancelled by the customer before the provider begins, and by the provider with a reason', async () => {
    const own = await givenSubmitted(app, member)
    dataOf(await approval(app, member, `${own.id}/cancel`, { note: 'Not sold any more' }))
    expect(await readApproval(app, member, own.id)).toMatchObject({
      state: -1,
      reason: 'Not sold any more',
      waitsFor: 0,
      nextSteps: [],
    })
    const later = await givenSubmitted(app, member, 'acceptFiling')
    expect((await approval(app, member, `${later.id}/cancel`)).body.code).toBe(409)
    expect(pathsOf(await provide(app, `${later.id}/cancel`, {}))).toEqual(['reason'])
    dataOf(await provide(app, `${later.id}/cancel`, { reason: 'The authority refused' }))
    expect(await readApproval(app, member, later.id)).toMatchObject({
      state: -1,
      reason: 'The authority refused',
    })
  })

  it('tells the customer of every step of the provider, leading to the record', async () => {
    const reader = await app.given.member()
    const { id, number } = await givenSubmitted(app, reader, 'beginReview')
    dataOf(await takeStep(app, id, 'complete', { certificateNumber: 'SJ2' }))
    const cancelled = await givenSubmitted(app, reader)
    dataOf(await provide(app, `${cancelled.id}/cancel`, { reason: 'Refused by the authority' }))
    for (const locale of ['zh-CN', 'zh-TW', 'en-US']) {
      const { body } = await app.client('GET system/online/sysMsg', {
        token: reader.token,
        query: { pageSize: 50 },
        headers: { 'accept-language': locale },
      })
      const messages = body.rows.filter(({ entity }: { entity: string }) => entity === 'approvalOrder')
      expect(messages.map(({ entityId }: { entityId: string }) => entityId)).toEqual([
        cancelled.id,
        ...Array.from({ length: 6 }, () => id),
      ])
      for (const { title, content } of messages) {
        expect(`${title} ${content}`).not.toMatch(/[{}]|undefined/)
        expect(content).toMatch(/AP\d{6}-\d{4}/)
      }
      expect(messages[0].content).toContain('Refused by the authority')
      expect(messages[1].content).toContain(number)
    }
  })
})

describe('the list', () => {
  it('is filtered by step, category, who has to act, lateness and ingredient, and exported', async () => {
    const draft = await givenApproval(app, member, { productName: 'Sun cream', category: 1 })
    const { id } = await givenSubmitted(app, member, 'register')
    const ids = async (query: object) => (await list(query)).rows.map((row: { id: string }) => row.id)
    expect(await ids({ state: 2 })).toContain(id)
    expect(await ids({ state: 2 })).not.toContain(draft.id)
    expect(await ids({ category: 1 })).toEqual([draft.id])
    expect(await ids({ keyword: 'sun CREAM' })).toEqual([draft.id])
    expect(await ids({ keyword: '50-81-7' })).toContain(id)
    expect(await ids({ waitsFor: 1 })).toContain(draft.id)
    expect(await ids({ waitsFor: 3 })).toContain(id)
    expect(await ids({ isLate: 1 })).not.toContain(id)
    // Late from the day after the expected end.
    const ends = (days: number) =>
      app.platform.staff.transaction([], (tx) =>
        tx
          .updateTable('approval_order')
          .set({ expected_on: day(days) })
          .where('id', '=', id)
          .execute(),
      )
    await ends(0)
    expect(await ids({ isLate: 1 })).not.toContain(id)
    await ends(-1)
    expect(await ids({ isLate: 1 })).toContain(id)
    expect((await list({ waitsFor: 9 })).code).toBe(400)
    const sheet = await app.client('GET filing/online/approval/export', { token, query: { ids: id } })
    expect(sheet.status).toBe(200)
    const office = await app.office('GET filing/online/approval/list', {
      ...(await app.given.staff()),
      query: { isLate: 1, waitsFor: 3, keyword: 'Vitamin' },
    })
    expect(office.body.rows.map((row: { id: string }) => row.id)).toContain(id)
    expect((await list()).rows.map((row: { number: string }) => row.number)).toContain(draft.number)
  })
})
