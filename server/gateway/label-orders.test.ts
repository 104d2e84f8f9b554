import { describe, expect, it } from 'vitest'
import { givenLabel, givenSubmittedLabel, label, readLabelOf } from '../modules/filings/labels.testing.ts'
import { dataOf } from '../platform/testing/answers.ts'
import { sharedApp } from '../platform/testing/test-app.ts'
import { erpClient, givenKey } from './gateway.testing.ts'

const app = await sharedApp()
const erp = erpClient(app, (await givenKey(app)).key)
const member = await app.given.member()
const png = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8DwHwAFBQIAX8jx0gAAAABJRU5ErkJggg=='

describe('an ERP', () => {
  it('takes a label order from its submission to its end, with a file of its own', async () => {
    const { id, number } = await givenSubmittedLabel(app, member)
    const one = await erp(`GET label-orders/${id}`)
    expect(one.body).toMatchObject({ number, state: 1, lines: [{ key: 'p1', productName: 'Olive oil' }] })
    expect(one.body.nextSteps.map(({ name }: { name: string }) => name)).toEqual([
      'sendVersion',
      'quoteFee',
      'pause',
      'return',
    ])
    const file = await erp(`POST label-orders/${id}/files`, { body: { name: 'label.png', content: png } })
    expect(file.status, file.text).toBe(200)
    const fileId = file.body.id
    const unnamed = await erp(`POST label-orders/${id}/sendVersion`, { body: { fileId } })
    expect(unnamed.status).toBe(400)
    const sent = await erp(`POST label-orders/${id}/sendVersion`, {
      body: { lineKey: 'p1', fileId, remark: 'First' },
    })
    expect(sent.body, sent.text).toMatchObject({ id, state: 'submitted' })
    const { lines } = await readLabelOf(app, member, id)
    const [version] = lines[0].versions
    expect(version).toMatchObject({ state: 0, file: { fileId, mime: 'image/png' }, remark: 'First' })
    const content = await fetch(`${app.address}/api/system/online/file/${fileId}`, {
      headers: { authorization: `bearer ${member.token}` },
    })
    expect(content.headers.get('content-type')).toBe('image/png')
    const own = await fetch(`${app.address}/erp/v1/label-orders/${id}/files/${fileId}`, {
      headers: { authorization: `Bearer ${(await givenKey(app)).key}` },
    })
    expect(own.status).toBe(200)
    expect((await erp(`POST label-orders/${id}/complete`)).status).toBe(409)
    dataOf(await label(app, member, `${id}/confirmVersion`, { versionId: version.id }))
    expect((await erp(`POST label-orders/${id}/complete`)).body).toMatchObject({ state: 'completed' })
  })

  it('sees no draft, and stores no file for one', async () => {
    const { id } = await givenLabel(app, member)
    expect((await erp(`GET label-orders/${id}`)).status).toBe(404)
    const file = { body: { name: 'label.png', content: png } }
    expect((await erp(`POST label-orders/${id}/files`, file)).status).toBe(404)
    const submitted = await givenSubmittedLabel(app, member)
    const odd = { body: { name: 'label.png', content: 'no picture' } }
    expect((await erp(`POST label-orders/${submitted.id}/files`, odd)).status).toBe(400)
  })
})
