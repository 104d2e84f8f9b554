import { dayLength } from '@quayside/contract/kernel/days.ts'
import { orderState } from '@quayside/contract/orders/order.codes.ts'
import { isContractSignable } from '@quayside/contract/orders/order-contract.codes.ts'
import { sql as raw } from 'kysely'
import { readContract } from '../modules/orders/contract-queries.ts'
import { insertSignature } from '../modules/orders/insert-signature.ts'
import type { OpenedPlatform } from '../platform/open-platform.ts'
import { readWithin } from '../platform/records/read-within.ts'
import { redateContracts } from './redate-demo.ts'

/** Contracts that are not older than this may wait without being late. */
const freshDays = 3
/** These of the other ones, counted from the newest, were forgotten. */
const forgotten: ReadonlySet<number> = new Set([1, 4])

type Waiting = { id: string; state: number; audited_at: string | null }

/**
 * A contract is signed the day after the audit, before the goods are on their way: of the orders that still wait for
 * them every second new one waits for its signature too, and a few are late.
 */
export async function seedContracts(
  platform: OpenedPlatform,
  { mobile, companyId }: { mobile: string; companyId: string },
): Promise<void> {
  const now = platform.clock.now().getTime()
  const states = orderState.values.filter(isContractSignable)
  await platform.staff.transaction([], async (tx) => {
    const member = await tx
      .selectFrom('member')
      .select(['id', 'name'])
      // The same person is a member of further companies.
      .where('company_id', '=', companyId)
      .where('mobile', '=', mobile)
      .executeTakeFirstOrThrow()
    const signer = { actor: 'customer', id: member.id, name: member.name, companyId } as const
    const { rows } = await raw<Waiting>`
      select o.id, o.state, (select max(e.at) from event e where e.company_id = o.company_id and e.entity = 'order'
        and e.entity_id = o.id and e.transition = 'auditPass') as audited_at
      from trade_order o
      where o.company_id = ${companyId}::bigint and o.state = any(${states}::int[]) and o.deleted_at is null
      order by o.order_date desc, o.id desc`.execute(tx)
    const audited = rows.flatMap(({ id, state, audited_at: at }) =>
      at === null ? [] : [{ id, isWaiting: state === orderState.codes.audited, at: new Date(at).getTime() }],
    )
    const isFresh = ({ at }: { at: number }): boolean => now - at < freshDays * dayLength
    const waiting = audited.filter((order) => order.isWaiting)
    const signed = [
      ...audited.filter((order) => !order.isWaiting),
      ...waiting.filter(isFresh).filter((_order, place) => place % 2 === 1),
      ...waiting.filter((order) => !isFresh(order)).filter((_order, place) => !forgotten.has(place)),
    ]
    for (const { id, at } of signed) {
      const contract = await readContract(readWithin(tx), companyId, id)
      const signedAt = new Date(Math.min(at + dayLength * 0.9, now - dayLength / 48))
      await insertSignature(tx, { ...signer, at: signedAt }, contract)
    }
  })
  await redateContracts(platform.ownerUrl)
}
