import type { Staff, StaffQuery } from '@quayside/contract/office/staff.ts'
import type { StaffRole } from '@quayside/contract/office/staff-roles.ts'
import { sql as raw } from 'kysely'
import { hasSecondFactor } from '../../modules/account/second-factor/factors.ts'
import { sql } from '../../platform/database/database.ts'
import { containing, listPage } from '../../platform/records/list-page.ts'
import type { OfficeCall } from '../office-call.ts'

export const listStaff = (
  call: OfficeCall,
  { query }: { query: StaffQuery },
): Promise<{ rows: Staff[]; total: number }> => {
  let staff = sql
    .selectFrom('staff')
    .select(['id', 'name', 'email', 'phone', 'is_enabled', 'last_login_at', 'created_at', 'version'])
    .select([raw<StaffRole[]>`roles`.as('roles'), hasSecondFactor.staff.as('has_second_factor')])
  if (query.keyword) {
    const pattern = containing(query.keyword)
    staff = staff.where(raw<boolean>`(name ilike ${pattern} or email ilike ${pattern})`)
  }
  if (query.role) staff = staff.where(raw<boolean>`${query.role} = any(roles)`)
  const columns = {
    id: raw`id`,
    name: raw`name collate "zh-x-icu"`,
    lastLoginAt: raw`last_login_at`,
    createdAt: raw`created_at`,
  }
  return listPage(call, staff, query, columns, (row) => ({
    id: row.id,
    name: row.name,
    email: row.email,
    phone: row.phone,
    roles: row.roles,
    isEnabled: row.is_enabled,
    hasSecondFactor: row.has_second_factor,
    lastLoginAt: row.last_login_at,
    createdAt: row.created_at,
    version: row.version,
  }))
}

export async function listColleagues(call: OfficeCall) {
  const [rows] = await call.read(
    sql
      .selectFrom('staff')
      .select(['id', 'name', raw<StaffRole[]>`roles`.as('roles')])
      .where('is_enabled', '=', true)
      .where('id', '<>', call.staff.id)
      .orderBy(raw`name collate "zh-x-icu"`)
      .limit(200),
  )
  return { rows, total: rows.length }
}
