import { createHash } from 'node:crypto'
import {
  isBrowserSecret,
  isPushAddress,
  mostDevices,
  testEvery,
} from '@quayside/contract/notices/push.rules.ts'
import type { PushDevices, PushSubscribe, PushTest } from '@quayside/contract/notices/push.ts'
import { at, refuse, refuseIfAny } from '@quayside/contract/refusals.ts'
import { sql as raw } from 'kysely'
import { sql, type Tx } from '../../platform/database/database.ts'
import { isBrowserPoint } from '../../platform/push/encrypt-push.ts'
import { postPush, pushHosts, sealBrowser } from '../../platform/push/post-push.ts'
import { pushKeyOf } from '../../platform/push/push-key.ts'
import { type Call, getOrRefuse } from '../../platform/session/call.ts'
import { notePushOutcome } from './send-pushes.ts'

type One = { params: { id: string } }

export async function listPushDevices(call: Call): Promise<PushDevices> {
  const { companyId, memberId } = call.principal
  const [rows] = await call.read(
    sql
      .selectFrom('push_subscription')
      .select(['id', 'user_agent', 'service', 'created_at', 'last_sent_at', 'fault'])
      .where('company_id', '=', companyId)
      .where('member_id', '=', memberId)
      .orderBy('id', 'desc'),
  )
  const { publicKey } = await pushKeyOf(call.platform)
  return {
    publicKey,
    devices: rows.map((row) => ({
      id: row.id,
      userAgent: row.user_agent,
      service: row.service,
      createdAt: row.created_at,
      lastSentAt: row.last_sent_at,
      fault: row.fault as PushDevices['devices'][number]['fault'],
    })),
  }
}

/** A browser has one subscription, of the member who confirmed it last: a colleague at the same desk takes it over. */
export async function subscribePush(call: Call, { body }: { body: PushSubscribe }): Promise<{ id: string }> {
  const { endpoint, keys } = body
  const { platform } = call
  refuseIfAny([
    ...(isPushAddress(endpoint, pushHosts(platform)) ? [] : [at('endpoint', 'push.address')]),
    ...(isBrowserPoint(keys.p256dh) ? [] : [at('keys.p256dh', 'push.keys')]),
    ...(isBrowserSecret(keys.auth) ? [] : [at('keys.auth', 'push.keys')]),
  ])
  const { companyId, memberId, sessionId } = call.principal
  const addressHash = createHash('sha256').update(endpoint).digest()
  await endForOthers(call, addressHash)
  const values = {
    session_id: sessionId,
    sealed: sealBrowser(platform, { address: endpoint, keys }),
    service: new URL(endpoint).host,
    user_agent: call.userAgent,
    locale: call.locale,
  }
  return call.write(async (tx) => {
    await lockMember(tx, companyId, memberId)
    const known = await tx
      .updateTable('push_subscription')
      .set(values)
      .where('company_id', '=', companyId)
      .where('member_id', '=', memberId)
      .where('address_hash', '=', addressHash)
      .returning('id')
      .executeTakeFirst()
    if (known) return known
    await refuseTooMany(tx, companyId, memberId)
    return tx
      .insertInto('push_subscription')
      .values({ company_id: companyId, member_id: memberId, address_hash: addressHash, ...values })
      .returning('id')
      .executeTakeFirstOrThrow()
  })
}

/** As the provider's role: the other member may be of another company, which this transaction does not see. */
async function endForOthers({ platform, principal }: Call, addressHash: Buffer): Promise<void> {
  await platform.staff.run(
    sql
      .deleteFrom('push_subscription')
      .where('address_hash', '=', addressHash)
      .where('member_id', '<>', principal.memberId)
      .compile(),
  )
}

/** Two tabs that confirm the same browser at once make one row. */
const lockMember = (tx: Tx, companyId: string, memberId: string) =>
  raw`select from member where company_id = ${companyId} and id = ${memberId} for update`.execute(tx)

async function refuseTooMany(tx: Tx, companyId: string, memberId: string): Promise<void> {
  const { rows } = await raw<{ count: number }>`select count(*)::int as count from push_subscription
    where company_id = ${companyId} and member_id = ${memberId}`.execute(tx)
  if ((rows[0]?.count ?? 0) >= mostDevices) throw refuse('push.tooMany', { max: mostDevices })
}

export async function removePushDevice(call: Call, { params }: One): Promise<{ count: number }> {
  const { companyId, memberId } = call.principal
  return call.write(async (tx) => {
    const removed = await tx
      .deleteFrom('push_subscription')
      .where('company_id', '=', companyId)
      .where('member_id', '=', memberId)
      .where('id', '=', params.id)
      .returning('id')
      .execute()
    getOrRefuse(removed[0])
    return { count: removed.length }
  })
}

export async function testPush(call: Call, { params }: One): Promise<PushTest> {
  const { platform, text, locale } = call
  const { companyId, memberId } = call.principal
  const device = await call.write(async (tx) => {
    const found = getOrRefuse(
      await tx
        .selectFrom('push_subscription')
        .select(['id', 'company_id', 'sealed'])
        .select(
          raw<boolean>`coalesce(tested_at > now() - make_interval(secs => ${testEvery}), false)`.as(
            'is_recent',
          ),
        )
        .where('company_id', '=', companyId)
        .where('member_id', '=', memberId)
        .where('id', '=', params.id)
        .forUpdate()
        .executeTakeFirst(),
    )
    if (found.is_recent) throw refuse('push.tooFast')
    await raw`update push_subscription set tested_at = now() where id = ${found.id}`.execute(tx)
    return found
  })
  // Outside of a transaction: the service's delay must not hold one.
  const fault = await postPush(platform, device.sealed, {
    title: text('server.push.testTitle'),
    body: text('server.push.testContent'),
    address: '/noticeSetting',
    tag: `test-${device.id}`,
    lang: locale,
  })
  await notePushOutcome(platform, device, fault)
  return { fault: fault ?? null }
}
