import { describe, expect, it } from 'vitest'
import { sharedApp } from './platform/testing/test-app.ts'

const app = await sharedApp()

describe('PUT system/online/sysTableLevelStep/commitAudit', () => {
  it('submits an applicant’s own company, says what it still lacks, and knows no other company', async () => {
    const companyId = await app.given.company({ certification: 'NOTCERT' })
    const other = await app.given.company({ certification: 'NOTCERT' })
    const { token } = await app.given.member({ companyId, scope: 'onboarding' })
    const { body } = await app.client('PUT system/online/sysTableLevelStep/commitAudit', {
      token,
      form: { tableName: 'company', ids: `${companyId},${other}` },
    })
    expect(body).toMatchObject({
      code: 400,
      data: {
        results: [
          { id: companyId, ok: false, code: 400 },
          { id: other, ok: false, code: 404 },
        ],
      },
    })
  })
})
