import { recordSource } from '@quayside/contract/kernel/record.codes.ts'
import { customerLevel, customerType } from '@quayside/contract/partners/partner.codes.ts'
import { useChosenRecord } from '@quayside/kit/chosen-record.tsx'
import { DataTable } from '@quayside/kit/data-table.tsx'
import { FilterBar, FilterSelect, FilterText } from '@quayside/kit/filter-bar.tsx'
import { FilterChoice } from '@quayside/kit/filter-choice.tsx'
import { FilterDates } from '@quayside/kit/filter-dates.tsx'
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
import { useCodeOptions } from '@quayside/kit/state-tag.tsx'
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
  const choices = useCodeOptions()
  const list = useListQuery(filterNames)
  const chosen = useChosenRecord()
  const table = useListTable({
    name: 'customers',
    entity: 'customer',
    columns: useCustomerColumns(),
    list,
    fetch: (signal) => api('GET base/online/customer/list', { query: list.query }, { signal }),
  })
  const [edited, setEdited] = useState<{ id?: string }>()
  const actions = useListActions({
    table,
    query: list.query,
    permission: 'business-customer',
    create: { label: t('new'), run: () => setEdited({}) },
    entities: ['customer'],
    removeConfirm: (count) => t('removeConfirm', { count }),
    removed: (count) => t('removed', { count }),
    exportRows: (query) => api('GET base/online/customer/export', { query }),
    removeRows: (ids) => api('DELETE base/online/customer/batchRemove', { body: { ids } }),
  })
  const [isImporting, setImporting] = useState(false)

  return (
    <ListPage
      title={t('title')}
      table={table}
      actions={<ListButtons actions={actions} onImport={() => setImporting(true)} />}
      filters={
        <FilterBar table={table} filters={list.filters}>
          <FilterChoice name="type" label={fields('type')} all={t('all')} options={choices(customerType)} />
          <FilterText name="keyword" label={t('keyword')} />
          <FilterSelect name="level" label={fields('level')} options={choices(customerLevel)} />
          <FilterSelect name="source" label={fields('source')} options={choices(recordSource)} />
          <FilterDates name="createdAt" label={fields('createdAt')} />
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
          <CustomerRecord
            id={chosen.id}
            onChange={() => setEdited({ ...(chosen.id !== undefined && { id: chosen.id }) })}
            onClose={chosen.close}
          />
        )}
        {isImporting && <CustomerImport onClose={() => setImporting(false)} />}
        {edited && <CustomerForm {...edited} onClose={() => setEdited(undefined)} />}
      </Suspense>
      {actions.question}
    </ListPage>
  )
}
