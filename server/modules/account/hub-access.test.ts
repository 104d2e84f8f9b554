import { addressApi } from '@quayside/contract/account/address.api.ts'
import { bankAccountApi } from '@quayside/contract/account/bank-account.api.ts'
import { companyChangeApi } from '@quayside/contract/account/company-change.api.ts'
import { contactApi } from '@quayside/contract/account/contact.api.ts'
import { allPermissions } from '@quayside/contract/permissions.ts'
import { describe, expect, it } from 'vitest'
import { sharedApp } from '../../platform/testing/test-app.ts'

const app = await sharedApp()

const guarded = Object.entries({
  ...bankAccountApi,
  ...contactApi,
  ...addressApi,
  ...companyChangeApi,
}).filter(([, { access }]) => access !== 'member')

describe('every call of the customer hub', () => {
  it.each(guarded)('%s asks for its own permission', async (key, { access }) => {
    const permissions = allPermissions.filter((permission) => permission !== access)
    const { token } = await app.given.member({ permissions })
    const answer = await app.client(key.replace('{id}', '1'), {
      token,
      ...(!key.startsWith('GET') && { body: {} }),
    })
    expect(answer.body.code).toBe('403')
  })

  it.each(['bankAccount', 'contact', 'address'])(
    'lets any member pick a %s, whatever the permissions',
    async (resource) => {
      const { token } = await app.given.member({ permissions: [] })
      const answer = await app.client(`GET base/online/${resource}/options`, { token })
      expect(answer.body).toMatchObject({ code: 200, data: [] })
    },
  )
})
