import { refuse } from '@quayside/contract/refusals.ts'
import { sql } from 'kysely'
import type { Tx } from '../database/database.ts'
import type { Principal } from './principal.ts'

type Request = { action: string; key: string; bodyHash: () => Buffer }

/**
 * Takes the key, or finds the answer it was used for. The insert waits for a transaction that holds the same
 * key, so of fifty identical requests one works and the others read its answer.
 */
export async function answeredBefore(
  tx: Tx,
  principal: Principal,
  request: Request,
): Promise<{ answer: unknown } | undefined> {
  const bodyHash = request.bodyHash()
  const owner = { company_id: principal.companyId, member_id: principal.memberId, key: request.key }
  await tx
    .deleteFrom('idempotency')
    .where((where) => where.and(owner))
    .where('created_at', '<', sql<string>`now() - interval '24 hours'`)
    .execute()
  const taken = await tx
    .insertInto('idempotency')
    .values({ ...owner, action: request.action, body_hash: bodyHash })
    .onConflict((conflict) => conflict.doNothing())
    .returning('key')
    .executeTakeFirst()
  if (taken) return undefined
  const earlier = await tx
    .selectFrom('idempotency')
    .select(['action', 'body_hash', 'answer'])
    .where((where) => where.and(owner))
    .executeTakeFirst()
  if (!earlier) throw refuse('idempotency.underWay')
  if (earlier.action !== request.action || !earlier.body_hash.equals(bodyHash))
    throw refuse('idempotency.otherBody')
  return { answer: (earlier.answer as { answer: unknown }).answer }
}

export async function rememberAnswer(
  tx: Tx,
  principal: Principal,
  key: string,
  answer: unknown,
): Promise<void> {
  await tx
    .updateTable('idempotency')
    // Wrapped, because a command without an answer is an answer too.
    .set({ answer: JSON.stringify({ answer: answer ?? null }) })
    .where('company_id', '=', principal.companyId)
    .where('member_id', '=', principal.memberId)
    .where('key', '=', key)
    .execute()
}
