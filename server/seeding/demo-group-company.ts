import type { Token } from '@quayside/contract/account/login.ts'
import type { OwnCompanies } from '@quayside/contract/account/membership.ts'
import type { DemoCompany } from '@quayside/db/seeds/demo/companies.ts'
import type { Platform } from '../platform/platform.ts'
import type { DemoClient } from './demo-client.ts'
import { review, submitInformation } from './demo-registration.ts'

/**
 * A further company of the same administrator, so that the switch has something to switch to. It is new: it has passed its
 * review, has asked a colleague of the first company to join, and its home page shows the way to the first order.
 */
export async function seedGroupCompany(
  platform: Platform,
  client: DemoClient,
  { token: first, company }: { token: string; company: NonNullable<DemoCompany['groupCompany']> },
): Promise<void> {
  const { companies } = await client.call<OwnCompanies>('GET system/online/user/company/list', {
    token: first,
  })
  const { access_token: token } = await client.call<Token>('POST system/online/user/company/register', {
    token: first,
    body: { agree: true },
  })
  const { invited, ...information } = company
  await review(platform, company, await submitInformation(client, information, token))
  await client.call('POST base/online/member/save', { token, body: invited })
  // A log-in opens the company that was opened last.
  const current = companies.find(({ isCurrent }) => isCurrent)
  await client.call('POST system/online/user/company/{id}/open', { token, params: { id: current?.id ?? '' } })
}
