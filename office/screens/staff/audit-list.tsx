import { useFilterFields } from '@quayside/kit/list/filter-fields.tsx'
import type { FilterTable } from '@quayside/kit/list/list-filters.ts'
import { ListPage } from '@quayside/kit/list/list-page.tsx'
import { useListQuery } from '@quayside/kit/list/list-query.ts'
import { useListTable } from '@quayside/kit/list/list-table.ts'
import { usePhrases } from '@quayside/kit/page/phrases.ts'
import { useQuery } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import { api, type QueryOf } from '../../lib/api.ts'
import { actors, useAuditColumns } from './audit-list.columns.tsx'

type Query = QueryOf<'GET office/online/audit/list'>
const filters = {
  record: 'text',
  actor: 'own',
  staffId: 'own',
  company: 'text',
  action: 'own',
  isSetting: 'own',
  at: 'days',
} as const satisfies FilterTable<Query>

/** The calls of customers and staff; entries are never changed or removed. */
export function AuditList() {
  const t = useTranslations('officeStaff.audit')
  const pages = useTranslations('office.pages')
  const list = useListQuery<Query>(filters)
  const table = useListTable({
    name: 'office.audit',
    entity: 'audit',
    columns: useAuditColumns(),
    list,
    fetch: (signal) => api('GET office/online/audit/list', { query: list.query as object }, { signal }),
  })
  const subjects = useSubjects()
  const { data: accounts } = useQuery({
    queryKey: ['staff', 'names'],
    queryFn: () => api('GET office/online/staff/list', { query: { pageSize: 200 } }, { isQuiet: true }),
  })
  const staff = (accounts?.rows ?? []).map(({ id, name }) => ({ value: id, label: name }))
  return (
    <ListPage
      title={pages('audit')}
      table={table}
      filters={useFilterFields(filters, t, {
        actor: actors.map((actor) => ({ value: actor, label: t(`actors.${actor}`) })),
        staffId: { label: t('staff'), options: staff },
        isSetting: [{ value: '1', label: t('settingsOnly') }],
        action: { label: t('subject'), options: subjects },
      })}
      rows={{ empty: { text: t('empty') } }}
    />
  )
}

/** What calls are about, as the part of their path that names it. */
function useSubjects(): readonly { value: string; label: string }[] {
  const officeStaff = usePhrases('officeStaff')
  const { session, ...subjects } = officeStaff.audit.subjects
  return [
    ...Object.entries(subjects).map(([name, label]) => ({ value: `/${name}/`, label })),
    { value: 'login', label: session },
  ].filter(({ label }, place, all) => all.findIndex((each) => each.label === label) === place)
}
