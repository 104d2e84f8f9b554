import type { Company, CompanySaved } from '@quayside/contract/account/company.ts'
import { demoCustomers, rivalCustomers } from '@quayside/db/seeds/demo/customers.ts'
import { demoChanges, demoHub, rivalHub } from '@quayside/db/seeds/demo/hub.ts'
import { decideCompanyChange } from '../modules/account/decide-company-change.ts'
import type { Platform } from '../platform/platform.ts'
import type { DemoClient } from './demo-client.ts'
import { reviewer } from './demo-desk.ts'

/** The company's accounts, contacts, addresses and customers, and the changes of its own information. */
export async function seedHub(
  platform: Platform,
  client: DemoClient,
  { token, isRival }: { token: string; isRival: boolean },
): Promise<void> {
  const hub = isRival ? rivalHub : demoHub
  const records = {
    bankAccount: hub.bankAccounts,
    contact: hub.contacts,
    address: hub.addresses,
    robot: hub.robots,
    customer: isRival ? rivalCustomers : demoCustomers,
  }
  for (const [resource, bodies] of Object.entries(records)) {
    for (const body of bodies) await client.call(`POST base/online/${resource}/save`, { token, body })
  }
  if (!isRival) await seedChanges(platform, client, token)
}

async function seedChanges(platform: Platform, client: DemoClient, token: string): Promise<void> {
  const { rejected, pending } = demoChanges
  const id = await propose(client, token, rejected.values)
  await platform.staff.transaction([], (tx) =>
    decideCompanyChange(
      tx,
      { ...reviewer, actor: 'provider' },
      { id, decision: 'reject', reason: rejected.reason },
    ),
  )
  await propose(client, token, pending)
}

async function propose(client: DemoClient, token: string, values: object): Promise<string> {
  const { version } = await client.call<Company>('GET base/online/company/current', { token })
  const saved = await client.call<CompanySaved>('POST base/online/company/save', {
    token,
    body: { version, ...values },
  })
  if (saved.pendingChangeId === null) throw new Error('the change did not go to review')
  return saved.pendingChangeId
}
