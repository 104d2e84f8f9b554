import { refuse } from '@quayside/contract/refusals.ts'
import { sql as raw } from 'kysely'
import type { PersonalData } from '../platform/crypto/personal-data.ts'
import type { Tx } from '../platform/database/database.ts'

type Request = { keyId: string; idempotencyKey: string; action: string; bodyHash: Buffer }

/**
 * Takes the request's key, or finds the answer it was used for. The insert waits for a transaction, of whatever process,
 * that holds the same key, so of many identical requests one works and the others read its answer.
 */
export async function answeredBefore(
  tx: Tx,
  request: Request,
  personalData: PersonalData,
): Promise<{ answer: unknown } | undefined> {
  const { keyId, idempotencyKey, action, bodyHash } = request
  // What is older than a day may be used anew.
  const { rows: taken } = await raw`
    insert into api_key_answer as a (api_key_id, key, action, body_hash) values (${keyId}, ${idempotencyKey}, ${action}, ${bodyHash})
    on conflict (api_key_id, key) do update set action = excluded.action, body_hash = excluded.body_hash, answer = null,
      created_at = now() where a.created_at < now() - interval '24 hours'
    returning key`.execute(tx)
  if (taken.length > 0) return undefined
  const earlier = await tx
    .selectFrom('api_key_answer')
    .select(['action', 'body_hash', 'answer'])
    .where('api_key_id', '=', keyId)
    .where('key', '=', idempotencyKey)
    .executeTakeFirst()
  if (!earlier) throw refuse('idempotency.underWay')
  if (earlier.action !== action || !earlier.body_hash.equals(bodyHash)) throw refuse('idempotency.otherBody')
  return { answer: JSON.parse(personalData.open(earlier.answer as string)) as unknown }
}

export async function rememberAnswer(
  tx: Tx,
  { keyId, idempotencyKey }: Pick<Request, 'keyId' | 'idempotencyKey'>,
  answer: unknown,
  personalData: PersonalData,
): Promise<void> {
  await tx
    .updateTable('api_key_answer')
    // Sealed: the answer may be the one that shows a webhook's secret.
    .set({ answer: JSON.stringify(personalData.seal(JSON.stringify(answer ?? null))) })
    .where('api_key_id', '=', keyId)
    .where('key', '=', idempotencyKey)
    .execute()
}
