import type { OrderContract } from '@quayside/contract/orders/order-contract.ts'
import { readContract } from '../modules/orders/contract-queries.ts'
import { insertSignature } from '../modules/orders/insert-signature.ts'
import type { OpenedPlatform } from '../platform/open-platform.ts'
import { readWithin } from '../platform/records/read-within.ts'
import type { DemoClient } from './demo-client.ts'

/** Of the newest contracts that wait, every third is signed; the code by text message would take a minute each. */
export async function seedContracts(
  platform: OpenedPlatform,
  client: DemoClient,
  { token, mobile }: { token: string; mobile: string },
): Promise<void> {
  const { rows } = await client.call<{ rows: OrderContract[] }>(
    'GET business/online/orderContract/list?pageSize=60',
    { token },
  )
  const waiting = rows.filter((contract) => contract.isSignable)
  const chosen = waiting.filter((_contract, place) => place % 3 === 1)
  await platform.staff.transaction([], async (tx) => {
    const member = await tx
      .selectFrom('member')
      .select(['id', 'company_id', 'name'])
      .where('mobile', '=', mobile)
      .executeTakeFirstOrThrow()
    const signer = {
      actor: 'customer',
      id: member.id,
      name: member.name,
      companyId: member.company_id,
    } as const
    for (const { id } of chosen) {
      const contract = await readContract(readWithin(tx), member.company_id, id)
      await insertSignature(tx, { ...signer, at: platform.clock.now() }, contract)
    }
  })
}
