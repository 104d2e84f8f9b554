import { Refusal } from '@quayside/contract/kernel/refusal.ts'
import { at, refuse } from '@quayside/contract/refusals.ts'
import { sql as raw } from 'kysely'
import { countAttempts, forgetAttempts } from '../../modules/account/attempts.ts'
import { locked } from '../../modules/account/limits.ts'
import { getSystemInfo } from '../../platform/system/get-system-info.ts'
import type { OfficeCall } from '../office-call.ts'
import { confirmPassword } from './own-password.ts'
import { addressOf, findStep, newSecret } from './totp.ts'

/** A secret takes effect only after a code made from it was entered, so that a failed scan locks no one out. */
export async function beginSecondFactor(call: OfficeCall): Promise<{ secret: string; address: string }> {
  const secret = newSecret()
  const { productName } = await getSystemInfo(call)
  return call.write(async (tx) => {
    const begun = await tx
      .updateTable('staff')
      .set({ totp_secret_sealed: call.platform.personalData.seal(secret), totp_last_step: '0' })
      .where('id', '=', call.staff.id)
      .where('totp_confirmed_at', 'is', null)
      .returning('id')
      .executeTakeFirst()
    if (!begun) throw refuse('staff.secondFactorOn')
    return { secret, address: addressOf(secret, productName, call.staff.email) }
  })
}

export async function confirmSecondFactor(
  call: OfficeCall,
  { body }: { body: { code: string } },
): Promise<void> {
  const limit = { key: `totp:staff:${call.staff.id}`, most: 10, minutes: 15 }
  const exceeded = await countAttempts(call.platform.staff, [limit])
  if (exceeded) throw locked(exceeded)
  await call.write(async (tx) => {
    const row = await tx
      .selectFrom('staff')
      .select(['totp_secret_sealed', 'totp_confirmed_at'])
      .where('id', '=', call.staff.id)
      .forUpdate()
      .executeTakeFirst()
    if (row?.totp_confirmed_at) throw refuse('staff.secondFactorOn')
    if (!row?.totp_secret_sealed) throw refuse('staff.secondFactorNotBegun')
    const secret = call.platform.personalData.open(row.totp_secret_sealed)
    const step = findStep(secret, body.code, call.platform.clock.now())
    if (step === undefined) throw new Refusal([at('code', 'staff.codeWrong')])
    await tx
      .updateTable('staff')
      .set({ totp_confirmed_at: raw<string>`now()`, totp_last_step: String(step) })
      .where('id', '=', call.staff.id)
      .execute()
  })
  await forgetAttempts(call.platform.staff, [limit.key])
}

export async function endSecondFactor(
  call: OfficeCall,
  { body }: { body: { password: string } },
): Promise<void> {
  await confirmPassword(call, 'password', body.password)
  await call.write((tx) =>
    tx
      .updateTable('staff')
      .set({ totp_secret_sealed: null, totp_confirmed_at: null })
      .where('id', '=', call.staff.id)
      .execute(),
  )
}
