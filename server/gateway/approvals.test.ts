import { describe, expect, it } from 'vitest'
import {
  day,
  givenApproval,
  givenAsked,
  givenSubmitted,
  readApproval,
  waySteps,
} from '../modules/filings/approval.testing.ts'
import { sharedApp } from '../platform/testing/test-app.ts'
import { erpClient, givenKey } from './gateway.testing.ts'

const app = await sharedApp()
const erp = erpClient(app, (await givenKey(app)).key)
const member = await app.given.member()

describe('approval filings at the gateway', () => {
  it('are read with ingredients, steps and documents, and taken through their steps', async () => {
    await givenApproval(app, member)
    const { id, number } = await givenSubmitted(app, member)
    const page = await erp('GET approval-filings', { query: { companyId: member.companyId } })
    expect(page.body.rows.map((row: { number: string }) => row.number)).toEqual([number])
    const one = await erp(`GET approval-filings/${id}`)
    expect(one.body).toMatchObject({
      state: 1,
      lines: [{ casNumber: '77-92-9' }, {}],
      steps: [{}, {}],
      documents: [],
    })
    const file = await erp(`POST approval-filings/${id}/files`, {
      body: { name: 'certificate.csv', content: Buffer.from('a,b').toString('base64') },
    })
    expect(file.status, file.text).toBe(200)
    const fileIds = [file.body.id]
    const unproved = await erp(`POST approval-filings/${id}/register`, { body: {} })
    expect(unproved.status).toBe(400)
    for (const name of waySteps) {
      const taken = await erp(`POST approval-filings/${id}/${name}`, {
        body: { expectedOn: day(9), fileIds },
      })
      expect(taken.status, taken.text).toBe(200)
    }
    const added = await erp(`POST approval-filings/${id}/addPapers`, { body: { state: 4, fileIds } })
    expect(added.status, added.text).toBe(200)
    const documentId = await givenAsked(app, member, id)
    const refused = await erp(`POST approval-filings/${id}/complete`, { body: { certificateNumber: 'SJ9' } })
    expect(refused.status).toBe(409)
    expect((await erp(`POST approval-filings/${id}/withdrawDocument`, { body: { documentId } })).status).toBe(
      200,
    )
    expect((await erp(`POST approval-filings/${id}/complete`, { body: {} })).status).toBe(400)
    expect(
      (
        await erp(`POST approval-filings/${id}/complete`, {
          body: { certificateNumber: 'SJ9', fileIds },
        })
      ).status,
    ).toBe(200)
    expect(await readApproval(app, member, id)).toMatchObject({ state: 7, certificateNumber: 'SJ9' })
  })

  it('need the scope to write', async () => {
    const { key } = await givenKey(app, { scopes: ['approval-filings:read'] })
    const reader = erpClient(app, key)
    const { id } = await givenSubmitted(app, member)
    expect((await reader(`GET approval-filings/${id}`)).status).toBe(200)
    expect((await reader(`POST approval-filings/${id}/register`, { body: {} })).status).toBe(403)
  })
})
