import { useChosenRecord } from '@quayside/kit/chosen-record.tsx'
import { DataTable } from '@quayside/kit/data-table.tsx'
import { FilterBar, FilterSelect, FilterText } from '@quayside/kit/filter-bar.tsx'
import {
  EmptyList,
  ListButtons,
  ListSelection,
  RowButtons,
  useListActions,
} from '@quayside/kit/list-actions.tsx'
import { ListPage } from '@quayside/kit/list-page.tsx'
import { useListQuery } from '@quayside/kit/list-query.ts'
import { useListTable } from '@quayside/kit/list-table.ts'
import { useCurrencyOptions } from '@quayside/kit/state-tag.tsx'
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
  const currencies = useCurrencyOptions()
  const list = useListQuery(filterNames)
  const chosen = useChosenRecord()
  const table = useListTable({
    name: 'bankAccounts',
    entity: 'bankAccount',
    columns: useBankAccountColumns(),
    list,
    fetch: (signal) => api('GET base/online/bankAccount/list', { query: list.query }, { signal }),
  })
  const [edited, setEdited] = useState<{ id?: string }>()
  const actions = useListActions({
    table,
    query: list.query,
    permission: 'hub-bankAccount',
    create: { label: t('new'), run: () => setEdited({}) },
    entities: ['bankAccount'],
    removeConfirm: (count) => t('removeConfirm', { count }),
    removed: (count) => t('removed', { count }),
    exportRows: (query) => api('GET base/online/bankAccount/export', { query }),
    removeRows: (ids) => api('DELETE base/online/bankAccount/batchRemove', { body: { ids } }),
  })

  return (
    <ListPage
      title={t('title')}
      table={table}
      actions={<ListButtons actions={actions} />}
      filters={
        <FilterBar table={table} filters={list.filters}>
          <FilterText name="keyword" label={t('keyword')} />
          <FilterSelect name="currency" label={fields('currency')} options={currencies} />
          <FilterSelect
            name="isDefault"
            label={fields('isDefault')}
            width={130}
            options={[{ value: '1', label: common('onlyDefault') }]}
          />
        </FilterBar>
      }
      selection={<ListSelection actions={actions} />}
    >
      <DataTable
        table={table}
        label={t('title')}
        isSelectable
        actionsWidth={110}
        empty={<EmptyList actions={actions} text={t('empty')} />}
        actions={(row) => (
          <RowButtons actions={actions} row={row} onChange={() => setEdited({ id: row.id })} />
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
      {actions.question}
    </ListPage>
  )
}
