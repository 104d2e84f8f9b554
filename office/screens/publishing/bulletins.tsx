import type { OfficeBulletin } from '@quayside/contract/office/bulletin.ts'
import { CrudListPage, useCrudList } from '@quayside/kit/list/crud-list.tsx'
import { useFilterFields } from '@quayside/kit/list/filter-fields.tsx'
import type { FilterTable } from '@quayside/kit/list/list-filters.ts'
import { useListQuery } from '@quayside/kit/list/list-query.ts'
import { Dialog } from '@quayside/kit/overlays/dialog.tsx'
import { Can } from '@quayside/kit/page/context.tsx'
import { showToast } from '@quayside/kit/page/events.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { api, type QueryOf } from '../../lib/api.ts'
import { BulletinForm } from './bulletin-form.tsx'
import { useBulletinColumns } from './bulletins.columns.tsx'

type Query = QueryOf<'GET system/online/sysBulletin/list'>
const filters = {
  keyword: 'text',
  isWithdrawn: 'own',
} as const satisfies FilterTable<Query>

export function Bulletins() {
  const t = useTranslations('officePublishing.bulletin')
  const pages = useTranslations('office.pages')
  const common = useTranslations('officePublishing')
  const queries = useQueryClient()
  const list = useListQuery<Query>(filters)
  const [withdrawing, setWithdrawing] = useState<OfficeBulletin>()
  const crud = useCrudList({
    title: pages('bulletins'),
    name: 'office.bulletins',
    entity: 'bulletin',
    permission: 'bulletin',
    texts: t,
    columns: useBulletinColumns(),
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
      filters={useFilterFields(filters, t, {
        isWithdrawn: {
          label: t('state'),
          options: [
            { value: '0', label: t('live') },
            { value: '1', label: t('withdrawn') },
          ],
        },
      })}
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
