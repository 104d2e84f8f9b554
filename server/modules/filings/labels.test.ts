import { describe, expect, it } from 'vitest'
import { dataOf, fieldsOf, pathsOf } from '../../platform/testing/answers.ts'
import { sharedApp } from '../../platform/testing/test-app.ts'
import * as labels from './labels.testing.ts'

const app = await sharedApp()
const member = await app.given.member()
const { token, companyId } = member
const codeOf = ({ body }: { body: { code: number } }): number => body.code

describe('a label order', () => {
  it('is kept as any draft, and says each missing text and file at its line when it is submitted', async () => {
    const { id } = await labels.givenLabel(app, member, [await labels.labelLine(app, member), { key: 'p2' }])
    const refused = await labels.label(app, member, `${id}/submit`)
    expect(codeOf(refused)).toBe(400)
    expect(pathsOf(refused)).toEqual(
      ['productName', 'ingredients', 'packageImage', 'certificate', 'nutrients'].map(
        (field) => `lines.1.${field}`,
      ),
    )
    const { version } = await labels.readLabelOf(app, member, id)
    const lines = [await labels.labelLine(app, member, { key: 'p2', productName: 'Chocolate' })]
    dataOf(await labels.label(app, member, 'save', { id, version, category: 2, lines }))
    dataOf(await labels.label(app, member, `${id}/submit`))
    expect(await labels.readLabelOf(app, member, id)).toMatchObject({
      state: 1,
      category: 2,
      productNames: 'Chocolate',
      lineCount: 1,
      confirmedCount: 0,
      waitingCount: 0,
      nextSteps: [],
      lines: [{ key: 'p2', packageImage: { kind: 'package-expansion' }, versions: [] }],
    })
    expect(codeOf(await labels.label(app, member, `${id}/submit`))).toBe(409)
  })

  it.each(['productName', 'ingredients', 'packageImage', 'certificate', 'nutrients'])(
    'is not submitted without %s of a product',
    async (field) => {
      const isFile = !['productName', 'ingredients'].includes(field)
      const { id } = await labels.givenLabel(app, member, [
        await labels.labelLine(app, member, { [field]: isFile ? null : '' }),
      ])
      expect(pathsOf(await labels.label(app, member, `${id}/submit`))).toEqual([`lines.0.${field}`])
      expect((await labels.readLabelOf(app, member, id)).state).toBe(0)
    },
  )

  it('needs a product', async () => {
    const { id } = await labels.givenLabel(app, member, [])
    expect(pathsOf(await labels.label(app, member, `${id}/submit`))).toEqual(['lines'])
  })

  it('refuses countries, days, keys, files of others and packages that are no picture, at their fields', async () => {
    const colleague = await app.given.member({ companyId })
    const foreign = await labels.givenLabelFile(app, colleague)
    const sheet = await labels.givenLabelFile(app, member, 'application/vnd.ms-excel')
    const save = (lines: object[], values: object = {}) =>
      labels.label(app, member, 'save', { lines, ...values })
    const line = await labels.labelLine(app, member)
    expect(pathsOf(await save([line, { key: 'p2', origin: 'XX' }]))).toEqual(['lines.1.origin'])
    expect(pathsOf(await save([line, { key: 'p1' }]))).toEqual(['lines.1.key'])
    expect(pathsOf(await save([line], { wantedOn: '2926-01-01' }))).toEqual(['wantedOn'])
    expect(pathsOf(await save([line, { key: 'p2', certificate: foreign }]))).toEqual(['lines.1.certificate'])
    expect(pathsOf(await save([{ ...line, packageImage: sheet }]))).toEqual(['lines.0.packageImage'])
    expect(pathsOf(await save([{ key: 'p1', nutrients: '999999' }]))).toEqual(['lines.0.nutrients'])
  })

  it('is not changed over a colleague’s version, and removed as a draft only', async () => {
    const { id, version } = await labels.givenLabel(app, member)
    dataOf(
      await labels.label(app, member, 'save', { id, version, lines: [await labels.labelLine(app, member)] }),
    )
    expect(codeOf(await labels.label(app, member, 'save', { id, version, lines: [] }))).toBe(409)
    const remove = (each: string) =>
      app.client('DELETE filing/online/label/batchRemove', { token, body: { ids: [each] } })
    const submitted = await labels.givenSubmittedLabel(app, member)
    expect(codeOf(await remove(submitted.id))).toBe(409)
    expect(dataOf(await remove(id)).count).toBe(1)
    expect(codeOf(await app.client(`GET filing/online/label/${id}`, { token }))).toBe(404)
    const later = await labels.readLabelOf(app, member, submitted.id)
    expect(
      codeOf(
        await labels.label(app, member, 'save', { ...submitted, version: later.version, number: undefined }),
      ),
    ).toBe(409)
  })

  it('is found by number, product, state, category and what waits, and exported', async () => {
    const { id, number } = await labels.givenSubmittedLabel(app, member, [
      await labels.labelLine(app, member, { productName: 'Pomegranate molasses', brand: 'Zuhra' }),
    ])
    await labels.givenVersion(app, member, id)
    const found = async (query: object): Promise<string[]> => {
      const { body } = await app.client('GET filing/online/label/list', {
        token,
        query: { pageSize: 200, ...query },
      })
      return body.rows.map((row: { id: string }) => row.id)
    }
    for (const query of [
      { keyword: number },
      { keyword: 'pomegran' },
      { keyword: 'zuhra' },
      { state: 1 },
      { category: 0 },
      { isWaiting: 1 },
    ])
      expect(await found(query)).toContain(id)
    for (const query of [{ keyword: 'nothing of it' }, { state: 3 }, { category: 3 }, { isWaiting: 0 }])
      expect(await found(query)).not.toContain(id)
    const file = await app.client('GET filing/online/label/export', { token, query: { ids: id } })
    expect(file.status).toBe(200)
  })
})

