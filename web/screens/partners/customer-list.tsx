import { recordSource } from '@quayside/contract/kernel/record.codes.ts'
import type { Customer } from '@quayside/contract/partners/customer.ts'
import { customerLevel, customerType } from '@quayside/contract/partners/partner.codes.ts'
import { useChosenRecord } from '@quayside/kit/chosen-record.tsx'
import { Can } from '@quayside/kit/context.tsx'
import { DataTable } from '@quayside/kit/data-table.tsx'
import { EmptyState } from '@quayside/kit/empty-state.tsx'
import { FilterBar, FilterSelect, FilterText } from '@quayside/kit/filter-bar.tsx'
import { FilterChoice } from '@quayside/kit/filter-choice.tsx'
import { FilterDates } from '@quayside/kit/filter-dates.tsx'
import { ListPage } from '@quayside/kit/list-page.tsx'
import { useListQuery } from '@quayside/kit/list-query.ts'
import { saveDownload } from '@quayside/kit/page/download.ts'
import { showToast } from '@quayside/kit/page/events.ts'
import { RemoveDialog } from '@quayside/kit/remove-dialog.tsx'
import { SelectionBar } from '@quayside/kit/selection-bar.tsx'
import { useCodeText } from '@quayside/kit/state-tag.tsx'
import { exportedColumns, useTable } from '@quayside/kit/table.ts'
import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query'
import Button from 'antd/es/button'
import { lazy, Suspense, useState } from 'react'
import { useTranslations } from 'use-intl'
import { api } from '../../lib/api.ts'
import { useCustomerColumns } from './customer-list.columns.tsx'

const filterNames = ['type', 'keyword', 'level', 'source', 'createdAtBegin', 'createdAtEnd'] as const
const CustomerForm = lazy(() => import('./customer-form.tsx'))
const CustomerImport = lazy(() => import('./customer-import.tsx'))
const CustomerRecord = lazy(() => import('./customer-record.tsx'))

export function CustomerList() {
  const t = useTranslations('partners.customer')
  const fields = useTranslations('partnerFields.customer')
  const codeText = useCodeText()
  const queries = useQueryClient()
  const list = useListQuery(filterNames)
  const chosen = useChosenRecord()
  const answer = useQuery({
    queryKey: ['customer', 'list', list.query],
    queryFn: ({ signal }) => api('GET base/online/customer/list', { query: list.query }, { signal }),
    placeholderData: keepPreviousData,
  })
  const table = useTable<Customer>({
    name: 'customers',
    columns: useCustomerColumns(),
    list,
    answer,
  })
  const [edited, setEdited] = useState<{ id?: string }>()
  const [isImporting, setImporting] = useState(false)
  const [removing, setRemoving] = useState<readonly Customer[]>([])

  async function download(selected: readonly Customer[]): Promise<void> {
    const { pageNum: _pageNum, pageSize: _pageSize, ...filter } = list.query
    const ids = selected.length > 0 ? { ids: selected.map((row) => row.id).join(',') } : {}
    const query = { ...filter, ...ids, columns: exportedColumns(table) }
    saveDownload(await api('GET base/online/customer/export', { query }))
  }
  async function remove(): Promise<void> {
    const ids = removing.map((row) => row.id)
    const { count } = await api('DELETE base/online/customer/batchRemove', { body: { ids } })
    showToast({ kind: 'success', text: t('removed', { count }) })
    table.select([])
    await queries.invalidateQueries({ queryKey: ['customer', 'list'] })
  }

  const choices = (codes: typeof customerType | typeof customerLevel | typeof recordSource) =>
    codes.values.map((value) => ({ value: String(value), label: codeText(codes, value) }))

  return (
    <ListPage
      title={t('title')}
      table={table}
      actions={
        <>
          <Can permission="business-customer-import">
            <Button onClick={() => setImporting(true)}>{t('import')}</Button>
          </Can>
          <Can permission="business-customer-export">
            <Button onClick={() => void download([]).catch(() => undefined)}>{t('export')}</Button>
          </Can>
          <Can permission="business-customer-edit">
            <Button type="primary" onClick={() => setEdited({})}>
              {t('new')}
            </Button>
          </Can>
        </>
      }
      filters={
        <FilterBar table={table} filters={list.filters}>
          <FilterChoice name="type" label={fields('type')} all={t('all')} options={choices(customerType)} />
          <FilterText name="keyword" label={t('keyword')} />
          <FilterSelect name="level" label={fields('level')} options={choices(customerLevel)} />
          <FilterSelect name="source" label={fields('source')} options={choices(recordSource)} />
          <FilterDates name="createdAt" label={fields('createdAt')} />
        </FilterBar>
      }
      selection={
        <SelectionBar table={table}>
          <Can permission="business-customer-export">
            <button type="button" onClick={() => void download(table.selected).catch(() => undefined)}>
              {t('exportSelected')}
            </button>
          </Can>
          <Can permission="business-customer-remove">
            <button type="button" onClick={() => setRemoving(table.selected)}>
              {t('remove')}
            </button>
          </Can>
        </SelectionBar>
      }
    >
      <DataTable
        table={table}
        label={t('title')}
        isSelectable
        actionsWidth={110}
        empty={<EmptyState text={t('empty')} action={{ label: t('new'), run: () => setEdited({}) }} />}
        actions={(row) => (
          <>
            <Can permission="business-customer-edit">
              <button type="button" onClick={() => setEdited({ id: row.id })}>
                {t('change')}
              </button>
            </Can>
            <Can permission="business-customer-remove">
              <button type="button" onClick={() => setRemoving([row])}>
                {t('remove')}
              </button>
            </Can>
          </>
        )}
      />
      <Suspense>
        {chosen.id !== undefined && !edited && (
          <CustomerRecord
            id={chosen.id}
            onChange={() => setEdited({ ...(chosen.id !== undefined && { id: chosen.id }) })}
            onClose={chosen.close}
          />
        )}
        {isImporting && <CustomerImport onClose={() => setImporting(false)} />}
        {edited && <CustomerForm {...edited} onClose={() => setEdited(undefined)} />}
      </Suspense>
      {removing.length > 0 && (
        <RemoveDialog
          label={t('remove')}
          text={t('removeConfirm', { count: removing.length })}
          onClose={() => setRemoving([])}
          onConfirm={remove}
        />
      )}
    </ListPage>
  )
}
