import { staffRoles } from '@quayside/contract/office/permissions.ts'
import type { Staff } from '@quayside/contract/office/staff.ts'
import { Button } from '@quayside/kit/button.tsx'
import { DateText, Text } from '@quayside/kit/cells.tsx'
import { DataTable } from '@quayside/kit/data-table.tsx'
import { EmptyState } from '@quayside/kit/empty-state.tsx'
import { FilterBar, FilterSelect, FilterText } from '@quayside/kit/filter-bar.tsx'
import { ListPage } from '@quayside/kit/list-page.tsx'
import { useListQuery } from '@quayside/kit/list-query.ts'
import { ToneTag } from '@quayside/kit/state-tag.tsx'
import { type Column, useTable } from '@quayside/kit/table.ts'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import { useTranslations } from 'use-intl'
import { api } from '../../lib/api.ts'
import { useMay } from '../../lib/may.ts'
import { StaffForm } from './staff-form.tsx'

const filterNames = ['keyword', 'role'] as const

export function StaffList() {
  const t = useTranslations('officeStaff')
  const pages = useTranslations('office.pages')
  const roles = useTranslations('office.roles')
  const may = useMay()
  const list = useListQuery(filterNames)
  const [editing, setEditing] = useState<Staff | 'new'>()
  const answer = useQuery({
    queryKey: ['staff', 'list', list.query],
    queryFn: ({ signal }) => api('GET office/online/staff/list', { query: list.query as object }, { signal }),
    placeholderData: keepPreviousData,
  })
  const table = useTable<Staff>({ name: 'office.staff', columns: useColumns(), list, answer })
  return (
    <ListPage
      title={pages('staff')}
      table={table}
      actions={
        may('staff-edit') && (
          <Button look="primary" onClick={() => setEditing('new')}>
            {t('new')}
          </Button>
        )
      }
      filters={
        <FilterBar table={table} filters={list.filters}>
          <FilterText name="keyword" label={t('keyword')} />
          <FilterSelect
            name="role"
            label={t('role')}
            options={staffRoles.map((role) => ({ value: role, label: roles(role) }))}
          />
        </FilterBar>
      }
    >
      <DataTable
        table={table}
        label={pages('staff')}
        empty={<EmptyState text={t('empty')} />}
        actionsWidth={90}
        {...(may('staff-edit') && {
          actions: (row: Staff) => (
            <Button look="link" size="small" onClick={() => setEditing(row)}>
              {t('change')}
            </Button>
          ),
        })}
      />
      {editing !== undefined && (
        <StaffForm {...(editing !== 'new' && { staff: editing })} onClose={() => setEditing(undefined)} />
      )}
    </ListPage>
  )
}

function useColumns(): readonly Column<Staff>[] {
  const t = useTranslations('officeStaff')
  const roles = useTranslations('office.roles')
  return useMemo(
    () => [
      { key: 'name', title: t('name'), width: 140, isFirst: true, isSortable: true, cell: (row) => row.name },
      { key: 'email', title: t('email'), width: 230, cell: (row) => <Text>{row.email}</Text> },
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
      {
        key: 'lastLoginAt',
        title: t('lastLoginAt'),
        width: 150,
        isSortable: true,
        cell: (row) => <DateText value={row.lastLoginAt} hasTime />,
      },
      {
        key: 'createdAt',
        title: t('createdAt'),
        width: 150,
        isSortable: true,
        isHiddenAtFirst: true,
        cell: (row) => <DateText value={row.createdAt} hasTime />,
      },
    ],
    [t, roles],
  )
}
