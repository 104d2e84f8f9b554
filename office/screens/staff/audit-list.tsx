import { FilterSelect, FilterText } from '@quayside/kit/list/filter-bar.tsx'
import { FilterDates } from '@quayside/kit/list/filter-dates.tsx'
import { ListPage } from '@quayside/kit/list/list-page.tsx'
import { useListQuery } from '@quayside/kit/list/list-query.ts'
import { useListTable } from '@quayside/kit/list/list-table.ts'
import type { Messages } from '@quayside/phrases/load.ts'
import { useQuery } from '@tanstack/react-query'
import { useMessages, useTranslations } from 'use-intl'
import { api } from '../../lib/api.ts'
import { actors, useAuditColumns } from './audit-list.columns.tsx'

const filterNames = ['record', 'actor', 'staffId', 'action', 'company', 'atBegin', 'atEnd'] as const

/** The calls of customers and staff; entries are never changed or removed. */
export function AuditList() {
  const t = useTranslations('officeStaff.audit')
  const pages = useTranslations('office.pages')
  const list = useListQuery(filterNames)
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
      filters={
        <>
          <FilterText name="record" label={t('record')} />
          <FilterSelect
            name="actor"
            label={t('actor')}
            options={actors.map((actor) => ({ value: actor, label: t(`actors.${actor}`) }))}
          />
          <FilterSelect name="staffId" label={t('staff')} options={staff} />
          <FilterText name="company" label={t('company')} />
          <FilterSelect name="action" label={t('subject')} options={subjects} />
          <FilterDates name="at" label={t('at')} />
        </>
      }
      rows={{ empty: { text: t('empty') } }}
    />
  )
}

/** What calls are about, as the part of their path that names it. */
function useSubjects(): readonly { value: string; label: string }[] {
  const { officeStaff } = useMessages() as unknown as Pick<Messages, 'officeStaff'>
  const { session, ...subjects } = officeStaff.audit.subjects
  return [
    ...Object.entries(subjects).map(([name, label]) => ({ value: `/${name}/`, label })),
    { value: 'login', label: session },
  ].filter(({ label }, place, all) => all.findIndex((each) => each.label === label) === place)
}
