import type { OfficeBulletin } from '@quayside/contract/office/bulletin.ts'
import { DateText } from '@quayside/kit/cells.tsx'
import { Can } from '@quayside/kit/context.tsx'
import { CrudListPage, useCrudList } from '@quayside/kit/crud-list.tsx'
import { Dialog } from '@quayside/kit/dialog.tsx'
import { FilterSelect, FilterText } from '@quayside/kit/filter-bar.tsx'
import { useListQuery } from '@quayside/kit/list-query.ts'
import { showToast } from '@quayside/kit/page/events.ts'
import { ToneTag } from '@quayside/kit/state-tag.tsx'
import type { Column } from '@quayside/kit/table.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import { useLocale, useTranslations } from 'use-intl'
import { api } from '../../lib/api.ts'
import { BulletinForm } from './bulletin-form.tsx'

/** Published, or not yet, or no longer. */
const stateOf = ({ withdrawnAt, publishedAt }: OfficeBulletin) =>
  withdrawnAt !== null ? 'withdrawn' : Date.parse(publishedAt) > Date.now() ? 'scheduled' : 'live'

const tones = { live: 'done', scheduled: 'underway', withdrawn: 'draft' } as const

const filterNames = ['keyword', 'isWithdrawn'] as const

export function Bulletins() {
  const t = useTranslations('officePublishing.bulletin')
  const pages = useTranslations('office.pages')
  const common = useTranslations('officePublishing')
  const queries = useQueryClient()
  const list = useListQuery(filterNames)
  const [withdrawing, setWithdrawing] = useState<OfficeBulletin>()
  const crud = useCrudList({
    title: pages('bulletins'),
    name: 'office.bulletins',
    entity: 'bulletin',
    permission: 'bulletin',
    texts: t,
    columns: useColumns(),
    list,
    fetch: (signal) => api('GET system/online/sysBulletin/list', { query: list.query as object }, { signal }),
  })

  async function withdraw(id: string): Promise<void> {
    await api('POST system/online/sysBulletin/{id}/withdraw', { params: { id }, body: {} })
    showToast({ kind: 'success', text: t('withdrawDone') })
    setWithdrawing(undefined)
    await queries.invalidateQueries({ queryKey: ['bulletin'] })
  }

  return (
    <CrudListPage
      crud={crud}
      actionsWidth={130}
      filters={
        <>
          <FilterText name="keyword" label={t('keyword')} />
          <FilterSelect
            name="isWithdrawn"
            label={t('state')}
            options={[
              { value: '0', label: t('live') },
              { value: '1', label: t('withdrawn') },
            ]}
          />
        </>
      }
      rowActions={(row) =>
        row.withdrawnAt === null && (
          <Can permission="bulletin-edit">
            <button type="button" onClick={() => crud.edit(row.id, row)}>
              {common('edit')}
            </button>
            <button type="button" onClick={() => setWithdrawing(row)}>
              {t('withdraw')}
            </button>
          </Can>
        )
      }
      windows={{
        form: ({ row, onClose }) => <BulletinForm {...(row && { bulletin: row })} onClose={onClose} />,
      }}
    >
      {withdrawing && (
        <Dialog
          title={t('withdraw')}
          action={{ label: t('withdraw'), run: () => void withdraw(withdrawing.id).catch(() => undefined) }}
          onClose={() => setWithdrawing(undefined)}
        >
          <p>{withdrawing.texts['zh-CN'].title}</p>
          <p>{t('withdrawConfirm')}</p>
        </Dialog>
      )}
    </CrudListPage>
  )
}

function useColumns(): readonly Column<OfficeBulletin>[] {
  const t = useTranslations('officePublishing.bulletin')
  const languages = useTranslations('officePublishing.languages')
  const locale = useLocale()
  return useMemo(
    () => [
      {
        key: 'title',
        title: t('title'),
        width: 320,
        isFirst: true,
        cell: (row) => {
          const own = row.texts[locale]
          return <span lang={own ? locale : 'zh-CN'}>{(own ?? row.texts['zh-CN']).title}</span>
        },
      },
      {
        key: 'state',
        title: t('state'),
        width: 110,
        cell: (row) => <ToneTag tone={tones[stateOf(row)]}>{t(stateOf(row))}</ToneTag>,
      },
      {
        key: 'isPinned',
        title: t('isPinned'),
        width: 90,
        cell: (row) => (row.isPinned ? t('isPinned') : <span className="q-nothing">–</span>),
      },
      {
        key: 'languages',
        title: t('languages'),
        width: 310,
        cell: (row) =>
          (['zh-CN', 'zh-TW', 'en-US'] as const)
            .filter((each) => row.texts[each] !== undefined)
            .map((each) => languages(each))
            .join(' · '),
      },
      {
        key: 'publishedAt',
        title: t('publishedAt'),
        width: 150,
        isSortable: true,
        cell: (row) => <DateText value={row.publishedAt} hasTime />,
      },
    ],
    [t, languages, locale],
  )
}
