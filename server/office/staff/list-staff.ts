import type { StaffRole } from '@quayside/contract/office/permissions.ts'
import type { AuditQuery, Staff, StaffQuery } from '@quayside/contract/office/staff.ts'
import { sql as raw } from 'kysely'
import { sql } from '../../platform/database/database.ts'
import { containing, fromDay, listPage, untilDay } from '../../platform/records/list-page.ts'
import type { OfficeCall } from '../office-call.ts'

export const listStaff = (
  call: OfficeCall,
  { query }: { query: StaffQuery },
): Promise<{ rows: Staff[]; total: number }> => {
  let staff = sql
    .selectFrom('staff')
    .select([
      'id',
      'name',
      'email',
      'is_enabled',
      'totp_confirmed_at',
      'last_login_at',
      'created_at',
      'version',
    ])
    .select(raw<StaffRole[]>`roles`.as('roles'))
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
    roles: row.roles,
    isEnabled: row.is_enabled,
    hasSecondFactor: row.totp_confirmed_at !== null,
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

const actors = ['customer', 'provider', 'system'] as const

export function listAudit(call: OfficeCall, { query }: { query: AuditQuery }) {
  let entries = sql
    .selectFrom('audit_log')
    .leftJoin('company', 'company.id', 'audit_log.company_id')
    .leftJoin('staff', (join) =>
      join.onRef('staff.id', '=', 'audit_log.actor_id').on('audit_log.actor', '=', 'provider'),
    )
    .leftJoin('member', (join) =>
      join.onRef('member.id', '=', 'audit_log.actor_id').on('audit_log.actor', '=', 'customer'),
    )
    .select([
      'audit_log.id',
      'audit_log.at',
      'audit_log.actor',
      'audit_log.action',
      'audit_log.target',
      'audit_log.address',
      'audit_log.reference',
      raw<string>`coalesce(staff.name, member.name, '')`.as('actor_name'),
      raw<string>`coalesce(company.name, '')`.as('company_name'),
    ])
  if (query.actor) entries = entries.where('audit_log.actor', '=', query.actor)
  if (query.staffId)
    entries = entries
      .where('audit_log.actor', '=', 'provider')
      .where('audit_log.actor_id', '=', query.staffId)
  if (query.action) entries = entries.where('audit_log.action', 'ilike', containing(query.action))
  if (query.company) entries = entries.where('company.name', 'ilike', containing(query.company))
  if (query.atBegin) entries = entries.where('audit_log.at', '>=', fromDay(query.atBegin))
  if (query.atEnd) entries = entries.where('audit_log.at', '<', untilDay(query.atEnd))
  return listPage(call, entries, query, { id: raw`audit_log.id`, at: raw`audit_log.at` }, (row) => ({
    id: row.id,
    at: row.at,
    actor: actors.find((actor) => actor === row.actor) ?? 'system',
    actorName: row.actor_name,
    companyName: row.company_name,
    action: row.action,
    target: row.target ?? '',
    address: row.address,
    reference: row.reference,
  }))
}
