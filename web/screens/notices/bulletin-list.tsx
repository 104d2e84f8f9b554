import type { Bulletin } from '@quayside/contract/notices/bulletin.ts'
import { DateText } from '@quayside/kit/cells.tsx'
import { DataTable } from '@quayside/kit/data-table.tsx'
import { Drawer } from '@quayside/kit/drawer.tsx'
import { EmptyState } from '@quayside/kit/empty-state.tsx'
import { FilterBar, FilterText } from '@quayside/kit/filter-bar.tsx'
import { ListPage } from '@quayside/kit/list-page.tsx'
import { useListQuery } from '@quayside/kit/list-query.ts'
import { useListTable } from '@quayside/kit/list-table.ts'
import { ToneTag } from '@quayside/kit/state-tag.tsx'
import type { Column } from '@quayside/kit/table.ts'
import { useQuery } from '@tanstack/react-query'
import { Link, useNavigate, useSearch } from '@tanstack/react-router'
import { useMemo } from 'react'
import { useTranslations } from 'use-intl'
import { api } from '../../lib/api.ts'
import './notices.css'

const filterNames = ['title'] as const

export function BulletinList() {
  const t = useTranslations('notices')
  const { id } = useSearch({ strict: false }) as { id?: string }
  const navigate = useNavigate()
  const list = useListQuery(filterNames)
  const table = useListTable({
    name: 'bulletins',
    entity: 'bulletins',
    columns: useColumns(),
    list,
    fetch: (signal) => api('GET system/online/sysBulletin', { query: list.query }, { signal }),
  })
  const opened = useQuery({
    queryKey: ['bulletins', 'record', id],
    queryFn: () => api('GET system/online/sysBulletin/{id}', { params: { id: id ?? '' } }),
    enabled: id !== undefined,
  }).data
  const read = (bulletin: string | undefined): void =>
    void navigate({ to: '.', search: ((before: object) => ({ ...before, id: bulletin })) as never })

  return (
    <ListPage
      title={t('bulletins')}
      table={table}
      filters={
        <FilterBar table={table} filters={list.filters}>
          <FilterText name="title" label={t('bulletinTitle')} />
        </FilterBar>
      }
    >
      <DataTable
        table={table}
        label={t('bulletins')}
        actionsWidth={90}
        empty={<EmptyState text={t('noBulletins')} />}
        actions={(row) => (
          <button type="button" onClick={() => read(row.id)}>
            {t('read')}
          </button>
        )}
      />
      {id !== undefined && opened && (
        <Drawer width={640} title={opened.title} onClose={() => read(undefined)}>
          <p className="bulletin-time">
            <DateText value={opened.publishedAt} hasTime />
          </p>
          <div className="bulletin-text">{opened.content}</div>
        </Drawer>
      )}
    </ListPage>
  )
}

function useColumns(): readonly Column<Bulletin>[] {
  const t = useTranslations('notices')
  return useMemo(
    () => [
      {
        key: 'title',
        title: t('bulletinTitle'),
        width: 480,
        grows: true,
        isFirst: true,
        cell: (row) => (
          <>
            {row.isPinned && <ToneTag tone="waitsForYou">{t('pinned')}</ToneTag>}{' '}
            <Link to="." search={((before: object) => ({ ...before, id: row.id })) as never}>
              {row.title}
            </Link>
          </>
        ),
      },
      {
        key: 'publishedAt',
        title: t('published'),
        width: 160,
        isSortable: true,
        cell: (row) => <DateText value={row.publishedAt} hasTime />,
      },
    ],
    [t],
  )
}
