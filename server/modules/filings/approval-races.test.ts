import { describe, expect, it } from 'vitest'
import { sharedApp } from '../../platform/testing/test-app.ts'
import { givenFile } from '../partners/partners.testing.ts'
import {
  approval,
  givenAsked,
  givenPaper,
  givenSubmitted,
  provide,
  readApproval,
} from './approval.testing.ts'

const app = await sharedApp()
const member = await app.given.member()

/** The fault run meets 200 times. */
const rounds = Number(process.env['FAULT_ROUNDS'] ?? 20)

describe('a customer who cancels and a provider who registers', () => {
  it('come to one outcome that the machine allows', async () => {
    for (let round = 0; round < rounds; round += 1) {
      const { id } = await givenSubmitted(app, member)
      const fileIds = [await givenPaper(app, id)]
      const answers = await Promise.all([
        approval(app, member, `${id}/cancel`),
        provide(app, `${id}/register`, { fileIds }),
      ])
      for (const { status, text } of answers) expect(status, text).toBe(200)
      const [cancelled, registered] = answers.map(({ body }) => body.code === 200)
      expect([cancelled, registered].filter(Boolean)).toHaveLength(1)
      const { state, steps } = await readApproval(app, member, id)
      expect(state).toBe(cancelled ? -1 : 2)
      expect(steps).toHaveLength(cancelled ? 2 : 3)
    }
  })
})

describe('a document that is handed in twice while it is withdrawn', () => {
  it('is handed in once or withdrawn', async () => {
    const fileIds = [await givenFile(app, member)]
    for (let round = 0; round < rounds / 4; round += 1) {
      const { id } = await givenSubmitted(app, member)
      const documentId = await givenAsked(app, member, id)
      const answers = await Promise.all([
        approval(app, member, `${id}/handIn`, { documentId, fileIds }),
        approval(app, member, `${id}/handIn`, { documentId, fileIds }),
        provide(app, `${id}/withdrawDocument`, { documentId }),
      ])
      expect(answers.filter(({ body }) => body.code === 200)).toHaveLength(1)
      for (const { status, text } of answers) expect(status, text).toBe(200)
    }
  })
})
