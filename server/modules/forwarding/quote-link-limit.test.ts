import { expect, it } from 'vitest'
import { testApp } from '../../platform/testing/test-app.ts'
import { quoteLinkLimit } from '../account/limits.ts'

// A server of its own: the limit counts all calls of an address.
const app = await testApp()

it('answers calls by a forwarder’s link only so often, whether the secret is right or not', async () => {
  const open = () => app.client('POST freight/open/quoteLink/read', { body: { token: 'A'.repeat(22) } })
  const answer = () =>
    app.client('POST freight/open/quoteLink/answer', {
      body: {
        token: 'A'.repeat(22),
        carrier: 'Blue Line',
        transitDays: 30,
        validUntil: '2099-01-01',
        charges: [{ kind: 'OF', currency: 'USD', unitPrice: '1500' }],
      },
    })
  expect((await open()).body.code).toBe(404)
  const { most } = quoteLinkLimit('')
  const owner = await app.owner()
  await owner.query("update attempt set count = $1 where key like 'quoteLink:%'", [most - 1])
  expect((await answer()).body.code).toBe(404)
  expect((await open()).body.code).toBe(429)
  expect((await answer()).body.code).toBe(429)
})
