import { isYes, toFlag } from '@quayside/contract/kernel/record.codes.ts'
import { refuse, refuseIfAny } from '@quayside/contract/refusals.ts'
import { checkPostedKinds } from '@quayside/contract/systems/system-event.rules.ts'
import { systemDeliveryState, systemWebhookState } from '@quayside/contract/systems/system-webhook.codes.ts'
import {
  type SavedSystemWebhook,
  SystemWebhook,
  type SystemWebhookQuery,
  type SystemWebhookSave,
  type SystemWebhookTest,
  systemWebhooksAtMost,
} from '@quayside/contract/systems/system-webhook.ts'
import { type InferResult, sql as raw } from 'kysely'
import { newToken } from '../../platform/crypto/tokens.ts'
import { sql, type Tx } from '../../platform/database/database.ts'
import { addressRules, checkWebhookAddress } from '../../platform/outbound/check-address.ts'
import { asCustomer } from '../../platform/records/acting.ts'
import { happened } from '../../platform/records/happened.ts'
import { listPage } from '../../platform/records/list-page.ts'
import { removalOf } from '../../platform/records/record-removal.ts'
import { lockRecords } from '../../platform/records/record-writes.ts'
import { requireRoom } from '../../platform/records/require-room.ts'
import { shaped } from '../../platform/records/shaped.ts'
import { writeSaved } from '../../platform/records/write-step.ts'
import { type Call, getOrRefuse } from '../../platform/session/call.ts'
import { may } from '../../platform/session/principal.ts'
import { noteOutcome } from './deliver-events.ts'
import { postEvent } from './post-event.ts'
import { lastPosition } from './webhook-events.ts'

const { active, off, stopped } = systemWebhookState.codes
const waiting = raw<number>`(select count(*)::int from system_delivery d where d.company_id = w.company_id
  and d.webhook_id = w.id and d.state = ${raw.lit(systemDeliveryState.codes.waiting)})`

const webhooksOf = (companyId: string) =>
  sql
    .selectFrom('system_webhook as w')
    .leftJoin('system_webhook_status as s', (join) =>
      join.onRef('s.company_id', '=', 'w.company_id').onRef('s.webhook_id', '=', 'w.id'),
    )
    .select([
      'w.id',
      'w.version',
      'w.name',
      'w.url',
      'w.kinds',
      'w.is_enabled',
      'w.created_name',
      'w.created_at',
    ])
    .select(['s.last_sent_at', 's.last_failed_at', 's.stopped_at', waiting.as('waiting')])
    .where('w.company_id', '=', companyId)
    .where('w.deleted_at', 'is', null)

const toWebhook = (row: InferResult<ReturnType<typeof webhooksOf>>[number]): SystemWebhook =>
  shaped(SystemWebhook, row, {
    isEnabled: toFlag(row.is_enabled),
    state: row.is_enabled ? active : row.stopped_at === null ? off : stopped,
    createdBy: row.created_name,
  })

export const listSystemWebhooks = (
  call: Call,
  { query }: { query: SystemWebhookQuery },
): Promise<{ rows: SystemWebhook[]; total: number }> =>
  listPage(
    call,
    webhooksOf(call.principal.companyId),
    query,
    { id: raw`w.id`, createdAt: raw`w.created_at` },
    toWebhook,
  )

/** The address is looked up before the transaction: a slow name server must not hold one. */
export async function saveSystemWebhook(
  call: Call,
  { body }: { body: SystemWebhookSave },
): Promise<SavedSystemWebhook> {
  const { platform, principal } = call
  refuseIfAny(checkPostedKinds(body.kinds, (permission) => may(principal, permission)))
  refuseIfAny(await checkWebhookAddress(body.url, addressRules(platform.config.environment)))
  const position = await lastPosition(platform)
  return call.write((tx) =>
    body.id === undefined ? add(tx, call, body, position) : change(tx, call, body, body.id),
  )
}