describe('a finished label', () => {
  it('is confirmed by the customer, and completes the order once every product has one', async () => {
    const { id } = await labels.givenSubmittedLabel(app, member, [
      await labels.labelLine(app, member),
      await labels.labelLine(app, member, { key: 'p2', productName: 'Vinegar' }),
    ])
    expect(codeOf(await labels.officeLabel(app, `${id}/complete`))).toBe(409)
    const versionId = await labels.givenVersion(app, member, id)
    expect(await labels.readLabelOf(app, member, id)).toMatchObject({
      waitingCount: 1,
      nextSteps: [{ name: 'confirmVersion' }, { name: 'askChange' }],
      lines: [{ versions: [{ number: 1, state: 0, remark: 'As agreed' }] }, { versions: [] }],
    })
    dataOf(await labels.label(app, member, `${id}/confirmVersion`, { versionId, note: 'Fine' }))
    expect(await labels.readLabelOf(app, member, id)).toMatchObject({ confirmedCount: 1, waitingCount: 0 })
    expect(codeOf(await labels.officeLabel(app, `${id}/complete`))).toBe(409)
    const second = await labels.givenVersion(app, member, id, 'p2')
    dataOf(await labels.label(app, member, `${id}/confirmVersion`, { versionId: second }))
    dataOf(await labels.officeLabel(app, `${id}/complete`))
    const done = await labels.readLabelOf(app, member, id)
    expect(done).toMatchObject({ state: 3, nextSteps: [], confirmedCount: 2 })
    expect(done.lines[0].versions[0]).toMatchObject({ state: 1, answer: 'Fine' })
    expect(done.completedAt).not.toBeNull()
    expect(done.timeline.map(({ transition }: { transition: string }) => transition)).toContain(
      'confirmVersion',
    )
    expect(codeOf(await labels.officeLabel(app, `${id}/complete`))).toBe(409)
  })

  it('comes back with remarks, and the next version takes its place', async () => {
    const { id } = await labels.givenSubmittedLabel(app, member)
    const first = await labels.givenVersion(app, member, id)
    const missing = await labels.label(app, member, `${id}/askChange`, { versionId: first, remark: ' ' })
    expect(pathsOf(missing)).toEqual(['remark'])
    dataOf(await labels.label(app, member, `${id}/askChange`, { versionId: first, remark: 'Larger date' }))
    expect(await labels.labelStates(app, member, id)).toEqual([[2]])
    // It was answered: the machine has nothing that waits.
    expect(codeOf(await labels.label(app, member, `${id}/confirmVersion`, { versionId: first }))).toBe(409)
    const second = await labels.givenVersion(app, member, id)
    expect(await labels.labelStates(app, member, id)).toEqual([[0, 2]])
    const stale = await labels.label(app, member, `${id}/confirmVersion`, { versionId: first })
    expect(codeOf(stale)).toBe(409)
    expect(pathsOf(stale)).toEqual(['versionId'])
    dataOf(await labels.label(app, member, `${id}/confirmVersion`, { versionId: second }))
    expect(await labels.labelStates(app, member, id)).toEqual([[1, 2]])
    // A version after the confirmation is confirmed again.
    await labels.givenVersion(app, member, id)
    expect(await labels.labelStates(app, member, id)).toEqual([[0, 3, 2]])
    expect(codeOf(await labels.officeLabel(app, `${id}/complete`))).toBe(409)
    const { lines } = await labels.readLabelOf(app, member, id)
    expect(lines[0].versions.map(({ number }: { number: number }) => number)).toEqual([3, 2, 1])
    expect(lines[0].versions[2]).toMatchObject({ answer: 'Larger date' })
  })

  it('is of a product of the order, and a picture or a PDF of its company', async () => {
    const { id } = await labels.givenSubmittedLabel(app, member)
    const other = await app.given.member()
    const mine = { companyId, memberId: null }
    const send = (values: object) => labels.officeLabel(app, `${id}/sendVersion`, values)
    const fileId = await labels.givenLabelFile(app, mine)
    expect(pathsOf(await send({ lineKey: 'nothing', fileId }))).toEqual(['lineKey'])
    const sheet = await labels.givenLabelFile(app, mine, 'application/vnd.ms-excel')
    expect(pathsOf(await send({ lineKey: 'p1', fileId: sheet }))).toEqual(['fileId'])
    const foreign = await labels.givenLabelFile(app, { companyId: other.companyId, memberId: null })
    expect(pathsOf(await send({ lineKey: 'p1', fileId: foreign }))).toEqual(['fileId'])
    expect(pathsOf(await send({ lineKey: 'p1' }))).toEqual(['fileId'])
    expect(await labels.labelStates(app, member, id)).toEqual([[]])
  })

  it('is answered with the version of this order alone', async () => {
    const [one, two] = [
      await labels.givenSubmittedLabel(app, member),
      await labels.givenSubmittedLabel(app, member),
    ]
    await labels.givenVersion(app, member, one.id)
    const elsewhere = await labels.givenVersion(app, member, two.id)
    const answer = await labels.label(app, member, `${one.id}/confirmVersion`, { versionId: elsewhere })
    expect(pathsOf(answer)).toEqual(['versionId'])
    expect(await labels.labelStates(app, member, two.id)).toEqual([[0]])
  })
})

describe('another company', () => {
  it('neither sees nor answers the order', async () => {
    const other = await app.given.member()
    const { id } = await labels.givenSubmittedLabel(app, member)
    const versionId = await labels.givenVersion(app, member, id)
    expect(codeOf(await app.client(`GET filing/online/label/${id}`, { token: other.token }))).toBe(404)
    expect(codeOf(await labels.label(app, other, `${id}/confirmVersion`, { versionId }))).toBe(404)
    expect(fieldsOf(await labels.label(app, other, `${id}/askChange`, { versionId, remark: 'x' }))).toEqual(
      [],
    )
    expect(await labels.labelStates(app, member, id)).toEqual([[0]])
  })
})
