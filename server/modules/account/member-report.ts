import { maskEmail, maskMobile } from '@quayside/contract/kernel/mask.ts'
import { isPermission } from '@quayside/contract/permissions.ts'
import type { ReportFilter } from '@quayside/contract/reports/report.catalogue.ts'
import { sql as raw } from 'kysely'
import type { Texts } from '../../platform/texts.ts'
import { defineReport, inPieces } from '../reports/define-report.ts'
import { findMembers, type MemberRecord } from './member-queries.ts'

function wanted(companyId: string, { ids, name }: ReportFilter<'rpt003'>) {
  const members = findMembers(companyId, { name })
  return ids ? members.where('id', '=', raw<string>`any(${ids}::bigint[])`) : members
}

/** `Customer hub, Members: view list / edit; …`, page by page in the order they were granted. */
function permissionWords(permissions: readonly string[], text: Texts): string {
  const pages = new Map<string, string[]>()
  for (const permission of permissions.filter(isPermission)) {
    const [area = '', page = '', action = ''] = permission.split('-')
    const key = `${area}-${page}`
    pages.set(key, [...(pages.get(key) ?? []), text(`permissions.actions.${action}`)])
  }
  return [...pages]
    .map(([key, actions]) => {
      const [area = '', page = ''] = key.split('-')
      return text('reports.permissionsOfPage', {
        area: text(`permissions.areas.${area}`),
        page: text(`permissions.pages.${area}.${page}`),
        actions: actions.join(' / '),
      })
    })
    .join(text('reports.between'))
}

/** Masked as in the list: the report is about permissions, not contact data. */
export const memberReport = defineReport('rpt003', {
  async count(call, filter) {
    const members = wanted(call.principal.companyId, filter)
    const [[counted]] = await call.read(
      members.clearSelect().select((select) => select.fn.countAll<string>().as('total')),
    )
    return Number(counted?.total ?? 0)
  },
  rows: (call, filter) =>
    inPieces(async (last: MemberRecord | undefined, limit) => {
      const members = wanted(call.principal.companyId, filter).orderBy('id').limit(limit)
      const [rows] = await call.read(last ? members.where('id', '>', last.id) : members)
      return rows
    }),
  columns: {
    name: { kind: 'text', width: 16, value: (member) => member.name },
    mobile: { kind: 'text', width: 14, value: (member) => maskMobile(member.mobile) },
    email: { kind: 'text', width: 24, value: (member) => member.email && maskEmail(member.email) },
    permissionSet: {
      kind: 'text',
      width: 16,
      value: (member, text) => text(`permissions.sets.${member.permission_set}`),
    },
    isEnabled: {
      kind: 'text',
      width: 10,
      value: (member, text) => text(member.is_enabled ? 'reports.enabled' : 'reports.disabled'),
    },
    lastLoginAt: { kind: 'instant', value: (member) => member.last_login_at },
    permissions: {
      kind: 'text',
      width: 80,
      value: (member, text) => permissionWords(member.permissions, text),
    },
  },
})
