import { useCrudList } from '@quayside/kit/list/crud-list.tsx'
import { FilterSelect } from '@quayside/kit/list/filter-bar.tsx'
import { useListQuery } from '@quayside/kit/list/list-query.ts'
import { lazyPart } from '@quayside/kit/page/lazy-part.tsx'
import { useCurrencyOptions } from '@quayside/kit/record/state-tag.tsx'
import { useTranslations } from 'use-intl'
import type { QueryOf } from '../../lib/session/api.ts'
import { listCalls } from '../../lib/session/list-calls.ts'
import { useSupplierAccountColumns } from './supplier-account-list.columns.tsx'
import { SupplierPartPage } from './supplier-part-page.tsx'

const filterNames = ['supplierId', 'keyword', 'currency', 'isDefault'] as const
const AccountForm = lazyPart(() => import('./supplier-account-form.tsx'))

export function SupplierAccountList() {
  const t = useTranslations('partners.account')
  const fields = useTranslations('partnerFields.supplierAccount')
  const currencies = useCurrencyOptions()
  const list = useListQuery<QueryOf<'GET base/online/supplierAccount/list'>>(filterNames)
  const crud = useCrudList({
    title: t('title'),
    name: 'supplierAccounts',
    entity: 'supplierAccount',
    permission: 'business-account',
    texts: t,
    columns: useSupplierAccountColumns(),
    list,
    ...listCalls('base/online/supplierAccount', list.query),
  })
  return (
    <SupplierPartPage
      crud={crud}
      texts={t}
      filter={<FilterSelect name="currency" label={fields('currency')} width={130} options={currencies} />}
      form={AccountForm}
      supplierId={list.filters.supplierId}
    />
  )
}
