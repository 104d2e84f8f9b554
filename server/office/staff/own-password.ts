import { Refusal } from '@quayside/contract/kernel/refusal.ts'
import { at, refuseIfAny } from '@quayside/contract/refusals.ts'
import { countAttempts, forgetAttempts } from '../../modules/account/attempts.ts'
import { locked } from '../../modules/account/limits.ts'
import { checkCommon, hashedPassword, isRightPassword } from '../../modules/account/passwords.ts'
import { sql } from '../../platform/database/database.ts'
import { getOrRefuse } from '../../platform/session/call.ts'
import type { OfficeCall } from '../office-call.ts'
import { endStaffSessions } from './sessions.ts'

/** Checks the password of a member of staff again, before sensitive changes. */
export async function confirmPassword(call: OfficeCall, path: string, typed: string): Promise<string> {
  const limit = { key: `password:staff:${call.staff.id}`, most: 5, minutes: 15 }
  const exceeded = await countAttempts(call.platform.staff, [limit])
  if (exceeded) throw locked(exceeded)
  const [rows] = await call.read(
    sql.selectFrom('staff').select('password_hash').where('id', '=', call.staff.id),
  )
  const { password_hash: hash } = getOrRefuse(rows[0])
  if (!(await isRightPassword(call.platform, hash, typed))) throw new Refusal([at(path, 'password.wrong')])
  await forgetAttempts(call.platform.staff, [limit.key])
  return hash
}

export async function changeOwnPassword(
  call: OfficeCall,
  { body }: { body: { oldPassword: string; newPassword: string } },
): Promise<void> {
  refuseIfAny(checkCommon('newPassword', body.newPassword, [call.staff.email]))
  const before = await confirmPassword(call, 'oldPassword', body.oldPassword)
  if (body.oldPassword === body.newPassword) throw new Refusal([at('newPassword', 'password.same')])
  const hash = await hashedPassword(call.platform, body.newPassword)
  await call.write(async (tx) => {
    await tx
      .updateTable('staff')
      .set({ password_hash: hash })
      .where('id', '=', call.staff.id)
      .where('password_hash', '=', before)
      .execute()
    await endStaffSessions(tx, call.staff.id, { except: call.staff.sessionId })
  })
}
