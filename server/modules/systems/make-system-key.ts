import { at, refuse, refuseIfAny } from '@quayside/contract/refusals.ts'
import { systemKeyPrefix, systemKeysAtMost } from '@quayside/contract/systems/system-key.rules.ts'
import type { MadeSystemKey, SystemKeySave } from '@quayside/contract/systems/system-key.ts'
import { sql as raw } from 'kysely'
import { hashToken, newToken } from '../../platform/crypto/tokens.ts'
import type { Tx } from '../../platform/database/database.ts'
import { asCustomer } from '../../platform/records/acting.ts'
import { happened } from '../../platform/records/happened.ts'
import { requireRoom } from '../../platform/records/require-room.ts'
import type { Call } from '../../platform/session/call.ts'
import { may } from '../../platform/session/principal.ts'

const shownCharacters = 10

const requireKeyRoom = (tx: Tx, companyId: string): Promise<void> =>
  requireRoom(tx, {
    scope: `system_key ${companyId}`,
    rows: tx
      .selectFrom('system_key')
      .where('company_id', '=', companyId)
      .where('deleted_at', 'is', null)
      .where('revoked_at', 'is', null)
      .where('expires_at', '>', raw<string>`now()`),
    atMost: systemKeysAtMost,
    full: () => refuse('systemKey.tooMany', { max: systemKeysAtMost }),
  })

/** What a key did is signed with its name, which stands where those of members stand. */
const insertActor = (tx: Tx, companyId: string, { name, scopes }: SystemKeySave) =>
  tx
    .insertInto('member')
    .values({
      company_id: companyId,
      name,
      is_key: true,
      is_enabled: false,
      permission_set: 'custom',
      permissions: [...scopes],
      deleted_at: raw<string>`now()`,
    })
    .returning('id')
    .executeTakeFirstOrThrow()

/** The key leaves the server in this answer and is kept as its hash. A member gives a system no more than they may do themselves. */
export const makeSystemKey = (call: Call, { body }: { body: SystemKeySave }): Promise<MadeSystemKey> =>
  call.write(async (tx) => {
    const { principal } = call
    const { companyId, memberId, name } = principal
    if (!body.scopes.every((scope) => may(principal, scope)))
      refuseIfAny([at('scopes', 'systemKey.scopeNotYours')])
    await requireKeyRoom(tx, companyId)
    const key = `${systemKeyPrefix}${newToken()}`
    const scopes = [...new Set(body.scopes)]
    const actor = await insertActor(tx, companyId, { ...body, scopes })
    const made = await tx
      .insertInto('system_key')
      .values({
        company_id: companyId,
        member_id: actor.id,
        name: body.name,
        hint: key.slice(0, shownCharacters),
        key_hash: hashToken(key),
        scopes,
        created_by: memberId,
        created_name: name,
        expires_at: raw<string>`now() + make_interval(days => ${body.days})`,
      })
      .returning(['id', 'version', 'expires_at'])
      .executeTakeFirstOrThrow()
    await happened(
      tx,
      asCustomer(principal),
      { companyId, entity: 'systemKey', id: made.id },
      { transition: 'create', note: body.name },
    )
    return { id: made.id, version: made.version, key, expiresAt: made.expires_at }
  })