const valuesOf = ({ name, url, kinds, isEnabled }: SystemWebhookSave) => ({
  name,
  url: new URL(url).href,
  kinds: [...new Set(kinds)],
  is_enabled: isYes(isEnabled),
})

async function add(
  tx: Tx,
  { principal, platform }: Call,
  body: SystemWebhookSave,
  position: string,
): Promise<SavedSystemWebhook> {
  const { companyId, name } = principal
  await requireRoom(tx, {
    scope: `system_webhook ${companyId}`,
    rows: tx.selectFrom('system_webhook').where('company_id', '=', companyId).where('deleted_at', 'is', null),
    atMost: systemWebhooksAtMost,
    full: () => refuse('systemWebhook.tooMany', { max: systemWebhooksAtMost }),
  })
  const secret = `whs_${newToken()}`
  const saved = await tx
    .insertInto('system_webhook')
    .values({
      company_id: companyId,
      ...valuesOf(body),
      secret_sealed: platform.personalData.seal(secret),
      position,
      created_name: name,
    })
    .returning(['id', 'version'])
    .executeTakeFirstOrThrow()
  const record = { companyId, entity: 'systemWebhook', id: saved.id } as const
  await happened(tx, asCustomer(principal), record, { transition: 'create', note: body.name })
  return { ...saved, secret }
}

async function change(
  tx: Tx,
  { principal }: Call,
  body: SystemWebhookSave,
  id: string,
): Promise<SavedSystemWebhook> {
  const { companyId } = principal
  const [locked] = await lockRecords(tx, 'system_webhook', [id], companyId)
  if (getOrRefuse(locked).version !== body.version) throw refuse('record.stale')
  const saved = await writeSaved(tx, 'system_webhook', { companyId, id }, valuesOf(body))
  if (isYes(body.isEnabled))
    await tx
      .updateTable('system_webhook_status')
      .set({ failing_since: null, stopped_at: null })
      .where('company_id', '=', companyId)
      .where('webhook_id', '=', id)
      .execute()
  const record = { companyId, entity: 'systemWebhook', id } as const
  await happened(tx, asCustomer(principal), record, { transition: 'save', note: body.name })
  return { ...saved, secret: '' }
}

/** Posts at once, also to an address that is turned off: it is tried before it is turned on. */
export async function testSystemWebhook(
  call: Call,
  { params }: { params: { id: string } },
): Promise<SystemWebhookTest> {
  const { companyId } = call.principal
  const [rows] = await call.read(
    sql
      .selectFrom('system_webhook')
      .select(['id', 'name', 'url', 'secret_sealed', 'is_enabled'])
      .where('company_id', '=', companyId)
      .where('id', '=', params.id)
      .where('deleted_at', 'is', null),
  )
  const webhook = getOrRefuse(rows[0])
  // Outside of a transaction: the other system's delay must not hold one.
  const sent = await postEvent(call.platform, webhook, { delivery: 'test', event: { kind: 'test' } })
  return call.write(async (tx) => {
    if (sent.ok)
      await noteOutcome(
        tx,
        { company_id: companyId, webhook_id: webhook.id, name: webhook.name },
        true,
        call.platform.clock.now(),
      )
    return { isTaken: toFlag(sent.ok), status: sent.status ?? null, error: sent.ok ? '' : sent.error }
  })
}

/** What waits for it is dropped, and its secret erased. */
export const removeSystemWebhooks = removalOf(
  { entity: 'systemWebhook', table: 'system_webhook' },
  {
    release: async (tx, { companyId }, ids) => {
      await raw`update system_delivery set state = ${raw.lit(systemDeliveryState.codes.failed)} where company_id = ${companyId}
        and webhook_id = any(${[...ids]}::bigint[]) and state = ${raw.lit(systemDeliveryState.codes.waiting)}`.execute(
        tx,
      )
      await raw`update system_webhook set secret_sealed = '' where company_id = ${companyId}
        and id = any(${[...ids]}::bigint[])`.execute(tx)
    },
  },
)
