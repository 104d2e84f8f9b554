import { recordSource } from '@quayside/contract/kernel/record.codes.ts'
import { customerLevel, customerType } from '@quayside/contract/partners/partner.codes.ts'
import { CrudListPage, useCrudList } from '@quayside/kit/list/crud-list.tsx'
import { FilterChoice } from '@quayside/kit/list/filter-choice.tsx'
import { useFilterFields } from '@quayside/kit/list/filter-fields.tsx'
import type { FilterTable } from '@quayside/kit/list/list-filters.ts'
import { useListQuery } from '@quayside/kit/list/list-query.ts'
import { lazyPart } from '@quayside/kit/page/lazy-part.tsx'
import { useCodeOptions } from '@quayside/kit/record/state-tag.tsx'
import { useTranslations } from 'use-intl'
import type { QueryOf } from '../../lib/session/api.ts'
import { listCalls } from '../../lib/session/list-calls.ts'
import { useCustomerColumns } from './customer-list.columns.tsx'

type Query = QueryOf<'GET base/online/customer/list'>
const filters = {
  type: 'own',
  keyword: 'text',
  level: customerLevel,
  source: recordSource,
  createdAt: 'days',
} as const satisfies FilterTable<Query>
const CustomerForm = lazyPart(() => import('./customer-form.tsx'))
const RecordImport = lazyPart(() => import('../../lib/documents/record-import.tsx'))
const CustomerRecord = lazyPart(() => import('./customer-record.tsx'))

export function CustomerList() {
  const t = useTranslations('partners.customer')
  const fields = useTranslations('partnerFields.customer')
  const choices = useCodeOptions()
  const list = useListQuery<Query>(filters)
  const crud = useCrudList({
    title: t('title'),
    name: 'customers',
    entity: 'customer',
    permission: 'business-customer',
    texts: t,
    columns: useCustomerColumns(),
    list,
    ...listCalls('base/online/customer', list.query),
  })
  return (
    <CrudListPage
      crud={crud}
      filters={useFilterFields(filters, fields, {
        type: (
          <FilterChoice name="type" label={fields('type')} all={t('all')} options={choices(customerType)} />
        ),
        keyword: t('keyword'),
      })}
      windows={{
        record: (props) => <CustomerRecord {...props} />,
        form: (props) => <CustomerForm {...props} />,
        importing: (props) => <RecordImport entity="customer" {...props} />,
      }}
    />
  )
}
