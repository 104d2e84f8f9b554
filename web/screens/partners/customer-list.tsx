import { recordSource } from '@quayside/contract/kernel/record.codes.ts'
import { customerLevel, customerType } from '@quayside/contract/partners/partner.codes.ts'
import { CrudListPage, useCrudList } from '@quayside/kit/list/crud-list.tsx'
import { FilterSelect, FilterText } from '@quayside/kit/list/filter-bar.tsx'
import { FilterChoice } from '@quayside/kit/list/filter-choice.tsx'
import { FilterDates } from '@quayside/kit/list/filter-dates.tsx'
import { useListQuery } from '@quayside/kit/list/list-query.ts'
import { useCodeOptions } from '@quayside/kit/record/state-tag.tsx'
import { lazy } from 'react'
import { useTranslations } from 'use-intl'
import { api } from '../../lib/session/api.ts'
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
  const crud = useCrudList({
    title: t('title'),
    name: 'customers',
    entity: 'customer',
    permission: 'business-customer',
    texts: t,
    columns: useCustomerColumns(),
    list,
    fetch: (signal) => api('GET base/online/customer/list', { query: list.query }, { signal }),
    exportRows: (query) => api('GET base/online/customer/export', { query }),
    removeRows: (ids) => api('DELETE base/online/customer/batchRemove', { body: { ids } }),
  })
  return (
    <CrudListPage
      crud={crud}
      filters={
        <>
          <FilterChoice name="type" label={fields('type')} all={t('all')} options={choices(customerType)} />
          <FilterText name="keyword" label={t('keyword')} />
          <FilterSelect name="level" label={fields('level')} options={choices(customerLevel)} />
          <FilterSelect name="source" label={fields('source')} options={choices(recordSource)} />
          <FilterDates name="createdAt" label={fields('createdAt')} />
        </>
      }
      windows={{
        record: (props) => <CustomerRecord {...props} />,
        form: (props) => <CustomerForm {...props} />,
        importing: (props) => <CustomerImport {...props} />,
      }}
    />
  )
}
