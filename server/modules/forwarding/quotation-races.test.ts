import { describe, expect, it } from 'vitest'
import { sharedApp } from '../../platform/testing/test-app.ts'
import { compare, freight, givenQuoted, officeFreight } from './forwarding.testing.ts'

const app = await sharedApp()
const member = await app.given.member()

/** The fault run meets 200 times. */
const rounds = Number(process.env['FAULT_ROUNDS'] ?? 20)

describe('two customers who confirm and a provider who withdraws', () => {
  it('come to one outcome that the machines allow', async () => {
    const colleague = await app.given.member({ companyId: member.companyId })
    for (let round = 0; round < rounds; round += 1) {
      const { id, quotations } = await givenQuoted(app, member, [{}, {}])
      const [first, second] = quotations
      const answers = await Promise.all([
        freight(app, member, `quotation/${first?.id}/confirmQuote`, { version: first?.version }),
        freight(app, colleague, `quotation/${second?.id}/confirmQuote`, { version: second?.version }),
        officeFreight(app, `quotation/${first?.id}/withdraw`, { reason: 'No space' }),
      ])
      for (const { status, body, text } of answers) {
        expect(status, text).toBe(200)
        expect([200, 409], text).toContain(body.code)
      }
      const [mine, theirs, withdrawn] = answers.map(({ body }) => body.code === 200)
      expect([mine, theirs].filter(Boolean)).toHaveLength(1)
      const { enquiry, quotes } = await compare(app, member, id)
      const states = quotes.map(({ state }: { state: number }) => state)
      const closed = withdrawn ? 3 : 2
      expect(states).toEqual(mine ? [1, 2] : [closed, 1])
      expect(enquiry.state).toBe(3)
    }
  })
})
