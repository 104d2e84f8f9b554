import { maskEmail, maskMobile } from '@quayside/contract/kernel/mask.ts'
import { isPermission } from '@quayside/contract/permissions.ts'
import { sql as raw } from 'kysely'
import { defineReport } from '../../platform/reports/define-report.ts'
import { keyword } from '../../platform/reports/report-filters.ts'
import type { Texts } from '../../platform/texts.ts'

/** `Customer hub, Members: view list / edit; …`, page by page in the order they were granted. */
function permissionWords(joined: string, text: Texts): string {
  const pages = new Map<string, string[]>()
  for (const permission of joined.split(',').filter(isPermission)) {
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
  from: ({ companyId, where }) =>
    raw`from member m where m.company_id = ${companyId}::bigint and m.deleted_at is null and ${where}`,
  key: raw`m.id`,
  isLowestFirst: true,
  columns: {
    name: { kind: 'text', width: 16, sql: raw`m.name` },
    mobile: { kind: 'text', width: 14, sql: raw`m.mobile`, words: maskMobile },
    email: { kind: 'text', width: 24, sql: raw`nullif(m.email, '')`, words: maskEmail },
    permissionSet: {
      kind: 'text',
      width: 16,
      sql: raw`m.permission_set`,
      words: (set, text) => text(`permissions.sets.${set}`),
    },
    isEnabled: {
      kind: 'text',
      width: 10,
      sql: raw`m.is_enabled`,
      words: (isEnabled, text) => text(isEnabled === 'true' ? 'reports.enabled' : 'reports.disabled'),
    },
    lastLoginAt: { kind: 'instant', sql: raw`m.last_login_at` },
    permissions: {
      kind: 'text',
      width: 80,
      sql: raw`array_to_string(m.permissions, ',')`,
      words: permissionWords,
    },
  },
  filters: { name: keyword((within) => raw`lower(m.name) like ${within}`) },
})
