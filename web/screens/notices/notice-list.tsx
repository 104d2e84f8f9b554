import { readState, readStateTone } from '@quayside/contract/notices/notice.codes.ts'
import type { Notice } from '@quayside/contract/notices/notice.ts'
import { noticeType } from '@quayside/contract/notices/notice-type.codes.ts'
import { Button } from '@quayside/kit/inputs/button.tsx'
import { useFilterFields } from '@quayside/kit/list/filter-fields.tsx'
import type { FilterTable } from '@quayside/kit/list/list-filters.ts'
import { ListPage } from '@quayside/kit/list/list-page.tsx'
import { useListQuery } from '@quayside/kit/list/list-query.ts'
import { useListTable } from '@quayside/kit/list/list-table.ts'
import { SelectionBar } from '@quayside/kit/list/selection-bar.tsx'
import { Can } from '@quayside/kit/page/context.tsx'
import { showToast } from '@quayside/kit/page/events.ts'
import { useNavigate } from '@quayside/kit/page/router-provider.tsx'
import { StateTag } from '@quayside/kit/record/state-tag.tsx'
import { DateText } from '@quayside/kit/table/cells.tsx'
import type { Column } from '@quayside/kit/table/table.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useMemo } from 'react'
import { useTranslations } from 'use-intl'
import { useNoticeAddress } from '../../lib/notices/notice-address.ts'
import { pageAddress } from '../../lib/pages/pages.ts'
import { api, type QueryOf } from '../../lib/session/api.ts'
import styles from './notices.module.css'

type Query = QueryOf<'GET system/online/sysMsg'>
const filters = {
  isRead: readState,
  sType: 'own',
} as const satisfies FilterTable<Query>

export function NoticeList() {
  const t = useTranslations('notices')
  const navigate = useNavigate()
  const queries = useQueryClient()
  const addressOf = useNoticeAddress()
  const list = useListQuery<Query>(filters)
  const table = useListTable({
    name: 'notices',
    entity: 'notice',
    columns: useColumns(),
    list,
    fetch: (signal) => api('GET system/online/sysMsg', { query: list.query }, { signal }),
  })

  async function markRead(body: { ids: string[] } | { all: true }, isQuiet = false): Promise<void> {
    const { count } = await api('PUT system/online/sysMsg/setIsRead', { body })
    if (!isQuiet) showToast({ kind: 'success', text: t('marked', { count }) })
    table.select([])
    await queries.invalidateQueries({ queryKey: ['notice'] })
  }
  async function open(notice: Notice): Promise<void> {
    if (notice.isRead === readState.codes.unread) await markRead({ ids: [notice.id] }, true)
    const address = addressOf(notice)
    if (address !== undefined) await navigate({ href: address })
  }

  return (
    <ListPage
      title={t('title')}
      table={table}
      actions={
        <>
          <Button onClick={() => void navigate({ href: pageAddress('/noticeSetting') })}>
            {t('setting.link')}
          </Button>
          <Can permission="home-notice-read">
            <Button onClick={() => void markRead({ all: true }).catch(() => undefined)}>
              {t('markAll')}
            </Button>
          </Can>
        </>
      }
      filters={useFilterFields(filters, t, {
        isRead: t('state'),
        sType: {
          label: t('type'),
          options: noticeType.keys.map((key) => ({
            value: String(noticeType.codes[key]),
            label: t(`types.${key}`),
          })),
        },
      })}
      selection={
        <SelectionBar table={table}>
          <Can permission="home-notice-read">
            <button
              type="button"
              onClick={() =>
                void markRead({ ids: table.selected.map((row) => row.id) }).catch(() => undefined)
              }
            >
              {t('markRead')}
            </button>
          </Can>
        </SelectionBar>
      }
      rows={{
        empty: { text: t('empty') },
        actionsWidth: 124,
        actions: (row) => (
          <>
            {addressOf(row) !== undefined && (
              <button type="button" onClick={() => void open(row).catch(() => undefined)}>
                {t('open')}
              </button>
            )}
            {row.isRead === readState.codes.unread && (
              <Can permission="home-notice-read">
                <button type="button" onClick={() => void markRead({ ids: [row.id] }).catch(() => undefined)}>
                  {t('markRead')}
                </button>
              </Can>
            )}
          </>
        ),
      }}
    />
  )
}

function useColumns(): readonly Column<Notice>[] {
  const t = useTranslations('notices')
  return useMemo(
    () => [
      {
        key: 'title',
        title: t('message'),
        width: 280,
        grows: true,
        isFirst: true,
        cell: (row) => (
          <div className={styles['notice']} data-unread={row.isRead === readState.codes.unread || undefined}>
            <strong>{row.title}</strong>
            <span title={row.content}>{row.content}</span>
          </div>
        ),
      },
      {
        key: 'createdAt',
        title: t('time'),
        width: 136,
        isSortable: true,
        cell: (row) => <DateText value={row.createdAt} hasTime />,
      },
      {
        key: 'isRead',
        title: t('state'),
        width: 90,
        cell: (row) => <StateTag list={readState} tones={readStateTone} value={row.isRead} />,
      },
      {
        key: 'sType',
        title: t('type'),
        width: 80,
        widthInEnglish: 96,
        cell: (row) => t(`types.${noticeType.keyOf(row.sType) ?? 'message'}`),
      },
    ],
    [t],
  )
}
