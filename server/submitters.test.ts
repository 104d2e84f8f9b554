import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openTestHouse, type TestHouse } from './platform/testing/test-house.ts'

let house: TestHouse
beforeAll(async () => {
  house = await openTestHouse()
})
afterAll(() => house.close())

describe('PUT system/online/sysTableLevelStep/commitAudit', () => {
  it('submits an applicant’s own company, says what it still lacks, and knows no other company', async () => {
    const companyId = await house.given.company({ certification: 'NOTCERT' })
    const other = await house.given.company({ certification: 'NOTCERT' })
    const { token } = await house.given.member({ companyId, scope: 'onboarding' })
    const { body } = await house.client('PUT system/online/sysTableLevelStep/commitAudit', {
      token,
      form: { tableName: 'company', ids: `${companyId},${other}` },
    })
    expect(body).toMatchObject({
      code: 200,
      data: [
        { id: companyId, ok: false, code: 400 },
        { id: other, ok: false, code: 404 },
      ],
    })
  })
})
