import { isYes } from '@quayside/contract/kernel/record.codes.ts'
import { type Saved } from '@quayside/contract/kernel/record.ts'
import type { StaffSave } from '@quayside/contract/office/staff.ts'
import { at, refuse, refuseIfAny } from '@quayside/contract/refusals.ts'
import { sql as raw } from 'kysely'
import { checkCommon, hashedPassword } from '../../modules/account/passwords.ts'
import { removeAllFactors } from '../../modules/account/second-factor/factors.ts'
import { mailStaff } from '../../modules/account/second-factor/tell-owner.ts'
import type { Tx } from '../../platform/database/database.ts'
import { refusingDuplicates } from '../../platform/database/refusing-duplicates.ts'
import { getOrRefuse } from '../../platform/session/call.ts'
import type { OfficeCall } from '../office-call.ts'
import { endStaffSessions } from './sessions.ts'

const taken = at('email', 'staff.emailTaken')

export async function saveStaff(call: OfficeCall, { body }: { body: StaffSave }): Promise<Saved> {
  const { password } = body
  if (body.id === undefined && password === undefined) refuseIfAny([at('password', 'staff.passwordMissing')])
  refuseIfAny(password === undefined ? [] : checkCommon('password', password, [body.email, body.name]))
  const hash = password === undefined ? undefined : await hashedPassword(call.platform, password)
  const saved = await call.write(async (tx, note) => {
    const written = await refusingDuplicates({ staff_email: taken }, () =>
      body.id === undefined ? insert(tx, body, hash ?? '') : update(tx, call, body, hash),
    )
    note.target = written.id
    return written
  })
  if (isYes(body.clearSecondFactor)) await mailStaff(call, { kind: 'staff', id: saved.id }, 'reset')
  return saved
}

export const insert = (tx: Tx, body: Omit<StaffSave, 'clearSecondFactor'>, hash: string): Promise<Saved> =>
  tx
    .insertInto('staff')
    .values({
      email: body.email,
      name: body.name,
      ...(body.phone !== undefined && { phone: body.phone }),
      roles: [...new Set(body.roles)],
      password_hash: hash,
      is_enabled: isYes(body.isEnabled),
    })
    .returning(['id', 'version'])
    .executeTakeFirstOrThrow()

async function update(tx: Tx, call: OfficeCall, body: StaffSave, hash: string | undefined): Promise<Saved> {
  // All administrators, so that two of them cannot disable each other at the same moment.
  const locked = await tx
    .selectFrom('staff')
    .select(['id', 'version', 'roles', 'is_enabled'])
    .where(raw<boolean>`(id = ${body.id ?? ''} or 'administrator' = any(roles))`)
    .orderBy('id')
    .forUpdate()
    .execute()
  const before = getOrRefuse(locked.find((row) => row.id === body.id))
  if (body.version !== before.version) throw refuse('record.stale')
  const stays = isYes(body.isEnabled) && body.roles.includes('administrator')
  if (before.id === call.staff.id && before.roles.includes('administrator') && !stays)
    throw refuse('staff.yourself')
  const others = locked.filter(
    (row) => row.id !== before.id && row.is_enabled && row.roles.includes('administrator'),
  )
  if (!stays && others.length === 0) throw refuse('staff.lastAdministrator')
  const saved = await tx
    .updateTable('staff')
    .set({
      email: body.email,
      name: body.name,
      ...(body.phone !== undefined && { phone: body.phone }),
      roles: [...new Set(body.roles)],
      is_enabled: isYes(body.isEnabled),
      ...(hash !== undefined && { password_hash: hash }),
    })
    .where('id', '=', before.id)
    .returning(['id', 'version'])
    .executeTakeFirstOrThrow()
  if (isYes(body.clearSecondFactor)) await removeAllFactors(tx, { kind: 'staff', id: before.id })
  if (hash !== undefined || !isYes(body.isEnabled) || isYes(body.clearSecondFactor))
    await endStaffSessions(tx, before.id, before.id === call.staff.id ? { except: call.staff.sessionId } : {})
  return saved
}
