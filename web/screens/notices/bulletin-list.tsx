import type { Bulletin } from '@quayside/contract/notices/bulletin.ts'
import { ChangedLink } from '@quayside/kit/inputs/chosen-record.tsx'
import { FilterText } from '@quayside/kit/list/filter-bar.tsx'
import { ListPage } from '@quayside/kit/list/list-page.tsx'
import { useListQuery } from '@quayside/kit/list/list-query.ts'
import { useListTable } from '@quayside/kit/list/list-table.ts'
import { Drawer } from '@quayside/kit/overlays/drawer.tsx'
import { useChangeSearch } from '@quayside/kit/page/page-search.ts'
import { DateText } from '@quayside/kit/table/cells.tsx'
import type { Column } from '@quayside/kit/table/table.ts'
import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { useTranslations } from 'use-intl'
import { usePageSearch } from '../../lib/pages/page-search.ts'
import { api, type QueryOf } from '../../lib/session/api.ts'
import styles from './notices.module.css'

const filterNames = ['title'] as const

export function BulletinList() {
  const t = useTranslations('notices')
  const { id } = usePageSearch('/corporateAnnouncements')
  const change = useChangeSearch()
  const list = useListQuery<QueryOf<'GET system/online/sysBulletin'>>(filterNames)
  const table = useListTable({
    name: 'bulletins',
    entity: 'bulletin',
    columns: useColumns(),
    list,
    fetch: (signal) => api('GET system/online/sysBulletin', { query: list.query }, { signal }),
  })
  const opened = useQuery({
    queryKey: ['bulletin', 'record', id],
    queryFn: () => api('GET system/online/sysBulletin/{id}', { params: { id: id ?? '' } }),
    enabled: id !== undefined,
  }).data

  return (
    <ListPage
      title={t('bulletins')}
      table={table}
      filters={<FilterText name="title" label={t('bulletinTitle')} />}
      rows={{
        empty: { text: t('noBulletins') },
        actionsWidth: 90,
        actions: (row) => (
          <button type="button" onClick={() => change({ id: row.id })}>
            {t('read')}
          </button>
        ),
      }}
    >
      {id !== undefined && opened && (
        <Drawer width={640} title={opened.title} onClose={() => change({ id: undefined })}>
          <p className={styles['bulletin-time']}>
            <DateText value={opened.publishedAt} hasTime />
          </p>
          <div className={styles['bulletin-text']}>{opened.content}</div>
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
            {row.isPinned && <span className="q-mark">{t('pinned')}</span>}{' '}
            <ChangedLink changes={{ id: row.id }}>{row.title}</ChangedLink>
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
