import { ApiKey, type ApiKeySave, type NewApiKey } from '@quayside/contract/office/api-key.ts'
import { refuse } from '@quayside/contract/refusals.ts'
import { sql as raw } from 'kysely'
import { hashToken, newToken } from '../platform/crypto/tokens.ts'
import { sql, type Tx } from '../platform/database/database.ts'
import type { Acting } from '../platform/records/acting.ts'
import { shaped } from '../platform/records/shaped.ts'
import { getOrRefuse } from '../platform/session/call.ts'

/** A prefix that identifies a key found in a log or a repository. */
const prefix = 'qsk_'
const shownCharacters = 10

export const findApiKeys = () =>
  sql
    .selectFrom('api_key')
    .select([
      'id',
      'name',
      'hint',
      'scopes',
      'requests_a_minute',
      'created_by',
      'created_at',
      'last_used_at',
      'revoked_at',
    ])
    .orderBy('id', 'desc')
type Row = Awaited<ReturnType<ReturnType<typeof findApiKeys>['execute']>>[number]

export const toApiKey = (row: Row): ApiKey => shaped(ApiKey, row)

export const listApiKeys = async (tx: Tx): Promise<ApiKey[]> =>
  (await tx.executeQuery(findApiKeys().compile())).rows.map(toApiKey)

/** The key is contained in this answer only. */
export async function createApiKey(tx: Tx, acting: Acting, draft: ApiKeySave): Promise<NewApiKey> {
  const key = `${prefix}${newToken()}`
  const row = await tx
    .insertInto('api_key')
    .values({
      name: draft.name,
      hint: key.slice(0, shownCharacters),
      key_hash: hashToken(key),
      scopes: [...draft.scopes],
      requests_a_minute: draft.requestsAMinute,
      created_by: acting.name,
    })
    .returningAll()
    .executeTakeFirstOrThrow()
  return { ...toApiKey(row), key }
}

/** Takes effect at once in every process, because each request checks its key. The key's webhooks are ended too. */
export async function revokeApiKey(tx: Tx, id: string): Promise<ApiKey> {
  const key = getOrRefuse(
    await tx.selectFrom('api_key').select('revoked_at').where('id', '=', id).forUpdate().executeTakeFirst(),
  )
  if (key.revoked_at !== null) throw refuse('apiKey.revoked')
  const row = await tx
    .updateTable('api_key')
    .set({ revoked_at: raw<string>`now()` })
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow()
  await tx
    .updateTable('webhook')
    .set({ deleted_at: raw<string>`now()` })
    .where('api_key_id', '=', id)
    .where('deleted_at', 'is', null)
    .execute()
  return toApiKey(row)
}
