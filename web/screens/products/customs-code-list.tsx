import { Button } from '@quayside/kit/button.tsx'
import { DataTable } from '@quayside/kit/data-table.tsx'
import { EmptyState } from '@quayside/kit/empty-state.tsx'
import { FilterBar, FilterText } from '@quayside/kit/filter-bar.tsx'
import { ListPage } from '@quayside/kit/list-page.tsx'
import { useListQuery } from '@quayside/kit/list-query.ts'
import { saveDownload } from '@quayside/kit/page/download.ts'
import { useChangeSearch } from '@quayside/kit/page-search.ts'
import { ToneTag } from '@quayside/kit/state-tag.tsx'
import { exportQuery, useTable } from '@quayside/kit/table.ts'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { lazy, Suspense, useCallback } from 'react'
import { useLocale, useTranslations } from 'use-intl'
import { api } from '../../lib/api.ts'
import { usePageSearch } from '../../lib/page-search.ts'
import styles from './customs-code.module.css'
import { type ListedCode, useCustomsCodeColumns } from './customs-code-list.columns.tsx'
import { CustomsCodeTree } from './customs-code-tree.tsx'

const filterNames = ['keyword', 'parent'] as const
const CustomsCodeDetail = lazy(() => import('./customs-code-detail.tsx'))

export function CustomsCodeList() {
  const t = useTranslations('customsCodes')
  const locale = useLocale()
  const change = useChangeSearch()
  const { code } = usePageSearch('/customsCode')
  const list = useListQuery(filterNames)
  const answer = useQuery({
    // Names depend on the language.
    queryKey: ['hsCode', 'list', locale, list.query],
    queryFn: ({ signal }) => api('GET base/online/hsCode/list', { query: list.query }, { signal }),
    select: ({ rows, total }) => ({ rows: rows.map((row): ListedCode => ({ ...row, id: row.code })), total }),
    placeholderData: keepPreviousData,
  })
  /** The opened code is in the address, so that it can be linked to. */
  const open = useCallback((chosen: string | undefined): void => change({ code: chosen }), [change])
  const table = useTable<ListedCode>({
    name: 'customsCodes',
    columns: useCustomsCodeColumns(),
    list,
    answer,
  })
  async function download(): Promise<void> {
    saveDownload(await api('GET base/online/hsCode/export', { query: exportQuery(list.query, table) }))
  }
  const sample = answer.data?.rows.find(({ isSample }) => isSample)

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
                    <ToneTag tone="waitsForYou">{t('sample')}</ToneTag>
                    {t('sampleNote', { date: sample.sourceDate })}
                  </span>
                )}
                <Button onClick={() => void download().catch(() => undefined)}>{t('export')}</Button>
              </>
            }
            filters={
              <FilterBar table={table} filters={list.filters}>
                <FilterText name="keyword" label={t('keyword')} width={320} />
              </FilterBar>
            }
          >
            <DataTable table={table} label={t('title')} empty={<EmptyState text={t('empty')} />} />
          </ListPage>
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
