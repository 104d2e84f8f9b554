import { Refusal } from '@quayside/contract/kernel/refusal.ts'
import { finding, refuse } from '@quayside/contract/refusals.ts'
import { sql as raw } from 'kysely'
import { hashCode, newSalt, newSmsCode } from '../../platform/crypto/tokens.ts'
import { sql, type Tx } from '../../platform/database/database.ts'
import { lockName } from '../../platform/database/lock-order.ts'
import type { Platform } from '../../platform/platform.ts'
import type { OpenCall } from '../../platform/session/call.ts'
import { readProductName } from '../../platform/system/product-name.ts'
import { countAttempts } from './attempts.ts'
import { allCodesLimit, codeSendingLimit, tooOften } from './limits.ts'

/** `sign` and `pay` are asked for by the contract's signing and by a payment application, not by the open call. */
export type CodeScene = 'login' | 'register' | 'reset' | 'phone' | 'sign' | 'pay'

const minutesValid = 10
const tries = 5
const secondsBetween = 60
const codesADay = 10

type MadeCode = {
  readonly id: string
  readonly code: string
  /** What the message calls the portal: read here, so that nothing is waited for where it is sent. */
  readonly product: string
}

/**
 * Counts the attempt, stores a new code hashed and invalidates the earlier one of its scene. The caller sends it,
 * or decides not to.
 */
export async function makeCode(call: OpenCall, mobile: string, scene: CodeScene): Promise<MadeCode> {
  const { platform } = call
  const exceeded = await countAttempts(platform.staff, [codeSendingLimit(call.address)])
  if (exceeded) throw tooOften(exceeded)
  const code = newSmsCode()
  const salt = newSalt()
  const id = await platform.staff.transaction([], async (tx) => {
    await refuseTooMany(tx, mobile)
    await tx
      .updateTable('sms_code')
      .set({ used_at: raw<string>`now()` })
      .where('mobile', '=', mobile)
      .where('scene', '=', scene)
      .where('used_at', 'is', null)
      .execute()
    const made = await tx
      .insertInto('sms_code')
      .values({
        mobile,
        scene,
        salt,
        code_hash: hashCode(code, salt),
        tries_left: tries,
        expires_at: raw<string>`now() + make_interval(mins => ${minutesValid})`,
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    return made.id
  })
  if (await countAttempts(platform.staff, [allCodesLimit(platform.config.environment)])) {
    platform.log.error('daily cap of text messages reached')
    await voidCode(platform, id)
    throw refuse('sms.notSent')
  }
  return { id, code, product: await readProductName(platform, call.locale) }
}

async function refuseTooMany(tx: Tx, mobile: string): Promise<void> {
  // Locked, because two concurrent requests would both see that a minute has passed.
  await lockName(tx, '@sms', mobile)
  const recent = await tx
    .selectFrom('sms_code')
    .select([
      raw<number>`count(*)::int`.as('count'),
      raw<number>`coalesce(ceil(extract(epoch from max(created_at) + make_interval(secs => ${secondsBetween}) - now())), 0)::int`.as(
        'wait',
      ),
    ])
    .where('mobile', '=', mobile)
    .where('created_at', '>', raw<string>`now() - interval '24 hours'`)
    .executeTakeFirstOrThrow()
  if (recent.wait > 0) {
    const seconds = recent.wait
    // As a number too: the button that was pressed counts it down.
    throw new Refusal([finding('sms.waitBeforeNext', { seconds })], { seconds })
  }
  if (recent.count >= codesADay) throw refuse('sms.dailyLimit')
}

/** Sends the code in a message; a code that could not be sent is invalidated. */
export async function deliverCode(
  call: OpenCall,
  mobile: string,
  scene: CodeScene,
  made: MadeCode,
): Promise<void> {
  const { platform } = call
  try {
    const text = call.text(`server.sms.${scene}`, { code: made.code, product: made.product })
    await platform.sms.send(mobile, text, { scene, code: made.code })
  } catch (error) {
    platform.log.warn({ err: error, reference: call.reference }, 'text message not sent')
    await voidCode(platform, made.id)
    throw refuse('sms.notSent')
  }
}

/** The row stays: it counts towards the number's minute and day. */
export async function voidCode(platform: Platform, id: string): Promise<void> {
  const spent = sql.updateTable('sms_code').set({ used_at: raw<string>`now()` }).where('id', '=', id)
  await platform.staff.run(spent.compile())
}
