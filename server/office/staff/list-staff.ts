import { Staff, type StaffQuery } from '@quayside/contract/office/staff.ts'
import type { StaffRole } from '@quayside/contract/office/staff-roles.ts'
import { sql as raw } from 'kysely'
import { hasSecondFactor } from '../../modules/account/second-factor/factors.ts'
import { sql } from '../../platform/database/database.ts'
import { containing, listPage } from '../../platform/records/list-page.ts'
import { shaped } from '../../platform/records/shaped.ts'
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
  return listPage(call, staff, query, columns, (row) => shaped(Staff, row))
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
