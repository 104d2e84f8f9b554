import { fromFeedName, toFeedName } from '@quayside/contract/kernel/entities.ts'
import { type NewWebhook, Webhook, WebhookSave } from '@quayside/contract/office/webhook.ts'
import { refuseIfAny } from '@quayside/contract/refusals.ts'
import { sql as raw } from 'kysely'
import { newToken } from '../../platform/crypto/tokens.ts'
import { sql } from '../../platform/database/database.ts'
import { sequenceFeed } from '../../platform/feed/sequence-feed.ts'
import { checkInput } from '../../platform/http/check-input.ts'
import { addressRules, checkWebhookAddress } from '../../platform/outbound/check-address.ts'
import { shaped } from '../../platform/records/shaped.ts'
import { getOrRefuse } from '../../platform/session/call.ts'
import { requireScope } from '../authenticate.ts'
import type { GatewayCall } from '../call.ts'

const columns = ['id', 'url', 'entities', 'transitions', 'created_at'] as const
const ownOf = (keyId: string) =>
  sql.selectFrom('webhook').select(columns).where('api_key_id', '=', keyId).where('deleted_at', 'is', null)
type Row = Awaited<ReturnType<ReturnType<typeof ownOf>['execute']>>[number]

const toWebhook = (row: Row): Webhook => shaped(Webhook, row, { entities: row.entities.map(toFeedName) })

/** A key sees and ends its own. */
export async function listWebhooks(call: GatewayCall): Promise<{ rows: Webhook[] }> {
  const [rows] = await call.read(ownOf(call.key.id).orderBy('id'))
  return { rows: rows.map(toWebhook) }
}

/** Receives all events from now on, so the key needs the scope of the feed. The secret signs what is sent; only this answer shows it. */
export async function registerWebhook(call: GatewayCall, body: unknown): Promise<NewWebhook> {
  requireScope(call.key, 'events:read')
  const { value, findings } = checkInput(WebhookSave, body, true)
  refuseIfAny(findings)
  const draft = value as WebhookSave
  const { platform } = call
  refuseIfAny(await checkWebhookAddress(draft.url, addressRules(platform.config.environment)))
  await sequenceFeed(platform)
  return call.write(async (tx) => {
    const secret = `whs_${newToken()}`
    const row = await tx
      .insertInto('webhook')
      .values({
        api_key_id: call.key.id,
        url: draft.url,
        secret_sealed: platform.personalData.seal(secret),
        entities: draft.entities.map(fromFeedName),
        transitions: draft.transitions,
        position: raw<string>`(select coalesce(max(position), 0) from feed)`,
      })
      .returning(columns)
      .executeTakeFirstOrThrow()
    return { ...toWebhook(row), secret }
  })
}

export const removeWebhook = (call: GatewayCall, id: string): Promise<{ id: string }> =>
  call.write(async (tx) => {
    const row = await tx
      .updateTable('webhook')
      .set({ deleted_at: raw<string>`now()` })
      .where('api_key_id', '=', call.key.id)
      .where('id', '=', id)
      .where('deleted_at', 'is', null)
      .returning('id')
      .executeTakeFirst()
    return { id: getOrRefuse(row).id }
  })
