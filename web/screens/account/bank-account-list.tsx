import { CrudListPage, useCrudList } from '@quayside/kit/list/crud-list.tsx'
import { useFilterFields } from '@quayside/kit/list/filter-fields.tsx'
import type { FilterTable } from '@quayside/kit/list/list-filters.ts'
import { useListQuery } from '@quayside/kit/list/list-query.ts'
import { lazyPart } from '@quayside/kit/page/lazy-part.tsx'
import { useTranslations } from 'use-intl'
import type { QueryOf } from '../../lib/session/api.ts'
import { listCalls } from '../../lib/session/list-calls.ts'
import { useBankAccountColumns } from './bank-account-list.columns.tsx'

type Query = QueryOf<'GET base/online/bankAccount/list'>
const filters = {
  keyword: 'text',
  currency: 'currency',
  isDefault: 'default',
} as const satisfies FilterTable<Query>
const BankAccountForm = lazyPart(() => import('./bank-account-form.tsx'))
const BankAccountRecord = lazyPart(() => import('./bank-account-record.tsx'))

export function BankAccountList() {
  const t = useTranslations('hub.bankAccount')
  const fields = useTranslations('hubFields.bankAccount')
  const list = useListQuery<Query>(filters)
  const crud = useCrudList({
    title: t('title'),
    name: 'bankAccounts',
    entity: 'bankAccount',
    permission: 'hub-bankAccount',
    texts: t,
    columns: useBankAccountColumns(),
    list,
    ...listCalls('base/online/bankAccount', list.query),
  })
  return (
    <CrudListPage
      crud={crud}
      filters={useFilterFields(filters, fields, { keyword: t('keyword') })}
      windows={{
        record: (props) => <BankAccountRecord {...props} />,
        form: (props) => <BankAccountForm {...props} />,
      }}
    />
  )
}
