import { Refusal } from '@quayside/contract/kernel/refusal.ts'
import { finding, refuse } from '@quayside/contract/refusals.ts'
import { sql } from 'kysely'
import type { PersonalData } from '../crypto/personal-data.ts'
import type { Tx } from '../database/database.ts'

/** Whose key it is; `companyId` is null on the provider's side. */
type KeyOwner = {
  readonly name: `${'member' | 'staff' | 'apiKey'} ${string}`
  readonly companyId: string | null
}

/** What a call asks for: the same key with another action or body is refused. */
export type Asked = {
  readonly action: string
  /** The record that the path names, for the audit log. */
  readonly target: string | undefined
  readonly idempotencyKey: string | undefined
  readonly bodyHash: () => Buffer
}

/** Calls of a customer whose answer shows a new secret, of which only a hash is kept otherwise. */
const secretAnswers: ReadonlySet<string> = new Set([
  'POST base/online/shareLink/save',
  'POST base/online/systemKey/save',
  'POST base/online/systemWebhook/save',
])

type Once<T> = { readonly answer: T; readonly isRepeated: boolean }

/**
 * Runs the work once for each key of an owner, for 24 hours; a repeated request gets the first answer. A call that
 * writes several times keeps an answer for each write: `place` counts them.
 */
export async function onceByKey<T>(
  tx: Tx,
  personalData: PersonalData,
  { owner, asked, place }: { owner: KeyOwner; asked: Asked; place: number },
  work: () => Promise<T>,
): Promise<Once<T>> {
  const { idempotencyKey } = asked
  if (idempotencyKey === undefined) return { answer: await work(), isRepeated: false }
  const key = place === 0 ? idempotencyKey : `${idempotencyKey} ${place}`
  const bodyHash = asked.bodyHash()
  if (!(await takeKey(tx, owner, { key, action: asked.action, bodyHash }))) {
    const earlier = await tx
      .selectFrom('idempotency')
      .select(['action', 'body_hash', 'answer'])
      .where('owner', '=', owner.name)
      .where('key', '=', key)
      .executeTakeFirst()
    if (!earlier) throw refuse('idempotency.underWay')
    if (earlier.action !== asked.action) throw refuse('idempotency.otherBody')
    const answer = opened(earlier.answer, personalData) as T
    // A form reloaded before its save was answered sends another body: the answer says what the first request created.
    if (!earlier.body_hash.equals(bodyHash)) throw new Refusal([finding('idempotency.otherBody')], { answer })
    return { answer, isRepeated: true }
  }
  const answer = await work()
  // On the provider's side any answer may show a new secret.
  const isSealed = owner.companyId === null || secretAnswers.has(asked.action)
  await tx
    .updateTable('idempotency')
    .set({ answer: kept(answer, isSealed, personalData) })
    .where('owner', '=', owner.name)
    .where('key', '=', key)
    .execute()
  return { answer, isRepeated: false }
}

/**
 * The insert waits for a transaction, of any process, that holds the same key: of fifty identical requests one works
 * and the others read its answer. A key older than a day is free again.
 */
async function takeKey(
  tx: Tx,
  owner: KeyOwner,
  { key, action, bodyHash }: { key: string; action: string; bodyHash: Buffer },
): Promise<boolean> {
  const { rows } = await sql`
    insert into idempotency as i (owner, key, company_id, action, body_hash)
      values (${owner.name}, ${key}, ${owner.companyId}::bigint, ${action}, ${bodyHash})
    on conflict (owner, key) do update set action = excluded.action, body_hash = excluded.body_hash, answer = null,
      created_at = now() where i.created_at < now() - interval '24 hours'
    returning key`.execute(tx)
  return rows.length > 0
}

/** Wrapped, because an empty answer is stored too. */
function kept(answer: unknown, isSealed: boolean, personalData: PersonalData): string {
  const text = JSON.stringify({ answer: answer ?? null })
  return isSealed ? JSON.stringify(personalData.seal(text)) : text
}

function opened(stored: unknown, personalData: PersonalData): unknown {
  const plain: unknown = typeof stored === 'string' ? JSON.parse(personalData.open(stored)) : stored
  return (plain as { answer: unknown }).answer
}
