import { Button } from '@quayside/kit/inputs/button.tsx'
import { FilterText } from '@quayside/kit/list/filter-bar.tsx'
import { ListPage } from '@quayside/kit/list/list-page.tsx'
import { useListQuery } from '@quayside/kit/list/list-query.ts'
import { useListTable } from '@quayside/kit/list/list-table.ts'
import { saveDownload } from '@quayside/kit/page/download.ts'
import { lazyPart } from '@quayside/kit/page/lazy-part.tsx'
import { useChangeSearch } from '@quayside/kit/page/page-search.ts'
import { ToneTag } from '@quayside/kit/record/state-tag.tsx'
import { exportQuery } from '@quayside/kit/table/table.ts'
import { Suspense, useCallback } from 'react'
import { useTranslations } from 'use-intl'
import { usePageSearch } from '../../lib/pages/page-search.ts'
import { api, type QueryOf } from '../../lib/session/api.ts'
import styles from './customs-code.module.css'
import { type ListedCode, useCustomsCodeColumns } from './customs-code-list.columns.tsx'
import { CustomsCodeTree } from './customs-code-tree.tsx'

const filterNames = ['keyword', 'parent'] as const
const CustomsCodeDetail = lazyPart(() => import('./customs-code-detail.tsx'))

export function CustomsCodeList() {
  const t = useTranslations('customsCodes')
  const change = useChangeSearch()
  const { code } = usePageSearch('/customsCode')
  const list = useListQuery<QueryOf<'GET base/online/hsCode/list'>>(filterNames)
  /** The opened code is in the address, so that it can be linked to. */
  const open = useCallback((chosen: string | undefined): void => change({ code: chosen }), [change])
  const table = useListTable({
    name: 'customsCodes',
    entity: 'hsCode',
    columns: useCustomsCodeColumns(),
    list,
    fetch: async (signal) => {
      const { rows, total } = await api('GET base/online/hsCode/list', { query: list.query }, { signal })
      return { rows: rows.map((row): ListedCode => ({ ...row, id: row.code })), total }
    },
  })
  async function download(): Promise<void> {
    saveDownload(await api('GET base/online/hsCode/export', { query: exportQuery(list.query, table) }))
  }
  const sample = table.answer.data?.rows.find(({ isSample }) => isSample)

  return (
    <>
      <div className={styles['hs-page']}>
        <CustomsCodeTree
          chosen={list.filters.parent}
          onChoose={(parent) => list.setFilters({ ...list.filters, parent: parent ?? '' })}
          onOpen={open}
        />
        <div>
          <ListPage
            title={t('title')}
            table={table}
            actions={
              <>
                {sample && (
                  <span className={styles['hs-sample']} title={t('sampleNote', { date: sample.sourceDate })}>
                    <ToneTag tone="draft">{t('sample')}</ToneTag>
                    {t('sampleNote', { date: sample.sourceDate })}
                  </span>
                )}
                <Button onClick={() => void download().catch(() => undefined)}>{t('export')}</Button>
              </>
            }
            filters={<FilterText name="keyword" label={t('keyword')} width={320} />}
            rows={{ empty: { text: t('empty') } }}
          />
        </div>
      </div>
      {code !== undefined && (
        <Suspense>
          <CustomsCodeDetail code={code} onClose={() => open(undefined)} />
        </Suspense>
      )}
    </>
  )
}
