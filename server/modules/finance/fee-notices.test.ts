import { FeeDraft } from '@quayside/contract/office/fee.ts'
import { describe, expect, it } from 'vitest'
import { sharedApp } from '../../platform/testing/test-app.ts'
import { read } from '../orders/orders.testing.ts'
import { asProvider, givenSubmitted, provider } from '../orders/provider-steps.testing.ts'
import { chargeFees } from './charge-fee.ts'

const app = await sharedApp()

const newestOf = async (token: string): Promise<string> =>
  (await app.client('GET system/online/sysMsg', { token })).body.rows[0].content
const charge = (draft: object) =>
  asProvider(app, (tx) =>
    chargeFees(tx, provider, [FeeDraft.parse({ kind: 'handling', unitPrice: '50', ...draft })]),
  )

describe('the message about a fee', () => {
  it('names the order that the fee is on', async () => {
    const member = await app.given.member()
    const { id } = await givenSubmitted(app, member)
    const { orderNo } = await read(app, member, id)
    const [fee] = await charge({ orderId: id })
    expect(await newestOf(member.token)).toContain(`${fee?.number} · ${orderNo}`)
  })

  it('names the fee alone where it is on no order', async () => {
    const member = await app.given.member()
    const [fee] = await charge({ companyId: member.companyId })
    expect(await newestOf(member.token)).toContain(`${fee?.number} (RMB 50.00)`)
  })
})
