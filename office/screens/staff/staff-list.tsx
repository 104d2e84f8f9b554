import type { Staff } from '@quayside/contract/office/staff.ts'
import { staffRoles } from '@quayside/contract/office/staff-roles.ts'
import { CrudListPage, useCrudList } from '@quayside/kit/list/crud-list.tsx'
import { useFilterFields } from '@quayside/kit/list/filter-fields.tsx'
import type { FilterTable } from '@quayside/kit/list/list-filters.ts'
import { useListQuery } from '@quayside/kit/list/list-query.ts'
import { ToneTag } from '@quayside/kit/record/state-tag.tsx'
import { columnsOf } from '@quayside/kit/table/columns.tsx'
import type { Column } from '@quayside/kit/table/table.ts'
import { useMemo } from 'react'
import { useTranslations } from 'use-intl'
import { api, type QueryOf } from '../../lib/api.ts'
import { StaffForm } from './staff-form.tsx'

type Query = QueryOf<'GET office/online/staff/list'>
const filters = {
  keyword: 'text',
  role: 'own',
} as const satisfies FilterTable<Query>

export function StaffList() {
  const t = useTranslations('officeStaff')
  const pages = useTranslations('office.pages')
  const roles = useTranslations('office.roles')
  const list = useListQuery<Query>(filters)
  const crud = useCrudList({
    title: pages('staff'),
    name: 'office.staff',
    entity: 'staff',
    permission: 'staff',
    texts: t,
    columns: useColumns(),
    list,
    fetch: (signal) => api('GET office/online/staff/list', { query: list.query as object }, { signal }),
  })
  return (
    <CrudListPage
      crud={crud}
      actionsWidth={90}
      filters={useFilterFields(filters, t, {
        role: staffRoles.map((role) => ({ value: role, label: roles(role) })),
      })}
      windows={{
        form: ({ row, onClose }) => <StaffForm {...(row && { staff: row })} onClose={onClose} />,
      }}
    />
  )
}

function useColumns(): readonly Column<Staff>[] {
  const t = useTranslations('officeStaff')
  const roles = useTranslations('office.roles')
  return useMemo(() => {
    const { instant, text } = columnsOf<Staff, typeof t>(t)
    return [
      { key: 'name', title: t('name'), width: 140, isFirst: true, isSortable: true, cell: (row) => row.name },
      text('email', 230),
      {
        key: 'roles',
        title: t('roles'),
        width: 200,
        cell: (row) => row.roles.map((role) => roles(role)).join(' · '),
      },
      {
        key: 'isEnabled',
        title: t('state'),
        width: 100,
        cell: (row) => (
          <ToneTag tone={row.isEnabled ? 'done' : 'draft'}>
            {row.isEnabled ? t('enabled') : t('disabled')}
          </ToneTag>
        ),
      },
      {
        key: 'hasSecondFactor',
        title: t('secondFactor'),
        width: 110,
        cell: (row) => (row.hasSecondFactor ? t('on') : <span className="q-nothing">{t('off')}</span>),
      },
      instant('lastLoginAt'),
      instant('createdAt', { isHiddenAtFirst: true }),
    ]
  }, [t, roles])
}
