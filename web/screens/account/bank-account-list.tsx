import type { BankAccount } from '@quayside/contract/account/bank-account.ts'
import { currency } from '@quayside/contract/rates/rate.codes.ts'
import { useChosenRecord } from '@quayside/kit/chosen-record.tsx'
import { Can } from '@quayside/kit/context.tsx'
import { DataTable } from '@quayside/kit/data-table.tsx'
import { EmptyState } from '@quayside/kit/empty-state.tsx'
import { FilterBar, FilterSelect, FilterText } from '@quayside/kit/filter-bar.tsx'
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
import { useBankAccountColumns } from './bank-account-list.columns.tsx'

const filterNames = ['keyword', 'currency', 'isDefault'] as const
const BankAccountForm = lazy(() => import('./bank-account-form.tsx'))
const BankAccountRecord = lazy(() => import('./bank-account-record.tsx'))

export function BankAccountList() {
  const t = useTranslations('hub.bankAccount')
  const common = useTranslations('hub.common')
  const fields = useTranslations('hubFields.bankAccount')
  const codeText = useCodeText()
  const queries = useQueryClient()
  const list = useListQuery(filterNames)
  const chosen = useChosenRecord()
  const answer = useQuery({
    queryKey: ['bankAccount', 'list', list.query],
    queryFn: ({ signal }) => api('GET base/online/bankAccount/list', { query: list.query }, { signal }),
    placeholderData: keepPreviousData,
  })
  const table = useTable<BankAccount>({
    name: 'bankAccounts',
    columns: useBankAccountColumns(),
    list,
    answer,
  })
  const [edited, setEdited] = useState<{ id?: string }>()
  const [removing, setRemoving] = useState<readonly BankAccount[]>([])

  async function download(selected: readonly BankAccount[]): Promise<void> {
    const { pageNum: _pageNum, pageSize: _pageSize, ...filter } = list.query
    const ids = selected.length > 0 ? { ids: selected.map((row) => row.id).join(',') } : {}
    const query = { ...filter, ...ids, columns: exportedColumns(table) }
    saveDownload(await api('GET base/online/bankAccount/export', { query }))
  }
  async function remove(): Promise<void> {
    const ids = removing.map((row) => row.id)
    const { count } = await api('DELETE base/online/bankAccount/batchRemove', { body: { ids } })
    showToast({ kind: 'success', text: t('removed', { count }) })
    table.select([])
    await queries.invalidateQueries({ queryKey: ['bankAccount', 'list'] })
  }

  return (
    <ListPage
      title={t('title')}
      table={table}
      actions={
        <>
          <Can permission="hub-bankAccount-export">
            <Button onClick={() => void download([]).catch(() => undefined)}>{common('export')}</Button>
          </Can>
          <Can permission="hub-bankAccount-edit">
            <Button type="primary" onClick={() => setEdited({})}>
              {t('new')}
            </Button>
          </Can>
        </>
      }
      filters={
        <FilterBar table={table} filters={list.filters}>
          <FilterText name="keyword" label={t('keyword')} />
          <FilterSelect
            name="currency"
            label={fields('currency')}
            options={currency.values.map((value) => ({
              value,
              label: `${value} ${codeText(currency, value)}`,
            }))}
          />
          <FilterSelect
            name="isDefault"
            label={fields('isDefault')}
            width={130}
            options={[{ value: '1', label: common('onlyDefault') }]}
          />
        </FilterBar>
      }
      selection={
        <SelectionBar table={table}>
          <Can permission="hub-bankAccount-export">
            <button type="button" onClick={() => void download(table.selected).catch(() => undefined)}>
              {common('exportSelected')}
            </button>
          </Can>
          <Can permission="hub-bankAccount-remove">
            <button type="button" onClick={() => setRemoving(table.selected)}>
              {common('remove')}
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
            <Can permission="hub-bankAccount-edit">
              <button type="button" onClick={() => setEdited({ id: row.id })}>
                {common('change')}
              </button>
            </Can>
            <Can permission="hub-bankAccount-remove">
              <button type="button" onClick={() => setRemoving([row])}>
                {common('remove')}
              </button>
            </Can>
          </>
        )}
      />
      <Suspense>
        {chosen.id !== undefined && !edited && (
          <BankAccountRecord
            id={chosen.id}
            onChange={() => setEdited({ ...(chosen.id !== undefined && { id: chosen.id }) })}
            onClose={chosen.close}
          />
        )}
        {edited && <BankAccountForm {...edited} onClose={() => setEdited(undefined)} />}
      </Suspense>
      {removing.length > 0 && (
        <RemoveDialog
          label={common('remove')}
          text={t('removeConfirm', { count: removing.length })}
          onClose={() => setRemoving([])}
          onConfirm={remove}
        />
      )}
    </ListPage>
  )
}
