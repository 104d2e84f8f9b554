import { describe, expect, it } from 'vitest'
import { sharedApp } from '../../platform/testing/test-app.ts'
import {
  givenLabelFile,
  givenSubmittedLabel,
  givenVersion,
  label,
  labelLine,
  officeLabel,
  readLabelOf,
} from './labels.testing.ts'

const app = await sharedApp()
const member = await app.given.member()

/** The fault run meets 200 times. */
const rounds = Number(process.env['FAULT_ROUNDS'] ?? 20)

describe('a customer who confirms while the provider delivers another version', () => {
  it('has confirmed what was seen, or is told that it was replaced', async () => {
    const colleague = await app.given.member({ companyId: member.companyId })
    const { id } = await givenSubmittedLabel(app, member, [await labelLine(app, member)])
    for (let round = 0; round < rounds; round += 1) {
      const versionId = await givenVersion(app, member, id)
      const fileId = await givenLabelFile(app, { companyId: member.companyId, memberId: null })
      const answers = await Promise.all([
        label(app, member, `${id}/confirmVersion`, { versionId }),
        label(app, colleague, `${id}/askChange`, { versionId, remark: 'Larger' }),
        officeLabel(app, `${id}/sendVersion`, { lineKey: 'p1', fileId }),
      ])
      const [confirmed, asked, sent] = answers.map(({ body, text }) => {
        expect([200, 409], text).toContain(body.code)
        return body.code === 200
      })
      expect(sent).toBe(true)
      expect([confirmed, asked].filter(Boolean).length).toBeLessThan(2)
      const { lines } = await readLabelOf(app, member, id)
      const [newest, before] = lines[0].versions
      expect(newest.state).toBe(0)
      // A confirmation that came first was replaced with its version; remarks stay said.
      expect(before).toMatchObject({ id: versionId, state: asked ? 2 : 3 })
      expect(before.answeredAt !== null).toBe(confirmed || asked)
    }
  })
})

describe('a provider who completes while a version is handed back', () => {
  it('completes with a confirmed label or not at all', async () => {
    for (let round = 0; round < Math.ceil(rounds / 2); round += 1) {
      const { id } = await givenSubmittedLabel(app, member, [await labelLine(app, member)])
      const versionId = await givenVersion(app, member, id)
      const fileId = await givenLabelFile(app, { companyId: member.companyId, memberId: null })
      await label(app, member, `${id}/confirmVersion`, { versionId })
      const [completed, sent] = await Promise.all([
        officeLabel(app, `${id}/complete`),
        officeLabel(app, `${id}/sendVersion`, { lineKey: 'p1', fileId }),
      ])
      expect([completed.body.code, sent.body.code].toSorted((a, b) => a - b)).toEqual([200, 409])
      const order = await readLabelOf(app, member, id)
      expect(order.state).toBe(completed.body.code === 200 ? 3 : 1)
      expect(order.confirmedCount).toBe(order.state === 3 ? 1 : 0)
    }
  })
})
