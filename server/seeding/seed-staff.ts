import type { StaffRole } from '@quayside/contract/office/staff-roles.ts'
import { demoPassword } from '@quayside/db/seeds/demo/companies.ts'
import { demoStaff } from '@quayside/db/seeds/demo/staff.ts'
import { sql as raw } from 'kysely'
import { hashedPassword } from '../modules/account/passwords.ts'
import { insert } from '../office/staff/save-staff.ts'
import type { Platform } from '../platform/platform.ts'

type First = { email: string; name: string; phone?: string; roles: StaffRole[]; password: string }

/** Who can enter the back office of a new app: the demo's staff, or the administrator whom the settings name. */
export function firstStaff(platform: Pick<Platform, 'config'>): First[] {
  const { isDemo, environment } = platform.config
  const { OFFICE_EMAIL: email, OFFICE_PASSWORD: password } = environment
  if (email && password) return [{ email, name: email, roles: ['administrator'], password }]
  return isDemo
    ? demoStaff.map((staff) => ({ ...staff, roles: [...staff.roles], password: demoPassword }))
    : []
}

export async function seedStaff(platform: Platform): Promise<void> {
  const hashed = await Promise.all(
    firstStaff(platform).map(async (staff) => ({
      ...staff,
      hash: await hashedPassword(platform, staff.password),
    })),
  )
  await platform.staff.transaction([], async (tx) => {
    // One of several processes that start at once makes them.
    await raw`lock table staff in share row exclusive mode`.execute(tx)
    if (await tx.selectFrom('staff').select('id').limit(1).executeTakeFirst()) return
    for (const { hash, email, name, phone, roles } of hashed)
      await insert(tx, { email, name, phone, roles, isEnabled: 1 }, hash)
  })
}
