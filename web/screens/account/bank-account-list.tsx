import { CrudListPage, useCrudList } from '@quayside/kit/list/crud-list.tsx'
import { FilterDefault, FilterSelect, FilterText } from '@quayside/kit/list/filter-bar.tsx'
import { useListQuery } from '@quayside/kit/list/list-query.ts'
import { useCurrencyOptions } from '@quayside/kit/record/state-tag.tsx'
import { lazy } from 'react'
import { useTranslations } from 'use-intl'
import { api } from '../../lib/session/api.ts'
import { useBankAccountColumns } from './bank-account-list.columns.tsx'

const filterNames = ['keyword', 'currency', 'isDefault'] as const
const BankAccountForm = lazy(() => import('./bank-account-form.tsx'))
const BankAccountRecord = lazy(() => import('./bank-account-record.tsx'))

export function BankAccountList() {
  const t = useTranslations('hub.bankAccount')
  const fields = useTranslations('hubFields.bankAccount')
  const currencies = useCurrencyOptions()
  const list = useListQuery(filterNames)
  const crud = useCrudList({
    title: t('title'),
    name: 'bankAccounts',
    entity: 'bankAccount',
    permission: 'hub-bankAccount',
    texts: t,
    columns: useBankAccountColumns(),
    list,
    fetch: (signal) => api('GET base/online/bankAccount/list', { query: list.query }, { signal }),
    exportRows: (query) => api('GET base/online/bankAccount/export', { query }),
    removeRows: (ids) => api('DELETE base/online/bankAccount/batchRemove', { body: { ids } }),
  })
  return (
    <CrudListPage
      crud={crud}
      filters={
        <>
          <FilterText name="keyword" label={t('keyword')} />
          <FilterSelect name="currency" label={fields('currency')} options={currencies} />
          <FilterDefault />
        </>
      }
      windows={{
        record: (props) => <BankAccountRecord {...props} />,
        form: (props) => <BankAccountForm {...props} />,
      }}
    />
  )
}
